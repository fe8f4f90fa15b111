import CollectionSnapshots
import SnapshotSupport

/// Operations on a section snapshot, in any order: it holds what items that hold their children hold, and a section of a
/// snapshot shows what is visible of it.
struct TreeFuzz {
    /// Identifiers are below this, so that many operations meet.
    private static let items = 24

    private var tree = SectionSnapshot<Int>()
    private var model = TreeModel()
    /// What was last taken out of the tree; it may come back.
    private var part = SectionSnapshot<Int>()
    private var partModel = TreeModel()
    private var snapshot: Snapshot<Int, Int>
    private var snapshotModel: SnapshotModel

    static func check(_ source: inout ByteSource) throws {
        var fuzz = try TreeFuzz()
        for _ in 0..<60 where !source.isEmpty {
            switch source.int(0...19) {
            case 0...1: try fuzz.takePart(&source)
            case 2...3: try fuzz.show(&source)
            default: try fuzz.edit(&source)
            }
        }
        try fuzz.show(&source)
    }

    private init() throws {
        snapshot = try Snapshot {
            Section(0, items: 10..<20)
            Section(1, items: 100..<110)
        }
        snapshotModel = SnapshotModel(snapshot)
    }

    // MARK: Operations

    private mutating func edit(_ source: inout ByteSource) throws {
        let edit = Self.edit(&source)
        let (before, old) = (tree, model)
        let next = model.applying(edit, part: partModel)
        do {
            try tree.apply(edit, part: part)
            try require(next != nil, "\(edit) does not throw")
        } catch let error as SnapshotError<Never, Int> {
            try require(next == nil, "\(edit) throws \(error)")
            try require(tree == before, "\(edit) throws, and changes something")
        }
        model = next ?? model
        try check(tree, model)
        try require((tree == before) == (model == old), "\(edit) changes nothing, or is not seen")
    }

    private static func edit(_ source: inout ByteSource) -> TreeEdit {
        func item() -> Int { source.int(0...items) }
        func ids() -> [Int] { source.list(5) { $0.int(0...items) } }
        switch source.int(0...9) {
        case 0: return .append(ids(), to: source.flag() ? item() : nil)
        case 1: return .append([item()], to: item())
        case 2: return .insert(ids(), item(), after: source.flag())
        case 3: return source.rarely(8) ? .deleteAll : .delete(ids())
        case 4: return .expand(source.flag() ? ids() : [item()])
        case 5: return .collapse(source.flag() ? ids() : [item()])
        case 6: return .setLazy(source.flag() ? ids() : [item()])
        case 7: return .replace(item())
        case 8: return .expandAsking(item())
        default: return .expandAsPart
        }
    }

    private mutating func takePart(_ source: inout ByteSource) throws {
        let (id, includesParent) = (source.int(0...Self.items), source.flag())
        let expected = model.part(of: id, includingParent: includesParent)
        do {
            part = try tree.snapshot(of: id, includingParent: includesParent)
            guard let expected else { throw BrokenLaw(description: "\(id) has a part") }
            partModel = expected
            try check(part, partModel)
        } catch is SnapshotError<Never, Int> {
            try require(expected == nil, "\(id) has no part")
        }
    }

    /// Its items come out of other sections, and what the section showed before is gone.
    private mutating func show(_ source: inout ByteSource) throws {
        let section = source.int(0...2)
        // Deleted first, it is added at the end.
        let edit = Edit.deleteSections(source.rarely(4) ? [section] : [])
        try snapshot.apply(edit, asRanges: false)
        try snapshot.apply(tree, to: section)
        let before = snapshotModel.applying(edit) ?? snapshotModel
        snapshotModel = before.showing(model.visibleItems, in: section)
        try require(
            SnapshotModel(snapshot) == snapshotModel,
            "\(SnapshotModel(snapshot)) instead of \(snapshotModel)")
    }

    // MARK: Laws

    private func check(_ tree: SectionSnapshot<Int>, _ model: TreeModel) throws {
        let nodes = model.nodes
        try require(tree.items == nodes.map(\.id), "\(tree.items) instead of \(model)")
        try require(tree.count == nodes.count, "\(tree.count) items instead of \(model)")
        try require(tree.rootItems == model.roots.map(\.id), "\(tree.rootItems) are at the top")
        try require(tree.visibleItems == model.visibleItems, "\(tree.visibleItems) are visible")
        for id in -1...Self.items + 1 {
            let (node, ancestors) = (model.node(id), model.ancestors(of: id))
            let children = node?.children.map(\.id) ?? []
            try require(
                tree.contains(id) == (node != nil) && tree.level(of: id) == ancestors?.count
                    && tree.parent(of: id) == ancestors?.first?.id
                    && tree.children(of: id) == children,
                "Item \(id) is elsewhere than in \(model)")
            let isLazy = node?.isLazy ?? false
            try require(
                tree.isExpanded(id) == node?.isExpanded ?? false && tree.isLazy(id) == isLazy
                    && tree.canExpand(id) == (isLazy || !children.isEmpty)
                    && tree.isVisible(id) == ancestors?.allSatisfy(\.isExpanded) ?? false,
                "Item \(id) looks otherwise than in \(model)")
        }
    }
}
