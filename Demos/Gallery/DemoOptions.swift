/// An option of the command line that some demos take: a path, a number or a flag.
public struct DemoOption: Hashable, Sendable {
    /// What it is called, without dashes.
    public let name: String

    init(_ name: String) { self.name = name }
}

/// The option that the word after a demo's name is the value of.
public struct DemoArgument: Hashable, Sendable {
    public let option: DemoOption
    /// The value without a word; nil for none.
    public var otherwise: String?
}

/// What the command line says to demos, each of which takes the options that its entry lists.
public struct DemoOptions: Sendable {
    /// The value of an option.
    public enum Value: Hashable, Sendable {
        /// Bytes, which need not be text.
        case path([UInt8])
        case number(Int)
        case flag

        /// A path that is text.
        public static func text(_ path: String) -> Value { .path(Array(path.utf8)) }
    }

    /// The options that are given.
    public var values: [DemoOption: Value] = [:]
    /// What knobs are set to, as `name=value`, by the name of the demo they are of; the last one for a knob counts.
    public var settings: [String: [String]] = [:]
    /// Whether changes take a while where they can.
    public var animates: Bool
    /// Whether the stages of each frame are measured and said, where a demo does that.
    public var isTimed = false
    /// What is shown instead of this machine's data.
    public var standIns: DemoStandIns

    public init(
        _ values: [DemoOption: Value] = [:], animates: Bool = true,
        standIns: DemoStandIns = DemoStandIns()
    ) {
        self.values = values
        self.animates = animates
        self.standIns = standIns
    }

    /// Those that a demo takes, as they are typed in a shell; a path that is no plain text is left out.
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

/// Data that stands in for this machine's and this moment's, so that pictures are the same everywhere; where it is nil
/// there is the real thing.
public struct DemoStandIns: Sendable {
    /// What the folder of Files is called on the screen.
    public var folderName: String?
    /// A folder in the form of Linux' `/proc`.
    public var processRoot: String?
    /// What random changes depend on.
    public var seed: UInt64?
    /// The folder of the machine's time zones.
    public var zones: String?
    /// The day that calendars take for today.
    public var today: CalendarDay?
    /// The variables of the program's environment.
    public var environment: [String: String]?

    public init() {}
}

extension String {
    /// As a shell takes it for one word; nil for what has control characters, which would act where it is pasted.
    var quoted: String? {
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
