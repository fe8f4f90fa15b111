import Reflow

/// The benchmarks of reading the visible elements.
var readRows: [Row] {
    let ragged = Content.bulkLayout(columns: 2).arrange(
        Content.sections(of: 1_000_000), in: Content.environment)
    let uniform = Content.uniformLayout(columns: 2).arrange(
        Content.sections(of: 1_000_000_000, size: 1_000), in: Content.environment)
    return [
        read("read the visible of 10^6 ragged items", ragged, height: 320, target: 1_500),
        read("read the visible of 10^9 equal items", uniform, height: 320, target: 2_000),
        viewRow,
    ]
}

private func read(
    _ name: String, _ arrangement: Arrangement, height: Double, target: Double
) -> Row {
    let step = (arrangement.contentSize.height / 64).rounded()
    func viewport(_ place: Int) -> Viewport {
        Viewport(bounds: Rect(x: 0, y: Double(place) * step, width: 960, height: height))
    }
    let places = 1...62
    let other = name.contains("ragged") ? scan() : nil
    var buffer: [LayoutAttributes] = []
    return Row(
        name: name, count: places.count, unit: "a read of about 150", target: target,
        check: {
            for place in places {
                let count = arrangement.elements(in: viewport(place)).count
                try expect((100...220).contains(count), "\(count) elements are visible.")
            }
        },
        work: {
            var count = 0
            for place in places {
                buffer.removeAll(keepingCapacity: true)
                arrangement.appendElements(in: viewport(place), to: &buffer)
                count += buffer.count
            }
            return count
        },
        straightforward: other, straightforwardCount: 1,
        bound: copying(arrangement.elements(in: viewport(1)), times: places.count))

    /// The straightforward way: one scan of all items. All scans take the same time.
    func scan() -> () -> Int {
        let layout = StraightforwardLayout(
            sections: Content.sections(of: 1_000_000).map(\.itemCount), columns: 2, width: 960
        ) { _, item in Content.pattern[item] }
        return { layout.elements(in: viewport(31).bounds).count }
    }
}

/// The bound: writing the elements that a read returns.
private func copying(_ elements: [LayoutAttributes], times: Int) -> () -> Int {
    var buffer: [LayoutAttributes] = []
    return {
        var count = 0
        for _ in 0..<times {
            buffer.removeAll(keepingCapacity: true)
            for element in opaque(elements) { buffer.append(element) }
            count += buffer.count
        }
        return count
    }
}

/// The benchmark of a read through a view, with identifiers and in drawing order, as for every
/// frame.
private var viewRow: Row {
    var view = CollectionView(layout: Content.bulkLayout(columns: 2), snapshot: numbered(1_000_000))
    view.resize(to: Size(width: 960, height: 320))
    var buffer = ElementBuffer<Int, Int>()
    let length = view.contentSize.height
    return Row(
        name: "the same through a view, with identifiers", count: 62, unit: "a read of about 150",
        check: {
            view.scroll(to: Point(x: 0, y: length / 2))
            view.read(into: &buffer)
            try expect((100...220).contains(buffer.count), "\(buffer.count) elements are visible.")
        },
        work: {
            var count = 0
            for place in 1...62 {
                view.scroll(to: Point(x: 0, y: length / 64 * Double(place)))
                view.read(into: &buffer)
                count += buffer.count
            }
            return count
        })
}

/// A snapshot with sections of a hundred numbers.
func numbered(_ count: Int) -> Snapshot<Int, Int> {
    do {
        return try Snapshot(
            sections: (0..<count / 100).map { Section($0, items: $0 * 100..<$0 * 100 + 100) })
    } catch {
        fatalError("The ranges are disjoint, so no identifier is repeated: \(error)")
    }
}
