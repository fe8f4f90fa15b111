import Reflow
import Testing

/// A custom body outside the library works like the built-in bodies: queries, hit tests, arrow keys
/// and the scroll anchor need only its frames.
@Suite struct StaircaseTests {
    /// The height of a header. Sections have an inset of 8 points, and steps are 32 points high.
    private let header = 16.0

    private func view(
        sections: Int = 1, steps: Int = 40, size: Size = Size(width: 336, height: 320)
    ) throws -> CollectionView<Int, Int> {
        let layout = ColumnsLayout<Int> { _ in
            .asMany(minimumWidth: 300, atMost: 2)
        } section: { _, _ in
            SectionLayout(Staircase(), inset: .all(8)).header(height: 16, pinned: true)
        }
        var view = try CollectionView(layout: layout) {
            for section in 0..<sections {
                Section(section, items: section * steps..<(section + 1) * steps)
            }
        }
        view.resize(to: size)
        return view
    }

    @Test("Steps have the body's frames, below the header and inside the inset")
    func frames() throws {
        let view = try view()
        for step in 0..<40 {
            #expect(
                view.frame(ofItem: step)
                    == Rect(
                        x: 8 + Double(step % 4) * 80, y: header + 8 + Double(step) * 32,
                        width: 80, height: 32))
        }
        #expect(view.contentSize == Size(width: 336, height: header + 16 + 40 * 32))
    }

    @Test("Steps follow the width of their column")
    func columns() throws {
        let wide = try view(sections: 2, size: Size(width: 672, height: 320))
        #expect(wide.columnCount == 2)
        #expect(wide.frame(ofItem: 5)?.x == 88)
        #expect(wide.frame(ofItem: 45)?.x == 424)
        #expect(wide.frame(ofItem: 45)?.y == wide.frame(ofItem: 5)?.y)
        let narrow = try view(sections: 2)
        #expect(narrow.columnCount == 1)
        #expect(narrow.frame(ofItem: 45)?.x == 88)
        #expect(narrow.frame(ofItem: 40)?.y == 2 * header + 24 + 40 * 32)
    }

    @Test("At every offset, exactly the visible steps are read, below a pinned header")
    func scrolling() throws {
        var view = try view()
        for offset in stride(from: 0.0, through: 992, by: 7) {
            view.scroll(to: Point(x: 0, y: offset))
            let seen = (0..<40).filter { step in
                let top = header + 8 + Double(step) * 32
                return top < offset + 320 && top + 32 > offset
            }
            #expect(view.visibleItems == seen)
            let pinned = view.visibleElements.first { $0.kind == .header }
            #expect(pinned?.frame.y == offset)
        }
    }

    @Test("A hit test finds a step at its frame and no step beside it")
    func hitting() throws {
        var view = try view()
        view.scroll(by: 100)
        for x in stride(from: 12.0, to: 336, by: 40) {
            for y in stride(from: 24.0, to: 320, by: 5) {
                let step = (Int((y + 100 - header - 8) / 32), Int((x - 8) / 80))
                let isOnStep = step.0 % 4 == step.1 && x < 328
                let hit = view.element(at: Point(x: x, y: y))?.item
                #expect(hit == (isOnStep ? step.0 : nil), "\(x), \(y)")
            }
        }
    }

    @Test("Arrow keys go down and up the whole staircase, and the view follows")
    func walking() throws {
        var view = try view()
        view.select(0)
        for (key, end) in [(Key.down, 39), (.up, 0)] {
            var last = try #require(view.selection)
            var steps = 0
            while last != end {
                _ = view.handle(.key(key))
                let next = try #require(view.selection)
                try #require(key == .down ? next > last : next < last)
                #expect(view.visibleItems.contains(next))
                (last, steps) = (next, steps + 1)
            }
            #expect(steps > 5)
        }
    }

    @Test("Arrow keys lead to the next staircase and back")
    func crossing() throws {
        var view = try view(sections: 2, steps: 3)
        view.select(2)
        _ = view.handle(.key(.down))
        #expect((3..<6).contains(try #require(view.selection)))
        view.select(3)
        _ = view.handle(.key(.up))
        #expect((0..<3).contains(try #require(view.selection)))
    }

    @Test("The scroll position stays when steps above it are removed")
    func keptPlace() throws {
        var view = try view()
        view.scroll(by: 24 * 20 + 5)
        let before = try #require(view.frame(ofItem: 25)).y - view.contentOffset.y
        view.apply(try Snapshot { Section(0, items: Array(3..<40)) }, animated: false)
        #expect(try #require(view.frame(ofItem: 25)).y - view.contentOffset.y == before)
    }
}
