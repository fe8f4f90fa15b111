import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests of measured headers, and of the events after which they are measured again.
@Suite struct MeasuringPartsTests {
    private final class Headers {
        var heights: [Int: Double] = [:]
        var asked: [Int: Int] = [:]

        func answer(_ element: MeasuredElement<Int, Int>) -> Size? {
            asked[element.section, default: 0] += 1
            return Size(width: element.width ?? 0, height: heights[element.section] ?? 32)
        }
    }

    /// Returns a view of sections with ten rows of 16 points and a measured header each. Section identifiers start at
    /// zero.
    private func view(_ headers: Headers, sections: Int = 6) -> TestView {
        var section = SectionLayout.flow(items: .perLine(1, height: 16))
        section.boundaryItems = [
            BoundaryItem(
                kind: .header,
                size: LayoutSize(width: .fractionalWidth(1), height: .estimated(16)),
                alignment: .top)
        ]
        let items = (0..<sections).map { ($0, $0 * 100..<$0 * 100 + 10) }
        var view = TestView(
            layout: CompositionalLayout<Int>(section: section),
            snapshot: .of(Dictionary(uniqueKeysWithValues: items)))
        view.update {
            $0.offsetQuantum = 16
            $0.environment.size = Size(width: 320, height: 640)
            $0.measurement = headers.answer
        }
        return view
    }

    private func height(_ section: Int, _ view: TestView) throws -> Double? {
        let index = try #require(view.snapshot.indexOfSection(section))
        return view.arrangement.headerFrame(ofSection: index)?.height
    }

    @Test func onlyHeadersThatComeNearAreMeasuredAndOnce() throws {
        let headers = Headers()
        var view = view(headers, sections: 500)
        #expect(headers.asked.count < 12)
        view.scroll(by: 20_000)
        #expect(headers.asked.count < 30 && headers.asked.values.allSatisfy { $0 == 1 })
        #expect(try height(499, view) == 16, "The header is far from the visible range.")
        view.scroll(to: .end)
        #expect(try height(499, view) == 32)
    }

    /// The distance from the visible range does not matter.
    @Test func theLayoutsOwnPartsAreMeasuredAtOnce() throws {
        let footer = BoundaryItem(
            kind: .footer, size: LayoutSize(width: .fractionalWidth(1), height: .estimated(16)),
            alignment: .bottom)
        let layout = CompositionalLayout<Int>(
            configuration: .init(boundarySupplementaryItems: [footer])
        ) { _, _ in .flow(items: .perLine(1, height: 16)) }
        var view = TestView(layout: layout, snapshot: .of([0: 0..<900]))
        view.update {
            $0.environment.size = Size(width: 320, height: 640)
            $0.measurement = { Size(width: $0.width ?? 0, height: 48) }
        }
        #expect(view.contentSize.height == 900 * 16 + 48)
    }

    /// In a section without items, only the header can cause a measurement.
    @Test func headersAloneAreMeasuredToo() throws {
        let headers = Headers()
        var view = view(headers)
        headers.asked = [:]
        var next = view.snapshot
        try next.insertSections([77], beforeSection: 1)
        view.snapshot = next
        #expect(headers.asked == [77: 1])
        #expect(try height(77, view) == 32)
    }

    @Test func headersFarAwayAreNotAskedWhenTheirSectionIsEdited() throws {
        let headers = Headers()
        var view = view(headers, sections: 500)
        headers.asked = [:]
        var next = view.snapshot
        try next.insertItems([777_777], beforeItem: 40_005)
        view.snapshot = next
        #expect(headers.asked.isEmpty)
        #expect(try height(400, view) == 16)
    }

    @Test func headersOfReloadedSectionsAreMeasuredAnew() throws {
        let headers = Headers()
        var view = view(headers)
        (headers.heights, headers.asked) = ([0: 64, 1: 64, 2: 64], [:])
        var next = view.snapshot
        try next.reloadSections([1])
        view.snapshot = next
        #expect(headers.asked == [1: 1])
        #expect(try (0..<3).map { try height($0, view) } == [32, 64, 32])
    }

