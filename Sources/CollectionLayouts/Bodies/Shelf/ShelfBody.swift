/// A body of one or more lines that never wrap. `SectionLayout.shelf` describes the rules and the costs.
package struct ShelfBody {
    /// The sizes of the items.
    package var items: ItemSize
    /// The number of lines. A number below 1 counts as 1 and is a `LayoutProblem`. A number above 2^32 counts as 2^32.
    package var lines: Int
    /// The space between two items of a line, in points; nil means the layout's default.
    package var interItemSpacing: Double?
    /// The space between two lines, in points; nil means the layout's default.
    package var lineSpacing: Double?

    /// Makes a body of lines that never wrap.
    package init(
        items: ItemSize, lines: Int = 1, interItemSpacing: Double? = nil,
        lineSpacing: Double? = nil
    ) {
        self.items = items
        self.lines = lines
        self.interItemSpacing = interItemSpacing
        self.lineSpacing = lineSpacing
    }

    /// The largest number of lines. With this limit, the product of lines and columns fits into an integer.
    fileprivate static let mostLines = 1 << 32
}

extension ShelfBody: SectionBody {
    package var scrollsSideways: Bool { true }

    package func isAlike(_ other: any SectionBody) -> Bool {
        guard let other = other as? ShelfBody else { return false }
        return interItemSpacing == other.interItemSpacing && lineSpacing == other.lineSpacing
            && lines == other.lines && items.isAlike(other.items)
    }

    package var transposed: ShelfBody {
        var copy = self
        copy.items = items.transposed
        return copy
    }

    package func plan(in room: BodyRoom, _ problems: inout ProblemLog) -> any BodyPlan {
        if lines < 1 { problems.report(.shelfLines(lines)) }
        if lines > Self.mostLines {
            problems.note(.clamped("a number of \(lines) lines", to: Double(Self.mostLines)))
        }
        let spacing = problems.coordinate(
            interItemSpacing ?? room.defaults.interItemSpacing, .interItemSpacing)
        let lineSpacing = problems.coordinate(
            lineSpacing ?? room.defaults.lineSpacing, .lineSpacing)
        return ShelfPlan(
            ResolvedSizes(items, in: room, interItemSpacing: spacing, &problems),
            lines: min(max(1, lines), Self.mostLines), interItemSpacing: spacing,
            lineSpacing: lineSpacing)
    }
}

extension SectionLayout {
    /// Makes a section of one or more lines that never wrap and scroll sideways.
    ///
    /// Items fill a column of `lines` items from top to bottom, then the next column. A column is as wide as its widest
    /// item, and a line as high as its tallest item. Items are top- and left-aligned. Spacings are as in `FlowBody`. A
    /// number of lines below 1 counts as 1 and is a `LayoutProblem`. A number above 2^32 counts as 2^32.
    ///
    /// Equal items take O(1) to solve and to edit, and no memory. Other items take O(items) to solve and to edit. A
    /// query takes O(log columns). It reads again the sizes of the columns that it returns, and of up to 15 columns
    /// before and after them. The section keeps 8 bytes for 16 columns.
    public static func shelf(
        items: ItemSize, lines: Int = 1, interItemSpacing: Double? = nil,
        lineSpacing: Double? = nil, inset: EdgeInsets? = nil,
        scrolling: SidewaysScrolling = SidewaysScrolling(.continuous)
    ) -> SectionLayout {
        var section = SectionLayout(
            ShelfBody(
                items: items, lines: lines, interItemSpacing: interItemSpacing,
                lineSpacing: lineSpacing), inset: inset)
        section.sideways = scrolling
        return section
    }
}
