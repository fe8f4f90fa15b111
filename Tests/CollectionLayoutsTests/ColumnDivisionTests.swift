import CollectionLayouts
import Testing

/// Tests of the division of a width into columns.
@Suite struct ColumnDivisionTests {
    @Test("Columns share the width by their ratios, with spacing between columns of non-zero width")
    func shares() throws {
        for ratios in [
            [1], [1, 1], [1, 2, 1], [3, 0, 1], [0, 5, 0, 5, 0], [0.1, 0.2, 0.3, 0.4],
        ] {
            for width in stride(from: 0.0, to: 300, by: 12.5) {
                let columns = Self.columns(.ratios(ratios, spacing: 4), width: width)
                let open = ratios.filter { $0 > 0 }
                let room = max(0, width - 4 * Double(open.count - 1))
                var edge = 0.0
                for (index, (column, ratio)) in zip(columns, ratios).enumerated() {
                    let share = room * ratio / open.reduce(0, +)
                    #expect(abs(column.width - share) < 1e-6 && column.width >= 0)
                    #expect(abs(column.leftEdge - edge) < 1e-6)
                    let isLast = !ratios[(index + 1)...].contains { $0 > 0 }
                    edge += share + (ratio > 0 && !isLast ? 4 : 0)
                }
                #expect(columns.map(\.index) == Array(ratios.indices))
                #expect(
                    columns.map(\.side)
                        == (ratios.count == 2 ? [.left, .right] : ratios.map { _ in nil }))
            }
        }
    }

    @Test("As many equal columns as fit are placed, and one more would be too narrow")
    func asMany() {
        for width in 1...400 {
            for (minimum, most, spacing) in [
                (40.0, 5, 0.0), (33.3, 64, 7.25), (1, 200, 0), (0, 3, 2),
            ] {
                let columns = Self.columns(
                    .asMany(minimumWidth: minimum, atMost: most, spacing: spacing),
                    width: Double(width))
                let count = Double(columns.count)
                #expect(columns.count >= 1 && columns.count <= min(most, Columns.most))
                let total = columns.map(\.width).reduce(0, +) + (count - 1) * spacing
                #expect(abs(total - Double(width)) < 1e-6)
                for column in columns {
                    #expect(abs(column.width - columns[0].width) < 1e-6)
                    #expect(column.width >= minimum - 1e-6 || columns.count == 1)
                }
                #expect(
                    columns.count == min(most, Columns.most)
                        || (count + 1) * minimum + count * spacing > Double(width))
            }
        }
        let thirds = Self.columns(.asMany(minimumWidth: 100.0 / 3), width: 100)
        #expect(thirds.count == 3)
    }

    @Test("Invalid column numbers count as zero and are reported")
    func problems() {
        func sentences(_ columns: Columns) -> [String] {
            Self.arrangement(columns, width: 100).problems.map(\.description)
        }
        let zero =
            "Layout: no column has a ratio above 0, so no section is shown; "
            + "give at least one a ratio above 0."
        func ratio(_ text: String) -> String {
            "Layout: a column ratio of \(text) cannot be laid out; 0 is used."
        }
        #expect(sentences(.ratios([1, .nan, -1])) == [ratio("nan"), ratio("-1.0")])
        #expect(sentences(.ratios([.infinity])) == [ratio("inf"), zero])
        #expect(sentences(.ratios([0, 0])) == [zero])
        // A spacing is always checked, even if only one column has a width.
        for spacing in [-1.0, .nan, .infinity] {
            let found = [
                sentences(.ratios([1, 0], spacing: spacing)),
                sentences(.split(leftSideRatio: 0, spacing: spacing)),
                sentences(.split(leftSideRatio: 1, spacing: spacing)),
            ]
            #expect(found.allSatisfy { $0.count == 1 })
        }
        #expect(sentences(.ratios([])) == ["Layout: a layout cannot have 0 columns; 1 is used."])
        #expect(
            sentences(.ratios(Array(repeating: 1, count: 99)))
                == ["Layout: a layout cannot have 99 columns; the most, 64, are used."])
        #expect(
            sentences(.asMany(minimumWidth: .nan, atMost: 0, spacing: .nan)) == [
                "Layout: a layout cannot have 0 columns; 1 is used.",
                "Layout: a column spacing of nan points cannot be laid out; 0 is used.",
                "Layout: a column width of nan points cannot be laid out; 0 is used.",
            ])
        #expect(Self.columns(.ratios([]), width: 100).map(\.width) == [100])
        #expect(Self.columns(.ratios([0, 0]), width: 100).map(\.width) == [0, 0])
        #expect(Self.arrangement(.ratios([0, 0]), width: 100).column(ofSection: 0) == nil)
        #expect(Self.columns(.asMany(minimumWidth: 0), width: 100).count == Columns.most)
        #expect(Self.columns(.asMany(minimumWidth: 10, atMost: 0), width: 100).count == 1)
    }

    @Test("A column index is clamped to the existing columns")
    func clamped() {
        let layout = ColumnsLayout<Int> { _ in
            .asMany(minimumWidth: 10)
        } column: {
            .index($0)
        } section: { _, _ in
            .boxes(1, 1)
        }
        let ids = [.min, -1, 0, 1, 2, 3, 70, .max]
        for width in [5.0, 20, 30] {
            let arrangement = layout.arrange(
                ids.map { SectionContent(id: $0, itemCount: 1) },
                in: LayoutEnvironment(size: Size(width: width, height: 9)))
            let last = arrangement.columns.count - 1
            #expect(
                ids.indices.map { arrangement.column(ofSection: $0)?.index }
                    == ids.map { max(0, min($0, last)) })
        }
    }

    private static func arrangement(_ columns: Columns, width: Double) -> Arrangement {
        let layout = ColumnsLayout<Int> { _ in
            columns
        } section: { _, _ in
            .boxes(1, 1)
        }
        return layout.arrange(
            [SectionContent(id: 0, itemCount: 1)],
            in: LayoutEnvironment(size: Size(width: width, height: 50)))
    }

    private static func columns(_ columns: Columns, width: Double) -> [Column] {
        arrangement(columns, width: width).columns
    }
}
