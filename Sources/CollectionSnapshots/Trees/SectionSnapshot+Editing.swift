/// Changing the tree, with UIKit's names. What throws leaves it as it was.
extension SectionSnapshot {
    /// Adds items at the end of what is below a parent, or without one at the end of all. They have
    /// nothing below them. O(items given).
    ///
    /// Throws when there is no such parent, or an identifier is given twice or there already:
    /// UIKit too wants them unique in a section snapshot.
    public mutating func append(
        _ items: some Sequence<ItemID>, to parent: ItemID? = nil
    ) throws(SnapshotError) {
        let items = Array(items)
        if let parent { try check([parent], .append) }
        try checkNew(items, .append)
        put(items, below: parent) { $0.append(contentsOf: items) }
    }

    /// Puts items in before another, below the same parent. O(items given + its neighbours).
    ///
    /// Throws when there is no such other item, or an identifier is given twice or there already.
    public mutating func insert(
        _ items: some Sequence<ItemID>, before other: ItemID
    ) throws(SnapshotError) {
        try insert(Array(items), beside: other, after: false)
    }

    /// Puts items in after another and all that is below it. O(items given + its neighbours).
    ///
    /// Throws when there is no such other item, or an identifier is given twice or there already.
    public mutating func insert(
        _ items: some Sequence<ItemID>, after other: ItemID
    ) throws(SnapshotError) {
        try insert(Array(items), beside: other, after: true)
    }

    /// Takes items out with all that is below them; those that are not there do not matter.
    /// O(items below, and their neighbours).
    public mutating func delete(_ items: some Sequence<ItemID>) {
        let tops = items.filter(contains)
        let gone = withAllBelow(tops)
        // Each list of neighbours is gone through once, however many of them go.
        for parent in Set(tops.map(parent(of:))) {
            editChildren(of: parent) { $0.removeAll(where: gone.contains) }
        }
        for id in gone { nodes[id] = nil }
    }

    /// Takes all items out.
    public mutating func deleteAll() { self = SectionSnapshot() }

    /// Puts a tree in the place of what is below an item, which so is no longer lazy. O(items
    /// below, before and after).
    ///
    /// Throws when there is no such item, or an identifier of the tree is elsewhere in this one
    /// already.
    public mutating func replace(
        childrenOf parent: ItemID, using tree: SectionSnapshot
    ) throws(SnapshotError) {
        try check([parent], .replace)
        let gone = withAllBelow(children(of: parent))
        for id in tree.items where contains(id) && !gone.contains(id) {
            throw .repeated("\(id)", .replace)
        }
        for id in gone { nodes[id] = nil }
        adopt(tree.rootItems, of: tree, below: parent)
        nodes[parent]?.children = tree.rootItems
        nodes[parent]?.isLazy = false
    }
}

/// Expanding and collapsing.
extension SectionSnapshot {
    /// Shows what is below items. Also those count as expanded that have nothing below them yet.
    ///
    /// Throws when one is not there.
    public mutating func expand(_ items: some Sequence<ItemID>) throws(SnapshotError) {
        try setExpanded(true, Array(items), .expand)
    }

    /// Hides what is below items. Whatever is expanded in there stays so for when it is seen again.
    ///
    /// Throws when one is not there.
    public mutating func collapse(_ items: some Sequence<ItemID>) throws(SnapshotError) {
        try setExpanded(false, Array(items), .collapse)
    }

    /// Notes items whose children are to be asked for when they are expanded first.
    ///
    /// Throws when one is not there.
    public mutating func setLazy(_ items: some Sequence<ItemID>) throws(SnapshotError) {
        let items = Array(items)
        try check(items, .setLazy)
        for id in items { nodes[id]?.isLazy = true }
    }

    /// Shows what is below an item, asking for it if that is the first time; as UIKit's
    /// `snapshotForExpandingParent`, what there was is handed over.
    ///
    /// Throws when there is no such item, or an identifier of what was answered is elsewhere in the
    /// tree, and what `children` throws.
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
    ) throws(SnapshotError) {
        try check([other], .insert)
        try checkNew(items, .insert)
        put(items, below: parent(of: other)) {
            let index = $0.firstIndex(of: other) ?? $0.endIndex
            $0.insert(contentsOf: items, at: after ? index + 1 : index)
        }
    }

    private func checkNew(
        _ items: [ItemID], _ operation: SnapshotOperation
    ) throws(SnapshotError) {
        try items.checkUnique(operation)
        for id in items where contains(id) { throw .repeated("\(id)", operation) }
    }

    /// Adds new items where `insert` puts them among those below a parent.
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

    /// Some items and all that is below them, each gone to once however they are nested.
    private func withAllBelow(_ tops: [ItemID]) -> Set<ItemID> {
        var found = Set<ItemID>()
        var open = tops
        while let next = open.popLast() {
            if found.insert(next).inserted { open += children(of: next) }
        }
        return found
    }

    private mutating func setExpanded(
        _ isExpanded: Bool, _ items: [ItemID], _ operation: SnapshotOperation
    ) throws(SnapshotError) {
        try check(items, operation)
        for id in items { nodes[id]?.isExpanded = isExpanded }
    }
}
