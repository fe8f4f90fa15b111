import Reflow

/// An option of the command line that some demos accept: a path, a number or a flag.
public struct DemoOption: Hashable, Sendable {
    /// The name without dashes.
    public let name: String

    init(_ name: String) { self.name = name }
}

/// An option whose value is the word after the demo's name.
public struct DemoArgument: Hashable, Sendable {
    public let option: DemoOption
    /// The option's value if no word follows the demo's name; `nil` if the option then has no value.
    public var otherwise: String?
}

/// The command-line options for demos. Each demo reads the options that its entry lists.
public struct DemoOptions: Sendable {
    /// The value of an option.
    public enum Value: Hashable, Sendable {
        /// A path as bytes, which need not be valid text.
        case path([UInt8])
        case number(Int)
        case flag

        /// Returns a path value for a text.
        public static func text(_ path: String) -> Value { .path(Array(path.utf8)) }
    }

    /// The given options with their values.
    public var values: [DemoOption: Value] = [:]
    /// The settings of each demo's knobs as `name=value`. The key is the name of the demo. If a knob has several
    /// settings, the last one applies.
    public var settings: [String: [String]] = [:]
    /// Whether changes are animated, if the demo can animate them.
    public var animates: Bool
    /// The direction in which layouts run that are mirrored in languages from right to left.
    public var layoutDirection = LayoutDirection.leftToRight
    /// Whether the stages of each frame are measured and shown, if the demo supports this.
    public var isTimed = false
    /// Data that replaces this machine's data.
    public var standIns: DemoStandIns

    public init(
        _ values: [DemoOption: Value] = [:], animates: Bool = true,
        standIns: DemoStandIns = DemoStandIns()
    ) {
        self.values = values
        self.animates = animates
        self.standIns = standIns
    }

    /// Returns the options that a demo accepts, as words for a shell. Omits paths that are not plain text.
    public func words(for entry: DemoEntry) -> [String] {
        values.filter { entry.options.contains($0.key) }.sorted { $0.key.name < $1.key.name }
            .flatMap { option, value -> [String] in
                switch value {
                case .number(let number): return ["--\(option.name)", "\(number)"]
                case .flag: return ["--\(option.name)"]
                case .path(let bytes):
                    guard let word = String(validating: bytes, as: UTF8.self)?.quoted else {
                        return []
                    }
                    return entry.argument?.option == option ? [word] : ["--\(option.name)", word]
                }
            }
    }

    func path(_ option: DemoOption) -> [UInt8]? {
        if case .path(let path)? = values[option] { path } else { nil }
    }

    func number(_ option: DemoOption) -> Int? {
        if case .number(let number)? = values[option] { number } else { nil }
    }

    func has(_ option: DemoOption) -> Bool { values[option] != nil }
}

/// Data that replaces this machine's data and the current time, so that pictures are the same everywhere. A property
/// that is `nil` replaces nothing.
public struct DemoStandIns: Sendable {
    /// The name on the screen for the folder of the Files demo.
    public var folderName: String?
    /// The path of a folder with the structure of Linux' `/proc`.
    public var processRoot: String?
    /// The seed of random changes.
    public var seed: UInt64?
    /// The path of the folder with the machine's time zones.
    public var zones: String?
    /// The current day for calendars.
    public var today: CalendarDay?
    /// The environment variables of the program.
    public var environment: [String: String]?

    public init() {}
}

extension String {
    /// The text as one word for a shell; `nil` if the text has control characters. A terminal would execute control
    /// characters when the user pastes the text.
    package var quoted: String? {
        guard unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
            return nil
        }
        let isPlain = unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || "0123456789/._-+,:@%".unicodeScalars.contains($0)
        }
        guard !isPlain || isEmpty else { return self }
        return "'"
            + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
            + "'"
    }
}
