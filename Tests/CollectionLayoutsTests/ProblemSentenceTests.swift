import CollectionLayouts
import Testing

/// Tests of the exact sentence of every layout problem.
@Suite struct ProblemSentenceTests {
    private func sentence(_ reason: LayoutProblem.Reason) -> String {
        // Only a layout can create a problem, so the test takes an existing problem and changes its reason.
        var sample = Sample()
        sample.add(1, .flow(items: .perLine(0, height: 1)))
        var problem = sample.arrange().problems[0]
        problem.reason = reason
        return String(problem.description.dropFirst("Section 0: ".count))
    }

    private static let names: [LayoutProblem.Quantity: String] = [
        .width: "a width", .height: "a height", .insetTop: "a top inset",
        .insetLeft: "a left inset", .insetBottom: "a bottom inset",
        .insetRight: "a right inset", .interItemSpacing: "an inter-item spacing",
        .lineSpacing: "a line spacing", .headerHeight: "a header height",
        .headerWidth: "a header width", .footerHeight: "a footer height",
        .footerWidth: "a footer width", .splitSpacing: "a split spacing",
        .columnSpacing: "a column spacing", .columnWidth: "a column width",
        .columnRatio: "a column ratio",
        .sectionSpacing: "a spacing between sections",
        .interGroupSpacing: "a spacing between groups", .edgeSpacing: "an edge spacing",
        .pageWidth: "a page width", .separator: "a separator", .offset: "an offset",
        .leftSideRatio: "a left side ratio", .aspectRatio: "an aspect ratio",
        .estimate: "an estimated height", .laneWidth: "a lane width",
        .laneSpacing: "a lane spacing", .itemSpacing: "an item spacing",
        .rowHeight: "a row height", .readableWidth: "a readable width",
    ]

    @Test(arguments: LayoutProblem.Quantity.allCases)
    func numbers(quantity: LayoutProblem.Quantity) throws {
        let name = try #require(Self.names[quantity])
        let instead =
            switch quantity {
            case .pageWidth: "the section's own width is used."
            case .aspectRatio: "the items take no room."
            case .laneWidth: "1 lane is used."
            default: "0 is used."
            }
        #expect(
            sentence(.length(quantity, "-1.0"))
                == "\(name) of -1.0 points cannot be laid out; \(instead)")
        #expect(
            sentence(.ratio(quantity, "nan")) == "\(name) of nan cannot be laid out; \(instead)")
    }

    @Test(
        arguments: [
            (
                .itemsPerLine(0),
                "a line cannot have 0 items, so the items take no room; use 1 or more."
            ),
            (
                .tableTooShort(sizes: 2, items: 3),
                "the table has sizes for 2 of 3 items; the others take no room."
            ),
            (
                .tooManyItems(5_000_000_000),
                "5000000000 items of different sizes are more than a section can have (4294967295), "
                    + "so they take no room; use several sections, or items of one size."
            ),
            (.columnCount(0), "a layout cannot have 0 columns; 1 is used."),
            (.columnCount(65), "a layout cannot have 65 columns; the most, 64, are used."),
            (
                .noColumnRatio,
                "no column has a ratio above 0, so no section is shown; give at least one a ratio above 0."
            ),
            (.shelfLines(-1), "a shelf cannot have -1 lines; 1 is used."),
            (
                .lane(5, of: 3),
                "the closure returned lane 5, but the lanes are numbered from 0 to 2; lane 2 is used."
            ),
            (
                .lane(-1, of: 3),
                "the closure returned lane -1, but the lanes are numbered from 0 to 2; lane 0 is used."
            ),
            (
                .groupTooSmall,
                "a group is too small for its first member; make the group larger or the member smaller."
            ),
            (
                .emptyGroup,
                "a group is empty; give it at least one member or frame, or a count of 1 or more."
            ),
            (
                .endlessGroup,
                "the members of a group are too small to fill it; make them larger along its axis."
            ),
            (
                .tooManyMembers(100_001),
                "a group has 100001 members; only the first 100000 are used."
            ),
            (
                .customFrames(2, before: 3),
                "a custom group returned 2 frames, but 3 before; return the same number every time."
            ),
            (
                .nestedTooDeep,
                "groups are nested deeper than 64 levels; the deeper ones are left out."
            ),
            (.noRoom, "insets and spacings leave no room in a group; make them smaller."),
            (
                .insetsOnEstimate,
                "content insets are ignored along an axis with an estimated size; use spacing instead."
            ),
            (
                .sidewaysBody,
                "this kind of section cannot scroll sideways, so it stays in place; use .shelf or .group."
            ),
            (.lanes(0), "a waterfall cannot have 0 lanes; 1 is used."),
            (
                .tooFewFrames(frames: 2, items: 5),
                "the body returned frames for 2 of 5 items; the others take no room."
            ),
            (
                .flatGroup,
                "the groups have neither a size nor a spacing along the scroll axis, so only the first is shown; "
                    + "give them one."
            ),
            (.body("a step is wider than its room."), "a step is wider than its room."),
        ] as [(LayoutProblem.Reason, String)])
    func reasons(reason: LayoutProblem.Reason, expected: String) {
        #expect(sentence(reason) == expected)
    }

    @Test func aFractionOfTheLayoutHasItsOwnPlace() {
        var sample = Sample()
        sample.add(1, .boxes(1, 1))
        #expect(
            sample.arrange(.split(leftSideRatio: .nan)).problems.map(\.description) == [
                "Layout: a left side ratio of nan cannot be laid out; 0 is used."
            ])
    }
}
