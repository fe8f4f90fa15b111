import Terminals

/// Where the parts of a program stand beside each other, and which of them has the focus.
///
/// It has no part itself: a program asks it where each one stands, and which one is to hear an input. Panes never
/// overlap, and together with the gaps between them they fill the room.
public struct Panes<ID: Hashable & Sendable>: Hashable, Sendable {
    /// How panes are arranged.
    public enum Placement: Hashable, Sendable {
        /// Side by side.
        case columns
        /// One below the other.
        case rows
        /// The one with the focus alone.
        case one
    }

    /// One pane, before it is known how much room there is.
    public struct Pane: Hashable, Sendable {
        /// Which one it is.
        public var id: ID
        /// Its part of the room that is left beside panes with a number of cells; it has no other meaning for those.
        public var share: Double
        /// How many columns, or rows, it has; nil for a share.
        public var cells: Int?
        /// With fewer it is left out, unless it has the focus.
        public var least: Int

        /// Makes a pane with a share of the room.
        public init(_ id: ID, share: Double = 1, least: Int = 1) {
            self.id = id
            self.share = share > 0 ? min(share, 1e6) : 0
            self.least = max(1, least)
        }

        /// Makes a pane with a number of columns, or rows where panes are one below the other.
        public init(_ id: ID, cells: Int, least: Int = 1) {
            self.init(id, least: least)
            self.cells = max(1, cells)
        }
    }

    /// The panes, in order.
    public internal(set) var panes: [Pane]
    /// Cells between two panes.
    public let gap: Int
    /// The pane that hears keys.
    public internal(set) var focus: ID
    /// How there is to be room for all.
    public private(set) var placement: Placement
    /// The room there is.
    public private(set) var size = ScreenSize(columns: 0, rows: 0)

    private let wide: Placement
    private let narrow: Placement
    private let leastColumns: Int
    /// Where the panes that are shown stand, in order.
    var shown: [Shown] = []
    /// The divider that is being dragged: that behind this one of the panes that are shown.
    var dragged: Int?

    struct Shown: Hashable {
        var pane: Int
        var cells: Range<Int>
    }

    /// Makes panes; the first has the focus. There is at least one, and no two are the same, or it stops.
    ///
    /// - Parameters:
    ///   - panes: The panes, in order.
    ///   - placement: How they stand.
    ///   - gap: Cells between two panes.
    ///   - narrow: How they stand with fewer columns for all of them than `leastColumns`.
    ///   - leastColumns: From so many on they stand as `placement` says.
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

    /// Gives the panes another room; the same again changes nothing.
    public mutating func resize(to size: ScreenSize) {
        guard size != self.size else { return }
        self.size = size
        placement = size.columns < leastColumns ? narrow : wide
        dragged = nil
        place()
    }

    /// Where a pane stands in the room; nil when it is left out.
    public func area(of id: ID) -> ScreenArea? {
        shown.first { panes[$0.pane].id == id }.map { area(along: $0.cells) }
    }

    /// Where the gaps between panes are: for a line, or a background.
    public var dividers: [ScreenArea] {
        zip(shown, shown.dropFirst()).map {
            area(along: $0.cells.upperBound..<$1.cells.lowerBound)
        }
    }

    func area(along cells: Range<Int>) -> ScreenArea {
        switch placement {
        case .columns: ScreenArea(columns: cells, rows: 0..<size.rows)
        case .rows: ScreenArea(columns: 0..<size.columns, rows: cells)
        case .one: ScreenArea(of: size)
        }
    }

    var length: Int { placement == .rows ? size.rows : size.columns }
}
