import Reflow

/// Seven sections with three alternating sizing rules, and with headers, footers and backgrounds.
struct SectionsLayout: CollectionLayoutConvertible {
    /// The rule for the sizes of a section's items.
    enum Rule: Int, CaseIterable {
        case random, two, one
    }

    var leftSideRatio = 0.5
    var splitSpacing = 8.0
    /// The least average width of a column in points, so that a header and two boxes fit.
    var leastColumnWidth = 120.0
    var pinsHeaders = true
    var normalizesLineHeight = false
    var sideInset = 8.0
    var interItemSpacing = 8.0
    var lineSpacing = 8.0
    var headerHeight = 16.0

    var collectionLayout: CollectionLayout<Int> {
        let defaults = SectionDefaults(
            inset: EdgeInsets(top: 8, left: sideInset, bottom: 16, right: sideInset),
            interItemSpacing: interItemSpacing, lineSpacing: lineSpacing,
            normalizesLineHeight: normalizesLineHeight, pinsHeaders: pinsHeaders)
        return SplitLayout<Int>(defaults: defaults) { environment in
            environment.isLandscape && environment.size.width >= 2 * leastColumnWidth
                ? .split(leftSideRatio: leftSideRatio, spacing: splitSpacing) : .single
        } side: { section in
            [0, 2, 3, 5].contains(section) ? .left : .right
        } section: { section, column in
            // A footer has two rows. The lower row stays empty as the gap between two sections.
            SectionLayout.flow(items: sizes(in: section, column))
                .header(height: headerHeight).footer(height: 32).background()
        }.collectionLayout
    }

    static func rule(of section: Int) -> Rule { Rule.allCases[section % 3] }

    private func sizes(in section: Int, _ column: Column) -> ItemSize {
        switch Self.rule(of: section) {
        case .random:
            // An item is never wider than the column, so that it never covers the other column.
            .each { [room = max(0, column.width - 2 * sideInset)] item, _ in
                let size = Self.size(of: Self.firstItem(of: section) + item)
                return Size(width: min(size.width, room), height: size.height)
            }
        case .two: .perLine(2, height: 56)
        case .one: .perLine(1, height: 24)
        }
    }

    /// Returns the number of a section's first item. Each section has ten items more than the section before.
    static func firstItem(of section: Int) -> Int { 5 * section * (section + 1) }

    /// Returns a size with a width of 6 to 13 cells and a height of 2 to 8 rows plus 8 points. With the line spacing,
    /// each line takes whole rows. The size comes from a hash of the item, so an item always has the same size.
    static func size(of item: Int) -> Size {
        var bits = UInt64(item) &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ bits >> 31) &* 0xBF58_476D_1CE4_E5B9
        let cell = CellScale().cell
        return Size(
            width: Double(6 + (bits >> 8) & 7) * cell.width,
            height: Double(2 + (bits >> 32) % 7) * cell.height + 8)
    }
}
