import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Testing

/// Tests of code as users of the library write it.
@Suite struct DesignExampleTests {
    enum Panel: Hashable { case red, blue, green }

    private let layout = SplitLayout<Panel> { environment in
        environment.isLandscape ? .split(leftSideRatio: 0.4, spacing: 8) : .single
    } side: { panel in
        panel == .blue ? .right : .left
    } section: { panel, column in
        .flow(
            items: .perLine(3, aspectRatio: 1), interItemSpacing: 8, lineSpacing: 8, inset: .all(8)
        )
        .header(height: 16, pinned: true)
        .background()
    }

    @Test func aViewOfThreePanels() throws {
        var view = try CollectionView(layout: layout) {
            Section(.red, items: 0..<20)
            Section(.blue, items: 20..<40)
            Section(.green, items: 40..<60)
        }
        view.resize(to: Size(width: 640, height: 384))
        #expect(view.columnCount == 2)
        let elements = view.visibleElements
        #expect(elements.contains { $0.kind == .header && $0.section == .blue })
        #expect(elements.contains { $0.item == 20 && $0.section == .blue })
        view.resize(to: Size(width: 320, height: 640))
        #expect(view.columnCount == 1)
    }

    @Test func anEmptySnapshotAndARepeatedItem() throws {
        var view = CollectionView(layout: layout, snapshot: Snapshot<Panel, String>())
        view.resize(to: Size(width: 640, height: 384))
        #expect(view.visibleElements.isEmpty)
        let moved = view.moveSelection(.down)
        #expect(!moved)
        #expect(throws: SnapshotError<Panel, Int>.self) {
            _ = try CollectionView(layout: layout) {
                Section(.red, items: 0..<20)
                Section(.blue, items: 19..<40)
            }
        }
    }

    @Test func anotherLayoutTakesThePlaceOfTheFirst() throws {
        var view = try CollectionView(layout: layout) {
            Section(.red, items: 0..<20)
            Section(.blue, items: 20..<40)
        }
        view.resize(to: Size(width: 640, height: 384))
        view.select(25)
        view.layout = FlowLayout<Panel> { _, _ in .flow(items: .perLine(1, height: 16)) }
        #expect(view.columnCount == 1)
        #expect(view.selection == 25)
        #expect(view.frame(ofItem: 25) == Rect(x: 0, y: 25 * 16, width: 640, height: 16))
    }

    /// Demos nest views in a dictionary. The key is the identifier of the element that shows the view.
    @Test func viewsNestAsValues() throws {
        let outer = try CollectionView(layout: layout) { Section(.red, items: 0..<2) }
        var inner: [Int: CollectionView<Panel, Int>] = [:]
        for id in 0..<2 {
            inner[id] = try CollectionView(layout: layout) { Section(.red, items: 0..<50) }
            inner[id]?.resize(to: Size(width: 160, height: 160))
        }
        inner[1]?.scroll(by: 48)
        #expect(outer.contentOffset == .zero)
        #expect(inner[0]?.contentOffset.y == 0)
        #expect(inner[1]?.contentOffset.y == 48)
    }
}
