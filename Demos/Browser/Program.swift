import Gallery
import Reflow

/// The interface between the browser and the command line.
public enum Program {
    /// The version of the program and of the library.
    public static let version = "0.1.0"

    /// The name of a demo on the command line, and one line that describes it.
    public typealias Listing = (name: String, summary: String)

    /// The value of an option on the command line.
    public typealias Value = DemoOptions.Value

    /// The options that a command line passes to a demo.
    public typealias Options = DemoOptions

    /// The size of the terminal, so that a demo is laid out only once; 80 x 24 without a terminal.
    public static var screenSize: ScreenSize { .ofOutput ?? ScreenSize(columns: 80, rows: 24) }

    /// Whether the terminal cannot move its cursor, like a shell in an editor.
    public static var isTerminalDumb: Bool { Platform.variable("TERM") == "dumb" }

    /// The library that the generated code of a layout uses.
    public typealias Toolkit = CodeTarget

    /// The demos by category, in the order of the list. Empty categories are left out.
    public static var demos: [(category: String, demos: [Listing])] {
        DemoCategory.allCases.compactMap { category -> (category: String, demos: [Listing])? in
            let demos = DemoCatalog.all.entries(of: category).map { entry -> Listing in
                (entry.name, entry.summary)
            }
            return demos.isEmpty ? nil : (category.title, demos)
        }
    }

    /// Shows the browser until the user leaves it.
    public static func run(_ browser: inout Browser, on terminal: some Terminal) {
        browser.begin(on: terminal)
        terminal.run(&browser)
    }

    /// Collects the options of a command line for a demo. Without a name, each option goes to the demos that accept it.
    ///
    /// - Parameters:
    ///   - values: The options by their names, without dashes.
    ///   - argument: The word after the demo's name.
    ///   - settings: The values of knobs, such as `leftSideRatio=0.3`. They need the name of a demo.
    ///   - readsStandardInput: Whether a demo without an argument may read standard input. If not, it chooses its data
    ///     as in the browser.
    ///
    /// Throws a sentence for an option, argument or setting that the demo does not accept.
    public static func options(
        demo name: String?, _ values: [String: Value], argument: [UInt8]? = nil,
        settings: [String] = [], animates: Bool = true, readsStandardInput: Bool = true
    ) throws -> DemoOptions {
        var options = DemoOptions(animates: animates)
        let entry = name.flatMap { DemoCatalog.all.entry(named: $0) }
        if let entry { options.settings[entry.name] = settings }
        // An unknown name is reported when the demo is made.
        let known = entry.map { [$0] } ?? DemoCatalog.all.entries
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            guard let option = known.flatMap(\.options).first(where: { $0.name == name }) else {
                let takers = DemoCatalog.all.entries.filter {
                    $0.options.contains { $0.name == name }
                }
                .map { "“\($0.name)”" }.joined(separator: " and ")
                throw DemoError(
                    "“\(entry?.name ?? "")” does not take --\(name): it is an option of \(takers).")
            }
            options.values[option] = value
        }
        guard let entry else {
            if let setting = settings.first, name == nil {
                throw DemoError(
                    "--set \(setting.prefix(40)) needs the name of a demo, "
                        + "for example “reflow basic --set leftSideRatio=0.3”.")
            }
            return options
        }
        if let taken = entry.argument {
            if let argument { options.values[taken.option] = .path(argument) }
            if readsStandardInput, let text = taken.otherwise, options.values[taken.option] == nil {
                options.values[taken.option] = .text(text)
            }
        } else if let argument {
            let word = String(decoding: argument, as: UTF8.self).prefix(40)
            throw DemoError(
                "“\(entry.name)” does not take the argument “\(word)”: “reflow log FILE” follows a file, "
                    + "“reflow files DIR” shows a folder.")
        }
        return options
    }

    /// Returns the device that a command line names, or a device with a size in points; `nil` without a name.
    ///
    /// Throws a sentence for an unknown name, and for an orientation without a device.
    public static func device(
        named name: String?, _ orientation: Device.Orientation?
    ) throws -> OrientedDevice? {
        guard let name else {
            guard let option = orientation.map({ "--\($0.rawValue)" }) else { return nil }
            throw DemoError("\(option) needs a device, for example --device iphone-15 \(option).")
        }
        return OrientedDevice(try Device(named: name), orientation)
    }

    /// Returns the code of a demo's layout with its current numbers, for Reflow or for UIKit.
    ///
    /// Does not read standard input. A demo that needs a log uses a log of this machine unless a file is named.
    ///
    /// Throws a `BrowserError` for an unknown name, the error of a demo that can't be made, and a sentence if there is
    /// no code.
    public static func code(
        of name: String, for target: CodeTarget, options: DemoOptions
    ) throws -> String {
        guard let entry = DemoCatalog.all.entry(named: name) else {
            throw BrowserError(unknown: name)
        }
        guard entry.hasCode else { throw CodeError(entry: entry, target: target) }
        var options = options
        // Use a log of this machine instead of standard input.
        if options.readsStandardInput, let argument = entry.argument {
            options.values[argument.option] = nil
        }
        guard let code = try entry.make(options).code(for: target) else {
            throw CodeError(entry: entry, target: target)
        }
        return code.text
    }

    /// Returns the bytes of a word on the command line, or of the value after an option's `=`.
    ///
    /// In a `String`, invalid UTF-8 becomes U+FFFD. If several words then look alike, the first of these words counts.
    public static func bytes(ofWord word: String, among arguments: [[UInt8]]) -> [UInt8] {
        func isWord(_ bytes: ArraySlice<UInt8>) -> Bool {
            String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(word.utf8)
        }
        guard word.unicodeScalars.contains("\u{FFFD}") else { return Array(word.utf8) }
        for argument in arguments {
            if isWord(argument[...]) { return argument }
            if let equals = argument.firstIndex(of: UInt8(ascii: "=")),
                isWord(argument[(equals + 1)...])
            {
                return Array(argument[(equals + 1)...])
            }
        }
        return Array(word.utf8)
    }

    /// Parses a whole number of decimal digits, with an optional minus sign. Returns `nil` for any other text.
    public static func wholeNumber(_ text: some StringProtocol) -> Int? { Int(decimal: text) }

    /// Makes a text safe for a terminal: its control characters have no effect.
    public static func printable(_ text: some StringProtocol) -> String { text.printable() }
}
