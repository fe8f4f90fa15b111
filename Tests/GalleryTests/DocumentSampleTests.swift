import Reflow
import Testing

@testable import Gallery

/// The demos that show the samples of the originals' documents, with the documents' numbers by default.
@Suite struct DocumentSampleTests {
    /// The first frames of a layout with one section, in a view 375 points wide.
    private func frames(
        _ layout: some CollectionLayoutConvertible<Int>, count: Int
    ) -> [Rect] {
        let arrangement = layout.collectionLayout.arrange(
            [SectionContent(id: 0, itemCount: count)],
            in: LayoutEnvironment(size: Size(width: 375, height: 667)))
        #expect(arrangement.problems.isEmpty)
        return (0..<count).compactMap { arrangement.frame(ofItem: $0, inSection: 0) }
    }

    @Test("Basic has two columns in portrait with its knob, and always in landscape")
    func basic() {
        var layout = BasicLayout()
        let panels = BasicLayout.Panel.allCases.map { SectionContent(id: $0, itemCount: 20) }
        func widths(_ height: Double) -> [Double] {
            let arrangement = layout.collectionLayout.arrange(
                panels, in: LayoutEnvironment(size: Size(width: 375, height: height)))
            let green = arrangement.frame(ofItem: 0, inSection: 2)
            return (0..<2).compactMap {
                arrangement.frame(ofItem: 0, inSection: $0)?.width
            } + [green?.y ?? 0]
        }
        #expect(widths(300) == [38, 62, 338])
        #expect(Set(widths(667).prefix(2)).count == 1)
        layout.splitsInPortrait = true
        #expect(widths(667) == [38, 62, 338])
    }

    @Test("Grid starts with squares of half the width")
    func grid() {
        #expect(
            frames(GridLayout(), count: 3) == [
                Rect(x: 0, y: 0, width: 187.5, height: 187.5),
                Rect(x: 187.5, y: 0, width: 187.5, height: 187.5),
                Rect(x: 0, y: 187.5, width: 187.5, height: 187.5),
            ])
    }

    @Test("Inset grid starts with squares of 65 points that are 10 apart")
    func insetGrid() {
        #expect(
            frames(InsetGridLayout(), count: 6) == [
                Rect(x: 5, y: 5, width: 65, height: 65),
                Rect(x: 80, y: 5, width: 65, height: 65),
                Rect(x: 155, y: 5, width: 65, height: 65),
                Rect(x: 230, y: 5, width: 65, height: 65),
                Rect(x: 305, y: 5, width: 65, height: 65),
                Rect(x: 5, y: 80, width: 65, height: 65),
            ])
    }

    @Test("Columns starts with two columns that are 10 apart and 10 from both sides")
    func columns() {
        let frames = frames(TwoColumnsLayout(), count: 2)
        #expect(frames.map(\.x) == [10, 192.5] && frames.map(\.y) == [0, 0])
        #expect(frames.map(\.width) == [172.5, 172.5])
    }

    @Test("Two rows starts with one item above three")
    func twoRows() {
        let frames = frames(TwoRowsLayout(), count: 8)
        #expect(frames[0] == Rect(x: 5, y: 5, width: 365, height: 140))
        #expect(frames[1] == Rect(x: 5, y: 155, width: 115, height: 102.5))
        #expect(frames[2].x == 130 && frames[3].x == 255 && frames[3].y == 155)
        #expect(frames[4] == Rect(x: 5, y: 267.5, width: 365, height: 140))
    }

    @Test("Movies starts with seven films and adds one every three seconds")
    func movies() throws {
        let demo = try MoviesDemo.entry.make(DemoOptions(animates: false))
        let part = try #require(demo as? DemoPart<MoviesDemo>)
        part.place(
            in: LayoutEnvironment(size: Size(width: 375, height: 667)), scale: CellScale(),
            from: nil)
        for step in 0..<4 {
            _ = part.advance(to: .seconds(3 * step))
            #expect(part.demo.view.snapshot.numberOfItems == 7 + step)
        }
        #expect(part.demo.view.arrangement.columns.count == 1)
    }
}
