import Reflow
import Testing
import UIKit

@testable import UIKitHost

/// Flow layouts with UIKit's rules: free space is shared, and items are centred in their lines.
@MainActor struct FlowTests {
    @Test func defaultsShareTheFreeSpaceOfALine() throws {
        let shown = try Shown(UICollectionViewFlowLayout())
        // Six items of 50 with gaps of 10 leave 25 points for five gaps.
        #expect((0..<6).map { shown.frame($0)?.x } == [0, 65, 130, 195, 260, 325])
        #expect(shown.frame(6) == Rect(x: 0, y: 60, width: 50, height: 50))
        // The last line continues the columns.
        #expect(shown.frame(19) == Rect(x: 65, y: 180, width: 50, height: 50))
        #expect(shown.contentSize == Size(width: 375, height: 230))
        shown.place(.small)
        // Five items of 50 with gaps of 10 leave 30 points for four gaps.
        #expect((0..<5).map { shown.frame($0)?.x } == [0, 67.5, 135, 202.5, 270])
    }

    @Test func delegateDecidesSizes() throws {
        let view = FlowView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.delegate = view
        let shown = try Shown(.view { view }, items: [3, 2])
        // Insets of 5 leave 365 points; two items of 160 leave 45 points between them.
        #expect(shown.frame(0) == Rect(x: 5, y: 45, width: 160, height: 20))
        #expect(shown.frame(1) == Rect(x: 210, y: 35, width: 160, height: 40))
        #expect(shown.frame(2, section: 0) == Rect(x: 5, y: 79, width: 160, height: 60))
        #expect(shown.frames(.header)[0] == Rect(x: 0, y: 0, width: 375, height: 30))
        #expect(shown.frames(.header)[1].y == 30 + 5 + 40 + 4 + 60 + 5)
    }

    @Test func singleItemOfALineIsInTheMiddle() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 40)
        let shown = try Shown(layout, items: [2])
        #expect(shown.frame(0)?.x == 87.5)
        #expect(shown.frame(1) == Rect(x: 87.5, y: 50, width: 200, height: 40))
    }

    @Test func horizontalFlowFillsColumns() throws {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 80, height: 200)
        layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        let shown = try Shown(layout, items: [7])
        // Three items of 200 leave 47 points for two gaps.
        #expect(shown.frame(0) == Rect(x: 20, y: 10, width: 80, height: 200))
        #expect(shown.frame(2) == Rect(x: 20, y: 457, width: 80, height: 200))
        #expect(shown.frame(3)?.x == 110)
        #expect(shown.contentSize == Size(width: 20 + 3 * 80 + 20 + 20, height: 667))
    }

    @Test func headersStayInView() throws {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        layout.itemSize = CGSize(width: 375, height: 100)
        let shown = try Shown(layout, items: [20])
        shown.scroll(to: 320)
        let header = shown.content.hosted.withView {
            $0.arrangement.frame(of: .header, inSection: 0, in: $0.viewport)
        }
        #expect(header?.y == 320)
    }

    @Test func subclassMaySetTheSizeInPrepare() throws {
        let shown = try Shown(TwoColumns(), items: [4])
        #expect(shown.frame(1) == Rect(x: 192.5, y: 0, width: 182.5, height: 80))
        shown.place(.small)
        #expect(shown.frame(1) == Rect(x: 165, y: 0, width: 155, height: 80))
    }

    @Test func subclassMayMoveItems() throws {
        let shown = try Shown(LeftAligned(), items: [8])
        #expect((0..<6).map { shown.frame($0)?.x } == [0, 60, 120, 180, 240, 300])
        #expect(shown.frame(7) == Rect(x: 60, y: 60, width: 50, height: 50))
    }
}

/// A view with a delegate for two sizes of items.
private final class FlowView: UICollectionView, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: 160, height: Double(indexPath.item + 1) * 20)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 4 }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        CGSize(width: 0, height: 30)
    }
}

/// A flow of two columns.
private final class TwoColumns: UICollectionViewFlowLayout {
    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        itemSize = CGSize(width: (collectionView.bounds.width - 10) / 2, height: 80)
    }
}

/// A flow whose items keep their least distance.
private final class LeftAligned: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        var x = 0.0
        var line = -1.0
        return super.layoutAttributesForElements(in: rect)?.map { attributes in
            if attributes.frame.minY != line { (x, line) = (0, attributes.frame.minY) }
            attributes.frame.origin.x = x
            x += attributes.frame.width + minimumInteritemSpacing
            return attributes
        }
    }
}
