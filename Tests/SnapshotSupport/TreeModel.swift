import CollectionSnapshots

/// A model of a section snapshot: items that contain their children.
package struct TreeModel: Equatable {
    package struct Node: Equatable {
        package let id: Int
        package fileprivate(set) var isExpanded = false
        package fileprivate(set) var isLazy = false
        package fileprivate(set) var children: [Node] = []

        fileprivate init(_ id: Int) { self.id = id }

        /// The item and all items below it, each before its children.
        package var all: [Node] { [self] + children.flatMap(\.all) }

        fileprivate var visible: [Node] { [self] + (isExpanded ? children.flatMap(\.visible) : []) }
    }

    package private(set) var roots: [Node] = []

    package init() {}

    package var nodes: [Node] { roots.flatMap(\.all) }
    package var items: [Int] { nodes.map(\.id) }
    package var visibleItems: [Int] { roots.flatMap(\.visible).map(\.id) }

    package func node(_ id: Int) -> Node? { nodes.first { $0.id == id } }

    /// Returns the items above an item, the nearest first. Returns `nil` if the item does not exist.
    package func ancestors(of id: Int) -> [Node]? {
        guard node(id) != nil else { return nil }
        // The items are in depth-first order, so the nearest ancestor comes last.
        return nodes.filter { $0.id != id && $0.all.contains { $0.id == id } }.reversed()
    }

    /// Returns the items below an item as a tree. Returns `nil` if the item does not exist.
    package func part(of id: Int, includingParent: Bool) -> TreeModel? {
        node(id).map { node in
            var part = TreeModel()
            part.roots = includingParent ? [node] : node.children
            return part
        }
    }
}

/// The operations of the model.
extension TreeModel {
    /// Returns `nil` if the operation must throw.
    package func applying(_ edit: TreeEdit, part: TreeModel) -> TreeModel? {
        var model = self
        return model.apply(edit, part) ? model : nil
    }

    private mutating func apply(_ edit: TreeEdit, _ part: TreeModel) -> Bool {
        switch edit {
        case .append(let ids, let parent):
            guard isNew(ids) else { return false }
            guard let parent else {
                roots += ids.map(Node.init)
                return true
            }
            return changeKnown([parent]) { $0.children += ids.map(Node.init) }
        case .insert(let ids, let other, let after):
            guard isNew(ids), node(other) != nil else { return false }
            changeSiblings { siblings in
                guard let index = siblings.firstIndex(where: { $0.id == other }) else { return }
                siblings.insert(contentsOf: ids.map(Node.init), at: after ? index + 1 : index)
            }
        case .delete(let ids): changeSiblings { $0.removeAll { ids.contains($0.id) } }
        case .deleteAll: roots = []
        case .expand(let ids): return changeKnown(ids) { $0.isExpanded = true }
        case .collapse(let ids): return changeKnown(ids) { $0.isExpanded = false }
        case .setLazy(let ids): return changeKnown(ids) { $0.isLazy = true }
        case .replace(let id): return replaceChildren(of: id, by: part)
        case .expandWithPart(let id):
            let isLazy = node(id)?.isLazy ?? false
            guard !isLazy || replaceChildren(of: id, by: part) else { return false }
            return changeKnown([id]) { $0.isExpanded = true }
        case .expandLikePart:
            change(part.nodes.filter(\.isExpanded).map(\.id)) { $0.isExpanded = true }
        }
        return true
    }

    /// Whether the items are unique and not in the tree.
    private func isNew(_ ids: [Int]) -> Bool {
        Set(ids).count == ids.count && Set(ids).isDisjoint(with: items)
    }

    private mutating func replaceChildren(of id: Int, by part: TreeModel) -> Bool {
        var model = self
        let isKnown = model.changeKnown([id]) {
            $0.children = part.roots
            $0.isLazy = false
        }
        guard isKnown, Set(model.items).count == model.items.count else { return false }
        self = model
        return true
    }

    private mutating func changeKnown(_ ids: [Int], _ body: (inout Node) -> Void) -> Bool {
        guard Set(ids).isSubset(of: items) else { return false }
        change(ids, body)
        return true
    }

    private mutating func change(_ ids: [Int], _ body: (inout Node) -> Void) {
        changeSiblings { siblings in
            for index in siblings.indices where ids.contains(siblings[index].id) {
                body(&siblings[index])
            }
        }
    }

    /// Changes each list of siblings, deeper lists first.
    private mutating func changeSiblings(_ body: (inout [Node]) -> Void) {
        Self.change(&roots, body)
    }

    private static func change(_ siblings: inout [Node], _ body: (inout [Node]) -> Void) {
        for index in siblings.indices { change(&siblings[index].children, body) }
        body(&siblings)
    }
}
