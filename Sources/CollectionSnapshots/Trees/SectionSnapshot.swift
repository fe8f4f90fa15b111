/// The items of one section as a tree, of which those are shown whose parents are expanded.
///
/// Named after UIKit's `NSDiffableDataSourceSectionSnapshot`. Identifiers are unique in the whole
/// tree. New parents start collapsed, about which UIKit says nothing. A value; what throws
/// leaves it as it was.
public struct SectionSnapshot<ItemID: Hashable> {
    /// An item with what is below it.
    struct Node {
        var id: ItemID
        var parent: Int?
        var children: [Int] = []
        var isExpanded = false
        /// Whether it may have children that have not been asked for yet.
        var isLazy = false
    }

    /// By places that stay the same while an item is there; nil where one was deleted.
    var nodes: [Node?] = []
    var roots: [Int] = []
    private(set) var places: [ItemID: Int] = [:]

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

    /// All items with their levels, in order.
    private var rows: [Row] {
        var rows: [Row] = []
        walk(roots, where: { _ in true }) { node, level in
            rows.append(
                Row(id: node.id, level: level, isExpanded: node.isExpanded, isLazy: node.isLazy))
        }
        return rows
    }

    private struct Row: Equatable {
        let id: ItemID
        let level: Int
        let isExpanded, isLazy: Bool
    }
}

/// Questions.
extension SectionSnapshot {
    /// All items: each before what is below it, expanded or not. O(items).
    public var items: [ItemID] {
        var items: [ItemID] = []
        items.reserveCapacity(places.count)
        walk(roots, where: { _ in true }) { node, _ in items.append(node.id) }
        return items
    }

    /// The items that are shown: those without a parent, and what is below expanded ones. O(items
    /// shown).
    public var visibleItems: [ItemID] {
        var items: [ItemID] = []
        walk(roots, where: \.isExpanded) { node, _ in items.append(node.id) }
        return items
    }

    /// The items without a parent.
    public var rootItems: [ItemID] { identifiers(of: roots) }

    /// The number of all items.
    public var count: Int { places.count }

    /// Whether there is an item with this identifier, shown or not.
    public func contains(_ id: ItemID) -> Bool { places[id] != nil }

    /// How many parents are above an item, nil when there is no such item. O(level).
    public func level(of id: ItemID) -> Int? {
        place(of: id).map { ancestors(of: $0).count }
    }

    /// The item above, nil when there is none or no such item.
    public func parent(of id: ItemID) -> ItemID? {
        place(of: id).flatMap { nodes[$0]?.parent }.flatMap { nodes[$0]?.id }
    }

    /// The items right below one; none when there is no such item.
    public func children(of id: ItemID) -> [ItemID] {
        place(of: id).flatMap { nodes[$0] }.map { identifiers(of: $0.children) } ?? []
    }

    /// Whether what is below an item is shown when the item itself is.
    public func isExpanded(_ id: ItemID) -> Bool {
        place(of: id).flatMap { nodes[$0]?.isExpanded } ?? false
    }

    /// Whether an item is there and all above it are expanded. O(level).
    public func isVisible(_ id: ItemID) -> Bool {
        place(of: id).map {
            ancestors(of: $0).allSatisfy { nodes[$0]?.isExpanded == true }
        } ?? false
    }

    /// Whether an item can be expanded: it has something below it, or may have; see
    /// `setLazy(_:)`.
    public func canExpand(_ id: ItemID) -> Bool {
        place(of: id).flatMap { nodes[$0] }.map { $0.isLazy || !$0.children.isEmpty } ?? false
    }

    /// Whether the children of an item have still to be asked for.
    public func isLazy(_ id: ItemID) -> Bool {
        place(of: id).flatMap { nodes[$0]?.isLazy } ?? false
    }

    /// What is below an item as a tree of its own, with the item itself if wanted. O(items below).
    ///
    /// Throws when there is no such item.
    public func snapshot(
        of id: ItemID, includingParent: Bool = false
    ) throws(SnapshotError) -> SectionSnapshot {
        let place = try known(id, .snapshot)
        var copy = SectionSnapshot()
        let roots = includingParent ? [place] : nodes[place]?.children ?? []
        copy.roots = copy.adopt(roots, of: self, below: nil)
        return copy
    }
}

extension SectionSnapshot {
    func place(of id: ItemID) -> Int? { places[id] }

    func identifiers(of places: [Int]) -> [ItemID] { places.compactMap { nodes[$0]?.id } }

    func known(_ id: ItemID, _ operation: SnapshotOperation) throws(SnapshotError) -> Int {
        guard let place = places[id] else { throw .unknownItem("\(id)", operation) }
        return place
    }

    /// The parents above an item, the nearest first.
    func ancestors(of place: Int) -> [Int] {
        var ancestors: [Int] = []
        var next = nodes[place]?.parent
        while let place = next {
            ancestors.append(place)
            next = nodes[place]?.parent
        }
        return ancestors
    }

    /// Goes through items, each before what is below it. Without recursion: a tree may be as deep
    /// as its data.
    func walk(
        _ start: [Int], where goesBelow: (Node) -> Bool, _ body: (Node, Int) -> Void
    ) {
        var open = start.reversed().map { (place: $0, level: 0) }
        while let (place, level) = open.popLast() {
            guard let node = nodes[place] else { continue }
            body(node, level)
            guard goesBelow(node) else { continue }
            open += node.children.reversed().map { ($0, level + 1) }
        }
    }

    /// Makes a node for a new item.
    mutating func add(_ node: Node) -> Int {
        places[node.id] = nodes.count
        nodes.append(node)
        return nodes.count - 1
    }

    /// Forgets nodes.
    mutating func forget(_ gone: [Int]) {
        for place in gone {
            if let node = nodes[place] { places[node.id] = nil }
            nodes[place] = nil
        }
        compact()
    }

    /// Copies nodes of another tree with all that is below them; returns their places here.
    mutating func adopt(
        _ others: [Int], of other: SectionSnapshot, below parent: Int?
    ) -> [Int] {
        var result: [Int] = []
        var open = others.reversed().map { (place: $0, parent: parent, isTop: true) }
        while let (place, parent, isTop) = open.popLast() {
            guard var node = other.nodes[place] else { continue }
            let children = node.children
            node.parent = parent
            node.children = []
            let own = add(node)
            if isTop {
                result.append(own)
            } else if let parent {
                nodes[parent]?.children.append(own)
            }
            open += children.reversed().map { ($0, own, false) }
        }
        return result
    }

    /// Lets go of the places of deleted items when they are more than those that are there.
    private mutating func compact() {
        guard nodes.count > 2 * places.count + 64 else { return }
        var copy = SectionSnapshot()
        copy.roots = copy.adopt(roots, of: self, below: nil)
        self = copy
    }
}
