/// The items of one section as a tree. An item is visible if all its parents are expanded.
///
/// Named after UIKit's `NSDiffableDataSourceSectionSnapshot`. Identifiers are unique in the whole tree. New parents are
/// collapsed; UIKit does not document this. It is a value. If a method throws, the tree does not change.
public struct SectionSnapshot<ItemID: Hashable & Sendable> {
    /// An item's parent and children.
    struct Node {
        var parent: ItemID?
        var children: [ItemID] = []
        var isExpanded = false
        /// Whether its children are asked for when it is first expanded.
        var isLazy = false
    }

    var nodes: [ItemID: Node] = [:]
    /// The items without a parent, in order.
    public internal(set) var rootItems: [ItemID] = []

    /// Makes a tree without items.
    public init() {}
}

extension SectionSnapshot: Sendable {}
extension SectionSnapshot.Node: Sendable {}

extension SectionSnapshot: Equatable {
    /// Whether both have the same items in the same order, with the same parents, the same expanded items and the same
    /// lazy items. O(items).
    public static func == (left: SectionSnapshot, right: SectionSnapshot) -> Bool {
        left.rows.elementsEqual(right.rows, by: ==)
    }

    /// All items with their parents, in order.
    private var rows: [Row] {
        var rows: [Row] = []
        walk(rootItems, where: { _ in true }) { id, node in
            rows.append(
                Row(id: id, parent: node.parent, isExpanded: node.isExpanded, isLazy: node.isLazy))
        }
        return rows
    }

    private struct Row: Equatable {
        let id: ItemID
        let parent: ItemID?
        let isExpanded, isLazy: Bool
    }
}

/// Queries.
extension SectionSnapshot {
    /// All items, expanded or not. Each item is before its children. O(items).
    public var items: [ItemID] {
        var items: [ItemID] = []
        walk(rootItems, where: { _ in true }) { id, _ in items.append(id) }
        return items
    }

    /// The visible items: items without a parent, and the children of visible expanded items. O(visible items).
    public var visibleItems: [ItemID] {
        var items: [ItemID] = []
        walk(rootItems, where: \.isExpanded) { id, _ in items.append(id) }
        return items
    }

    /// The number of all items.
    public var count: Int { nodes.count }

    /// Whether the tree has an item with this identifier, visible or not.
    public func contains(_ id: ItemID) -> Bool { nodes[id] != nil }

    /// The number of parents above an item; nil if there is no such item. O(level).
    public func level(of id: ItemID) -> Int? { contains(id) ? ancestors(of: id).count : nil }

    /// The parent of an item; nil if it has none, or if there is no such item.
    public func parent(of id: ItemID) -> ItemID? { nodes[id]?.parent }

    /// The children of an item; empty if there is no such item.
    public func children(of id: ItemID) -> [ItemID] { nodes[id]?.children ?? [] }

    /// Whether an item is expanded: its children are visible when the item is. False if there is no such item.
    public func isExpanded(_ id: ItemID) -> Bool { nodes[id]?.isExpanded ?? false }

    /// Whether an item is in the tree, and all its parents are expanded. O(level).
    public func isVisible(_ id: ItemID) -> Bool {
        contains(id) && ancestors(of: id).allSatisfy(isExpanded)
    }

    /// Whether an item can be expanded: it has children, or may have some; see `setLazy(_:)`.
    public func canExpand(_ id: ItemID) -> Bool { isLazy(id) || !children(of: id).isEmpty }

    /// Whether the children of an item are not known yet.
    public func isLazy(_ id: ItemID) -> Bool { nodes[id]?.isLazy ?? false }

    /// Returns the items below an item as a tree of their own, with the item itself if wanted. O(items below).
    ///
    /// Throws `SnapshotError.unknownItem` if there is no such item.
    public func snapshot(
        of id: ItemID, includingParent: Bool = false
    ) throws(SnapshotError<Never, ItemID>) -> SectionSnapshot {
        try check([id], "snapshot")
        var copy = SectionSnapshot()
        copy.rootItems = includingParent ? [id] : children(of: id)
        copy.adopt(copy.rootItems, of: self, below: nil)
        return copy
    }
}

extension SectionSnapshot {
    func check(_ items: [ItemID], _ operation: String) throws(SnapshotError<Never, ItemID>) {
        for id in items where !contains(id) { throw .unknownItem(id, operation: operation) }
    }

    /// The parents above an item, the nearest first.
    private func ancestors(of id: ItemID) -> [ItemID] {
        Array(sequence(first: id, next: parent(of:)).dropFirst())
    }

    /// Goes through items, each before what is below it. Without recursion: a tree may be as deep
    /// as its data.
    private func walk(
        _ start: [ItemID], where goesBelow: (Node) -> Bool, _ body: (ItemID, Node) -> Void
    ) {
        var open: [ItemID] = start.reversed()
        while let id = open.popLast() {
            guard let node = nodes[id] else { continue }
            body(id, node)
            if goesBelow(node) { open += node.children.reversed() }
        }
    }

    /// Copies items of another tree with all that is below them.
    mutating func adopt(_ tops: [ItemID], of other: SectionSnapshot, below parent: ItemID?) {
        var open = tops
        while let id = open.popLast() {
            nodes[id] = other.nodes[id]
            open += other.children(of: id)
        }
        for id in tops { nodes[id]?.parent = parent }
    }
}