    /// An element may belong to another item after an edit, at any position of the section.
    @Test func headersOfEditedSectionsAreMeasuredAnew() throws {
        for edit in 0..<3 {
            let headers = Headers()
            var view = view(headers)
            (headers.heights, headers.asked) = ([0: 64, 1: 64, 2: 64], [:])
            var next = view.snapshot
            try next.moveSection(5, beforeSection: 0)
            switch edit {
            case 0: try next.insertItems([777], beforeItem: 105)
            case 1: try next.deleteItems([105])
            default: try next.moveItem(105, beforeItem: 101)
            }
            view.snapshot = next
            #expect(headers.asked == [1: 1])
            #expect(try (0..<3).map { try height($0, view) } == [32, 64, 32])
        }
    }

    @Test func copiesKnowWhatWasMeasuredBefore() throws {
        let headers = Headers()
        let view = view(headers, sections: 100)
        headers.asked = [:]
        var copy = view
        copy.scroll(by: 3_000)
        copy.scroll(to: .start)
        #expect(!headers.asked.isEmpty && headers.asked.values.allSatisfy { $0 == 1 })
        #expect((0..<3).allSatisfy { headers.asked[$0] == nil })
        headers.asked = [:]
        var other = view
        other.resize(to: Size(width: 320, height: 600))
        #expect(headers.asked.isEmpty)
    }

    /// An invalidated layout may have closures with other inputs, so sizes are measured again. A new layout alone keeps
    /// measured sizes.
    @Test func answersAreKeptUntilTheyAreSaidToBeWorthless() throws {
        let rows = MeasuringTests.Rows()
        var view = MeasuringTests.view(rows, count: 500)
        (rows.asked, rows.heights) = ([:], [3: 160])
        view.layout = MeasuringTests.layout()
        #expect(rows.asked.isEmpty && view.frame(ofItem: 3)?.height != 160)
        view.invalidateLayout()
        #expect(rows.asked[3] == 1 && view.frame(ofItem: 3)?.height == 160)
        rows.heights[3] = 16
        view.measurement = rows.answer
        #expect(rows.asked[3] == 2 && view.frame(ofItem: 3)?.height == 16)
        rows.heights[3] = 48
        view.update {
            $0.layout = MeasuringTests.layout(header: true)
            $0.measurement = rows.answer
        }
        #expect(rows.asked[3] == 3 && view.frame(ofItem: 3)?.height == 48)
    }

    /// Measured sizes are stored per width, so a size is reused when its width returns.
    @Test func answersBelongToTheWidthThatWasAskedWith() {
        var widths: [Int: [Double]] = [:]
        var view = MeasuringTests.view(MeasuringTests.Rows(), count: 500)
        view.measurement = {
            let width = $0.width ?? 0
            widths[$0.item ?? -1, default: []].append(width)
            return Size(width: width, height: width / 10)
        }
        for perLine in [1, 2, 4, 2, 1, 4] {
            view.layout = MeasuringTests.layout(perLine: perLine)
            #expect(view.frame(ofItem: 3)?.height == 32 / Double(perLine))
        }
        #expect(widths[3] == [320, 160, 80])
        #expect(widths.values.allSatisfy { Set($0).count == $0.count })
    }

    /// Measuring does not move the offset across the scroll direction.
    @Test func measuringKeepsTheOffsetAcross() {
        let rows = MeasuringTests.Rows()
        let layout = FlowLayout<Int> { _ in .flow(items: .measured(perLine: 1, estimate: 40)) }
        for animates in [false, true] {
            var view = TestView(layout: layout, snapshot: .of([0: 0..<2_000]))
            view.update {
                $0.offsetQuantum = 16
                $0.environment.size = Size(width: 320, height: 384)
                // Rounded to columns of 16 points, the insets allow scrolling by one column.
                $0.environment.contentInset = EdgeInsets(left: 8, right: 8)
                $0.horizontalQuantum = 16
                $0.measurement = rows.answer
            }
            view.advance(to: .zero)
            view.scroll(to: Point(x: 0, y: 0))
            #expect(view.contentOffset.x == 0)
            for y in [4_000.0, 0, 9_999, 2_000] {
                view.scroll(to: Point(x: 0, y: y), animated: animates)
                repeat {
                    #expect(view.contentOffset.x == 0)
                    view.deadline.map { _ = view.advance(to: $0) }
                } while view.deadline != nil
            }
        }
    }
}
