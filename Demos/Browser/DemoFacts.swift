import Gallery
import Reflow

/// What the status line says of a demo.
struct DemoFacts: Hashable {
    /// The size the layout is told, in whole points.
    var width: Int
    var height: Int
    var isLandscape: Bool
    var columns: Int
    var sections: Int
    /// The sections of which anything is seen, counted from one.
    var visible: ClosedRange<Int>?
    /// How far the content is scrolled in percent; nil when all of it is seen.
    var percent: Int?
    /// Where the demo is, if it can be in more than one place.
    var place: String?

    /// `408 × 320 pt · landscape · 2 columns`
    var form: String {
        "\(width) × \(height) pt · \(isLandscape ? "landscape" : "portrait") · \(columnText)"
    }

    var columnText: String { columns == 1 ? "1 column" : "\(columns) columns" }

    /// `sections 2–5 of 7 · 35 %`
    var position: String {
        guard let visible else { return sections == 0 ? "nothing" : "\(sections) sections" }
        let range =
            visible.count == 1
            ? "section \(visible.lowerBound)"
            : "sections \(visible.lowerBound)–\(visible.upperBound)"
        return "\(range) of \(sections) · \(percent.map { "\($0) %" } ?? "all")"
    }
}

extension DemoScene {
    var facts: DemoFacts { demo.facts }
}

extension Demo {
    fileprivate var facts: DemoFacts {
        let size = view.size
        let position = view.scrollPosition
        return DemoFacts(
            width: Int(size.width.rounded()), height: Int(size.height.rounded()),
            isLandscape: view.environment.isLandscape, columns: view.columnCount,
            sections: view.snapshot.numberOfSections, visible: visibleSections,
            percent: position.canScroll ? Int((position.fraction * 100).rounded()) : nil,
            place: place)
    }

    private var visibleSections: ClosedRange<Int>? {
        let bottom = view.viewport.visibleBottom
        let sections = view.visibleElements.filter { $0.frame.minY < bottom }.map(\.sectionIndex)
        guard let first = sections.min(), let last = sections.max() else { return nil }
        return first + 1...last + 1
    }
}
