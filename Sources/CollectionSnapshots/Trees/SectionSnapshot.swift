/// The items of one section as a tree. An item is visible if all its parents are expanded.
///
/// Modelled on UIKit's `NSDiffableDataSourceSectionSnapshot`. Identifiers are unique in the whole tree. New items are
/// collapsed. UIKit does not document whether new items are collapsed.
public struct SectionSnapshot<ItemID: Hashable & Sendable> {
    /// An item's parent and children.
    struct Node {
        var parent: ItemID?
        var children: [ItemID] = []
        var isExpanded = false
        /// Whether the item's children are requested when it is expanded for the first time.
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
    /// Whether both trees have the same items in the same order, with the same parents, the same expanded items and the
    /// same lazy items. O(items).
    public static func == (left: SectionSnapshot, right: SectionSnapshot) -> Bool {
        left.rows.elementsEqual(right.rows, by: ==)
    }

    /// All items in order, each with its parent and its state.
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

/// Methods and properties that read the tree.
extension SectionSnapshot {
    /// All items, visible or not. Each item is before its children. O(items).
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

    /// Returns the number of parents above an item; nil if the item is not in the tree. O(level).
    public func level(of id: ItemID) -> Int? {
        guard var node = nodes[id] else { return nil }
        var level = 0
        while let parent = node.parent.flatMap({ nodes[$0] }) {
            node = parent
            level += 1
        }
        return level
    }

    /// Returns the parent of an item; nil if the item has no parent or is not in the tree.
    public func parent(of id: ItemID) -> ItemID? { nodes[id]?.parent }

    /// Returns the children of an item; an empty list if the item is not in the tree.
    public func children(of id: ItemID) -> [ItemID] { nodes[id]?.children ?? [] }

    /// Whether an item is expanded. If an expanded item is visible, its children are visible too. False if the item is
    /// not in the tree.
    public func isExpanded(_ id: ItemID) -> Bool { nodes[id]?.isExpanded ?? false }

    /// Whether an item is in the tree, and all its parents are expanded. O(level).
    public func isVisible(_ id: ItemID) -> Bool {
        contains(id) && ancestors(of: id).allSatisfy(isExpanded)
    }

    /// Whether an item can be expanded, because it has children, or because it is lazy; see `setLazy(_:)`.
    public func canExpand(_ id: ItemID) -> Bool { isLazy(id) || !children(of: id).isEmpty }

    /// Whether an item is lazy: its children are not known yet.
    public func isLazy(_ id: ItemID) -> Bool { nodes[id]?.isLazy ?? false }

    /// Returns the items below an item as a separate tree. If `includingParent` is true, the tree also contains the
    /// item itself. O(items below).
    ///
    /// Throws `SnapshotError.unknownItem` if the item is not in the tree.
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

    /// Returns the parents above an item, starting with the nearest.
    private func ancestors(of id: ItemID) -> [ItemID] {
        Array(sequence(first: id, next: parent(of:)).dropFirst())
    }

    /// Visits items, each before the items below it. Does not use recursion, because a deep tree would overflow the
    /// stack.
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

    /// Copies items of another tree, with all items below them, under a parent.
    mutating func adopt(_ tops: [ItemID], of other: SectionSnapshot, below parent: ItemID?) {
        var open = tops
        while let id = open.popLast() {
            nodes[id] = other.nodes[id]
            open += other.children(of: id)
        }
        for id in tops { nodes[id]?.parent = parent }
    }
}
