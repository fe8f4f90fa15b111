import Reflow
import Testing

@testable import Gallery

/// The code of a demo for UIKit with all knobs changed by a number of steps.
struct CodeVariant {
    /// The name of the demo and the number of steps, which is also the name of the function in the compiled code.
    let name: String
    let code: DemoCode
    let demo: any CodedDemo
    let comparison: FrameComparison

    /// The default values, one step up, and three steps down. Knobs continue or stop at their limits.
    private static let allSteps = [0, 1, -3]

    /// Returns `nil` for a demo without code for UIKit.
    private init?(_ entry: DemoEntry, steps: Int, in folder: TemporaryFolder) throws {
        guard entry.hasCode, entry.uiKitRemark == nil else { return nil }
        var options = DemoOptions([.items: .number(1_000)], animates: false)
        options.standIns.seed = 1
        if entry.name == "log" {
            let text = String(repeating: "a line that fits\n", count: 60)
            options.values[.file] = .text(try folder.add(text, "a.log"))
        }
        let demo = try entry.make(options)
        for (index, knob) in entry.knobs.enumerated() where steps != 0 {
            demo.setKnob(index, to: knob.turned(demo.knobStates[index].value, by: steps))
        }
        let suffix = steps < 0 ? "minus\(-steps)" : "plus\(steps)"
        name = "\(entry.name)_\(suffix)".replacing("-", with: "_")
        code = try #require(demo.code(for: .uikit))
        self.demo = try #require(demo as? any CodedDemo)
        comparison = FrameComparison(entry.name)
    }

    /// Returns the variants of all demos.
    static func all(in folder: TemporaryFolder) throws -> [CodeVariant] {
        try Gallery.entries.flatMap { entry in
            try allSteps.compactMap { try CodeVariant(entry, steps: $0, in: folder) }
        }
    }

    /// The code with a function that returns the layout in a collection view. The code's declarations are private, so
    /// that several files of one module can declare the same names.
    var fileText: String {
        let lines = code.lines.map { line in
            for start in ["final class ", "struct ", "func ", "extension "] {
                for prefix in ["", "@MainActor "] where line.hasPrefix(prefix + start) {
                    return prefix + "fileprivate " + line.dropFirst(prefix.count)
                }
            }
            return line
        }
        return (lines + ["", function]).joined(separator: "\n")
    }

    private var function: String {
        """
        @_cdecl("\(name)") public func \(name)() -> UnsafeMutableRawPointer {
            let content = _HostedContent(.view { MainActor.assumeIsolated { \(view) } })
            return Unmanaged.passRetained(content).toOpaque()
        }

        """
    }

    /// An expression for a view with the layout. The code is a function, or a type with the function `makeLayout`.
    private var view: String {
        let name = demo.layoutName
        if has("final class ") {
            let takesSize = has("    func makeLayout(in size: CGSize)")
            let make = takesSize ? "$0.makeLayout(in: $1)" : "layout, _ in layout.makeLayout()"
            return "LayoutView(\(name)()) { \(make) }"
        }
        let layout = has("@MainActor func ") ? "make\(name)()" : "\(name)().makeLayout()"
        return "UICollectionView(frame: .zero, collectionViewLayout: \(layout))"
    }

    private func has(_ prefix: String) -> Bool { code.lines.contains { $0.hasPrefix(prefix) } }
}

/// A demo with properties that its code needs.
protocol CodedDemo: RunningDemo {
    /// The name of the layout's type.
    var layoutName: String { get }
    /// The number of items in each section.
    var itemCounts: [Int] { get }
}

extension DemoPart: CodedDemo {
    var layoutName: String { "\(D.Layout.self)" }

    var itemCounts: [Int] {
        let snapshot = demo.view.snapshot
        return (0..<snapshot.numberOfSections).map { snapshot.numberOfItems(inSectionAt: $0) }
    }
}
