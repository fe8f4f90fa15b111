import Foundation
import Reflow
import Testing

@testable import notes

@Suite struct NotesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("# Title\n- one\n> two\nthree", to: "alpha.md")
        try folder.write("the beta note", to: "beta.txt")
        try folder.write("the plan", to: "Work/plan.md")
        try folder.write("the list", to: "Work/Deep/list.txt")
        for other in ["picture.png", ".hidden.md", ".git/info.txt", "Work/.trash/old.md"] {
            try folder.write("hidden", to: other)
        }
    }

    private func run(columns: Int = 80, rows: Int = 24) throws -> Run<Notes> {
        Run(try Notes(folder: folder.path), columns: columns, rows: rows)
    }

    /// The names of the listed notes, in order.
    private func names(_ run: Run<Notes>) -> [String] {
        run.shell.program.list.view.snapshot.itemIdentifiers.map(\.name)
    }

    @Test("Notes are listed under their folder, and other files are left out")
    func groups() throws {
        var run = try run()
        let snapshot = run.shell.program.list.view.snapshot
        #expect(snapshot.sectionIdentifiers == ["Work/Deep", "Work", "."])
        #expect(names(run) == ["list.txt", "plan.md", "alpha.md", "beta.txt"])
        let rows = run.rows()
        #expect(rows[0].hasPrefix("Work/Deep") && rows[2].hasPrefix("Work"))
        #expect(rows[1].hasPrefix("▌list.txt"))
        #expect(rows.last?.contains("4 of 4 notes") == true)
    }

    @Test("The selected note is shown beside the list, on narrow screens below it")
    func panes() throws {
        var run = try run()
        #expect(run.rows()[0].hasSuffix("the list"))
        run.press(.down)
        #expect(run.rows()[0].hasSuffix("the plan"))
        run.resize(columns: 40, rows: 24)
        let rows = run.rows()
        let row = try #require(rows.firstIndex(of: "the plan"))
        #expect(row > 5 && rows[0].hasPrefix("Work/Deep"))
        run.press(.down)
        #expect(run.rows()[row] == "# Title")
    }

    @Test("Headings are bold, and the marks of lists and quotes are dim")
    func styles() throws {
        var run = try run()
        run.press(.down, .down)
        let screen = run.screen()
        let text = try #require(run.shell.state.panes.area(of: .text))
        let left = text.columns.lowerBound
        func attributes(_ row: Int, _ column: Int) -> Style.Attributes {
            screen[row, left + column].attributes
        }
        #expect(attributes(0, 0).contains(.bold) && attributes(0, 6).contains(.bold))
        for row in 1...2 {
            #expect(attributes(row, 0).contains(.dim) && !attributes(row, 2).contains(.dim))
        }
        #expect(!attributes(3, 0).contains(.dim))
        for line in try NoteFile.all(in: folder.path).flatMap({ $0.styledText(in: folder.path) }) {
            #expect(!line.isEmpty)
        }
    }

    @Test(
        "The header of the first visible note's folder stays on top", arguments: [80, 40])
    func pinnedHeaders(columns: Int) throws {
        for group in ["A", "B", "C"] {
            for number in 10..<40 { try folder.write("", to: "\(group)/\(group)\(number).md") }
        }
        var run = try run(columns: columns)
        var checked = 0
        for _ in 0..<110 {
            let width = try #require(run.shell.state.panes.area(of: .list)).columns.count
            let rows = run.rows().map {
                $0.prefix(width).trimmingCharacters(in: .whitespaces).replacing("▌", with: "")
            }
            #expect(["A", "B", "C", "Work/Deep", "Work", "."].contains(rows[0]), "\(rows)")
            // The second row is the next header for one step of scrolling.
            if rows[1].hasSuffix(".md"), rows[1].first != "p", rows[1].first != "a" {
                #expect(rows[1].hasPrefix(rows[0]))
                checked += 1
            }
            run.press(.down)
        }
        #expect(checked > 80)
    }

    @Test("Typing filters the notes; Enter keeps the filter, and Esc shows all notes")
    func filter() throws {
        var run = try run()
        run.press("/")
        run.type("work LI")
        #expect(names(run) == [], "A word with a capital matches only in this case.")
        #expect(run.text().contains("No note matches."))
        run.press(.backspace, .backspace)
        run.type("li")
        #expect(names(run) == ["list.txt"])
        #expect(run.text().contains("the list"))
        #expect(run.rows().last?.contains("work li") == true)
        run.press(.escape)
        #expect(names(run).count == 4 && !run.shell.state.isPrompting)
        run.press("/")
        run.type("pl")
        run.press(.enter)
        #expect(names(run) == ["plan.md"] && !run.shell.state.isPrompting)
        #expect(run.text().contains("1 of 4 notes") && run.text().contains("the plan"))
        #expect(run.press(.escape) == .redraw)
        #expect(names(run).count == 4)
        #expect(run.press(.escape) == .leave)
    }

    @Test("Enter and a second click on a note move the focus to its text")
    func opening() throws {
        var run = try run()
        #expect(run.shell.state.focus == .list)
        run.press(.enter)
        #expect(run.shell.state.focus == .text)
        run.press(.tab)
        #expect(run.shell.state.focus == .list)
        run.click(column: 3, row: 3)
        #expect(run.shell.state.focus == .list && run.text().contains("the plan"))
        run.click(column: 3, row: 3)
        #expect(run.shell.state.focus == .text)
    }

    @Test(
        "Every note can be selected and read on small screens",
        arguments: [(40, 24), (24, 8), (24, 7), (12, 8)])
    func smallScreens(columns: Int, rows: Int) throws {
        var run = try run(columns: columns, rows: rows)
        for (name, line) in [
            ("list.txt", "the list"), ("plan.md", "the plan"), ("alpha.md", "# Title"),
        ] {
            #expect(run.text().contains("▌\(name)"), "\(run.text())")
            run.press(.enter)
            #expect(run.text().contains(line.prefix(columns)), "\(run.text())")
            run.press(.tab, .down)
        }
    }

    @Test("A long note scrolls, and another note begins at its start")
    func scrolling() throws {
        try folder.write(
            (1...99).map { "line \($0)" }.joined(separator: "\n"), to: "Work/Deep/a.md")
        var run = try run()
        #expect(run.rows()[0].hasSuffix("line 1"))
        run.press(.enter, "G")
        #expect(run.text().contains("line 99"))
        run.press(.tab, .down)
        #expect(run.rows()[0].hasSuffix("the list"))
        run.press(.up)
        #expect(run.rows()[0].hasSuffix("line 1"))
    }

    @Test("r reads the folder and the selected note again")
    func reloading() throws {
        var run = try run()
        try folder.write("a changed list", to: "Work/Deep/list.txt")
        try folder.write("a new note", to: "Work/Deep/new.md")
        run.press("r")
        #expect(names(run).contains("new.md") && run.text().contains("a changed list"))
        try FileManager.default.removeItem(atPath: folder.path)
        run.press("r")
        #expect(run.text().contains("The folder cannot be read any more."))
        #expect(names(run).count == 5)
    }

    @Test("A folder that cannot be read is reported in a sentence")
    func noFolder() {
        for path in [folder.path + "/none", folder.path + "/alpha.md"] {
            let sentence = sentence { _ = try Notes(folder: path) }
            #expect(sentence == "“\(path)” is not a folder that can be read.")
        }
    }

    @Test("A folder without notes shows an empty list")
    func empty() throws {
        let empty = try TemporaryFolder()
        var run = Run(try Notes(folder: empty.path))
        #expect(run.text().contains("0 of 0 notes"))
        for key in [Key.down, .enter, .tab, "j", "r"] { run.press(key) }
        #expect(run.text().contains("0 of 0 notes"))
    }
}
