import CollectionSnapshots
import Testing

@Suite struct SectionSnapshotTests {
    typealias Tree = SectionSnapshot<String>

    /// The tree a (a1 (a11 a12) a2) b (b1) c.
    private func tree() throws -> Tree {
        var tree = Tree()
        try tree.append(["a", "b", "c"])
        try tree.append(["a1", "a2"], to: "a")
        try tree.append(["b1"], to: "b")
        try tree.append(["a11", "a12"], to: "a1")
        return tree
    }

    @Test func newParentsStartCollapsed() throws {
        let tree = try tree()
        #expect(tree.items == ["a", "a1", "a11", "a12", "a2", "b", "b1", "c"])
        #expect(tree.visibleItems == ["a", "b", "c"])
        #expect(tree.rootItems == ["a", "b", "c"])
        #expect(tree.items.map { tree.level(of: $0) } == [0, 1, 2, 2, 1, 0, 1, 0])
        #expect(tree.parent(of: "a12") == "a1")
        #expect(tree.parent(of: "a") == nil)
        #expect(tree.children(of: "a") == ["a1", "a2"])
        #expect(tree.canExpand("b") && !tree.canExpand("c"))
        #expect(tree.level(of: "x") == nil && !tree.isVisible("x"))
        #expect(!tree.isLazy("x") && !tree.canExpand("x") && !tree.isExpanded("x"))
    }

    @Test func whatIsBelowExpandedItemsIsVisible() throws {
        var tree = try tree()
        try tree.expand(["a1"])
        #expect(!tree.isVisible("a11"))
        try tree.expand(["a"])
        #expect(tree.visibleItems == ["a", "a1", "a11", "a12", "a2", "b", "c"])
        #expect(tree.isVisible("a11") && tree.isExpanded("a1"))
        try tree.collapse(["a"])
        #expect(tree.visibleItems == ["a", "b", "c"])
        try tree.expand(["a"])
        #expect(tree.isVisible("a12"))
    }

