import Reflow
import Testing
import UICollectionViewSplitLayout
import UIKit

@testable import UIKitHost

/// Split layouts with a delegate, against numbers by hand and against Reflow's `SplitLayout`.
@MainActor struct SplitTests {
    private func makeView() -> SplitView {
        let layout = UICollectionViewSplitLayout()
        layout.splitSpacing = 8
        layout.minimumInterItemSpacing = 8
        layout.minimumItemLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        let view = SplitView(frame: .zero, collectionViewLayout: layout)
        view.delegate = view
        return view
    }

    @Test func portraitHasOneColumn() throws {
        let view = makeView()
        let shown = try Shown(.view { view }, items: [4, 2])
        // (375 - 16 - 16) / 3 = 114.3
        #expect(shown.frame(1) == Rect(x: 8 + 114 + 8, y: 28, width: 114, height: 114))
        #expect(shown.frame(3) == Rect(x: 8, y: 150, width: 114, height: 114))
        #expect(shown.frame(0, section: 1)?.y == 300)
    }

    @Test func landscapeHasTwoColumns() throws {
        let view = makeView()
        let shown = try Shown(.view { view }, items: [4, 2], Size(width: 667, height: 375))
        let left = (667.0 - 8) * 0.4
        #expect(shown.frame(0, section: 1)?.x == left + 8 + 8)
        #expect(shown.frame(0)?.width == ((left - 32).rounded(.down) / 3).rounded(.down))
        #expect(shown.frames(.background).count == 1)
        shown.place(.phone)
        #expect(shown.content.hosted.withView { $0.columnCount } == 1)
    }

    @Test(arguments: [Size.phone, .small, Size(width: 667, height: 375)])
    func framesMatchReflow(_ size: Size) throws {
        let view = makeView()
        let shown = try Shown(.view { view }, items: [7, 5, 3], size)
        let ratio = size.width > size.height ? 0.4 : 1
        let same = SplitLayout<Int>(
            defaults: SectionDefaults(inset: .all(8), interItemSpacing: 8, lineSpacing: 8)
        ) { _ in
            .split(leftSideRatio: ratio, spacing: 8)
        } side: { section in
            ratio < 1 && section == 1 ? .right : .left
        } section: { section, column in
            let result = SectionLayout.flow(items: .perLine(3, aspectRatio: 1))
                .header(height: 20, width: column.width)
            return section == 0 ? result.background() : result
        }
        let expected = elements(of: same, [7, 5, 3], size)
        #expect(shown.elements.map(\.frame) == expected.map(\.frame))
        #expect(shown.elements.map(\.kind) == expected.map(\.kind))
    }
}

/// A view that splits in landscape.
private final class SplitView: UICollectionView, UICollectionViewDelegateSectionSplitLayout {
    private var split: UICollectionViewSplitLayout? {
        collectionViewLayout as? UICollectionViewSplitLayout
    }
    private var isSplit: Bool { bounds.width > bounds.height }

    override func layoutSubviews() {
        super.layoutSubviews()
        split?.leftSideRatio = isSplit ? 0.4 : 1
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sideForSection section: Int
    ) -> UICollectionViewSplitLayoutSide {
        isSplit && section == 1 ? .right : .left
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAtIndexPath indexPath: IndexPath, width: CGFloat,
        side: UICollectionViewSplitLayoutSide
    ) -> CGSize {
        guard let split else { return .zero }
        let width = split.calculateFixedWidthRaughly(
            to: 3, of: side, minimumInterItemSpacing: split.minimumInterItemSpacing,
            sectionInset: split.sectionInset)
        return CGSize(width: width, height: width)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int, width: CGFloat,
        side: UICollectionViewSplitLayoutSide
    ) -> CGSize {
        CGSize(width: width, height: 20)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        itemsBackgroundColorFor section: Int, side: UICollectionViewSplitLayoutSide
    ) -> UIColor? {
        section == 0 ? .red : nil
    }
}
