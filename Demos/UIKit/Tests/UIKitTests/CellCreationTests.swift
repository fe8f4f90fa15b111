import Testing
import UIKit

/// Cells that a collection view makes from their class alone.
@MainActor struct CellCreationTests {
    private let view = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private let path = IndexPath(item: 0, section: 0)

    private func make<Cell: UICollectionViewCell>(_ type: Cell.Type) throws -> Cell {
        view.register(type, forCellWithReuseIdentifier: "cell")
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        return try #require(cell as? Cell)
    }

    @Test func storedPropertiesHaveTheirDefaults() throws {
        #expect(try make(DefaultsCell.self).values == [1, 2])
    }

    @Test func overriddenInitializerRuns() throws {
        let cell = try make(TitleCell.self)
        #expect(cell.title.text == "new")
        #expect(cell.title.superview === cell.contentView)
    }

    @Test func subclassOfACellRunsBothInitializers() throws {
        let cell = try make(BoldTitleCell.self)
        #expect(cell.title.text == "new!")
    }

    @Test func inheritedInitializerMakesTheSubclass() throws {
        #expect(type(of: try make(PlainSubclass.self)) == PlainSubclass.self)
    }

    @Test func initializersOfItsOwnDoNotHideInitFrame() throws {
        #expect(try make(SeveralInitializersCell.self).number == 7)
    }

    @Test func genericCellsWork() throws {
        #expect(try make(BoxCell<Int>.self).value == nil)
    }

    @Test func registrationsMakeTheirCells() throws {
        let registration = UICollectionView.CellRegistration<TitleCell, String> { cell, _, item in
            cell.title.text = item
        }
        let cell = view.dequeueConfiguredReusableCell(using: registration, for: path, item: "x")
        #expect(cell.title.text == "x")
    }

    @Test func supplementaryRegistrationsMakeTheirViews() throws {
        let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: "badge"
        ) { view, kind, _ in view.accessibilityLabel = kind }
        let badge = view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
        #expect(badge.accessibilityLabel == "badge")
    }

    @Test func otherViewsAreMadeToo() throws {
        let label = try #require(
            UIView._make(UILabel.self, frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        #expect(label.frame.maxX == 4)
        #expect(type(of: UINavigationBar.appearance()) == UINavigationBar.self)
    }

    @Test func usedCellsComeBackAfterPrepareForReuse() throws {
        let source = OneCellSource()
        view.register(ReusedCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        let first = try #require(view._cell(at: path))
        #expect(view._cell(at: path) === first)
        view._endDisplaying(except: [])
        let second = try #require(view._cell(at: path) as? ReusedCell)
        #expect(second === first)
        #expect(second.reuses == 1)
    }
}

private final class DefaultsCell: UICollectionViewCell {
    var values = [1, 2]
    lazy var label = UILabel()
}

private class TitleCell: UICollectionViewCell {
    let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "new"
        contentView.addSubview(title)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class BoldTitleCell: TitleCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = (title.text ?? "") + "!"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class PlainSubclass: TitleCell {}

private final class SeveralInitializersCell: UICollectionViewCell {
    let number: Int

    init(number: Int) {
        self.number = number
        super.init(frame: .zero)
    }

    override init(frame: CGRect) {
        number = 7
        super.init(frame: frame)
    }

    convenience init() { self.init(number: 1) }

    required init?(coder: NSCoder) {
        number = 0
        super.init(coder: coder)
    }
}

private final class BoxCell<Value>: UICollectionViewCell {
    var value: Value?
}

private final class ReusedCell: UICollectionViewCell {
    var reuses = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

private final class OneCellSource: NSObject, UICollectionViewDataSource {
    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

/// Cells that a nib or a storyboard describes.
@MainActor struct NibCellTests {
    private let view = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private let source = OneCellSource()
    private let path = IndexPath(item: 0, section: 0)

    @Test func nibMakesTheClassWithItsName() throws {
        view.register(
            UINib(nibName: "OutletCell", bundle: nil), forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        let cell = try #require(view._cell(at: path) as? OutletCell)
        #expect(cell.awakenings == 1)
        #expect(cell.subtitle == nil && cell.width.constant == 0 && cell.buttons.isEmpty)
        cell.title.text = "one"
        cell.detail.text = "two"
        #expect(cell._content().lines.map(\.text) == ["one", "two"])
    }

    @Test func storyboardCellHasTheClassOfItsIdentifier() {
        view.dataSource = source
        let cell = view.dequeueReusableCell(withReuseIdentifier: "OutletCell", for: path)
        #expect(cell is OutletCell)
    }

    @Test func nibWithoutAClassMakesAPlainCell() {
        view.register(UINib(nibName: "Other", bundle: nil), forCellWithReuseIdentifier: "cell")
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        #expect(type(of: cell) == UICollectionViewCell.self)
    }
}

final class OutletCell: UICollectionViewCell {
    @UIOutlet var title: UILabel!
    @UIOutlet private(set) var detail: UILabel!
    @UIOutlet var width: NSLayoutConstraint!
    @UIOutlet var buttons: [UIButton]!
    var subtitle: UILabel?
    var awakenings = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        awakenings += 1
    }
}

/// Controllers that a storyboard describes.
@MainActor struct OutletControllerTests {
    @Test func collectionViewOfAnOutletFillsTheView() {
        let controller = OutletController()
        controller._show(in: CGSize(width: 320, height: 480), traits: nil)
        #expect(controller.list.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(controller.list.dataSource === controller)
        #expect(
            controller.view._collectionViews.map(ObjectIdentifier.init) == [
                ObjectIdentifier(controller.list)
            ])
    }

    @Test func layoutOfAnOutletBelongsToTheCollectionView() {
        let controller = OutletLayoutController()
        controller.loadViewIfNeeded()
        #expect(controller.collectionViewLayout === controller.layout)
        #expect(controller.layout.itemSize.width == 70)
    }

    @Test func nibContainsTheViewWithItsName() {
        let nib = UINib(nibName: "OutletCell", bundle: nil)
        #expect(nib.instantiate(withOwner: OneCellSource()).first is OutletCell)
        #expect(UINib(nibName: "Missing", bundle: nil).instantiate(withOwner: nil).isEmpty)
    }
}

private final class OutletController: UIViewController, UICollectionViewDataSource {
    @UIOutlet var list: UICollectionView!

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
}

private final class WideFlowLayout: UICollectionViewFlowLayout {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        itemSize = CGSize(width: 70, height: 70)
    }
}

private final class OutletLayoutController: UICollectionViewController {
    @UIOutlet var layout: WideFlowLayout!
}
