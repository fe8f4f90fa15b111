/// The kind of an element in an arrangement. Two bytes.
///
/// Number kinds of your own: `extension ElementKind { static let badge = supplementary(1) }`.
public enum ElementKind: Hashable, Sendable {
    /// The kinds that every layout has.
    case item, header, footer, background
    /// An element at an edge of a section or of the layout, or a badge on an item or a group.
    case supplementary(UInt8)
    /// An element behind a section, or between its items.
    case decoration(UInt8)

    /// The separators between the rows of a list.
    public static let separator = ElementKind.decoration(255)
}

/// The kind, the place, the frame and the look of an element in one viewport.
public struct LayoutAttributes: Hashable, Sendable {
    /// The kind of the element.
    public var kind: ElementKind
    private var flags: UInt8 = 0
    /// The opacity, from 0 (invisible) to 1.
    public var alpha: Float = 1
    /// The section's index in the order of the data. For elements of the layout as a whole, the index of the section
    /// they stand beside: the first or the last.
    public var section: Int
    /// The item's index in its section. For a badge, the index of the item or group it sits on. Otherwise zero.
    public var item: Int
    /// The frame in content coordinates, in points.
    public var frame: Rect
    /// Elements with a higher value are in front. Elements with equal values are in the order of the sections.
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

    /// Whether the element is hidden: neither drawn nor found by hit tests.
    public var isHidden: Bool {
        get { flags & 1 != 0 }
        set { flags = newValue ? flags | 1 : flags & ~1 }
    }

    /// Whether the element stays in view while its section is in view.
    public internal(set) var isPinned: Bool {
        get { flags & 2 != 0 }
        set { flags = newValue ? flags | 2 : flags & ~2 }
    }

    /// Whether the element moves with its section's sideways offset. Such an element is visible only between the left
    /// and right edges (in a layout that scrolls sideways: top and bottom) of the frame of
    /// `Arrangement.sidewaysScroll(ofSection:)`.
    public package(set) var scrollsSideways: Bool {
        get { flags & 4 != 0 }
        set { flags = newValue ? flags | 4 : flags & ~4 }
    }
}

/// The position of an item: the index of its section, and its index in the section.
public struct ItemIndex: Hashable, Sendable, Comparable {
    /// The section's index in the order of the data.
    public var section: Int
    /// The item's index in its section.
    public var item: Int

    /// Makes a position. Functions that use it check whether there is such an item.
    public init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }

    /// Compares positions in the order of the data.
    public static func < (left: ItemIndex, right: ItemIndex) -> Bool {
        (left.section, left.item) < (right.section, right.item)
    }
}

/// The visible part of the content, and everything else that scrolling changes.
public struct Viewport: Hashable, Sendable {
    /// The visible rectangle in content coordinates, in points. Its origin is the content offset.
    public var bounds: Rect
    /// Insets at the edges that something covers (safe area and content inset), in points. Pinned elements stay inside.
    public var insets: EdgeInsets
    /// The sideways offsets of sections, by section index, in points. A section that is not in it is at its initial
    /// offset. An offset beyond a section's limits is clamped to them, unless the section bounces.
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
    /// The direction of an arrow key.
    case up, down, left, right
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
