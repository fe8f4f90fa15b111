/// Methods that change the tree. Their names are UIKit's. If a method throws, the tree does not change.
extension SectionSnapshot {
    /// Adds items after the last child of a parent, or at the end of the tree if the parent is nil. The items have no
    /// children. O(given items).
    ///
    /// Throws `SnapshotError.unknownItem` if the parent is not in the tree. Throws `repeatedItem` if an identifier is
    /// given twice or is already in the tree. Identifiers are unique in UIKit's section snapshots too.
    public mutating func append(
        _ items: some Sequence<ItemID>, to parent: ItemID? = nil
    ) throws(SnapshotError<Never, ItemID>) {
        let items = Array(items)
        if let parent { try check([parent], "append") }
        try checkNew(items, "append")
        put(items, below: parent) { $0.append(contentsOf: items) }
    }

    /// Inserts items before another item, with the same parent. O(given items + siblings).
    ///
    /// Throws `SnapshotError.unknownItem` if `other` is not in the tree. Throws `repeatedItem` if an identifier is
    /// given twice or is already in the tree.
    public mutating func insert(
        _ items: some Sequence<ItemID>, before other: ItemID
    ) throws(SnapshotError<Never, ItemID>) {
        try insert(Array(items), beside: other, after: false)
    }

    /// Inserts items after another item and all items below it, with the same parent. O(given items + siblings).
    ///
    /// Throws `SnapshotError.unknownItem` if `other` is not in the tree. Throws `repeatedItem` if an identifier is
    /// given twice or is already in the tree.
    public mutating func insert(
        _ items: some Sequence<ItemID>, after other: ItemID
    ) throws(SnapshotError<Never, ItemID>) {
        try insert(Array(items), beside: other, after: true)
    }

    /// Deletes items with all items below them. Identifiers that are not in the tree are ignored. O(items below +
    /// siblings).
    public mutating func delete(_ items: some Sequence<ItemID>) {
        let tops = items.filter(contains)
        let gone = withAllBelow(tops)
        // Each list of siblings is filtered only once, even if many of the siblings are deleted.
        for parent in Set(tops.map(parent(of:))) {
            editChildren(of: parent) { $0.removeAll(where: gone.contains) }
        }
        for id in gone { nodes[id] = nil }
    }

    /// Deletes all items.
    public mutating func deleteAll() { self = SectionSnapshot() }

    /// Replaces the children of an item by a tree. The item is no longer lazy. O(old and new items below the item).
    ///
    /// Throws `SnapshotError.unknownItem` if the item is not in this tree. Throws `repeatedItem` if an identifier of
    /// the given tree is elsewhere in this tree.
    public mutating func replace(
        childrenOf parent: ItemID, using tree: SectionSnapshot
    ) throws(SnapshotError<Never, ItemID>) {
        try check([parent], "replace")
        let gone = withAllBelow(children(of: parent))
        for id in tree.items where contains(id) && !gone.contains(id) {
            throw .repeatedItem(id, operation: "replace")
        }
        for id in gone { nodes[id] = nil }
        adopt(tree.rootItems, of: tree, below: parent)
        nodes[parent]?.children = tree.rootItems
        nodes[parent]?.isLazy = false
    }
}

/// Methods that expand and collapse items.
extension SectionSnapshot {
    /// Expands items. The children of a visible expanded item are visible. Items without children can be expanded too.
    ///
    /// Throws `SnapshotError.unknownItem` if an item is not in the tree.
    public mutating func expand(_ items: some Sequence<ItemID>) throws(SnapshotError<Never, ItemID>)
    {
        try setExpanded(true, Array(items), "expand")
    }

    /// Collapses items, which hides all items below them. Expanded items below stay expanded, and show their children
    /// when their parents are expanded again.
    ///
    /// Throws `SnapshotError.unknownItem` if an item is not in the tree.
    public mutating func collapse(
        _ items: some Sequence<ItemID>
    ) throws(SnapshotError<Never, ItemID>) {
        try setExpanded(false, Array(items), "collapse")
    }

    /// Marks items whose children are not known until they are first expanded.
    ///
    /// Throws `SnapshotError.unknownItem` if an item is not in the tree.
    public mutating func setLazy(
        _ items: some Sequence<ItemID>
    ) throws(SnapshotError<Never, ItemID>) {
        let items = Array(items)
        try check(items, "setLazy")
        for id in items { nodes[id]?.isLazy = true }
    }

    /// Expands an item. If the item is lazy, first calls `children`, which returns the tree of the item's children. The
    /// closure receives the item and the tree of the items that are below it now. Modelled on UIKit's
    /// `snapshotForExpandingParent`.
    ///
    /// Throws `SnapshotError.unknownItem` if the item is not in the tree. Throws `repeatedItem` if an identifier of the
    /// new tree is elsewhere in this tree. Also throws every error of `children`.
    public mutating func expand(
        _ item: ItemID, children: (ItemID, SectionSnapshot) throws -> SectionSnapshot
    ) throws {
        if isLazy(item) {
            let answer = try children(item, snapshot(of: item))
            try replace(childrenOf: item, using: answer)
        }
        try expand([item])
    }
}

extension SectionSnapshot {
    private mutating func insert(
        _ items: [ItemID], beside other: ItemID, after: Bool
    ) throws(SnapshotError<Never, ItemID>) {
        try check([other], "insert")
        try checkNew(items, "insert")
        put(items, below: parent(of: other)) {
            let index = $0.firstIndex(of: other) ?? $0.endIndex
            $0.insert(contentsOf: items, at: after ? index + 1 : index)
        }
    }

    private func checkNew(
        _ items: [ItemID], _ operation: String
    ) throws(SnapshotError<Never, ItemID>) {
        if let id = items.firstRepeated ?? items.first(where: contains) {
            throw .repeatedItem(id, operation: operation)
        }
    }

    /// Adds new items below a parent, or without a parent if `parent` is nil. The closure `insert` puts them into the
    /// list of siblings.
    private mutating func put(
        _ items: [ItemID], below parent: ItemID?, _ insert: (inout [ItemID]) -> Void
    ) {
        for id in items { nodes[id] = Node(parent: parent) }
        editChildren(of: parent, insert)
    }

    private mutating func editChildren(of parent: ItemID?, _ edit: (inout [ItemID]) -> Void) {
        guard let parent else { return edit(&rootItems) }
        edit(&nodes[parent, default: Node()].children)
    }

    /// Returns the given items and all items below them. Each item is visited only once, even if given items are below
    /// each other.
    private func withAllBelow(_ tops: [ItemID]) -> Set<ItemID> {
        var found = Set<ItemID>()
        var open = tops
        while let next = open.popLast() {
            if found.insert(next).inserted { open += children(of: next) }
        }
        return found
    }

    private mutating func setExpanded(
        _ isExpanded: Bool, _ items: [ItemID], _ operation: String
    ) throws(SnapshotError<Never, ItemID>) {
        try check(items, operation)
        for id in items { nodes[id]?.isExpanded = isExpanded }
    }
}
