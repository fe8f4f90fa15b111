import Reflow

/// A typical flow layout, like the original: an object for each item, and a scan of all objects for
/// the visible ones.
final class StraightforwardLayout {
    final class Attributes {
        let section, item: Int
        var frame: Rect

        init(section: Int, item: Int, frame: Rect) {
            (self.section, self.item, self.frame) = (section, item, frame)
        }
    }

    private(set) var items: [[Attributes]] = []
    private(set) var height = 0.0

    /// Lays out items in lines, section by section. The sections alternate between the columns.
    init(sections: [Int], columns: Int, width: Double, size: (Int, Int) -> Size) {
        var tops = Array(repeating: 0.0, count: columns)
        let columnWidth = width / Double(columns)
        for (section, count) in sections.enumerated() {
            let column = section % columns
            var (x, y, lineHeight) = (0.0, tops[column], 0.0)
            var own: [Attributes] = []
            for item in 0..<count {
                let size = size(section, item)
                if x > 0, x + size.width > columnWidth {
                    (x, y, lineHeight) = (0, y + lineHeight, 0)
                }
                let frame = Rect(
                    x: Double(column) * columnWidth + x, y: y, width: size.width,
                    height: size.height)
                own.append(Attributes(section: section, item: item, frame: frame))
                x += size.width
                lineHeight = max(lineHeight, size.height)
            }
            tops[column] = y + lineHeight
            items.append(own)
        }
        height = tops.max() ?? 0
    }

    func elements(in rect: Rect) -> [Attributes] {
        items.flatMap { $0.filter { $0.frame.meets(rect) } }
    }
}

/// The content that both implementations lay out.
enum Content {
    static let environment = LayoutEnvironment(size: Size(width: 960, height: 640))

    /// The sizes of ragged items.
    static let pattern = SizePattern()

    /// Sections for a number of items, with at most `size` items each.
    static func sections(of items: Int, size: Int = 100) -> [SectionContent<Int>] {
        (0..<(items + size - 1) / size).map {
            SectionContent(id: $0, itemCount: min(size, items - $0 * size))
        }
    }

    static func columns(_ count: Int) -> Columns {
        count == 2 ? .split(leftSideRatio: 0.5) : .single
    }

    /// A layout that reads sizes in bulk, with one description for all sections of a column.
    static func bulkLayout(columns: Int = 1) -> SplitLayout<Int> {
        let pattern = pattern
        return SplitLayout { _ in
            self.columns(columns)
        } side: { section in
            section.isMultiple(of: 2) ? .left : .right
        } everySection: { _ in
            .flow(
                items: .bulk { items, _, sizes in
                    for index in sizes.indices {
                        sizes[index] = pattern[items.lowerBound &+ index]
                    }
                })
        }
    }

    /// The same layout with a size for each item.
    static func closureLayout() -> SplitLayout<Int> {
        let pattern = pattern
        return SplitLayout { _ in
            .single
        } side: { _ in
            .left
        } everySection: { _ in
            .flow(items: .each { item, _ in pattern[item] })
        }
    }

    /// The same layout in bulk, with a description for each section.
    static func describedLayout() -> SplitLayout<Int> {
        let pattern = pattern
        return SplitLayout { _ in
            .single
        } side: { _ in
            .left
        } section: { _, _ in
            .flow(
                items: .bulk { items, _, sizes in
                    for index in sizes.indices {
                        sizes[index] = pattern[items.lowerBound &+ index]
                    }
                })
        }
    }

    static func uniformLayout(columns: Int = 1) -> SplitLayout<Int> {
        SplitLayout { _ in
            self.columns(columns)
        } side: { section in
            section.isMultiple(of: 2) ? .left : .right
        } everySection: { _ in
            .flow(items: .uniform(Size(width: 60, height: 32)))
        }
    }

    /// The bound: reading every size once.
    static func askForSizes(_ sections: [SectionContent<Int>]) -> Int {
        let pattern = pattern
        // The sizes are not added, because each addition would wait for the previous one.
        var bits: UInt64 = 0
        for section in sections {
            for item in 0..<section.itemCount {
                let size = pattern[item]
                bits ^= size.width.bitPattern ^ size.height.bitPattern
            }
        }
        return Int(bits >> 1)
    }
}

/// A table of random sizes. A lookup costs very little, so that the benchmark measures the layout.
/// The sizes repeat after 4,096 items, far more than the items of a line.
struct SizePattern {
    /// The sizes: 20 to 83 points wide and 16 to 47 points high, the same in every run.
    private let sizes: [Size]

    init() {
        var state: UInt64 = 7
        sizes = (0..<4_096).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let bits = state >> 32
            return Size(width: Double(20 + bits & 63), height: Double(16 + bits >> 8 & 31))
        }
    }

    @inline(__always)
    subscript(item: Int) -> Size { sizes[item & 4_095] }
}
