/// A change that makes a source file wrong while its switch is on.
struct Fault: Sendable {
    /// The file's path, relative to the package's root.
    var file: String
    /// The line's number, counted from 1.
    var line: Int
    /// The bytes of the file that the change replaces.
    var range: Range<Int>
    /// A short description of the change, such as `< to <=`.
    var change: String
    /// The line's trimmed text.
    var source: String
    /// The function that returns the new text. The text reads the switch with the expression `isOn`.
    var replacement: @Sendable (_ isOn: String) -> String

    /// The fault's name in the report.
    var name: String { "\(file): \(source) [\(change)]" }
}

/// A fault, and the number that switches it on.
struct PlantedFault: Sendable {
    var number: Int
    var target: Target
    var fault: Fault
}

/// A target of the package that gets faults.
struct Target: Hashable, Sendable {
    var name: String

    static let all = [
        "CollectionLayouts", "CollectionSnapshots", "CollectionViews", "Terminals",
        "TerminalControls", "TerminalPictures", "CollectionRendering", "AnsiTerminals",
        "CursesTerminals", "CTerminals", "CCurses",
    ].map(Target.init)

    var folder: String { "Sources/\(name)" }

    /// Whether the target's tests include `BackendTests` of the end-to-end package. Only a pseudo-terminal shows whether
    /// these targets work.
    var isTestedInTerminal: Bool { isC || name == "AnsiTerminals" || name == "CursesTerminals" }

    /// Whether the target is written in C.
    var isC: Bool { name == "CTerminals" || name == "CCurses" }

    /// The test targets that must detect the target's faults.
    ///
    /// SystemTerminalsTests tests both terminals of the system, and their C targets. CollectionLawsTests checks the laws
    /// of section bodies.
    var suites: [String] {
        switch name {
        case "AnsiTerminals", "CursesTerminals", "CTerminals", "CCurses": ["SystemTerminalsTests"]
        case "Terminals": ["TerminalsTests", "SystemTerminalsTests"]
        case "CollectionLayouts": ["CollectionLayoutsTests", "CollectionLawsTests"]
        default: ["\(name)Tests"]
        }
    }
}
