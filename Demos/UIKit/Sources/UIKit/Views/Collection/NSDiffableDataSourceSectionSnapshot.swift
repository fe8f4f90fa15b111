import Foundation

/// A tree of items. The children of collapsed items are hidden.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private var roots: [ItemIdentifierType] = []
    private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    public init() {}

    // MARK: Queries

    /// All items, also hidden ones, each before its children.
    public var items: [ItemIdentifierType] { flattened(roots) { _ in true } }
    public var rootItems: [ItemIdentifierType] { roots }

    /// The items without a collapsed parent.
    public var visibleItems: [ItemIdentifierType] {
        flattened(roots) { expanded.contains($0) }
    }

    private func flattened(
        _ items: [ItemIdentifierType], _ isOpen: (ItemIdentifierType) -> Bool
    ) -> [ItemIdentifierType] {
        items.flatMap { item in
            [item] + (isOpen(item) ? flattened(children[item] ?? [], isOpen) : [])
        }
    }

    public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    public func parent(of item: ItemIdentifierType) -> ItemIdentifierType? {
        parents[item].flatMap { $0 }
    }

    public func level(of item: ItemIdentifierType) -> Int {
        parent(of: item).map { level(of: $0) + 1 } ?? 0
    }

    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> Self {
        var result = Self()
        if includingParent { result.append([parent]) }
        copyChildren(of: parent, to: includingParent ? parent : nil, in: &result)
        return result
    }

    private func copyChildren(
        of parent: ItemIdentifierType, to target: ItemIdentifierType?, in result: inout Self
    ) {
        result.append(children[parent] ?? [], to: target)
        if expanded.contains(parent), let target { result.expand([target]) }
        for child in children[parent] ?? [] { copyChildren(of: child, to: child, in: &result) }
    }

    // MARK: Changes

    public mutating func append(
        _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
    ) {
        for item in items {
            precondition(parents[item] == nil, "An item is in the section snapshot twice.")
            parents.updateValue(parent, forKey: item)
        }
        if let parent {
            children[parent, default: []] += items
        } else {
            roots += items
        }
    }

    public mutating func insert(
        _ items: [ItemIdentifierType], before item: ItemIdentifierType
    ) { insert(items, beside: item, offset: 0) }

    public mutating func insert(
        _ items: [ItemIdentifierType], after item: ItemIdentifierType
    ) { insert(items, beside: item, offset: 1) }

    private mutating func insert(
        _ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int
    ) {
        let parent = parent(of: item)
        for new in items { parents.updateValue(parent, forKey: new) }
        if let parent {
            let index = children[parent]?.firstIndex(of: item) ?? 0
            children[parent]?.insert(contentsOf: items, at: index + offset)
        } else {
            let index = roots.firstIndex(of: item) ?? roots.count
            roots.insert(contentsOf: items, at: min(index + offset, roots.count))
        }
    }

    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            delete(children[item] ?? [])
            if let parent = parent(of: item) {
                children[parent]?.removeAll { $0 == item }
            } else {
                roots.removeAll { $0 == item }
            }
            children[item] = nil
            parents[item] = nil
            expanded.remove(item)
        }
    }

    public mutating func deleteAll() { self = Self() }
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        delete(children[parent] ?? [])
        append(snapshot.roots, to: parent)
        for root in snapshot.roots { snapshot.copyChildren(of: root, to: root, in: &self) }
    }
}

extension NSDiffableDataSourceSectionSnapshot: @unchecked Sendable
where ItemIdentifierType: Sendable {}
