/// A body of rows as wide as the column, one below the other. `SectionLayout.list` describes the costs.
package struct ListBody: Equatable {
    /// The height of rows.
    package var rows: ListConfiguration.Rows
    /// The separators between the rows; nil means no separators.
    package var separator: ListConfiguration.Separator?

    /// Makes a body of rows.
    package init(rows: ListConfiguration.Rows, separator: ListConfiguration.Separator? = nil) {
        self.rows = rows
        self.separator = separator
    }
}

extension ListBody: SectionBody {
    package func plan(in room: BodyRoom, _ problems: inout ProblemLog) -> any BodyPlan {
        var isMeasured = false
        var height: Double
        switch rows {
        case .height(let fixed):
            height = problems.length(fixed, .height)
            if let thickness = separator?.thickness, thickness > height, thickness.isLength {
                problems.note(
                    .clamped("a separator of \(thickness.brief) points", to: height))
            }
        case .measured(let estimate):
            isMeasured = true
            height = problems.length(estimate, .estimate)
        }
        let width = room.itemWidth(perLine: 1, interItemSpacing: 0)
        return RowsPlan(
            Rows(
                width: width, height: height, spacing: 0,
                separator: separator.map { Separators($0, width, &problems) }),
            isMeasured: isMeasured)
    }
}

extension ListConfiguration {
    /// A separator: a thin element at the lower edge of a list's rows.
    ///
    /// Numbers are in points. A bad number counts as zero and is a `LayoutProblem`.
    public struct Separator: Hashable, Sendable {
        /// The height in points, clamped to the height of the row.
        package var thickness: Double
        /// The inset at the left end, in points.
        package var leading: Double
        /// The inset at the right end, in points.
        package var trailing: Double
        /// The number of rows at the start of the list without a separator. Use 1 if the first item is a header.
        package var rowsWithout: Int

        /// Makes a separator. By default it is as wide as its row and one point high.
        public init(
            thickness: Double = 1, leading: Double = 0, trailing: Double = 0, rowsWithout: Int = 0
        ) {
            self.thickness = thickness
            self.leading = leading
            self.trailing = trailing
            self.rowsWithout = rowsWithout
        }
    }
}

/// The separators of a list in a column.
struct Separators {
    private let thickness: Double
    private let leading: Double
    private let width: Double
    private let rowsWithout: Int

    init(_ separator: ListConfiguration.Separator, _ width: Double, _ problems: inout ProblemLog) {
        thickness = problems.length(separator.thickness, .separator)
        leading = problems.length(separator.leading, .separator)
        let trailing = problems.length(separator.trailing, .separator)
        self.width = max(0, width - leading - trailing)
        rowsWithout = separator.rowsWithout
        if self.width == 0, width > 0 { problems.note(.noRoomInside("a separator")) }
        if rowsWithout < 0 {
            problems.note(.clamped("a number of \(rowsWithout) rows without separators", to: 0))
        }
    }

    /// Returns the frame of a row's separator, from the row's frame; nil if the row has no separator. The last row has
    /// none, because the list ends below it.
    func frame(at item: Int, of count: Int, _ row: Rect) -> Rect? {
        guard item >= rowsWithout, item < count - 1 else { return nil }
        let thickness = min(thickness, row.height)
        return Rect(x: leading, y: row.maxY - thickness, width: width, height: thickness)
    }
}
