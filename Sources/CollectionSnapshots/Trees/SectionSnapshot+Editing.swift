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
        var place: Int?
        if let parent { place = try known(parent, .append) }
        try checkNew(items, .append)
        put(items.map { Node(id: $0, parent: place) }, at: .max, below: place)
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
        let tops = items.compactMap { place(of: $0) }
        let gone = withAllBelow(tops)
        var parents = Set<Int>()
        var hasRoots = false
        for top in tops {
            if let parent = nodes[top]?.parent { parents.insert(parent) } else { hasRoots = true }
        }
        for parent in parents { nodes[parent]?.children.removeAll { gone.contains($0) } }
        if hasRoots { roots.removeAll { gone.contains($0) } }
        forget(Array(gone))
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
        let place = try known(parent, .replace)
        let going = withAllBelow(nodes[place]?.children ?? [])
        for id in tree.items {
            if let other = self.place(of: id), !going.contains(other) {
                throw .repeated("\(id)", .replace)
            }
        }
        nodes[place]?.children = []
        nodes[place]?.isLazy = false
        let children = adopted(tree, below: place, forgetting: Array(going))
        guard let parentPlace = self.place(of: parent) else { return }
        nodes[parentPlace]?.children = children
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
        var places: [Int] = []
        for id in items { places.append(try known(id, .setLazy)) }
        for place in places { nodes[place]?.isLazy = true }
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
        let place = try known(other, .insert)
        try checkNew(items, .insert)
        let parent = nodes[place]?.parent
        let siblings = parent.flatMap { nodes[$0]?.children } ?? roots
        let index = siblings.firstIndex(of: place) ?? siblings.endIndex
        put(
            items.map { Node(id: $0, parent: parent) }, at: after ? index + 1 : index,
            below: parent)
    }

    private func checkNew(
        _ items: [ItemID], _ operation: SnapshotOperation
    ) throws(SnapshotError) {
        try items.checkUnique(operation)
        for id in items where contains(id) { throw .repeated("\(id)", operation) }
    }

    /// Adds new nodes among those below a parent; beyond the last they come at the end.
    private mutating func put(_ new: [Node], at index: Int, below parent: Int?) {
        let places = new.map { add($0) }
        guard let parent else {
            return roots.insert(contentsOf: places, at: min(index, roots.count))
        }
        let end = nodes[parent]?.children.count ?? 0
        nodes[parent]?.children.insert(contentsOf: places, at: min(index, end))
    }

    /// Some places and those of all that is below them, each gone to once however they are nested.
    private func withAllBelow(_ tops: [Int]) -> Set<Int> {
        var found = Set<Int>()
        var open = tops
        while let next = open.popLast() {
            guard found.insert(next).inserted else { continue }
            open += nodes[next]?.children ?? []
        }
        return found
    }

    private mutating func adopted(
        _ tree: SectionSnapshot, below place: Int, forgetting gone: [Int]
    ) -> [Int] {
        let id = nodes[place]?.id
        forget(gone)
        // Forgetting may have given the items other places.
        guard let id, let parent = self.place(of: id) else { return [] }
        return adopt(tree.roots, of: tree, below: parent)
    }

    private mutating func setExpanded(
        _ isExpanded: Bool, _ items: [ItemID], _ operation: SnapshotOperation
    ) throws(SnapshotError) {
        var places: [Int] = []
        for id in items { places.append(try known(id, operation)) }
        for place in places { nodes[place]?.isExpanded = isExpanded }
    }
}
