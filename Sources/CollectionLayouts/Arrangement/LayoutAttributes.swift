/// What an element of an arrangement is.
public enum ElementKind: UInt8, Hashable, Sendable, CaseIterable {
    case item, header, footer, background
}

/// Where an element stands and how it is stacked, for one viewport.
public struct LayoutAttributes: Hashable, Sendable {
    public var kind: ElementKind
    /// The section's index in the order of the data.
    public var section: Int
    /// The item's index in its section; zero for what is not an item.
    public var item: Int
    /// In content coordinates, in points.
    public var frame: Rect
    /// Higher is nearer to the eye; equal ones in order of sections.
    public var zIndex: Int

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
}

/// The place of an item: its section's index and its own in the section.
public struct ItemIndex: Hashable, Sendable, Comparable {
    public var section: Int
    public var item: Int

    public init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }

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

    public init(bounds: Rect, insets: EdgeInsets = .zero) {
        self.bounds = bounds
        self.insets = insets
    }
}

/// A way to go from an item to its neighbour.
public enum Direction: Hashable, Sendable, CaseIterable {
    case up, down, left, right
}
