import Reflow

/// The benchmarks of solving layouts.
var arrangeRows: [Row] {
    let ragged = [1_000, 10_000, 100_000, 1_000_000, 10_000_000].map { count in
        arrange(
            "arrange \(count.power) ragged items, sizes looked up in bulk", Content.bulkLayout(),
            count, target: 3, hasOther: count <= 1_000_000)
    }
    return ragged + [
        arrange(
            "the same 10^6 in two columns", Content.bulkLayout(columns: 2), 1_000_000, target: 3,
            columns: 2),
        arrange("the same 10^6 by a closure", Content.closureLayout(), 1_000_000),
        arrange(
            "the same 10^6, a description a section", Content.describedLayout(), 1_000_000),
        arrange(
            "the same 10^6 in one section", Content.bulkLayout(), 1_000_000, size: 1_000_000,
            target: 3),
        uniformSection, uniformSections,
    ]
}

private func arrange(
    _ name: String, _ layout: SplitLayout<Int>, _ count: Int, size: Int = 100,
    target: Double? = nil, columns: Int = 1, hasOther: Bool = true
) -> Row {
    let sections = Content.sections(of: count, size: size)
    let counts = sections.map(\.itemCount)
    let width = Content.environment.size.width
    func other() -> StraightforwardLayout {
        let pattern = Content.pattern
        return StraightforwardLayout(sections: counts, columns: columns, width: width) { _, item in
            pattern[item]
        }
    }
    return Row(
        name: name, count: count, unit: "an item", target: target,
        check: {
            try expect(counts.reduce(0, +) == count, "The sections do not have \(count) items.")
            guard count <= 100_000 else { return }
            let arrangement = layout.arrange(sections, in: Content.environment)
            let frames = other()
            try expect(
                arrangement.contentSize.height == frames.height,
                "The height is \(arrangement.contentSize.height) instead of \(frames.height).")
        },
        work: {
            let arrangement = layout.arrange(opaque(sections), in: Content.environment)
            return Int(arrangement.contentSize.height)
        },
        straightforward: hasOther ? { Int(other().height) } : nil,
        bound: { Content.askForSizes(opaque(sections)) })
}

/// The benchmark of a section whose height is a formula.
private var uniformSection: Row {
    let layout = Content.uniformLayout()
    let sections = Content.sections(of: 1_000_000_000, size: 1_000_000_000)
    return Row(
        name: "arrange a section of 10^9 equal items", count: 1, unit: "in all",
        check: {
            // Sixteen items of 60 points fit on a line of 960 points. Each item is 32 points high.
            let height = layout.arrange(sections, in: Content.environment).contentSize.height
            try expect(height == 1_000_000_000 / 16 * 32, "The height is \(height).")
        },
        work: {
            Int(layout.arrange(opaque(sections), in: Content.environment).contentSize.height)
        })
}

private var uniformSections: Row {
    let layout = Content.uniformLayout(columns: 2)
    let sections = Content.sections(of: 1_000_000_000, size: 1_000)
    return Row(
        name: "arrange 10^6 sections of 10^3 equal items", count: sections.count,
        unit: "a section",
        check: {
            let arrangement = layout.arrange(sections, in: Content.environment)
            try expect(arrangement.columnCount == 2, "The layout does not have two columns.")
            try expect(
                arrangement.contentSize.height == 500_000 * 125 * 32,
                "The height is \(arrangement.contentSize.height).")
        },
        work: {
            Int(layout.arrange(opaque(sections), in: Content.environment).contentSize.height)
        },
        bound: {
            var height = 0.0
            for section in opaque(sections) { height += Double((section.itemCount + 15) / 16) * 32 }
            return Int(height)
        })
}

extension Int {
    /// The power of ten of a number, for example `10^6` for a million.
    var power: String { "10^\(String(self).count - 1)" }
}
