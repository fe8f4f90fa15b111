import CollectionSnapshots
import SnapshotSupport

/// Checks random operations on a section snapshot. The tree equals items that contain their children, and a section of
/// a snapshot shows the visible items.
struct TreeFuzz {
    /// The limit of identifiers, small enough that many operations share items.
    private static let items = 24

    private var tree = SectionSnapshot<Int>()
    private var model = TreeModel()
    /// The last part copied from the tree. A later operation may insert it again.
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

    private mutating func edit(_ source: inout ByteSource) throws {
        let edit = Self.edit(&source)
        let (before, old) = (tree, model)
        let next = model.applying(edit, part: partModel)
        do {
            try tree.apply(edit, part: part)
            try require(next != nil, "\(edit) does not throw")
        } catch let error as SnapshotError<Never, Int> {
            try require(next == nil, "\(edit) throws \(error)")
            try require(tree == before, "\(edit) throws and changes the tree")
        }
        model = next ?? model
        try check(tree, model)
        try require(
            (tree == before) == (model == old),
            "\(edit) changes the tree without changing the model, or the other way round")
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
        case 8: return .expandWithPart(item())
        default: return .expandLikePart
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

    /// Applies the tree to a section. Its items leave other sections, and the section's old items disappear.
    private mutating func show(_ source: inout ByteSource) throws {
        let section = source.int(0...2)
        // A section deleted before is added at the end.
        let edit = Edit.deleteSections(source.rarely(4) ? [section] : [])
        try snapshot.apply(edit, asRanges: false)
        try snapshot.apply(tree, to: section)
        let before = snapshotModel.applying(edit) ?? snapshotModel
        snapshotModel = before.showing(model.visibleItems, in: section)
        try require(
            SnapshotModel(snapshot) == snapshotModel,
            "\(SnapshotModel(snapshot)) instead of \(snapshotModel)")
    }

    private func check(_ tree: SectionSnapshot<Int>, _ model: TreeModel) throws {
        let nodes = model.nodes
        try require(tree.items == nodes.map(\.id), "\(tree.items) instead of \(model)")
        try require(tree.count == nodes.count, "\(tree.count) items instead of \(model)")
        try require(tree.rootItems == model.roots.map(\.id), "The root items are \(tree.rootItems)")
        try require(
            tree.visibleItems == model.visibleItems, "The visible items are \(tree.visibleItems)")
        for id in -1...Self.items + 1 {
            let (node, ancestors) = (model.node(id), model.ancestors(of: id))
            let children = node?.children.map(\.id) ?? []
            try require(
                tree.contains(id) == (node != nil) && tree.level(of: id) == ancestors?.count
                    && tree.parent(of: id) == ancestors?.first?.id
                    && tree.children(of: id) == children,
                "Item \(id) has another place than in \(model)")
            let isLazy = node?.isLazy ?? false
            try require(
                tree.isExpanded(id) == node?.isExpanded ?? false && tree.isLazy(id) == isLazy
                    && tree.canExpand(id) == (isLazy || !children.isEmpty)
                    && tree.isVisible(id) == ancestors?.allSatisfy(\.isExpanded) ?? false,
                "Item \(id) has another state than in \(model)")
        }
    }
}
