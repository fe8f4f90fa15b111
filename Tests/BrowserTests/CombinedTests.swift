import Reflow
import Testing

@testable import Browser
@testable import Gallery

/// Demos with sections of every kind, and one set of data under several layouts.
@Suite struct CombinedTests {
    private func switching(_ columns: Int = 80, _ rows: Int = 24) throws -> DemoPart<SwitchDemo> {
        let options = DemoOptions(animates: false)
        let part = try #require(SwitchDemo.entry.make(options) as? DemoPart<SwitchDemo>)
        let scale = CellScale()
        part.place(
            in: LayoutEnvironment(size: scale.size(of: ScreenSize(columns: columns, rows: rows))),
            scale: scale, from: nil)
        return part
    }

    @Test("Each layout has the same data and selection, and shows the selected item")
    func switchKeepsSelection() throws {
        for letter in ["Α", "Ж", "Ֆ", "ჰ", "ん", "ヲ"] as [Unicode.Scalar] {
            let part = try switching()
            let data = part.demo.view.snapshot
            part.demo.view.select(letter)
            var names: Set<String> = []
            for _ in SwitchLayout.Form.allCases {
                names.insert(try #require(part.facts.place))
                #expect(part.demo.view.selection == letter)
                #expect(part.demo.view.snapshot == data)
                #expect(
                    part.demo.view.visibleItems.contains(letter),
                    "\(letter) \(part.facts.place ?? "")")
                _ = part.perform(.own(KeyPress("s")))
            }
            #expect(names.count == 4)
        }
    }

    @Test("Going through all layouts restores the scroll position exactly")
    func switchKeepsPlace() throws {
        for rows in [0, 3, 17, 40, 1000] {
            let part = try switching()
            part.go(to: .distance(Double(rows) * 16))
            let before = (part.demo.view.contentOffset, part.demo.view.visibleItems)
            for _ in SwitchLayout.Form.allCases {
                _ = part.perform(.own(KeyPress("s")))
            }
            #expect(part.demo.view.contentOffset == before.0)
            #expect(part.demo.view.visibleItems == before.1)
            for _ in 0..<3 { _ = part.perform(.own(KeyPress("S"))) }
            _ = part.perform(.own(KeyPress("S")))
            #expect(part.demo.view.contentOffset == before.0)
        }
    }

    @Test("The status line names the layout, and the key changes the layout")
    func switchIsNamed() throws {
        var session = try Session("switch", 120, 30)
        #expect(session.status.contains("FlowLayout"))
        session.press("s")
        #expect(session.status.hasSuffix("SplitLayout") || session.status.contains("1 → 2"))
        session.wait()
        #expect(session.status.contains(" SplitLayout "))
        session.press("S", "S")
        session.wait()
        #expect(session.status.contains(" ScrollableSectionLayout "))
    }

    /// The first column of the right half, on a screen of 100 columns.
    private let right = 50

    @Test(
        "One column becomes two and three as the screen grows, and each column is wide enough for names"
    )
    func columnsGrow() throws {
        let part = DemoPart(try EverythingDemo())
        let scale = CellScale()
        var counts: [Int] = []
        for columns in 20...160 {
            let size = scale.size(of: ScreenSize(columns: columns, rows: 24))
            part.place(in: LayoutEnvironment(size: size), scale: scale, from: nil)
            let count = part.facts.columns
            counts.append(count)
            let width = (size.width - 8 * Double(count - 1)) / Double(count)
            #expect(width >= 280 || count == 1)
        }
        #expect(counts == counts.sorted())
        #expect(Set(counts) == [1, 2, 3])
    }

    @Test("The ratio keys report that Everything has no column ratio")
    func noRatio() throws {
        var session = try Session("everything", 120, 40)
        let before = session.screen
        for key in ["[", "]"] as [Key] {
            session.press(key)
            #expect(session.status.hasSuffix("Everything has no column ratio"))
        }
        session.wait()
        #expect(session.screen == before)
    }

    @Test("Headers stay pinned in both columns, with any section body")
    func headersPin() throws {
        var session = try Session("everything", 100, 34)
        var heads: [(left: String, right: String)] = []
        // The number of rows in the left column.
        for _ in 0..<28 {
            let row = session.rows[0]
            heads.append((String(row.prefix(right)), String(row.dropFirst(right))))
            session.press("j")
        }
        #expect(heads.allSatisfy { $0.left.contains("Families") || $0.left.contains("In the") })
        #expect(heads.contains { $0.left.contains("In the Earth’s crust") })
        #expect(
            heads.allSatisfy { $0.right.contains("Known since") || $0.right.contains("All el") })
        #expect(heads.contains { $0.right.contains("All elements") })
    }

    @Test("Scrolling the shelf of the left column keeps every cell of the right column")
    func shelfMovesAlone() throws {
        var session = try Session("everything", 100, 34)
        let wait = { (session: inout Session) in session.wait() }
        session.press(.tab)
        let columns = (left: 0..<right, right: right..<100)
        let before = session.screen
        for key in ["l", "l", "l", "l", "h"] as [Key] {
            let last = session.screen
            session.press(key)
            wait(&session)
            let now = session.screen
            #expect(
                now.cells(columns: columns.right, rows: 0..<33)
                    == before.cells(columns: columns.right, rows: 0..<33))
            #expect(
                now.cells(columns: columns.left, rows: 1..<5)
                    != last.cells(columns: columns.left, rows: 1..<5))
            // The list below the shelf also stays.
            #expect(
                now.cells(columns: columns.left, rows: 5..<33)
                    == before.cells(columns: columns.left, rows: 5..<33))
        }
        #expect(!session.screen.text().contains("Nonmetals"))
    }

    @Test("An opened family is alone in the flow until the user opens it again")
    func families() throws {
        var demo = try EverythingDemo()
        let all = demo.view.snapshot
        #expect(demo.open(.family(1)) == .redraw)
        #expect(try demo.view.snapshot.itemIdentifiers(inSection: .elements).count == 7)
        #expect(demo.open(.family(2)) == .redraw)
        #expect(try demo.view.snapshot.itemIdentifiers(inSection: .elements).count == 6)
        #expect(demo.open(.family(2)) == .redraw)
        #expect(demo.view.snapshot == all)
        #expect(demo.open(.element(3)) == .message("this item cannot be opened"))
    }
}
