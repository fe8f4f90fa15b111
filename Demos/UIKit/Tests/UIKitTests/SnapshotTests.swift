import Testing
import UIKit

/// Diffable snapshots without a view.
struct SnapshotTests {
    private var snapshot: NSDiffableDataSourceSnapshot<String, Int> {
        var result = NSDiffableDataSourceSnapshot<String, Int>()
        result.appendSections(["a", "b"])
        result.appendItems([1, 2, 3], toSection: "a")
        result.appendItems([4, 5])
        return result
    }

    @Test func appendedItemsAreInTheLastSection() {
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
        #expect(snapshot.numberOfItems == 5)
        #expect(snapshot.sectionIdentifier(containingItem: 2) == "a")
        #expect(snapshot.indexOfItem(4) == 3)
        #expect(snapshot.indexOfItem(9) == nil)
    }

    @Test func insertionsAreBesideTheirNeighbours() {
        var snapshot = snapshot
        snapshot.insertItems([10, 11], beforeItem: 2)
        snapshot.insertItems([12], afterItem: 5)
        snapshot.insertSections(["c"], beforeSection: "a")
        snapshot.insertSections(["d"], afterSection: "a")
        #expect(snapshot.sectionIdentifiers == ["c", "a", "d", "b"])
        #expect(snapshot.itemIdentifiers == [1, 10, 11, 2, 3, 4, 5, 12])
    }

    @Test func deletionsRemoveItemsAndSections() {
        var snapshot = snapshot
        snapshot.deleteItems([1, 5])
        #expect(snapshot.itemIdentifiers == [2, 3, 4])
        snapshot.deleteSections(["a"])
        #expect(snapshot.itemIdentifiers == [4])
        #expect(snapshot.sectionIdentifier(containingItem: 2) == nil)
        snapshot.appendItems([2])
        #expect(snapshot.itemIdentifiers == [4, 2])
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0)
        #expect(snapshot.numberOfItems == 0)
    }

    @Test func movedItemsChangeTheirSection() {
        var snapshot = snapshot
        snapshot.moveItem(1, afterItem: 4)
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 1, 5])
        snapshot.moveItem(5, beforeItem: 2)
        #expect(snapshot.itemIdentifiers == [5, 2, 3, 4, 1])
        snapshot.moveSection("b", beforeSection: "a")
        #expect(snapshot.sectionIdentifiers == ["b", "a"])
        snapshot.moveSection("b", afterSection: "a")
        #expect(snapshot.sectionIdentifiers == ["a", "b"])
    }

    @Test func reloadedIdentifiersAreKept() {
        var snapshot = snapshot
        snapshot.reloadItems([1])
        snapshot.reconfigureItems([2])
        snapshot.reloadSections(["b"])
        #expect(snapshot.reloadedItemIdentifiers == [1])
        #expect(snapshot.reconfiguredItemIdentifiers == [2])
        #expect(snapshot.reloadedSectionIdentifiers == ["b"])
    }
}

/// Snapshots of one section, with items inside items.
struct SectionSnapshotTests {
    private var tree: NSDiffableDataSourceSectionSnapshot<String> {
        var result = NSDiffableDataSourceSectionSnapshot<String>()
        result.append(["fruit", "nuts"])
        result.append(["apple", "pear"], to: "fruit")
        result.append(["gala"], to: "apple")
        return result
    }

    @Test func childrenOfCollapsedItemsAreHidden() {
        var tree = tree
        #expect(tree.visibleItems == ["fruit", "nuts"])
        tree.expand(["fruit"])
        #expect(tree.visibleItems == ["fruit", "apple", "pear", "nuts"])
        tree.expand(["apple"])
        #expect(tree.isVisible("gala"))
        tree.collapse(["fruit"])
        #expect(!tree.isVisible("gala"))
        #expect(tree.items == ["fruit", "apple", "gala", "pear", "nuts"])
    }

    @Test func levelsAndParentsAreKnown() {
        #expect(tree.level(of: "gala") == 2)
        #expect(tree.parent(of: "gala") == "apple")
        #expect(tree.parent(of: "nuts") == nil)
        #expect(tree.contains("pear") && !tree.contains("plum"))
        #expect(tree.snapshot(of: "fruit").items == ["apple", "gala", "pear"])
        #expect(tree.snapshot(of: "apple", includingParent: true).items == ["apple", "gala"])
    }

    @Test func deletionsRemoveTheChildrenToo() {
        var tree = tree
        tree.delete(["apple"])
        #expect(tree.items == ["fruit", "pear", "nuts"])
        #expect(!tree.contains("gala"))
        tree.insert(["fig"], before: "pear")
        tree.insert(["kiwi"], after: "nuts")
        #expect(tree.items == ["fruit", "fig", "pear", "nuts", "kiwi"])
        #expect(tree.parent(of: "fig") == "fruit")
    }

    @Test func childrenAreReplaced() {
        var other = NSDiffableDataSourceSectionSnapshot<String>()
        other.append(["lemon"])
        other.append(["zest"], to: "lemon")
        var tree = tree
        tree.replace(childrenOf: "fruit", using: other)
        #expect(tree.items == ["fruit", "lemon", "zest", "nuts"])
    }
}
