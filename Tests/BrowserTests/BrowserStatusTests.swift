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
            let known = [
                "enter open", "resize the window to reflow", "/ filter", ": palette", "? keys", way,
            ]
            let shown = hints(in: row)
            // In a demo, a hint can return if a part before it disappears.
            if demo == nil { #expect(shown.joined().count <= least, "\(columns): \(row)") }
            #expect(row.displayWidth <= columns)
            if shown.count == 1 { #expect(shown == ["? keys"], "\(columns): \(row)") }
            if shown.count >= 2 {
                #expect(shown.suffix(2) == ["? keys", way], "\(columns): \(row)")
            }
            if demo == nil { #expect(shown.allSatisfy { known.contains($0) || $0 == "r rotate" }) }
            // Six columns are always enough for the help: the title makes room.
            #expect(columns < 6 || !shown.isEmpty, "\(columns): \(row)")
            // A preview that disappears hides its hint, so hints may return at this width.
            least = demo == nil && columns == 56 ? 999 : shown.joined().count
        }
    }

    /// The hints of a row, which are at least three columns apart.
    private func hints(in row: String) -> [String] {
        let words = [
            "enter open", "resize the window to reflow", "r rotate", "p pin", "e equal",
            "[ ] ratio", "+ - zoom", "/ filter", ": palette", "K I C D panels", "? keys", "q quit",
            "q back",
        ]
        let places = words.compactMap { word in row.range(of: word).map { ($0.lowerBound, word) } }
        return places.sorted { $0.0 < $1.0 }.map(\.1)
    }

    @Test("A hint that every demo has is hidden only if it does not fit", arguments: demoNames)
    func sharing(_ demo: String) throws {
        let tree = try FileTree()
        var session = try Session(demo, 160, 24, options: tree.options)
        for columns in stride(from: 160, through: 40, by: -3) {
            session.resize(columns, 24)
            session.wait()
            let row = session.status
            let blanks = row.matches(of: #/ {3,}/#).map(\.0.count) + [columns - row.displayWidth]
            let widest = blanks.max() ?? 0
            for hint in ["r rotate", "K I C D panels", ": palette"] where !row.contains(hint) {
                #expect(widest < hint.count + 6, "\(columns): \(row)")
            }
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

    @Test("Sizes in points appear only for two seconds after a change", arguments: demoNames)
    func sizes(_ demo: String) throws {
        let tree = try FileTree()
        let isTool = ["files", "log", "processes"].contains(demo)
        var session = try Session(demo, 80, 24, options: tree.options)
        func checkSize(_ step: String, isShown: Bool) {
            #expect(
                session.status.contains(" pt ") == (isShown && !isTool), "\(step) \(session.status)"
            )
            session.wait()
            #expect(!session.status.contains(" pt "), "\(step) \(session.status)")
        }
        checkSize("start", isShown: false)
        session.resize(120, 40)
        checkSize("resize", isShown: true)
        session.press("r")
        checkSize("rotate", isShown: true)
        session.press("r")
        session.wait()
        session.press("+")
        checkSize("zoom", isShown: true)
        session.press("j")
        checkSize("scroll", isShown: false)
    }

    @Test("The list of devices shows the size without a device, too")
    func deviceSize() throws {
        var session = try Session("basic", 120, 40)
        session.press("D")
        #expect(session.text.contains(" pt · landscape"), "\(session.text)")
    }

    @Test("A dragged divider shows the widths of the columns")
    func divider() throws {
        var session = try Session("basic", 80, 24)
        let columns = try #require(session.browser.list.scene?.demo.facts.twoColumns)
        let gap = Int((columns.left.upperBound + 4) / 8)
        session.mouse(.press, gap, 3)
        session.mouse(.drag, gap + 10, 3)
        #expect(session.status.firstMatch(of: #/leftSideRatio 0.\d+ · \d+ \+ \d+ pt/#) != nil)
    }

    @Test("The help is visible at every width, and the position follows the hints")
    func order() throws {
        let tree = try FileTree()
        for demo in demoNames {
            var session = try Session(demo, 200, 24, options: tree.options)
            for columns in stride(from: 200, through: 8, by: -7) {
                session.resize(columns, 24)
                session.wait()
                let row = session.status
                let help = try #require(row.firstRange(of: "? keys"), "\(columns): \(row)")
                if let position = row.firstRange(of: #/sections? \d|\d %$/#) {
                    #expect(position.lowerBound > help.lowerBound, "\(row)")
                }
            }
        }
    }

    @Test("At 80 columns, most demos show how to rotate, the panels and the palette")
    func usualHints() throws {
        let tree = try FileTree()
        let rows = try demoNames.map {
            try Session($0, 80, 24, options: tree.options).status
        }
        for hint in ["r rotate", "K I C D panels", ": palette"] {
            #expect(rows.count { $0.contains(hint) } >= rows.count * 2 / 3, "\(hint) \(rows)")
        }
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

    @Test("The status line mentions sections only if there are several", arguments: demoNames)
    func oneSection(_ demo: String) throws {
        let tree = try FileTree()
        let session = try Session(demo, 200, 40, options: tree.options)
        let count = try #require(session.browser.list.scene?.demo.facts.sections)
        let isSaid = session.status.firstMatch(of: #/ sections? \d/#) != nil
        #expect(isSaid == (count > 1), "\(session.status)")
    }

    @Test("Sections are counted from 1, like their headers")
    func sections() throws {
        for demo in ["million", "billion", "sections"] {
            let session = try Session(demo, 120, 40)
            #expect(session.status.contains("sections 1–"))
            #expect(session.rows[0].contains("Section 1 "))
        }
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
        for index in [0, 2, 4] { #expect(status[index].contains("? keys   q quit")) }
    }

    @Test("A change of the preview's columns also shows a message")
    func previewFlip() throws {
        var session = try Session(nil, 80, 24)
        try session.choose("basic")
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
            let changed = after.changedRows(since: before)
            #expect(changed == [11] || columns < 6 && changed.isEmpty, "\(columns)")
            session.wait()
            #expect(session.screen == before)
        }
    }
}
