import Reflow

/// Sections of boxes that alternate between two columns.
///
/// For equal boxes, the layout computes positions by a formula, so the number of boxes does not change the cost. For
/// boxes of different sizes, it reads every size once.
struct BillionLayout: CollectionLayoutConvertible {
    var isRagged = false
    var boxWidth = 88.0
    var boxHeight = 48.0
    var interItemSpacing = 8.0
    var lineSpacing = 16.0
    var pinsHeaders = true

    var collectionLayout: CollectionLayout<Int> {
        isRagged ? ragged.collectionLayout : equal.collectionLayout
    }

    private var equal: SplitLayout<Int> {
        SplitLayout(defaults: SectionDefaults(pinsHeaders: pinsHeaders)) { environment in
            WholeCells(environment).columns
        } side: { section in
            section.isMultiple(of: 2) ? .left : .right
        } everySection: { column in
            section(of: .uniform(Size(width: boxWidth, height: boxHeight)), in: column)
        }
    }

    /// The layout with a description for each section, because the sizes differ between sections.
    private var ragged: SplitLayout<Int> {
        SplitLayout(defaults: SectionDefaults(pinsHeaders: pinsHeaders)) { environment in
            WholeCells(environment).columns
        } side: { section in
            section.isMultiple(of: 2) ? .left : .right
        } section: { section, column in
            let sizes = ItemSize.bulk { items, _, sizes in
                for place in sizes.indices {
                    sizes[place] = Self.size(of: 1_000 * section + items.lowerBound + place)
                }
            }
            return self.section(of: sizes, in: column)
        }
    }

    private func section(of items: ItemSize, in column: Column) -> SectionLayout {
        let width = Double(WholeCells(column.environment).columnWidth) * Self.cell.width
        return SectionLayout.flow(
            items: items, interItemSpacing: interItemSpacing, lineSpacing: lineSpacing,
            inset: EdgeInsets(bottom: 16)
        ).header(height: 16, width: width)
    }

    /// Returns a size of 11 to 18 cells by 1 to 4 rows, in points. The size comes from a hash of the item, so an item
    /// always has the same size.
    static func size(of item: Int) -> Size {
        let bits = (UInt64(truncatingIfNeeded: item) &* 0x9E37_79B9_7F4A_7C15) >> 32
        return Size(
            width: Double(11 + (bits & 7)) * cell.width,
            height: Double(1 + (bits >> 3 & 3)) * cell.height)
    }

    /// The size of a cell, in points.
    private static let cell = CellScale().cell
}
