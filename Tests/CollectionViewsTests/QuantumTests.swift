import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests of the effect of the offset's step, or of a missing step, on pages and transitions.
@Suite struct QuantumTests {
    @Test("A page is the uncovered length in whole rows, at least one row")
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

    /// A transition after a zoom begins in the old rows. If the old or the new step is zero, it begins at the old
    /// points.
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

    /// Scrolling across the scroll direction does not change the prefetch direction.
    @Test(arguments: [64.0, -64])
    func movingAcrossIsNoTurn(step: Double) throws {
        let layout = FlowLayout<Int> { _ in .flow(items: .perLine(1, height: 16)) }
        var view = try TestView(layout: layout) { Section(0, items: 0..<200) }
        view.update {
            $0.environment.size = Size(width: 320, height: 160)
            // Rounded to columns of 16 points, the insets allow scrolling by one column.
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

    @Test(
        "An offset is the multiple of the step nearest to its target, for any step",
        arguments: [0, 0.25, 0.5, 0.75, 1, 1.5, 16])
    func multiples(quantum: Double) throws {
        let layout = CompositionalLayout<Int>(
            section: .flow(items: .perLine(1, height: 100), inset: EdgeInsets(left: -40)))
        var view = try TestView(layout: layout) { Section(0, items: 0..<4) }
        let inset = EdgeInsets(top: 3.3, left: 2.7, bottom: 4.9, right: 61.2)
        view.update {
            $0.environment.size = Size(width: 120, height: 90)
            $0.environment.contentInset = inset
            ($0.offsetQuantum, $0.horizontalQuantum) = (quantum, quantum)
        }
        func outwards(_ value: Double, _ rule: FloatingPointRoundingRule) -> Double {
            quantum > 0 ? (value / quantum).rounded(rule) * quantum : value
        }
        for axis in Axis.allCases {
            let size = view.contentSize
            let (start, end, length) =
                axis == .horizontal
                ? (inset.left, inset.right, size.width - 120)
                : (inset.top, inset.bottom, size.height - 90)
            let first = outwards(-start, .down)
            let last = max(first, outwards(length + end, .up))
            for target in stride(from: -30.0, to: 420, by: 3.77) {
                view.scroll(to: Point(x: target, y: target))
                let offset = axis == .horizontal ? view.contentOffset.x : view.contentOffset.y
                let wish = min(max(target, first), last)
                #expect(abs(offset - wish) <= quantum / 2 + 1e-6, "\(axis) \(target)")
                #expect(abs(offset - outwards(offset, .toNearestOrEven)) < 1e-6)
            }
            #expect(first < last || axis == .horizontal)
        }
    }
}
