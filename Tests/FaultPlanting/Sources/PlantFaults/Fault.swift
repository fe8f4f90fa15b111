/// A change of a source file that makes it wrong while it is switched on.
struct Fault: Sendable {
    /// The file, from the package's root.
    var file: String
    /// Counted from 1.
    var line: Int
    /// Bytes of the file that the change replaces.
    var range: Range<Int>
    /// What is changed, in a few words, such as `< to <=`.
    var change: String
    /// The trimmed text of the line, by which the fault is found again when lines above have come or gone.
    var source: String
    /// The new text, around the place where the switch's name goes.
    var replacement: @Sendable (_ isOn: String) -> String

    /// What the list of equivalent faults calls it.
    var name: String { "\(file): \(source) [\(change)]" }
}

/// A fault with the number that switches it on.
struct PlantedFault: Sendable {
    var number: Int
    var target: Target
    var fault: Fault
}

/// A target that faults are planted in.
struct Target: Hashable, Sendable {
    var name: String

    static let all = [
        "CollectionLayouts", "CollectionSnapshots", "CollectionViews", "Terminals",
        "CollectionRendering", "CursesTerminals", "CCurses",
    ].map(Target.init)

    var folder: String { "Sources/\(name)" }

    /// Only a real terminal shows whether these work, so the tests in a pty count as theirs.
    var isTestedInTerminal: Bool { name == "CursesTerminals" || name == "CCurses" }

    /// The tests that have to notice its faults.
    ///
    /// The C side has no tests in the package: it is tested through the target above it. The laws of bodies are
    /// checked by a target of their own.
    var suites: [String] {
        switch name {
        case "CCurses": ["CursesTerminalsTests"]
        case "CollectionLayouts": ["CollectionLayoutsTests", "CollectionLawsTests"]
        default: ["\(name)Tests"]
        }
    }
}
