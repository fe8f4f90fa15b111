import Reflow
import Testing
import UIKit

@testable import UIKitHost

/// Layouts whose subclasses compute frames.
@MainActor struct CustomTests {
    @Test func framesOfAllSectionsAreKept() throws {
        let shown = try Shown(Diagonal(), items: [3, 2])
        #expect(shown.frame(2) == Rect(x: 20, y: 40, width: 50, height: 30))
        #expect(shown.frame(0, section: 1) == Rect(x: 30, y: 60, width: 50, height: 30))
        #expect(shown.frames(.header) == [Rect(x: 100, y: 0, width: 20, height: 20)])
        #expect(shown.frames(.decoration(0)) == [Rect(x: 0, y: 0, width: 10, height: 700)])
        #expect(shown.contentSize.height == 900)
        shown.place(Size(width: 400, height: 667))
        #expect(shown.frame(2)?.width == 75)
    }

    @Test func framesMayFollowTheScrollPosition() throws {
        let shown = try Shown(Following(), items: [40])
        #expect(shown.frame(3)?.x == 0)
        shown.scroll(to: 160)
        #expect(shown.offset.y == 160)
        #expect(shown.frame(3)?.x == 160)
        #expect(shown.elements.first { $0.item == 2 }?.alpha == 0.5)
    }

    @Test func badFramesAreLeftOut() throws {
        let shown = try Shown(Broken(), items: [3])
        #expect(shown.frame(0) == nil)
        #expect(shown.frame(1) == nil)
        #expect(shown.frame(2) == Rect(x: 0, y: 0, width: 10, height: 10))
        #expect(shown.layout.remarks.sentences.contains { $0.contains("not numbers") })
        shown.place(.zero)
    }

    @Test func subclassOfCompositionalLayoutMayMoveItems() throws {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.5), .absolute(40)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40)),
            subitems: [item])
        let shown = try Shown(
            Shifted(section: NSCollectionLayoutSection(group: group)), items: [4])
        #expect(shown.frame(3) == Rect(x: 197.5, y: 40, width: 187.5, height: 40))
    }
}

/// A layout of items on a diagonal, with a header and a decoration.
private final class Diagonal: UICollectionViewLayout {
    private var attributes: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
        attributes = []
        guard let collectionView else { return }
        var step = 0.0
        for section in 0..<collectionView.numberOfSections {
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                let path = IndexPath(item: item, section: section)
                let element = UICollectionViewLayoutAttributes(forCellWith: path)
                element.frame = CGRect(
                    x: step * 10, y: step * 20, width: collectionView.bounds.width - 325,
                    height: 30)
                attributes.append(element)
                step += 1
            }
        }
        let path = IndexPath(item: 0, section: 0)
        let header = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path)
        header.frame = CGRect(x: 100, y: 0, width: 20, height: 20)
        let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path)
        line.frame = CGRect(x: 0, y: 0, width: 10, height: 700)
        attributes += [header, line]
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 375, height: 900) }

    override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        attributes.filter { $0.frame.intersects(rect) }
    }
}

/// A layout with two frames that are not usable, and an item that does not exist.
private final class Broken: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 375, height: CGFloat.infinity) }

    override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        [CGFloat.nan, .infinity, 10, 10].enumerated().map { item, length in
            let attributes = UICollectionViewLayoutAttributes(
                forCellWith: IndexPath(item: item, section: 0))
            attributes.frame = CGRect(x: 0, y: 0, width: length, height: 10)
            return attributes
        }
    }
}

/// A layout that moves items by the scroll position.
private final class Following: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        let offset = collectionView?.contentOffset.y ?? 0
        return super.layoutAttributesForElements(in: rect)?.map { attributes in
            attributes.frame.origin = CGPoint(
                x: offset, y: Double(attributes.indexPath.item) * 60)
            if attributes.indexPath.item == 2 { attributes.alpha = 0.5 }
            return attributes
        }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 375, height: 2400) }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// A compositional layout that moves all items to the right.
private final class Shifted: UICollectionViewCompositionalLayout {
    override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { attributes in
            attributes.frame.origin.x += 10
            return attributes
        }
    }
}
