import Reflow

/// A billion numbered boxes in a million sections; or ten million of random sizes.
///
/// Equal boxes are laid out in closed form, whatever their number; of ragged ones every size is asked for once.
public struct BillionDemo: Demo {
    public var view: CollectionView<Int, Int>
    private let isRagged: Bool

    /// Boxes numbered from 0, a thousand a section.
    public init(items: Int = 1_000_000_000, isRagged: Bool = false) throws {
        self.isRagged = isRagged
        let snapshot = try Snapshot(sections: NumberedSections(items: items) { _ in 1_000 })
        view = CollectionView(snapshot: snapshot)
    }

    static func layout(_ knobs: KnobValues) -> SplitLayout<Int> {
        SplitLayout(defaults: SectionDefaults(pinsHeaders: knobs[.pinsHeaders])) { environment in
            WholeCells(environment).columns
        } side: { section in
            section.isMultiple(of: 2) ? .left : .right
        } everySection: { column in
            section(of: .uniform(Size(width: 88, height: 32)), in: column)
        }
    }

    /// The same with a description for each section, since the sizes differ from one to the next.
    static func raggedLayout(_ knobs: KnobValues) -> SplitLayout<Int> {
        SplitLayout(defaults: SectionDefaults(pinsHeaders: knobs[.pinsHeaders])) { environment in
            WholeCells(environment).columns
        } side: { section in
            section.isMultiple(of: 2) ? .left : .right
        } section: { section, column in
            let sizes = ItemSize.bulk { items, _, sizes in
                for place in sizes.indices {
                    sizes[place] = size(of: 1_000 * section + items.lowerBound + place)
                }
            }
            return self.section(of: sizes, in: column)
        }
    }

    private static func section(of items: ItemSize, in column: Column) -> SectionLayout {
        let width = Double(WholeCells(column.environment).columnWidth) * 8
        return SectionLayout.flow(
            items: items, interItemSpacing: 8, lineSpacing: 16, inset: EdgeInsets(bottom: 16)
        ).header(height: 16, width: width)
    }

    /// 11 to 18 cells wide and 1 to 4 rows high, drawn by a hash of the item, so that every solve gives the same.
    static func size(of item: Int) -> Size {
        let bits = (UInt64(truncatingIfNeeded: item) &* 0x9E37_79B9_7F4A_7C15) >> 32
        return Size(width: Double(11 + (bits & 7)) * 8, height: Double(1 + (bits >> 3 & 3)) * 16)
    }

    public var keys: [DemoKey<Self>] { [] }

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<Int> {
        isRagged ? Self.raggedLayout(knobs) : Self.layout(knobs)
    }

    public func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let item = element.item else {
            let count = view.snapshot.itemCount(inSectionAt: element.sectionIndex)
            return region.reversedLine("Section \(element.section) (\(count) items)")
        }
        region.fill(Color.palette[item % Color.palette.count].color)
        region.text("\(item)", .centered)
    }

    public static let entry = DemoEntry(
        name: "billion", title: "Billion", category: .scale,
        summary: "a billion boxes; --ragged: of many sizes", knobs: [.pinsHeaders],
        options: [.items, .ragged],
        abilities: DemoAbilities<BillionDemo>(
            title: { $0.isRagged ? "Billion, ragged" : nil }, item: { $1 }, searchText: { "\($1)" },
            isTimed: true)
    ) { options in
        let isRagged = options.has(.ragged)
        return try BillionDemo(
            items: try ItemCount.checked(
                options, or: isRagged ? 10_000_000 : 1_000_000_000,
                most: isRagged ? 100_000_000 : 10_000_000_000),
            isRagged: isRagged)
    }
}

extension DemoOption {
    /// Gives items many sizes.
    static let ragged = DemoOption("ragged")
}