    @Test func insertingAndDeleting() throws {
        var tree = try tree()
        try tree.insert(["x", "y"], before: "a2")
        try tree.insert(["z"], after: "a")
        #expect(
            tree.items == ["a", "a1", "a11", "a12", "x", "y", "a2", "z", "b", "b1", "c"])
        #expect(tree.parent(of: "y") == "a" && tree.parent(of: "z") == nil)
        tree.delete(["a1", "a11", "c", "nothing"])
        #expect(tree.items == ["a", "x", "y", "a2", "z", "b", "b1"])
        #expect(tree.count == 7 && !tree.contains("a12"))
        tree.deleteAll()
        #expect(tree == Tree())
    }

    /// Each item is the parent of the next one, so each item of the call also deletes the following ones.
    @Test func deletingAChainByAllOfItsItems() throws {
        var tree = SectionSnapshot<Int>()
        try tree.append([-1, 0])
        for id in 1..<3_000 { try tree.append([id], to: id - 1) }
        tree.delete((0..<3_000).reversed())
        #expect(tree.items == [-1])
    }

    @Test func sentencesNameWhatWasCalled() throws {
        var tree = try tree()
        let sentence = "there is no item x in the tree; use one of its items, or add it first."
        #expect(
            treeFailure { try tree.setLazy(["x"]) }.map { "\($0)" } == "setLazy: \(sentence)")
        #expect(
            treeFailure { _ = try tree.snapshot(of: "x") }.map { "\($0)" }
                == "snapshot: \(sentence)")
        #expect(
            treeFailure { try tree.append(["a1"]) }.map { "\($0)" }
                == "append: the tree would have the item a1 twice; remove it from the call, or delete the existing item first."
        )
    }

    @Test func partsAndReplacements() throws {
        var tree = try tree()
        #expect(try tree.snapshot(of: "a").items == ["a1", "a11", "a12", "a2"])
        let part = try tree.snapshot(of: "a1", includingParent: true)
        #expect(part.items == ["a1", "a11", "a12"] && part.level(of: "a11") == 1)
        try tree.replace(childrenOf: "a", using: part)
        #expect(tree.items == ["a", "a1", "a11", "a12", "b", "b1", "c"])
        #expect(tree.level(of: "a12") == 2)
        let before = tree
        #expect(throws: SnapshotError<Never, String>.repeatedItem("a1", operation: "replace")) {
            try tree.replace(childrenOf: "b", using: part)
        }
        #expect(tree == before)
    }

    @Test func childrenAreAskedForOnce() throws {
        var tree = try tree()
        try tree.setLazy(["c"])
        #expect(tree.canExpand("c"))
        var asked: [String] = []
        for _ in 0..<2 {
            try tree.expand("c") { id, _ in
                asked.append(id)
                var children = Tree()
                try children.append(["c1", "c2"])
                try children.append(["c11"], to: "c1")
                return children
            }
            try tree.collapse(["c"])
        }
        #expect(asked == ["c"])
        try tree.expand(["c"])
        #expect(tree.visibleItems == ["a", "b", "c", "c1", "c2"])
        #expect(tree.level(of: "c11") == 2)
    }

    @Test func whatThrowsChangesNothing() throws {
        var tree = try tree()
        let before = tree
        #expect(
            treeFailure { try tree.append(["n", "a1"]) } == .repeatedItem("a1", operation: "append")
        )
        #expect(
            treeFailure { try tree.append(["n", "n"]) } == .repeatedItem("n", operation: "append"))
        #expect(
            treeFailure { try tree.append(["n"], to: "x") }
                == .unknownItem("x", operation: "append"))
        #expect(
            treeFailure { try tree.insert(["n"], after: "x") }
                == .unknownItem("x", operation: "insert"))
        #expect(
            treeFailure { try tree.expand(["a", "x"]) } == .unknownItem("x", operation: "expand"))
        #expect(
            treeFailure { try tree.collapse(["x"]) } == .unknownItem("x", operation: "collapse"))
        struct Refusal: Error {}
        try tree.setLazy(["c"])
        let lazy = tree
        #expect(throws: Refusal.self) { try tree.expand("c") { _, _ in throw Refusal() } }
        #expect(tree == lazy)
        #expect(tree != before)
    }

    @Test func aSectionShowsTheVisibleItems() throws {
        var tree = try tree()
        var snapshot = try Snapshot { Section("other", items: ["o", "b1"]) }
        try snapshot.apply(tree, to: "tree")
        #expect(try Array(snapshot.itemIdentifiers(inSection: "tree")) == ["a", "b", "c"])
        try tree.expand(["b", "a"])
        let old = snapshot
        try snapshot.apply(tree, to: "tree")
        #expect(
            try Array(snapshot.itemIdentifiers(inSection: "tree")) == [
                "a", "a1", "a2", "b", "b1", "c",
            ])
        #expect(try Array(snapshot.itemIdentifiers(inSection: "other")) == ["o"])
        let difference = snapshot.difference(from: old)
        #expect(difference.numberOfInsertedItems == 2 && difference.numberOfMovedItems == 1)
    }

    @Test func aSectionStaysInItsPlace() throws {
        var snapshot = try Snapshot {
            Section("tree", items: ["c"])
            Section("other", items: ["o"])
        }
        try snapshot.apply(tree(), to: "tree")
        #expect(snapshot.sectionIdentifiers == ["tree", "other"])
        #expect(snapshot.itemIdentifiers.elementsEqual(["a", "b", "c", "o"]))
    }

    @Test func aSectionLosesWhatIsHiddenAndKeepsTheOrder() throws {
        var tree = try tree()
        try tree.expand(["a", "b"])
        var snapshot = Snapshot<String, String>()
        try snapshot.apply(tree, to: "tree")
        try tree.collapse(["a"])
        try snapshot.apply(tree, to: "tree")
        #expect(try Array(snapshot.itemIdentifiers(inSection: "tree")) == ["a", "b", "b1", "c"])
    }

    @Test func aTreeBuiltAnewIsExpandedAsTheOldOneWas() throws {
        var old = try tree()
        try old.expand(["a", "b", "c"])
        var new = try tree()
        new.delete(["b"])
        try new.append(["d"])
        try new.append(["d1"], to: "d")
        try new.expand(["d", "a1"])
        new.expandItems(expandedIn: old)
        #expect(new.items.filter { new.isExpanded($0) } == ["a", "a1", "c", "d"])
    }

    @Test func aPartKeepsWhatIsExpandedAndLazyAndNothingElse() throws {
        var tree = try tree()
        try tree.expand(["a1"])
        try tree.setLazy(["a2"])
        let part = try tree.snapshot(of: "a")
        #expect(part.rootItems == ["a1", "a2"] && part.parent(of: "a1") == nil)
        #expect(part.count == 4 && !part.contains("a") && !part.contains("b"))
        #expect(part.isExpanded("a1") && !part.isExpanded("a11") && part.isLazy("a2"))
    }

    /// After random operations, levels, parents and visibility follow from their definitions.
    @Test func randomTreesAgreeWithTheirDefinition() throws {
        var random = SplitMix(seed: 9)
        for _ in 0..<20 {
            var tree = SectionSnapshot<Int>()
            var parents: [Int: Int?] = [:]
            for id in 0..<120 {
                let other = random.roll(0...max(id - 1, 0))
                switch random.roll(0...5) {
                case 0, 1:
                    try tree.append([id])
                    parents[id] = .some(nil)
                case 2...3 where tree.contains(other):
                    try tree.append([id], to: other)
                    parents[id] = other
                case 4 where tree.contains(other):
                    try tree.insert([id], after: other)
                    parents[id] = parents[other]
                case 5 where tree.contains(other):
                    if random.flip() { try tree.expand([other]) } else { tree.delete([other]) }
                default: break
                }
                parents = parents.filter { tree.contains($0.key) }
            }
            #expect(Set(tree.items) == Set(parents.keys))
            for (id, parent) in parents {
                #expect(tree.parent(of: id) == parent)
                #expect(tree.level(of: id) == parent.map { (tree.level(of: $0) ?? -9) + 1 } ?? 0)
                let isVisible = parent.map { tree.isExpanded($0) && tree.isVisible($0) } ?? true
                #expect(tree.isVisible(id) == isVisible)
            }
            #expect(tree.visibleItems == tree.items.filter { tree.isVisible($0) })
        }
    }
}

/// Returns the error that an operation on a tree throws, or `nil`.
private func treeFailure(_ action: () throws -> Void) -> SnapshotError<Never, String>? {
    do {
        try action()
        return nil
    } catch { return error as? SnapshotError<Never, String> }
}
