import JEKScrollableSectionCollectionViewLayout
import Reflow
import Testing
import UIKit

@testable import UIKitHost

/// Layouts of scrollable sections.
@MainActor struct ScrollableTests {
    private func makeView() -> ShelvesView {
        let layout = JEKScrollableSectionCollectionViewLayout()
        layout.itemSize = CGSize(width: 50, height: 40)
        layout.minimumInteritemSpacing = 5
        layout.sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        layout.headerReferenceSize = CGSize(width: 0, height: 22)
        layout.showsSectionBackgrounds = true
        let view = ShelvesView(frame: .zero, collectionViewLayout: layout)
        view.delegate = view
        return view
    }

    @Test func shelvesAndFlowsFollowEachOther() throws {
        let view = makeView()
        let shown = try Shown(.view { view }, items: [10, 20, 10])
        #expect(shown.frame(9)?.x == 500)
        #expect(shown.frame(9)?.y == 27)
        // A line of the flow has (375 - 10 + 5) / 55 = 6 items.
        #expect(shown.frame(6, section: 1) == Rect(x: 5, y: 72 + 27 + 45, width: 50, height: 40))
        #expect(
            shown.frames(.background) == [
                Rect(x: 0, y: 0, width: 375, height: 72),
                Rect(x: 0, y: 72, width: 375, height: 22 + 10 + 4 * 45 - 5),
                Rect(x: 0, y: 279, width: 375, height: 72),
            ])
    }

    @Test func delegateHearsOfScrolling() throws {
        let view = makeView()
        let shown = try Shown(.view { view }, items: [10, 20, 10])
        shown.content.hosted.withView { _ = $0.scrollSideways(inSection: 0, to: 100) }
        _ = shown.demo.perform(.deselect)
        #expect(view.calls == ["begin 0", "end 0", "offset 0 110"])
        shown.advance()
        #expect(shown.content.hosted.withView { $0.sidewaysOffset(ofSection: 0) } == 110)
    }

    @Test func codeScrollsASection() throws {
        let view = makeView()
        let shown = try Shown(.view { view }, items: [10, 20, 10])
        let layout = view.collectionViewLayout as? JEKScrollableSectionCollectionViewLayout
        layout?.setHorizontalOffset(33, forSectionAt: 2, animated: false)
        shown.advance()
        #expect(shown.content.hosted.withView { $0.sidewaysOffset(ofSection: 2) } == 33)
    }
}

/// A view whose second section wraps, and whose shelves stop at items.
private final class ShelvesView: UICollectionView, JEKCollectionViewDelegateScrollableSectionLayout
{
    var calls: [String] = []

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: JEKScrollableSectionCollectionViewLayout,
        shouldUseFlowLayoutInSection section: Int
    ) -> Bool {
        section == 1
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: JEKScrollableSectionCollectionViewLayout,
        section: UInt, didScrollToOffset horizontalOffset: CGFloat
    ) {
        calls.append("offset \(section) \(Int(horizontalOffset))")
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: JEKScrollableSectionCollectionViewLayout,
        sectionWillBeginDragging section: UInt
    ) {
        calls.append("begin \(section)")
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: JEKScrollableSectionCollectionViewLayout,
        sectionWillEndDragging section: UInt, withVelocity velocity: CGFloat,
        targetOffset: UnsafeMutablePointer<CGFloat>
    ) {
        calls.append("end \(section)")
        targetOffset.pointee = (targetOffset.pointee / 55).rounded() * 55
    }
}
