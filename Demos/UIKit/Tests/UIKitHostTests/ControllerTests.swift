import Reflow
import Testing
import UIKit

@testable import UIKitHost

/// Whole controllers with data sources.
@MainActor struct ControllerTests {
    @Test func cellsShowTheirTexts() throws {
        let controller = ListController()
        let shown = try Shown(.controller { controller })
        #expect(shown.frame(1) == Rect(x: 0, y: 32, width: 375, height: 32))
        let text = shown.text(columns: 46, rows: 41)
        #expect(text.contains("Row 0"))
        #expect(text.contains("Row 9"))
        #expect(shown.demo.facts.title == "Rows")
    }

    @Test func positionIsKeptOverChanges() throws {
        let controller = ListController()
        let shown = try Shown(.controller { controller })
        shown.scroll(to: 320)
        controller.show(Array(-5..<100))
        shown.advance()
        #expect(shown.offset.y == 320 + 5 * 32)
        #expect(shown.frame(5) == Rect(x: 0, y: 160, width: 375, height: 32))
    }

    @Test func rotationReachesTheController() throws {
        let controller = ListController()
        let shown = try Shown(.controller { controller })
        shown.place(Size(width: 667, height: 375))
        #expect(controller.sizes.last == CGSize(width: 667, height: 375))
        #expect(shown.frame(1)?.width == 667)
    }

    @Test func traitsHaveTheScaleOfTheScreen() throws {
        var provided: UITraitCollection?
        let controller = UICollectionViewController(
            collectionViewLayout: UICollectionViewCompositionalLayout { _, environment in
                provided = environment.traitCollection
                return nil
            })
        _ = try Shown(.controller { controller })
        let traits = try #require(provided)
        #expect(UIScreen.main.scale == 2)
        for traits in [traits, controller.traitCollection, .current] {
            #expect(traits.displayScale == UIScreen.main.scale)
            #expect(traits.preferredContentSizeCategory == .large)
        }
    }

    @Test func tapsReachTheDelegate() throws {
        let controller = ListController()
        let shown = try Shown(.controller { controller })
        shown.content.hosted.withView { view in
            _ = shown.layout.open(view.item(at: ItemIndex(section: 0, item: 3)), in: &view)
        }
        #expect(controller.selected == [IndexPath(item: 3, section: 0)])
    }

    @Test func contentInsetIsAroundTheContent() throws {
        let controller = ListController()
        let shown = try Shown(.controller { controller })
        controller.list?.contentInset = UIEdgeInsets(top: 16, left: 8, bottom: 0, right: 8)
        shown.advance()
        #expect(shown.frame(1) == Rect(x: 0, y: 32, width: 359, height: 32))
        shown.place(.small)
        #expect(shown.frame(1)?.width == 304)
        #expect(shown.offset.y == -16)
    }

    @Test func controllerWithoutCollectionViewSaysSo() throws {
        let shown = try Shown(.controller { UIViewController() })
        #expect(shown.demo.facts.emptySentence == "The controller shows no collection view.")
    }

    @Test func laterViewsAreFound() throws {
        let controller = UIViewController()
        let shown = try Shown(.controller { controller })
        let grid = UICollectionView(
            frame: controller.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        controller.view.addSubview(grid)
        shown.advance()
        #expect(shown.itemCounts == [20])
        #expect(shown.frame(1)?.x == 65)
    }

    @Test func plainDataSourceGivesNumbersOfItems() throws {
        let controller = GridController()
        let shown = try Shown(.controller { controller })
        #expect(shown.itemCounts == [3, 5])
        #expect(shown.frame(4, section: 1) != nil)
        controller.count = 7
        controller.collectionView.reloadData()
        shown.advance()
        #expect(shown.itemCounts == [3, 7])
        #expect(shown.frame(6, section: 1) == Rect(x: 0, y: 110, width: 50, height: 50))
    }
}

/// A list with a diffable data source.
private final class ListController: UIViewController, UICollectionViewDelegate {
    var sizes: [CGSize] = []
    var selected: [IndexPath] = []
    private(set) var list: UICollectionView?
    private var source: UICollectionViewDiffableDataSource<Int, Int>?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rows"
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(32)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(32)),
            subitems: [item])
        let list = UICollectionView(
            frame: view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: group)))
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.delegate = self
        self.list = list
        view.addSubview(list)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
            cell, _, number in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(number)"
            cell.contentConfiguration = content
        }
        source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, number in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
        }
        show(Array(0..<100))
    }

    func show(_ numbers: [Int]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(numbers)
        source?.apply(snapshot, animatingDifferences: false)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        sizes.append(view.bounds.size)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath)
    }
}

/// A grid with the numbers of items of a plain data source.
private final class GridController: UICollectionViewController {
    var count = 5

    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }

    required init?(coder: NSCoder) { nil }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        section == 0 ? 3 : count
    }
}
