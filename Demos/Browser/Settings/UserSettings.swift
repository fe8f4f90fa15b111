import Gallery
import Reflow

/// The user's settings, from the file `reflow/settings` in the user's configuration folder.
///
/// A line of the file is `KEY = VALUE`. A `#` begins a comment, and blank lines mean nothing. A wrong line is skipped,
/// and becomes a problem.
public struct UserSettings: Hashable, Sendable {
    /// The name of the demo that the browser opens first; `nil` for the list.
    public private(set) var start: String?
    /// Whether the program uses the mouse; `nil` if the file does not say.
    public private(set) var usesMouse: Bool?
    /// Whether changes are animated; `nil` if the file does not say.
    public private(set) var animates: Bool?
    /// The theme; `nil` if the file does not say.
    public private(set) var theme: ThemeChoice?
    /// Sentences about what is wrong in the file, in the order of the lines.
    public private(set) var problems: [String] = []

    /// The names of the settings.
    private enum Key: String, CaseIterable {
        case start, mouse, animation, theme
    }

    /// The maximum length of a line and of the file, in bytes.
    private static let (longestLine, longestFile) = (256, 65_536)
    /// The maximum number of problems in a report.
    private static let longestReport = 10

    /// The settings in the user's file. Without a file, all settings are `nil`.
    public static var user: UserSettings {
        SettingFile("settings") { Platform.variable($0) }.map { UserSettings($0) }
            ?? UserSettings([])
    }

    init(_ file: SettingFile) {
        do throws(DemoError) {
            self.init(try file.bytes(atMost: Self.longestFile + 1))
        } catch {
            self.init([])
            problems = ["\(error)"]
        }
    }

    /// Parses the bytes of a file.
    init(_ bytes: [UInt8]) {
        var lines = bytes.prefix(Self.longestFile).split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let isCut = bytes.count > Self.longestFile
        // The last line may be incomplete.
        if isCut { lines.removeLast() }
        var origins: [Key: Int] = [:]
        for (index, line) in lines.enumerated() {
            if let problem = read(line, number: index + 1, &origins) {
                problems.append("settings, line \(index + 1): \(problem)")
            }
        }
        if isCut { problems.append("settings: only the first \(Self.longestFile) bytes count") }
    }

    /// Reads a line. Returns what is wrong with it; `nil` for a correct line.
    private mutating func read(
        _ line: ArraySlice<UInt8>, number: Int, _ origins: inout [Key: Int]
    ) -> String? {
        guard line.count <= Self.longestLine else {
            return "it is longer than \(Self.longestLine) bytes"
        }
        let text = String(decoding: line, as: UTF8.self)
        guard text.utf8.elementsEqual(line) else { return "it is not valid UTF-8" }
        // Search scalars, because a `#` with a combining mark is another character.
        let content = text.unicodeScalars.prefix { $0 != "#" }
        guard let equals = content.firstIndex(of: "=") else {
            let words = content.trimmed
            return words.isEmpty ? nil : "“\(words.quoted)” is not KEY = VALUE"
        }
        let name = content[..<equals].trimmed
        guard let key = Key(rawValue: String(name)) else {
            let names = Key.allCases.map(\.rawValue).joined(separator: ", ")
            return "there is no setting “\(name.quoted)”; the settings are \(names)"
        }
        if let former = origins[key] { return "line \(former) sets “\(name)” already" }
        let problem = set(key, to: content[content.index(after: equals)...].trimmed)
        if problem == nil { origins[key] = number }
        return problem
    }

    /// Sets a value. Returns what is wrong with it; `nil` for a correct value.
    private mutating func set(_ key: Key, to value: Substring) -> String? {
        switch key {
        case .start:
            start = DemoCatalog.all.entry(named: String(value))?.name
            return start == nil
                ? "there is no demo “\(value.quoted)”; “reflow list” shows all names" : nil
        case .mouse: usesMouse = value.isOn
        case .animation: animates = value.isOn
        case .theme:
            theme = ThemeChoice(rawValue: String(value))
            let names = ThemeChoice.allCases.map(\.rawValue).joined(separator: ", ")
            return theme == nil ? "the theme is one of \(names), not “\(value.quoted)”" : nil
        }
        return value.isOn == nil ? "\(key.rawValue) is on or off, not “\(value.quoted)”" : nil
    }

    /// The problems, for a terminal without a screen. After ten problems, only their number.
    public var report: [String] {
        let rest = problems.count - Self.longestReport
        guard rest > 0 else { return problems }
        return problems.prefix(Self.longestReport) + ["settings: \(rest) more problems"]
    }

    /// The first problem and the number of the others, for the status line; `nil` without a problem.
    public var notice: String? {
        problems.first.map { problems.count == 1 ? $0 : "\($0) (and \(problems.count - 1) more)" }
    }
}

extension Substring.UnicodeScalarView {
    /// The text without blanks at both ends.
    fileprivate var trimmed: Substring {
        let start = drop(while: \.properties.isWhitespace)
        let last = start.lastIndex { !$0.properties.isWhitespace }
        return Substring(last.map { start[...$0] } ?? start[..<start.startIndex])
    }
}

extension Substring {
    /// The start of the text, safe for a message.
    fileprivate var quoted: String { prefix(40).printable() }

    /// The value of `on` or `off`; `nil` for any other text.
    fileprivate var isOn: Bool? { ["on": true, "off": false][self] }
}
