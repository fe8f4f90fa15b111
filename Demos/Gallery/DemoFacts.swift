import Reflow

/// What the status line says of a demo.
public struct DemoFacts: Hashable, Sendable {
    /// The size the layout is told, in whole points.
    public var width: Int
    public var height: Int
    public var isLandscape: Bool
    public var columns: Int
    public var sections: Int
    /// The sections of which anything is seen, counted from zero.
    public var visible: ClosedRange<Int>?
    /// The axis that keys scroll along.
    public var scrollDirection: Axis
    /// Where the view is in its content.
    public var position: ScrollPosition
    /// How much of the view is covered at the end of that axis, in points.
    public var coveredHeight: Double
    /// Where the demo is, if it can be in more than one place.
    public var place: String?
    /// What the last frame took, by stage; nil where nobody measures it.
    public var timing: String?

    /// `408 × 320 pt · landscape · 2 columns`
    public var form: String {
        "\(sizeText) · \(isLandscape ? "landscape" : "portrait") · \(columnText)"
    }

    /// `408 × 320 pt`
    public var sizeText: String { "\(width) × \(height) pt" }

    /// `2 columns`
    public var columnText: String { columns == 1 ? "1 column" : "\(columns) columns" }

    /// `sections 2–5 of 7`; nil for a single one, of which there is nothing to say.
    public var sectionText: String? {
        guard sections != 1 else { return nil }
        guard let visible else { return sections == 0 ? "nothing" : "\(sections) sections" }
        let range =
            visible.count == 1
            ? "section \(visible.lowerBound)"
            : "sections \(visible.lowerBound)–\(visible.upperBound)"
        return "\(range) of \(sections)"
    }

    /// `35 %`, or `all` when all of it is seen.
    public var percentText: String {
        position.canScroll ? "\(Int((position.fraction * 100).rounded())) %" : "all"
    }
}

extension DemoFacts {
    init<SectionID, ItemID>(
        _ view: CollectionView<SectionID, ItemID>, place: String?, timing: String?
    ) {
        let size = view.size
        self.init(
            width: Int(size.width.rounded()), height: Int(size.height.rounded()),
            isLandscape: view.environment.isLandscape, columns: view.columnCount,
            sections: view.snapshot.numberOfSections,
            visible: view.arrangement.visibleSections(in: view.viewport),
            scrollDirection: view.scrollDirection, position: view.scrollPosition,
            coveredHeight: view.scrollDirection == .vertical ? view.safeAreaInsets.bottom : 0,
            place: place, timing: timing)
    }
}
