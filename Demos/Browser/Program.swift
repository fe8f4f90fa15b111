import Gallery
import Reflow

/// The program as the command line runs it.
public enum Program {
    /// A demo as the command line names it, with one line on what there is to see.
    public typealias Listing = (name: String, summary: String)

    /// The value of an option of the command line.
    public typealias Value = DemoOptions.Value

    /// What a command line says to a demo.
    public typealias Options = DemoOptions

    /// Whether the terminal cannot move its cursor, as that of an editor's shell.
    public static var isTerminalDumb: Bool { Platform.variable("TERM") == "dumb" }

    /// What the code of a layout is written for.
    public typealias Toolkit = CodeTarget

    /// The demos by category, in the order of the list; categories without any are left out.
    public static var demos: [(category: String, demos: [Listing])] {
        DemoCategory.allCases.compactMap { category -> (category: String, demos: [Listing])? in
            let demos = Gallery.entries(of: category).map { entry -> Listing in
                (entry.name, entry.summary)
            }
            return demos.isEmpty ? nil : (category.title, demos)
        }
    }

    /// Shows the browser until the reader leaves.
    public static func run(_ browser: inout Browser, on terminal: some Terminal) {
        browser.begin(on: terminal)
        terminal.run(&browser)
    }

    /// What a command line says to a demo, or without a name to whichever demo takes it.
    ///
    /// - Parameters:
    ///   - values: The options by their names, without dashes.
    ///   - argument: The word after the demo's name.
    ///   - settings: Values of knobs, as `leftSideRatio=0.3`; for a demo alone.
    ///
    /// Throws a sentence for what the demo has no use for.
    public static func options(
        demo name: String?, _ values: [String: Value], argument: [UInt8]? = nil,
        settings: [String] = [], animates: Bool = true
    ) throws -> DemoOptions {
        var options = DemoOptions(animates: animates)
        let entry = name.flatMap { Gallery.entry(named: $0) }
        if let entry { options.settings[entry.name] = settings }
        // An unknown name is reported when the demo is made.
        let known = entry.map { [$0] } ?? Gallery.entries
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            guard let option = known.flatMap(\.options).first(where: { $0.name == name }) else {
                throw OptionError(option: name, demo: entry?.name ?? "")
            }
            options.values[option] = value
        }
        guard let entry else {
            if let setting = settings.first, name == nil { throw SettingError(setting: setting) }
            return options
        }
        if let taken = entry.argument {
            if let argument { options.values[taken.option] = .path(argument) }
            if let text = taken.otherwise, options.values[taken.option] == nil {
                options.values[taken.option] = .text(text)
            }
        } else if let argument {
            throw ArgumentError(
                argument: String(decoding: argument, as: UTF8.self), demo: entry.name)
        }
        return options
    }

    /// The device that a command line names, or a size in points, as it is held; nil without a name.
    ///
    /// Throws a sentence for a name that is none.
    public static func device(
        named name: String?, _ orientation: Device.Orientation?
    ) throws -> HeldDevice? {
        guard let name else {
            if let orientation { throw OrientationError(orientation: orientation) }
            return nil
        }
        return HeldDevice(try Device(named: name), orientation)
    }

    /// The code of a demo's layout, with the numbers that it has, for Reflow or for UIKit. Standard input is not read:
    /// the log of this machine is, where the demo needs one and none is named.
    ///
    /// Throws a `BrowserError` for a name that is none, what the demo throws when it can't be made, and a sentence where
    /// there is no code.
    public static func code(
        of name: String, for target: CodeTarget, options: DemoOptions
    ) throws -> String {
        guard let entry = Gallery.entry(named: name) else { throw BrowserError(unknown: name) }
        guard entry.hasCode else { throw CodeError(entry: entry, target: target) }
        var options = options
        // Do not read a log from standard input for this.
        if options.readsStandardInput, let argument = entry.argument {
            options.values[argument.option] = nil
        }
        guard let code = try entry.make(options).code(for: target) else {
            throw CodeError(entry: entry, target: target)
        }
        return code.text
    }

    /// The bytes of a word of the command line, or of what stands behind an option's `=`.
    ///
    /// What is not UTF-8 has become U+FFFD in a `String`; of words that are alike then, the first counts.
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

    /// A text made fit for a terminal: no control character in it acts, and without Unicode it is ASCII.
    public static func printable(_ text: some StringProtocol, isUnicode: Bool = true) -> String {
        text.printable(isUnicode: isUnicode)
    }
}

/// The error for an argument that a demo does not take.
struct ArgumentError: Error, CustomStringConvertible {
    let argument: String
    let demo: String

    var description: String {
        "“\(demo)” does not take the argument “\(argument.prefix(40))”: “reflow log FILE” follows a file, "
            + "“reflow files DIR” shows a folder."
    }
}

/// The error for an orientation without a device.
struct OrientationError: Error, CustomStringConvertible {
    let orientation: Device.Orientation

    var description: String {
        let option = "--\(orientation.rawValue)"
        return "\(option) needs a device, for example --device iphone-15 \(option)."
    }
}

/// The error for a setting without a demo.
struct SettingError: Error, CustomStringConvertible {
    let setting: String

    var description: String {
        "--set \(setting.prefix(40)) needs the name of a demo, for example “reflow basic --set leftSideRatio=0.3”."
    }
}

/// The error for an option that a demo does not take.
struct OptionError: Error, CustomStringConvertible {
    let option: String
    let demo: String

    var description: String {
        let takers = Gallery.entries.filter { $0.options.contains { $0.name == option } }
            .map { "“\($0.name)”" }.joined(separator: " and ")
        return "“\(demo)” does not take --\(option): it is an option of \(takers)."
    }
}
