/// What an element of an arrangement is. Two bytes.
///
/// Kinds of one's own are numbered: `extension ElementKind { static let badge = supplementary(1) }`.
public enum ElementKind: Hashable, Sendable {
    /// What every layout has.
    case item, header, footer, background
    /// Something at an edge of a section, or on an item or group.
    case supplementary(UInt8)
    /// Something behind a section, or between its items.
    case decoration(UInt8)

    /// The thin elements between the rows of a list.
    public static let separator = ElementKind.decoration(255)
}

/// Where an element stands and how it is stacked, for one viewport.
public struct LayoutAttributes: Hashable, Sendable {
    /// What the element is.
    public var kind: ElementKind
    private var flags: UInt8 = 0
    /// From 0, not seen at all, to 1.
    public var alpha: Float = 1
    /// The section's index in the order of the data. Elements of the layout as a whole carry that of the section
    /// they stand beside: the first or the last.
    public var section: Int
    /// The item's index in its section, for what sits on an item that item's, on a group the group's; else zero.
    public var item: Int
    /// In content coordinates, in points.
    public var frame: Rect
    /// Higher is nearer to the eye; equal ones in order of sections.
    public var zIndex: Int

    /// Makes attributes of an element that is seen.
    public init(kind: ElementKind, section: Int, item: Int = 0, frame: Rect, zIndex: Int = 0) {
        self.kind = kind
        self.section = section
        self.item = item
        self.frame = frame
        self.zIndex = zIndex
    }
}

extension LayoutAttributes {
    /// Where backgrounds stand: below items.
    public static let backgroundZIndex = -1
    /// Where pinned headers and footers stand: above items.
    public static let pinnedZIndex = 1024

    /// Whether it is neither drawn nor hit.
    public var isHidden: Bool {
        get { flags & 1 != 0 }
        set { flags = newValue ? flags | 1 : flags & ~1 }
    }

    /// Whether it stays in view while its section is.
    public internal(set) var isPinned: Bool {
        get { flags & 2 != 0 }
        set { flags = newValue ? flags | 2 : flags & ~2 }
    }

    /// Whether it moves with its section's sideways offset, and so is seen only within the left and right edges
    /// (in a layout that scrolls sideways: top and bottom) of `Arrangement.sidewaysScroll(ofSection:)`'s frame.
    public package(set) var scrollsSideways: Bool {
        get { flags & 4 != 0 }
        set { flags = newValue ? flags | 4 : flags & ~4 }
    }
}

/// The place of an item: its section's index and its own in the section.
public struct ItemIndex: Hashable, Sendable, Comparable {
    /// The section's index in the order of the data.
    public var section: Int
    /// The item's index in its section.
    public var item: Int

    /// Makes a place; whether there is such an item is asked where it is used.
    public init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }

    /// In the order of the data.
    public static func < (left: ItemIndex, right: ItemIndex) -> Bool {
        (left.section, left.item) < (right.section, right.item)
    }
}

/// The part of the content that is looked at, and all that depends on scrolling.
public struct Viewport: Hashable, Sendable {
    /// In content coordinates, in points; the origin is the content offset.
    public var bounds: Rect
    /// What is covered at the edges (safe area and content inset): pinned elements stay inside.
    public var insets: EdgeInsets
    /// How far sections are scrolled sideways, by their index, in points; those not in it are where they begin.
    /// Offsets beyond a section's limits count as the limits, unless it bounces.
    public var sidewaysOffsets: [Int: Double]

    /// Makes a viewport that nothing covers, with all sections where they begin, unless it is said.
    public init(
        bounds: Rect, insets: EdgeInsets = .zero, sidewaysOffsets: [Int: Double] = [:]
    ) {
        self.bounds = bounds
        self.insets = insets
        self.sidewaysOffsets = sidewaysOffsets
    }
}

/// A way to go from an item to its neighbour.
public enum Direction: Hashable, Sendable, CaseIterable {
    /// As the arrow keys.
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
