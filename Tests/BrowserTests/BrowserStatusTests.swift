import Foundation
import Reflow
import Testing

@testable import Browser
@testable import Gallery

/// The status line in the last row of the screen.
@Suite struct BrowserStatusTests {
    static let screens: [String?] = [nil] + demoNames

    @Test(
        "A narrow status line hides whole hints, and keeps the keys and the way out longest",
        arguments: [nil, "basic", "sections", "files", "adaptive", "appearances"])
    func shedding(_ demo: String?) throws {
        let tree = try FileTree()
        var session = try Session(demo, 200, 10, options: tree.options)
        let way = "q quit"
        var least = 999
        for columns in (1...200).reversed() {
            session.resize(columns, 10)
            session.wait()
            let row = session.status
            let known = ["enter open", "resize the window to reflow", "/ filter", "? keys", way]
            let shown = hints(in: row)
            // In a demo, a hint can return if a part before it disappears.
            if demo == nil { #expect(shown.joined().count <= least, "\(columns): \(row)") }
            #expect(row.displayWidth <= columns)
            if shown.count == 1 { #expect(shown == [way], "\(columns): \(row)") }
            if shown.count >= 2 {
                #expect(shown.suffix(2) == ["? keys", way], "\(columns): \(row)")
            }
            if demo == nil { #expect(shown.allSatisfy { known.contains($0) || $0 == "r rotate" }) }
            // Without a title, six columns are always enough for the way out.
            if demo == nil { #expect(columns < 6 || !shown.isEmpty) }
            // A preview that disappears hides its hint, so hints may return at this width.
            least = demo == nil && columns == 56 ? 999 : shown.joined().count
        }
    }

    /// The hints of a row, which are at least three columns apart.
    private func hints(in row: String) -> [String] {
        let words = [
            "enter open", "resize the window to reflow", "r rotate", "p pin", "e equal",
            "[ ] ratio", "+ - zoom", "/ filter", "? keys", "q quit", "q back",
        ]
        let places = words.compactMap { word in row.range(of: word).map { ($0.lowerBound, word) } }
        return places.sorted { $0.0 < $1.0 }.map(\.1)
    }

    @Test(
        "A hint is hidden only if it does not fit", arguments: ["basic", "appearances", "shelves"])
    func sharing(_ demo: String) throws {
        for columns in 40...120 {
            let session = try Session(demo, columns, 24)
            // The first gap of at least three blanks: the gap before the hints, or the next gap if
            // that one has two blanks.
            let blanks = session.status.firstMatch(of: #/ {3,}/#)
            let gap = try #require(blanks, "\(session.status)").0.count
            // The hidden hints for rotating and zooming need eight columns and a gap of three.
            #expect(gap < 2 + 8 + 3, "\(session.status)")
        }
    }

    @Test("The first screen tells the user to resize or rotate", arguments: [80, 60])
    func firstScreen(_ columns: Int) throws {
        let status = try Session(nil, columns, 24).status
        #expect(status.contains("resize the window to reflow"))
        #expect(columns < 72 || status.contains("r rotate"))
        #expect(status.contains("? keys") && status.contains("q quit"))
    }

    @Test("The content uses the status line's row below eight rows", arguments: screens)
    func lowScreens(_ demo: String?) throws {
        let tree = try FileTree()
        for rows in 1..<8 {
            let session = try Session(demo, 80, rows, options: tree.options)
            #expect(!session.status.contains("? keys"), "\(rows)")
        }
        #expect(try Session(demo, 80, 8, options: tree.options).status.contains("? keys"))
    }

    @Test("The status line shows name, size in points, orientation, columns and visible sections")
    func facts() throws {
        var session = try Session("sections", 120, 40)
        #expect(
            session.status.hasPrefix(
                " Sections  960 × 624 pt · landscape · 2 columns · sections 0–2 of 7 · 0 %"))
        session.press("G")
        #expect(session.status.contains(" of 7 · 100 %"))
        session.resize(100, 70)
        session.wait()
        #expect(session.status.contains("800 × 1104 pt · portrait · 1 column"))
    }

    @Test("The first size of the terminal gives no message about a change")
    func opening() throws {
        let terminal = MemoryTerminal(size: "60x20", script: [], isRecording: true)
        let tree = try FileTree()
        var browser = try Browser(demo: "files", options: tree.options)
        Program.run(&browser, on: terminal)
        let first = try #require(terminal.recording.first)
        #expect(!(first.lines.last ?? "").contains("→"))
    }

    @Test(
        "A narrow status line keeps the content's name and the position longest",
        arguments: [40, 47, 54, 60, 72, 80, 100, 120])
    func telling(_ columns: Int) throws {
        func status(
            _ demo: String, _ keys: [Key] = [], _ options: DemoOptions = .fixed
        ) throws
            -> String
        {
            var session = try Session(demo, columns, 20, options: options)
            for key in keys { session.press(key) }
            session.wait()
            return session.status
        }
        let tree = try FileTree()
        defer { withExtendedLifetime(tree) {} }
        let folder = DemoOptions.folder(tree.path, shownAs: "a/long/way/to/this/folder")
        let files = try status("files", [], folder)
        #expect(files.contains("/folder"), "\(files)")
        #expect(files.contains("a/long/way") || files.contains("…"), "\(files)")
        #expect(try status("switch").contains("FlowLayout"))
        // The end of a long text is cut last, and the number of matches stays.
        let typed = Array("error connection 10.0.0").map { Key.character($0) }
        let filtered = try status("log", ["g", "&"] + typed + [.enter])
        #expect(filtered.contains("&"), "\(filtered)")
        #expect(filtered.firstMatch(of: #/\d of \d+ /#) != nil, "\(filtered)")
        let found = try status("log", ["g", "/"] + typed + [.enter])
        #expect(found.contains("/") && found.contains("0 1/"), "\(found)")
    }

    @Test(
        "Position has priority over orientation, and orientation over the size in points",
        arguments: [nil, "place"])
    func ranks(_ place: String?) throws {
        let demo = place == nil ? "sections" : "switch"
        var shown: [[Bool]] = []
        for columns in 30...120 {
            let status = try Session(demo, columns, 24).status
            let parts = ["%", " all", "column", "landscape", "portrait", " pt"].map {
                status.contains($0)
            }
            shown.append([parts[0] || parts[1], parts[2], parts[3] || parts[4], parts[5]])
        }
        for line in shown {
            // Each part is shown only if the parts before it are shown.
            #expect(zip(line, line.dropFirst()).allSatisfy { $0 || !$1 }, "\(shown)")
        }
        #expect(
            shown.contains([true, true, true, true]) && shown.contains([true, false, false, false]))
    }

    @Test("The status line mentions sections only if there are several", arguments: demoNames)
    func oneSection(_ demo: String) throws {
        let tree = try FileTree()
        let session = try Session(demo, 200, 40, options: tree.options)
        let count = try #require(session.browser.list.scene?.demo.facts.sections)
        let isSaid = session.status.firstMatch(of: #/ sections? \d/#) != nil
        #expect(isSaid == (count > 1), "\(session.status)")
    }

    @Test("Sections are counted from 0, like their headers")
    func sections() throws {
        let session = try Session("million", 120, 40)
        #expect(session.status.contains("sections 0–"))
        #expect(session.rows[0].contains("Section 0 "))
    }

    @Test("A ragged billion is named so, and a demo without items shows a message")
    func options() throws {
        var options = DemoOptions.fixed
        options.values = [DemoOption("ragged"): .flag, DemoOption("items"): .number(1000)]
        #expect(try Session("billion", options: options).status.hasPrefix(" Billion, ragged "))
        for demo in ["million", "billion"] {
            options.values = [DemoOption("items"): .number(0)]
            let text = try Session(demo, options: options).screen.text()
            #expect(text.contains("There is nothing to show."), "\(text)")
        }
    }

    @Test("A change of the columns shows a message for two seconds")
    func flip() throws {
        let terminal = MemoryTerminal(
            size: "40x24",
            script: [
                .init(at: .seconds(1), .resize("80x24")), .init(at: .seconds(10), .resize("40x24")),
                .init(at: .seconds(20), .wake),
            ], isRecording: true)
        var browser = try Browser(demo: "basic", size: "40x24")
        terminal.run(&browser)
        let status = terminal.recording.map { $0.lines.last ?? "" }
        // The first frame, the resize, the end of the message, the resize, the end of the message.
        #expect(status.count == 5)
        #expect(status[1].hasSuffix("1 → 2 columns"))
        #expect(status[3].hasSuffix("2 → 1 column"))
        for index in [0, 2, 4] { #expect(status[index].hasSuffix("? keys   q quit")) }
    }

    @Test("A change of the preview's columns also shows a message")
    func previewFlip() throws {
        var session = try Session(nil, 80, 24)
        session.press("r")
        #expect(session.status.hasSuffix("2 → 1 column"))
        session.press("r")
        #expect(session.status.hasSuffix("1 → 2 columns"))
        session.resize(80, 60)
        #expect(session.status.hasSuffix("2 → 1 column"))
    }

    @Test("A message is cut instead of wrapped, and never covers the content")
    func notices() throws {
        for columns in 1...60 {
            var session = try Session("emoji", columns, 12)
            let before = session.screen
            session.press("x")
            let after = session.screen
            // A narrower screen has no room for a word of the message.
            #expect(after.changedRows(since: before) == (columns < 9 ? [] : [11]), "\(columns)")
            session.wait()
            #expect(session.screen == before)
        }
    }
}
