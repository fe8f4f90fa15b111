import Terminals

/// The panes of a program with their areas, and the focus.
///
/// This value contains no parts: a program reads the area of each part and the receiver of each input from this value.
/// Panes never overlap, and together with the gaps between them they fill the whole area.
public struct Panes<ID: Hashable & Sendable>: Hashable, Sendable {
    /// The arrangement of panes.
    public enum Placement: Hashable, Sendable {
        /// Side by side.
        case columns
        /// One below the other.
        case rows
        /// Only the pane with the focus.
        case one
    }

    /// The description of a pane, independent of the available area.
    public struct Pane: Hashable, Sendable {
        /// The identifier of the pane.
        package var id: ID
        /// The pane's share of the room that is left by panes with `cells`, relative to the other shares. The share has
        /// no effect if `cells` is not nil.
        package var share: Double
        /// The number of columns or rows; nil for a pane with a share.
        package var cells: Int?
        /// The smallest number of columns or rows. With less room the pane is left out, unless it has the focus.
        package var least: Int

        /// Makes a pane with a share of the room. The share is clamped to 0…1,000,000, and `least` is at least 1.
        public init(_ id: ID, share: Double = 1, least: Int = 1) {
            self.id = id
            self.share = share > 0 ? min(share, 1e6) : 0
            self.least = max(1, least)
        }

        /// Makes a pane with a number of columns, or of rows if the panes are one below the other. Both numbers are at
        /// least 1.
        public init(_ id: ID, cells: Int, least: Int = 1) {
            self.init(id, least: least)
            self.cells = max(1, cells)
        }
    }

    /// The panes, in order.
    package internal(set) var panes: [Pane]
    /// The number of cells between two panes.
    package let gap: Int
    /// The pane that receives keys.
    public internal(set) var focus: ID
    /// The current arrangement of the panes.
    package private(set) var placement: Placement
    /// The size of the whole area, in cells.
    package private(set) var size = ScreenSize(columns: 0, rows: 0)

    private let wide: Placement
    private let narrow: Placement
    private let leastColumns: Int
    /// The visible panes with their positions, in order.
    var shown: [ShownPane] = []
    /// The dragged divider, as the index in `shown` of the pane before it; nil for none.
    var dragged: Int?

    /// Makes panes; the first has the focus. Stops the program if there is no pane, or if two panes have the same
    /// identifier.
    ///
    /// - Parameters:
    ///   - panes: The panes, in order.
    ///   - placement: The arrangement of the panes.
    ///   - gap: The number of cells between two panes. Negative numbers become 0.
    ///   - narrow: The arrangement if there are fewer than `leastColumns` columns.
    ///   - leastColumns: The smallest number of columns for `placement`.
    public init(
        _ panes: [Pane], _ placement: Placement = .columns, gap: Int = 1,
        narrow: Placement = .one, below leastColumns: Int = 0
    ) {
        precondition(
            !panes.isEmpty && Set(panes.map(\.id)).count == panes.count,
            "Panes need at least one pane, and each pane its own identifier.")
        self.panes = panes
        self.gap = max(0, gap)
        self.placement = placement
        self.leastColumns = leastColumns
        wide = placement
        self.narrow = narrow
        focus = panes[0].id
        place()
    }

    /// Changes the size of the whole area, in cells. Does nothing if the size is the same.
    public mutating func resize(to size: ScreenSize) {
        guard size != self.size else { return }
        self.size = size
        placement = size.columns < leastColumns ? narrow : wide
        dragged = nil
        place()
    }

    /// Returns the area of a pane; nil if the pane is left out.
    public func area(of id: ID) -> ScreenArea? {
        shown.first { panes[$0.pane].id == id }.map { area(along: $0.cells) }
    }

    /// The identifiers of the panes that have room, in order.
    public var shownPanes: [ID] { shown.map { panes[$0.pane].id } }

    /// Calls a closure with each pane that has room, and its area, in order.
    func forEachShown(_ body: (ID, ScreenArea) -> Void) {
        for place in shown { body(panes[place.pane].id, area(along: place.cells)) }
    }

    /// The areas of the gaps between panes, for a line or a background.
    package var dividers: [ScreenArea] {
        var areas: [ScreenArea] = []
        for index in 1..<max(1, shown.count) {
            let gap = shown[index - 1].cells.upperBound..<shown[index].cells.lowerBound
            areas.append(area(along: gap))
        }
        return areas
    }

    /// Returns the area of a range of columns or rows.
    func area(along cells: Range<Int>) -> ScreenArea {
        switch placement {
        case .columns: ScreenArea(columns: cells, rows: 0..<size.rows)
        case .rows: ScreenArea(columns: 0..<size.columns, rows: cells)
        case .one: ScreenArea(of: size)
        }
    }

    /// The number of columns or rows that the panes share.
    var length: Int { placement == .rows ? size.rows : size.columns }
}
