import Reflow

/// The facts about the current state of a demo.
public struct DemoFacts: Hashable, Sendable {
    /// The title on the screen, if it differs from the entry's title.
    public package(set) var title: String?
    /// The current location, if the demo has more than one.
    public package(set) var place: String?
    /// A sentence about the demo, such as that some of its values are made up.
    package var notice: String?
    /// The reason why the view is empty; `nil` while there are items.
    public package(set) var emptySentence: String?
    /// The state of the filter; `nil` while the view shows all items.
    public package(set) var filter: FilterState?
    /// The demo or program to open after the outcome `.opened`; `nil` if there is none.
    public package(set) var choice: DemoChoice?
    /// The question that the demo asks; `nil` for none.
    public package(set) var question: DemoQuestion?
    /// The duration of each stage of the last frame; `nil` if the demo does not measure its frames.
    public package(set) var timing: String?
    /// The width of the view, in whole points.
    public package(set) var width: Int
    /// The height of the view, in whole points.
    public package(set) var height: Int
    public package(set) var isLandscape: Bool
    /// The number of columns with a width above zero.
    public let columns: Int
    /// The left and the right column; `nil` unless there are two columns.
    public let twoColumns: TwoColumns?
    public let sections: Int
    /// The number of items.
    package let items: Int
    /// The indices of the visible sections, from 0; `nil` if no section is visible.
    public let visible: ClosedRange<Int>?
    /// Whether there is a current item.
    public let hasSelection: Bool
    /// The number of selected items; zero unless the reader has selected more than the current item.
    public let selectedItems: Int
    /// The axis that keys scroll along.
    public let scrollDirection: Axis
    /// Whether the layout is mirrored, because it runs from right to left.
    public let isMirrored: Bool
    /// The scroll position in the content.
    package let position: ScrollPosition
    /// The height that the browser covers at the bottom of the view, in points. Zero if the view scrolls horizontally.
    public let coveredHeight: Double

    /// The horizontal extents of two columns, in points of the view.
    public struct TwoColumns: Hashable, Sendable {
        public let left: ClosedRange<Double>
        public let right: ClosedRange<Double>

        package init(left: ClosedRange<Double>, right: ClosedRange<Double>) {
            self.left = left
            self.right = right
        }
    }

    /// The size, the orientation and the columns as text: `408 × 320 pt · landscape · 2 columns`.
    public var form: String {
        "\(sizeText) · \(orientationText) · \(columnText)"
    }

    /// The orientation as text.
    public var orientationText: String { isLandscape ? "landscape" : "portrait" }

    /// The size as text: `408 × 320 pt`.
    public var sizeText: String { "\(width) × \(height) pt" }

    /// The number of columns as text: `2 columns`.
    public var columnText: String { columns == 1 ? "1 column" : "\(columns) columns" }

    /// The visible sections as text, counted from 1: `sections 2–5 of 7`; `nil` if there is only one section.
    public var sectionText: String? {
        guard sections != 1 else { return nil }
        guard let visible else { return sections == 0 ? "nothing" : "\(sections) sections" }
        let range =
            visible.count == 1
            ? "section \(visible.lowerBound + 1)"
            : "sections \(visible.lowerBound + 1)–\(visible.upperBound + 1)"
        return "\(range) of \(sections)"
    }

    /// The scroll position as text: `35 %`, or `all` if all content is visible.
    public var percentText: String {
        position.canScroll ? "\(Int((position.fraction * 100).rounded())) %" : "all"
    }
}

extension DemoFacts {
    /// Creates the facts about a view. The facts about the demo are `nil`.
    init<SectionID, ItemID>(_ view: CollectionView<SectionID, ItemID>) {
        let (size, arrangement) = (view.size, view.arrangement)
        (width, height) = (Int(size.width.rounded()), Int(size.height.rounded()))
        isLandscape = view.environment.isLandscape
        columns = view.columnCount
        scrollDirection = view.scrollDirection
        twoColumns = scrollDirection == .vertical ? TwoColumns(arrangement) : nil
        sections = view.snapshot.numberOfSections
        items = view.snapshot.numberOfItems
        visible = arrangement.visibleSections(in: view.viewport)
        hasSelection = view.selection != nil
        selectedItems = view.hasSelectedItems ? view.selectedItemCount : 0
        isMirrored = view.isMirrored
        position = view.scrollPosition
        coveredHeight = scrollDirection == .vertical ? view.safeAreaInsets.bottom : 0
    }
}

extension DemoFacts {
    /// Creates facts from their values, for a demo in another process. The facts about the demo are `nil`.
    package init(
        width: Int, height: Int, isLandscape: Bool, columns: Int, twoColumns: TwoColumns?,
        sections: Int, items: Int, visible: ClosedRange<Int>?, hasSelection: Bool,
        selectedItems: Int, scrollDirection: Axis, isMirrored: Bool, position: ScrollPosition,
        coveredHeight: Double
    ) {
        (self.width, self.height, self.isLandscape) = (width, height, isLandscape)
        (self.columns, self.twoColumns) = (columns, twoColumns)
        (self.sections, self.items, self.visible) = (sections, items, visible)
        (self.hasSelection, self.selectedItems) = (hasSelection, selectedItems)
        self.scrollDirection = scrollDirection
        (self.isMirrored, self.position) = (isMirrored, position)
        self.coveredHeight = coveredHeight
    }
}

extension DemoFacts.TwoColumns {
    fileprivate init?(_ arrangement: Arrangement) {
        guard let left = arrangement.column(.left), let right = arrangement.column(.right),
            left.width > 0, right.width > 0, left.rightEdge <= right.leftEdge
        else { return nil }
        self.left = left.leftEdge...left.rightEdge
        self.right = right.leftEdge...right.rightEdge
    }
}
