import Reflow

/// The facts about a demo for the status line.
public struct DemoFacts: Hashable, Sendable {
    /// The width of the view, in whole points.
    public var width: Int
    /// The height of the view, in whole points.
    public var height: Int
    public var isLandscape: Bool
    public var columns: Int
    public var sections: Int
    /// The indices of the visible sections, from 0; `nil` if no section is visible.
    public var visible: ClosedRange<Int>?
    /// The axis that keys scroll along.
    public var scrollDirection: Axis
    /// The scroll position in the content.
    public var position: ScrollPosition
    /// The height that the browser covers at the bottom of the view, in points. Zero if the view scrolls horizontally.
    public var coveredHeight: Double
    /// The current location, if the demo has more than one.
    public var place: String?
    /// The duration of each stage of the last frame; `nil` if the demo does not measure its frames.
    public var timing: String?

    /// The size, the orientation and the columns as text: `408 × 320 pt · landscape · 2 columns`.
    public var form: String {
        "\(sizeText) · \(isLandscape ? "landscape" : "portrait") · \(columnText)"
    }

    /// The size as text: `408 × 320 pt`.
    public var sizeText: String { "\(width) × \(height) pt" }

    /// The number of columns as text: `2 columns`.
    public var columnText: String { columns == 1 ? "1 column" : "\(columns) columns" }

    /// The visible sections as text: `sections 2–5 of 7`; `nil` if there is only one section.
    public var sectionText: String? {
        guard sections != 1 else { return nil }
        guard let visible else { return sections == 0 ? "nothing" : "\(sections) sections" }
        let range =
            visible.count == 1
            ? "section \(visible.lowerBound)"
            : "sections \(visible.lowerBound)–\(visible.upperBound)"
        return "\(range) of \(sections)"
    }

    /// The scroll position as text: `35 %`, or `all` if all content is visible.
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
