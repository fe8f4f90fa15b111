import CompilerSupport
import Reflow
import Testing

@testable import Gallery

/// The code of a demo for Reflow with all knobs changed by a number of steps.
struct CodeVariant {
    let name: String
    let code: DemoCode
    let demo: any CodedDemo

    /// The default values, one step up, and three steps down. Knobs continue or stop at their
    /// limits.
    static let allSteps = [0, 1, -3]

    /// Returns `nil` for a demo without code.
    init?(_ entry: DemoEntry, steps: Int, in folder: Folder) throws {
        var options = DemoOptions([.items: .number(1_000)], animates: false)
        options.standIns.seed = 1
        if entry.name == "log" {
            try folder.write(
                String(repeating: "a line that fits\n", count: 60), to: "a.log")
            options.values[.file] = .path(folder.bytes("a.log"))
        }
        guard entry.hasCode else { return nil }
        let demo = try entry.make(options)
        for (index, knob) in entry.knobs.enumerated() where steps != 0 {
            demo.setKnob(index, to: knob.turned(demo.knobStates[index].value, by: steps))
        }
        guard let code = demo.code(for: .reflow) else { return nil }
        name = "\(entry.name) \(steps)"
        self.code = code
        self.demo = try #require(demo as? any CodedDemo)
    }

    /// The variants of all demos.
    static func all(in folder: Folder) throws -> [CodeVariant] {
        try Gallery.entries.flatMap { entry in
            try allSteps.compactMap { try CodeVariant(entry, steps: $0, in: folder) }
        }
    }

    /// The name of the variant's file, for example `basic_-3.swift`. Compiler errors mention it.
    var fileName: String { name.replacing(" ", with: "_") + ".swift" }

    /// The code with private declarations, so that several files of one module can declare the same
    /// names.
    var fileText: String {
        let words = ["struct", "enum", "class", "final", "protocol", "extension", "func", "public"]
        // The code for a locale without Unicode. It must compile to the same program.
        return code.text.asciiCode.split(separator: "\n", omittingEmptySubsequences: false).map {
            line in
            let isDeclaration = words.contains { line.hasPrefix($0 + " ") }
            let rest = line.hasPrefix("public ") ? line.dropFirst(7) : line[...]
            return (isDeclaration ? "fileprivate " + rest : line) + "\n"
        }.joined()
    }
}

/// A demo with properties that are compared with its code.
protocol CodedDemo: RunningDemo {
    /// A Swift expression that creates the demo's layout in the compiled code.
    var layoutExpression: String { get }

    /// The names of the layout's stored properties.
    var layoutProperties: Set<String> { get }

    /// The demo's sections and items as a Swift expression.
    var sectionsExpression: String { get }

    /// The arrangement that the demo shows.
    func arrangement(at size: Size) -> Arrangement
}

extension DemoPart: CodedDemo {
    var layoutExpression: String { "\(D.Layout.self)()" }

    var layoutProperties: Set<String> {
        Set(Mirror(reflecting: demo.layout).children.compactMap(\.label))
    }

    var sectionsExpression: String {
        let snapshot = demo.view.snapshot
        let sections = snapshot.sectionIdentifiers.enumerated().map { index, section in
            let isCase = Mirror(reflecting: section).displayStyle == .enum
            let name = isCase ? ".\(section)" : String(reflecting: section)
            return "(\(name), \(snapshot.itemIdentifiers(inSectionAt: index).count))"
        }
        return "[\(sections.joined(separator: ", "))]"
    }

    func arrangement(at size: Size) -> Arrangement {
        place(in: LayoutEnvironment(size: size), scale: CellScale(), from: nil)
        return demo.view.arrangement
    }
}
