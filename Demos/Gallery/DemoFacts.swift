import Reflow

/// What the status line says of a demo.
public struct DemoFacts: Hashable, Sendable {
    /// The size the layout is told, in whole points.
    public var width: Int
    public var height: Int
    public var isLandscape: Bool
    public var columns: Int
    public var sections: Int
    /// The sections of which anything is seen, counted from one.
    public var visible: ClosedRange<Int>?
    /// Where the view is in its content.
    public var position: ScrollPosition
    /// How much of the view is covered at the bottom, in points.
    public var coveredHeight: Double
    /// Where the demo is, if it can be in more than one place.
    public var place: String?

    /// `408 × 320 pt · landscape · 2 columns`
    public var form: String {
        "\(width) × \(height) pt · \(isLandscape ? "landscape" : "portrait") · \(columnText)"
    }

    public var columnText: String { columns == 1 ? "1 column" : "\(columns) columns" }

    /// `sections 2–5 of 7 · 35 %`
    public var extent: String {
        guard let visible else { return sections == 0 ? "nothing" : "\(sections) sections" }
        let range =
            visible.count == 1
            ? "section \(visible.lowerBound)"
            : "sections \(visible.lowerBound)–\(visible.upperBound)"
        guard position.canScroll else { return "\(range) of \(sections) · all" }
        return "\(range) of \(sections) · \(Int((position.fraction * 100).rounded())) %"
    }
}
