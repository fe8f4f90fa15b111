import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// What the length of a row, or that there is none, means to pages and transitions.
@Suite struct QuantumTests {
    @Test("a page is what nothing covers, in whole rows, and never less than one or than nothing")
    func pages() throws {
        for axis in Axis.allCases {
            for (length, covered, quantum) in [
                (160.0, 0.0, 0.0), (160, 40, 0), (160, 160, 0), (160, 400, 0), (0.5, 0, 0),
                (160, 0, 16), (160, 40, 16), (160, 159, 16), (160, 400, 16), (8, 0, 16),
            ] {
                let layout = CompositionalLayout<Int>(
                    configuration: .init(scrollDirection: axis),
                    section: .flow(items: .uniform(Size(width: 16, height: 16))))
                var view = try TestView(layout: layout) { Section(0, items: 0..<900) }
                view.update {
                    $0.environment.size = Size(width: length, height: length)
                    $0.environment.safeAreaInsets = EdgeInsets(top: covered, left: covered)
                    ($0.offsetQuantum, $0.horizontalQuantum) = (quantum, quantum)
                }
                let room = max(0, length - covered)
                let page = quantum > 0 ? max((room / quantum).rounded(.down), 1) * quantum : room
                #expect(view.pageLength == page, "\(axis) \(length) \(covered) \(quantum)")
            }
        }
    }

    /// What is zoomed begins in the rows it was in; where one of both knows no rows, points are points.
    @Test func transitionsBeginInTheRowsThatWere() throws {
        for (old, new) in [(0.0, 0.0), (0, 16), (16, 0), (16, 16), (16, 32), (32, 8)] {
            var view = try TestView(layout: rows(pinned: false)) { Section(0, items: 0..<30) }
            view.update {
                $0.environment.size = Size(width: 80, height: 160)
                $0.offsetQuantum = old
            }
            view.advance(to: .seconds(1))
            let before = view.seen
            let scale = old > 0 && new > 0 ? new / old : 1
            view.update(animated: true) {
                $0.offsetQuantum = new
                $0.layout = FlowLayout<Int> { _ in
                    .flow(items: .perLine(2, height: 24)).header(height: 48)
                }
            }
            let after = view.seen
            #expect(view.isMoving && !before.elements.isEmpty)
            for (key, first) in before.elements {
                let expected = Rect(
                    x: first.x * scale, y: first.y * scale, width: first.width * scale,
                    height: first.height * scale)
                guard expected.minX < 80, expected.minY < 160 else { continue }
                let frame = after.elements[key]
                #expect(
                    frame?.isLike(expected) ?? false,
                    "\(old) to \(new): \(key) at \(frame ?? .zero)")
            }
        }
    }

    /// Moving across is no turn: what is near lies where the reader was heading before.
    @Test(arguments: [64.0, -64])
    func movingAcrossIsNoTurn(step: Double) throws {
        let layout = FlowLayout<Int> { _ in .flow(items: .perLine(1, height: 16)) }
        var view = try TestView(layout: layout) { Section(0, items: 0..<200) }
        view.update {
            $0.environment.size = Size(width: 320, height: 160)
            // Whole columns of 16 points leave one to scroll.
            $0.environment.contentInset = EdgeInsets(left: 8, right: 8)
            $0.horizontalQuantum = 16
        }
        view.scroll(to: Point(x: 0, y: 1_600))
        view.scroll(by: step)
        let near = view.prefetchRanges
        #expect(near.map(\.items) == [step < 0 ? 86..<96 : 114..<124])
        view.scroll(to: Point(x: -16, y: view.contentOffset.y))
        #expect(view.contentOffset.x == -16 && view.prefetchRanges == near)
    }
}
