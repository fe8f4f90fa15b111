/// The kind of an element in an arrangement. A value takes two bytes.
///
/// Give each of your own kinds a number: `extension ElementKind { static let badge = supplementary(1) }`.
public enum ElementKind: Hashable, Sendable {
    /// The kinds that every layout can contain.
    case item, header, footer, background
    /// An element at an edge of a section or of the layout, or a badge on an item or a group.
    case supplementary(UInt8)
    /// An element behind a section, or between its items.
    case decoration(UInt8)

    /// The separators between the rows of a list.
    public static let separator = ElementKind.decoration(255)
}

/// The kind, the position, the frame and the look of an element in one viewport.
public struct LayoutAttributes: Hashable, Sendable {
    /// The kind of the element.
    public var kind: ElementKind
    private var flags: UInt8 = 0
    /// The opacity, from 0 (invisible) to 1.
    public var alpha: Float = 1
    /// The section's index in the order of the data. For an element of the layout as a whole, the index of the nearest
    /// section: the first or the last.
    public var section: Int
    /// The item's index in its section. For a badge, the index of its item or group. For all other elements, zero.
    public var item: Int
    /// The frame in content coordinates, in points.
    public var frame: Rect
    /// The position from back to front; elements with a higher value are in front. Elements with equal values are in
    /// the order of the sections.
    public var zIndex: Int

    /// Makes the attributes of a visible element.
    public init(kind: ElementKind, section: Int, item: Int = 0, frame: Rect, zIndex: Int = 0) {
        self.kind = kind
        self.section = section
        self.item = item
        self.frame = frame
        self.zIndex = zIndex
    }
}

extension LayoutAttributes {
    /// The zIndex of backgrounds: behind items.
    package static let backgroundZIndex = -1
    /// The zIndex of pinned headers and footers: in front of items.
    package static let pinnedZIndex = 1024

    /// The position of an item; nil for other elements.
    package var itemIndex: ItemIndex? {
        kind == .item ? ItemIndex(section: section, item: item) : nil
    }

    /// Whether the element is hidden. A hidden element is not drawn, and hit tests do not find it.
    public var isHidden: Bool {
        get { flags & 1 != 0 }
        set { flags = newValue ? flags | 1 : flags & ~1 }
    }

    /// Whether the element stays in view while its section is in view.
    public internal(set) var isPinned: Bool {
        get { flags & 2 != 0 }
        set { flags = newValue ? flags | 2 : flags & ~2 }
    }

    /// Whether the element moves with its section's sideways offset.
    ///
    /// An element that moves is visible only between the left and right edges of the area in which its section scrolls.
    /// In a layout that scrolls sideways, it is visible only between the top and bottom edges of this area.
    public package(set) var scrollsSideways: Bool {
        get { flags & 4 != 0 }
        set { flags = newValue ? flags | 4 : flags & ~4 }
    }
}

/// The position of an item: the index of its section, and the item's index in the section.
public struct ItemIndex: Hashable, Sendable, Comparable {
    /// The section's index in the order of the data.
    public var section: Int
    /// The item's index in its section.
    public var item: Int

    /// Makes a position. Functions that use a position check whether it has an item.
    public init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }

    /// Compares positions in the order of the data.
    public static func < (left: ItemIndex, right: ItemIndex) -> Bool {
        (left.section, left.item) < (right.section, right.item)
    }
}

/// The visible part of the content, with all values that scrolling changes.
public struct Viewport: Hashable, Sendable {
    /// The visible rectangle in content coordinates, in points. Its origin is the content offset.
    public var bounds: Rect
    /// Insets for the covered parts at the edges (safe area and content inset), in points. Pinned elements stay inside
    /// the insets.
    public var insets: EdgeInsets
    /// The sideways offsets of sections, by section index, in points. A section without an entry is at its initial
    /// offset. An offset beyond a section's limits is clamped to the limits, unless the section bounces.
    public var sidewaysOffsets: [Int: Double]

    /// Makes a viewport. By default it has no insets, and all sections are at their initial sideways offsets.
    public init(
        bounds: Rect, insets: EdgeInsets = .zero, sidewaysOffsets: [Int: Double] = [:]
    ) {
        self.bounds = bounds
        self.insets = insets
        self.sidewaysOffsets = sidewaysOffsets
    }
}

/// A direction from an item to its neighbour.
public enum Direction: Hashable, Sendable, CaseIterable {
    /// The directions of the four arrow keys.
    case up, down, left, right

    /// The axis along which the direction leads.
    package var axis: Axis { self == .up || self == .down ? .vertical : .horizontal }
    /// Whether the direction is down or right.
    package var isForward: Bool { self == .down || self == .right }
}

extension Viewport: Transposable {
    var transposed: Viewport {
        var copy = self
        copy.bounds = bounds.transposed
        copy.insets = insets.transposed
        return copy
    }
}

extension Direction: Transposable {
    var transposed: Direction {
        switch self {
        case .up: .left
        case .down: .right
        case .left: .up
        case .right: .down
        }
    }
}

extension LayoutAttributes: Transposable {
    var transposed: LayoutAttributes {
        var copy = self
        copy.frame = frame.transposed
        return copy
    }
}
