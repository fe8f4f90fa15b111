/// The items of one section as a tree, of which those are shown whose parents are expanded.
///
/// Named after UIKit's `NSDiffableDataSourceSectionSnapshot`. Identifiers are unique in the whole
/// tree. New parents start collapsed, about which UIKit says nothing. A value; what throws
/// leaves it as it was.
public struct SectionSnapshot<ItemID: Hashable> {
    /// What an item has above and below it.
    struct Node {
        var parent: ItemID?
        var children: [ItemID] = []
        var isExpanded = false
        /// Whether it may have children that have not been asked for yet.
        var isLazy = false
    }

    var nodes: [ItemID: Node] = [:]
    /// The items without a parent.
    public internal(set) var rootItems: [ItemID] = []

    /// A tree without items.
    public init() {}
}

extension SectionSnapshot: Sendable where ItemID: Sendable {}
extension SectionSnapshot.Node: Sendable where ItemID: Sendable {}

extension SectionSnapshot: Equatable {
    /// Whether both have the same items in the same order below the same parents, the same ones
    /// expanded. O(items).
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

/// Questions.
extension SectionSnapshot {
    /// All items: each before what is below it, expanded or not. O(items).
    public var items: [ItemID] {
        var items: [ItemID] = []
        walk(rootItems, where: { _ in true }) { id, _ in items.append(id) }
        return items
    }

    /// The items that are shown: those without a parent, and what is below expanded ones. O(items
    /// shown).
    public var visibleItems: [ItemID] {
        var items: [ItemID] = []
        walk(rootItems, where: \.isExpanded) { id, _ in items.append(id) }
        return items
    }

    /// The number of all items.
    public var count: Int { nodes.count }

    /// Whether there is an item with this identifier, shown or not.
    public func contains(_ id: ItemID) -> Bool { nodes[id] != nil }

    /// How many parents are above an item, nil when there is no such item. O(level).
    public func level(of id: ItemID) -> Int? { contains(id) ? ancestors(of: id).count : nil }

    /// The item above, nil when there is none or no such item.
    public func parent(of id: ItemID) -> ItemID? { nodes[id]?.parent }

    /// The items right below one; none when there is no such item.
    public func children(of id: ItemID) -> [ItemID] { nodes[id]?.children ?? [] }

    /// Whether what is below an item is shown when the item itself is.
    public func isExpanded(_ id: ItemID) -> Bool { nodes[id]?.isExpanded ?? false }

    /// Whether an item is there and all above it are expanded. O(level).
    public func isVisible(_ id: ItemID) -> Bool {
        contains(id) && ancestors(of: id).allSatisfy(isExpanded)
    }

    /// Whether an item can be expanded: it has something below it, or may have; see
    /// `setLazy(_:)`.
    public func canExpand(_ id: ItemID) -> Bool { isLazy(id) || !children(of: id).isEmpty }

    /// Whether the children of an item have still to be asked for.
    public func isLazy(_ id: ItemID) -> Bool { nodes[id]?.isLazy ?? false }

    /// What is below an item as a tree of its own, with the item itself if wanted. O(items below).
    ///
    /// Throws when there is no such item.
    public func snapshot(
        of id: ItemID, includingParent: Bool = false
    ) throws(SnapshotError) -> SectionSnapshot {
        try check([id], .snapshot)
        var copy = SectionSnapshot()
        copy.rootItems = includingParent ? [id] : children(of: id)
        copy.adopt(copy.rootItems, of: self, below: nil)
        return copy
    }
}

extension SectionSnapshot {
    func check(_ items: [ItemID], _ operation: SnapshotOperation) throws(SnapshotError) {
        for id in items where !contains(id) { throw .unknownItem("\(id)", operation) }
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
