import CollectionLayouts
import CollectionRendering
import CollectionSnapshots
import CollectionViews
import Terminals
import Testing

/// A view shows a layout problem in place of the section.
@Suite struct ProblemTests {
    /// Sections of ten rows each. The headers of the sections in `broken` have an invalid height.
    private func view(broken: Set<Int>, rows: Int = 6) throws -> TestView {
        let layout = FlowLayout<Int> { section, _ in
            .flow(items: .perLine(1, height: 16))
                .header(height: broken.contains(section) ? -.infinity : 16)
        }
        var view = try TestView(layout: layout) {
            for section in 0..<3 { Section(section, items: 10 * section..<10 * section + 10) }
        }
        view.update {
            $0.environment.size = CellScale().size(of: ScreenSize(columns: 72, rows: rows))
            $0.offsetQuantum = 16
        }
        return view
    }

    private func rows(of view: TestView) -> [String] {
        Screen.drawn(72, 6) { region in
            region.draw(view) { element, region in
                region.text(element.item.map { "\($0)" } ?? "head \(element.section)")
            }
        }.text().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private static let sentence =
        " Section 0: a header height of -inf points cannot be laid out; 0 is used."

    @Test func aSentenceStandsAtTheTopOfItsSection() throws {
        let rows = rows(of: try view(broken: [0]))
        #expect(rows[0] == Self.sentence.prefix(71) + "…" || rows[0] == Self.sentence)
        #expect(rows[1...] == ["1", "2", "3", "4", "5"])
    }

    @Test func itStaysInSightWhileItsSectionIs() throws {
        var view = try view(broken: [0])
        for row in 0..<10 {
            #expect(
                rows(of: view)[0].hasPrefix(" Section 0: "),
                "The view is scrolled down by \(row) rows.")
            view.scroll(by: 16)
        }
        #expect(rows(of: view) == ["head 1", "10", "11", "12", "13", "14"])
    }

    @Test func itWaitsBelowUntilItsSectionComes() throws {
        var view = try view(broken: [1])
        #expect(!rows(of: view).contains { $0.hasPrefix(" Section") })
        view.scroll(by: 16 * 6)
        #expect(rows(of: view)[5].hasPrefix(" Section 1: "))
    }

    /// All sections share one description, so the layout reports its problem once.
    @Test(arguments: [true, false])
    func eachSectionOfASharedDescriptionSaysIt(isAskedOnce: Bool) throws {
        let section = SectionLayout.flow(
            items: .perLine(1, height: 16), inset: EdgeInsets(left: .infinity))
        let layout =
            isAskedOnce
            ? FlowLayout<Int>(everySection: { _ in section }) : FlowLayout { _, _ in section }
        var view = try TestView(layout: layout) {
            for section in 0..<1_000 { Section(section, items: 4 * section..<4 * section + 4) }
        }
        view.update {
            $0.environment.size = CellScale().size(of: ScreenSize(columns: 72, rows: 6))
            $0.offsetQuantum = 16
        }
        #expect(view.arrangement.problemCount == 1)
        #expect(view.arrangement.problem(ofSection: 999)?.section == 999)
        view.scroll(by: 16 * 4 * 500)
        let rows = rows(of: view)
        #expect(rows[0].hasPrefix(" Section 500: a left inset of inf"))
        #expect(rows[4].hasPrefix(" Section 501: a left inset of inf"))
        #expect(rows[1...3] == ["2001", "2002", "2003"])
    }

    /// More sections than the limit of kept problems. Each section has its own problem.
    @Test func theHundredAndFirstSaysItToo() throws {
        let layout = FlowLayout<Int> { _, _ in
            .flow(items: .each { item, _ in Size(width: 8, height: item == 0 ? .nan : 16) })
                .header(height: 16)
        }
        var view = try TestView(layout: layout) {
            for section in 0..<300 { Section(section, items: 2 * section..<2 * section + 2) }
        }
        view.update {
            $0.environment.size = CellScale().size(of: ScreenSize(columns: 72, rows: 6))
            $0.offsetQuantum = 16
        }
        view.scroll(by: 32 * 250)
        #expect(rows(of: view)[0].hasPrefix(" Section 250, item 0: a height of nan"))
    }

