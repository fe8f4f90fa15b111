import CollectionSnapshots

/// An operation on a section snapshot as a value, so that a test can apply it to the snapshot and to its model.
package enum TreeEdit {
    case append([Int], to: Int?)
    case insert([Int], Int, after: Bool)
    case delete([Int])
    case deleteAll
    case expand([Int])
    case collapse([Int])
    case setLazy([Int])
    /// Replaces the children of an item by the part that comes with the operation.
    case replace(Int)
    /// Expands an item. A lazy item gets the part as its children.
    case expandWithPart(Int)
    /// Expands the items that are expanded in the part.
    case expandLikePart
}

extension SectionSnapshot<Int> {
    package mutating func apply(_ edit: TreeEdit, part: SectionSnapshot) throws {
        switch edit {
        case .append(let ids, let parent): try append(ids, to: parent)
        case .insert(let ids, let other, true): try insert(ids, after: other)
        case .insert(let ids, let other, false): try insert(ids, before: other)
        case .delete(let ids): delete(ids)
        case .deleteAll: deleteAll()
        case .expand(let ids): try expand(ids)
        case .collapse(let ids): try collapse(ids)
        case .setLazy(let ids): try setLazy(ids)
        case .replace(let id): try replace(childrenOf: id, using: part)
        case .expandWithPart(let id): try expand(id, asking: part)
        case .expandLikePart: expandItems(expandedIn: part)
        }
    }

    private mutating func expand(_ id: Int, asking part: SectionSnapshot) throws {
        let before = self
        try expand(id) { asked, below in
            guard try asked == id && below == before.snapshot(of: id) else {
                throw UnexpectedRequest()
            }
            return part
        }
    }
}

/// An error for a request of a lazy item's children with a wrong item or a wrong subtree.
private struct UnexpectedRequest: Error {}
