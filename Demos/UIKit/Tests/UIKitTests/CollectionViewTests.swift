import Testing
import UIKit

/// A collection view with data, in front of a backend that records its calls.
@MainActor struct CollectionViewTests {
    private let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout())
    private let backend = RecordingBackend()
    private let delegate = RecordingDelegate()
    private let source: UICollectionViewDiffableDataSource<String, Int>

    init() {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
            cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "\(item)"
            cell.contentConfiguration = content
        }
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        view._backend = backend
        view.delegate = delegate
    }

    private func apply(_ items: [Int], reloading: [Int] = []) {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["all"])
        snapshot.appendItems(items)
        snapshot.reloadItems(reloading)
        source.apply(snapshot, animatingDifferences: false)
    }

    @Test func snapshotsReachTheBackend() {
        apply([1, 2, 3], reloading: [2])
        #expect(backend.data?.items == [[1, 2, 3]])
        #expect(backend.data?.reloaded == [2])
        #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
        #expect(view.numberOfItems(inSection: 0) == 3)
        #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 2)
        #expect(source.indexPath(for: 3) == IndexPath(item: 2, section: 0))
        #expect(source.itemIdentifier(for: IndexPath(item: 9, section: 9)) == nil)
    }

    @Test func asynchronousFormAppliesToo() async {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["all"])
        snapshot.appendItems([8])
        await source.apply(snapshot)
        #expect(view._data?.items == [[8]])
    }

    @Test func collapsedItemsAreNoData() {
        var tree = NSDiffableDataSourceSectionSnapshot<Int>()
        tree.append([1, 2])
        tree.append([11], to: 1)
        source.apply(tree, to: "tree")
        #expect(view._data?.items == [[1, 2]])
        tree.expand([1])
        source.apply(tree, to: "tree")
        #expect(view._data?.items == [[1, 11, 2]])
        #expect(source.snapshot(for: "tree").isExpanded(1))
    }

    @Test func cellsAreMadeAgainAfterAChange() throws {
        apply([1, 2])
        let first = IndexPath(item: 0, section: 0)
        #expect(try #require(view._cell(at: first))._content().lines.first?.text == "1")
        apply([2, 1])
        #expect(try #require(view._cell(at: first))._content().lines.first?.text == "2")
        #expect(view._cell(at: IndexPath(item: 2, section: 0)) == nil)
    }

    @Test func singleSelectionDeselectsTheOtherItem() {
        apply([1, 2, 3])
        view._userSelected(IndexPath(item: 0, section: 0))
        view._userSelected(IndexPath(item: 2, section: 0))
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
        #expect(delegate.events == ["select 0", "deselect 0", "select 2"])
        view._userSelected(IndexPath(item: 9, section: 0))
        #expect(delegate.events.count == 3)
    }

    @Test func multipleSelectionToggles() {
        apply([1, 2, 3])
        view.allowsMultipleSelection = true
        view._userSelected(IndexPath(item: 0, section: 0))
        view._userSelected(IndexPath(item: 1, section: 0))
        view._userSelected(IndexPath(item: 0, section: 0))
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        #expect(delegate.events == ["select 0", "select 1", "deselect 0"])
    }

    @Test func batchIsOneChange() {
        view.dataSource = nil
        backend.calls = []
        view.performBatchUpdates {
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
            view.deleteSections([1])
        }
        #expect(backend.calls == ["reload"])
        view.performBatchUpdates(nil)
        #expect(backend.calls == ["reload", "invalidate"])
    }

    @Test func newLayoutKnowsItsView() {
        let old = view.collectionViewLayout
        let new = UICollectionViewFlowLayout()
        view.setCollectionViewLayout(new, animated: true)
        #expect(new.collectionView === view)
        #expect(old.collectionView == nil)
        #expect(backend.calls.last == "layout")
    }

    @Test func scrollingTellsTheDelegate() {
        view._userScrolled(to: CGPoint(x: 0, y: 40))
        #expect(view.contentOffset.y == 40)
        view.contentOffset.y = 60
        #expect(backend.calls.last == "scroll 60.0")
        #expect(delegate.events == ["scroll 40.0"])
    }
}

private final class RecordingBackend: _CollectionBackend {
    var calls: [String] = []
    var data: _CollectionData?

    func reloadData() { calls.append("reload") }
    func apply(_ data: _CollectionData, animated: Bool) { self.data = data }
    func reloadItems(at indexPaths: [IndexPath]) { calls.append("reload items") }
    func invalidateLayout() { calls.append("invalidate") }
    func setLayout(animated: Bool) { calls.append("layout") }
    func setNeedsDisplay() {}
    func scroll(to offset: CGPoint, animated: Bool) { calls.append("scroll \(offset.y)") }
    func scrollToItem(
        at indexPath: IndexPath, position: UICollectionView.ScrollPosition, animated: Bool
    ) {}
    var contentSize: CGSize { .zero }
    var indexPathsForVisibleItems: [IndexPath] { [] }
    func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] { [] }
    func frameForItem(at indexPath: IndexPath) -> CGRect? { nil }
    func frameForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> CGRect? {
        nil
    }
    func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
}

private final class RecordingDelegate: NSObject, UICollectionViewDelegate {
    var events: [String] = []

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        events.append("select \(indexPath.item)")
    }

    func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { events.append("deselect \(indexPath.item)") }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        events.append("scroll \(scrollView.contentOffset.y)")
    }
}
