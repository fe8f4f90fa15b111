import Reflow

/// A flow layout as it is often written, and as the original has it: an object for each item, all of them gone
/// through to find what is seen.
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

    /// Lays items out in lines, section after section; columns take turns.
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

/// The same content for both ways of laying it out.
enum Content {
    static let environment = LayoutEnvironment(size: Size(width: 960, height: 640))

    /// 20 to 83 points wide and 16 to 47 high, by a hash that costs about nothing.
    @inline(__always)
    static func size(_ section: Int, _ item: Int) -> Size {
        let bits = UInt64(truncatingIfNeeded: section &+ item) &* 0x9E37_79B9_7F4A_7C15
        // Signed: a processor makes those floating in one step.
        let number = Int(bits >> 32)
        return Size(width: Double(20 + number & 63), height: Double(16 + number >> 8 & 31))
    }

    /// Sections of at most `size` items, so many in all.
    static func sections(of items: Int, size: Int = 100) -> [SectionContent<Int>] {
        (0..<(items + size - 1) / size).map {
            SectionContent(id: $0, itemCount: min(size, items - $0 * size))
        }
    }

    static func columns(_ count: Int) -> Columns {
        count == 2 ? .split(leftSideRatio: 0.5) : .single
    }

    /// Sizes in bulk; one description for all sections of a column.
    static func bulkLayout(columns: Int = 1) -> SplitLayout<Int> {
        SplitLayout { _ in
            self.columns(columns)
        } side: { section in
            section.isMultiple(of: 2) ? .left : .right
        } everySection: { _ in
            .flow(
                items: .bulk { items, _, sizes in
                    for index in sizes.indices {
                        sizes[index] = size(0, items.lowerBound &+ index)
                    }
                })
        }
    }

    /// The same, asked item by item.
    static func closureLayout() -> SplitLayout<Int> {
        SplitLayout { _ in
            .single
        } side: { _ in
            .left
        } everySection: { _ in
            .flow(items: .each { item, _ in size(0, item) })
        }
    }

    /// The same in bulk, with a description for each section.
    static func describedLayout() -> SplitLayout<Int> {
        SplitLayout { _ in
            .single
        } side: { _ in
            .left
        } section: { _, _ in
            .flow(
                items: .bulk { items, _, sizes in
                    for index in sizes.indices {
                        sizes[index] = size(0, items.lowerBound &+ index)
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

    /// Every size once, and nothing else.
    static func askForSizes(_ sections: [SectionContent<Int>]) -> Int {
        var (width, height) = (0.0, 0.0)
        for section in sections {
            for item in 0..<section.itemCount {
                let size = opaqueSize(item)
                width += size.width
                height = max(height, size.height)
            }
        }
        return Int(width + height)
    }

    @inline(__always)
    private static func opaqueSize(_ item: Int) -> Size { size(0, item) }
}