    /// All sections without height share one sentence.
    @Test func thoseWithoutHeightSpeakOnce() throws {
        let layout = FlowLayout<Int> { section, _ in
            .flow(items: .perLine(section == 2 ? 1 : 0, height: 16))
        }
        var view = try TestView(layout: layout) {
            for section in 0..<1_000 { Section(section, items: section..<section + 1) }
        }
        view.resize(to: CellScale().size(of: ScreenSize(columns: 72, rows: 6)))
        let said = view.arrangement.problems(in: view.viewport).map(\.section)
        #expect(said == [0, 3])
    }

    @Test func eachSectionHasOneSentence() throws {
        let layout = FlowLayout<Int> { section, _ in
            .flow(
                items: .each { _, _ in Size(width: .nan, height: 16) },
                interItemSpacing: -1, inset: EdgeInsets(top: .nan)
            )
            .header(height: 32).footer(height: -1)
        }
        var view = try TestView(layout: layout) {
            Section(0, items: 0..<10)
            Section(1, items: 10..<20)
        }
        view.resize(to: Size(width: 72 * 8, height: 96))
        #expect(view.arrangement.problems.count > 4)
        let said = rows(of: view).filter { $0.hasPrefix(" Section") }
        #expect(said.count == 2, "\(said)")
        #expect(said.first?.hasPrefix(" Section 0") == true)
        #expect(said.last?.hasPrefix(" Section 1") == true)
    }

    @Test func aProblemOfTheLayoutStandsAtTheTop() throws {
        let layout = SplitLayout<Int> { _ in
            .split(leftSideRatio: .nan, spacing: 8)
        } side: { _ in
            .right
        } everySection: { _ in
            .flow(items: .perLine(1, height: 16))
        }
        var view = try TestView(layout: layout) { Section(0, items: 0..<30) }
        view.update {
            $0.environment.size = Size(width: 72 * 8, height: 96)
            $0.offsetQuantum = 16
        }
        view.scroll(by: 160)
        #expect(rows(of: view)[0].hasPrefix(" Layout: a left side ratio of nan"))
    }

    /// In a layout that scrolls sideways, a section may start left of the visible range.
    @Test func itStaysInSightSideways() throws {
        let layout = CompositionalLayout<Int>(
            configuration: .init(scrollDirection: .horizontal)
        ) { _, _ in
            .flow(items: .uniform(Size(width: 8, height: 96))).header(height: -.infinity)
        }
        var view = try TestView(layout: layout) { Section(0, items: 0..<200) }
        view.resize(to: Size(width: 72 * 8, height: 96))
        for _ in 0..<20 {
            #expect(rows(of: view)[0].hasPrefix(" Section 0: "), "\(view.contentOffset)")
            view.scroll(by: 40)
        }
    }

    /// A narrow column truncates the sentence, which stays one row high.
    @Test func itKeepsToItsColumn() throws {
        let layout = SplitLayout<Int> { _ in
            .split(leftSideRatio: 0.5)
        } side: {
            $0 == 0 ? .left : .right
        } section: { section, _ in
            .flow(items: .perLine(section == 1 ? 0 : 1, height: 16))
        }
        var view = try TestView(layout: layout) {
            Section(0, items: 0..<5)
            Section(1, items: 10..<15)
        }
        view.resize(to: Size(width: 40 * 8, height: 64))
        let screen = Screen.drawn(40, 4) { $0.draw(view) { _, region in region.fill(.blue) } }
        let halves = String(repeating: "b", count: 20) + String(repeating: "r", count: 20)
        #expect(screen.fills().hasPrefix(halves))
        #expect(screen.text().hasPrefix(String(repeating: " ", count: 21) + "Section 1: "))
        #expect(screen.text().hasSuffix("…\n\n\n"))
    }
}
