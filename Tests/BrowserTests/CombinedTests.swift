import Reflow
import Testing

@testable import Browser
@testable import Gallery

/// Sections of every kind beside each other, and one set of data under every layout.
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

    @Test("each layout has all the data and what is selected, in sight")
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
                _ = part.press("s", count: nil)
            }
            #expect(names.count == 4)
        }
    }

    @Test("once around, the reader is where they were, to the point")
    func switchKeepsPlace() throws {
        for rows in [0, 3, 17, 40, 1000] {
            let part = try switching()
            part.scroll(by: Double(rows) * 16)
            let before = (part.demo.view.contentOffset, part.demo.view.visibleItems)
            for _ in SwitchLayout.Form.allCases {
                _ = part.press("s", count: nil)
            }
            #expect(part.demo.view.contentOffset == before.0)
            #expect(part.demo.view.visibleItems == before.1)
            for _ in 0..<3 { _ = part.press("S", count: nil) }
            _ = part.press("S", count: nil)
            #expect(part.demo.view.contentOffset == before.0)
        }
    }

    @Test("the status line names the layout, and the key says so")
    func switchIsNamed() throws {
        var session = try Session("switch", 120, 30)
        #expect(session.status.contains("FlowLayout"))
        session.press("s")
        #expect(session.status.hasSuffix("SplitLayout") || session.status.contains("1 → 2"))
        session.wait()
        #expect(session.status.contains(" SplitLayout ·"))
        session.press("S", "S")
        session.wait()
        #expect(session.status.contains(" ScrollableSectionLayout ·"))
    }

    /// Where the right column begins on a screen of 100 columns.
    private let right = 50

    @Test("one column becomes two and three as the screen grows, each wide enough for names")
    func columnsGrow() throws {
        let part = DemoPart(try EverythingDemo())
        let scale = CellScale()
        var counts: [Int] = []
        for columns in 20...160 {
            let size = scale.size(of: ScreenSize(columns: columns, rows: 24))
            part.place(in: LayoutEnvironment(size: size), scale: scale, from: nil)
            let count = part.columnCount
            counts.append(count)
            let width = (size.width - 8 * Double(count - 1)) / Double(count)
            #expect(width >= 280 || count == 1)
        }
        #expect(counts == counts.sorted())
        #expect(Set(counts) == [1, 2, 3])
    }

    @Test("its columns are equally wide: the keys of the ratio say that there is none")
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

    @Test("headers stay in both columns, whatever their sections are made of")
    func headersPin() throws {
        var session = try Session("everything", 100, 34)
        var heads: [(left: String, right: String)] = []
        // As far as the left column reaches.
        for _ in 0..<28 {
            let row = session.rows[0]
            heads.append((String(row.prefix(right)), String(row.dropFirst(right))))
            session.press("j")
        }
        #expect(heads.allSatisfy { $0.left.hasPrefix(" Families") || $0.left.hasPrefix(" In the") })
        #expect(heads.contains { $0.left.hasPrefix(" In the Earth’s crust") })
        #expect(
            heads.allSatisfy { $0.right.contains("Known since") || $0.right.contains("All el") })
        #expect(heads.contains { $0.right.contains("All elements") })
    }

    @Test("moving the shelf of the left column leaves every cell of the right one alone")
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
            // The list below it stays too.
            #expect(
                now.cells(columns: columns.left, rows: 5..<33)
                    == before.cells(columns: columns.left, rows: 5..<33))
        }
        #expect(!session.screen.text().contains("Nonmetals"))
    }

    @Test("a family that is opened is alone in the flow until it is opened again")
    func families() throws {
        var demo = try EverythingDemo()
        let all = demo.view.snapshot
        #expect(demo.open(.family(1)) == .redraw)
        #expect(try demo.view.snapshot.itemIdentifiers(inSection: .elements).count == 7)
        #expect(demo.open(.family(2)) == .redraw)
        #expect(try demo.view.snapshot.itemIdentifiers(inSection: .elements).count == 6)
        #expect(demo.open(.family(2)) == .redraw)
        #expect(demo.view.snapshot == all)
        #expect(demo.open(.element(3)) == .message("nothing to open here"))
    }
}
