import Gallery
import Reflow
import Testing

@testable import Browser

/// The questions of demos in the bottom row. The processes are files, so no signal is ever sent.
@Suite struct QuestionTests {
    /// Shows Processes with a selected process and the question for its signal.
    private func asking(_ columns: Int = 120, _ rows: Int = 40) throws -> Session {
        var session = try Session("processes", columns, rows)
        session.press("/")
        session.type("swift")
        session.press(.enter, "x")
        return session
    }

    @Test("A key asks, and enter passes the chosen answer to the demo")
    func enter() throws {
        var session = try asking()
        #expect(session.prompt.hasPrefix(" Send TERM to 1201 swift?"), "\(session.prompt)")
        #expect(session.prompt.contains("enter send") && session.prompt.contains("esc cancel"))
        session.press(.enter)
        #expect(session.status.contains("1201 swift is not a process of this machine"))
        #expect(!session.browser.shell.state.isPrompting)
        session.wait()
        session.send(.wake)
        #expect(!session.browser.shell.state.isPrompting, "The question is not asked again.")
    }

    @Test(
        "Letters, digits and arrows choose another answer, and other keys do not",
        arguments: [
            ("k", "KILL"), ("9", "KILL"), ("1", "HUP"), ("i", "INT"), ("S", "STOP"), ("t", "TERM"),
            ("y", "TERM"), ("z", "TERM"), ("q", "TERM"), (" ", "TERM"), (":", "TERM"),
        ])
    func choosing(key: Key, name: String) throws {
        var session = try asking()
        session.press(key)
        session.wait()
        #expect(session.prompt.hasPrefix(" Send \(name) to 1201"), "\(session.prompt)")
        session.press(.down, .up)
        session.wait()
        #expect(session.prompt.hasPrefix(" Send \(name) to 1201"), "\(session.prompt)")
    }

    @Test("Arrows reach every answer")
    func arrows() throws {
        var session = try asking()
        var names: [Substring] = []
        for _ in 0..<8 {
            names.append(session.prompt.split(separator: " ")[1])
            session.press(.down)
        }
        #expect(names == ["TERM", "INT", "HUP", "KILL", "STOP", "CONT", "USR1", "USR2"])
        #expect(session.prompt.hasPrefix(" Send TERM to 1201"))
    }

    @Test("Pasted text never answers", arguments: ["k\n", "\n", "kill", "k\r", "\u{1B}"])
    func pasting(_ text: String) throws {
        var session = try asking()
        session.send(.paste(text))
        session.wait()
        #expect(session.browser.shell.state.isPrompting)
    }

    @Test("Esc and backspace cancel", arguments: [Key.escape, .backspace])
    func cancelling(_ key: Key) throws {
        var session = try asking()
        session.press("k")
        session.press(key)
        #expect(session.status.contains("no signal was sent"))
        #expect(!session.browser.shell.state.isPrompting)
        #expect(session.browser.list.scene?.demo.facts.question == nil)
    }

    @Test("A question of the preview is cancelled when the focus moves to the list")
    func movedFocus() throws {
        var session = try Session(nil, 140, 40)
        try session.choose("processes")
        session.press(.tab, "/")
        session.type("swift")
        session.press(.enter, "x")
        try #require(session.browser.shell.state.isPrompting, "\(session.text)")
        session.mouse(.press, 3, 5)
        session.mouse(.release, 3, 5)
        #expect(!session.browser.shell.state.isPrompting)
        #expect(session.browser.list.scene?.demo.facts.question == nil)
    }

    @Test("The question is visible on narrow and low screens", arguments: [32, 40, 80])
    func narrow(_ columns: Int) throws {
        for rows in [4, 10, 24] {
            let session = try asking(columns, rows)
            #expect(session.prompt.contains("Send TERM"), "\(rows): \(session.prompt)")
        }
    }

    @Test("Plain mode prints the question, and a line with enter answers it")
    func plain() throws {
        let tree = try FileTree()
        var plain = try PlainBrowser(demo: "processes", options: tree.options, clock: { .zero })
        func lines(_ line: String) -> [String]? { plain.take(line, at: .zero) }
        _ = plain.page(at: .zero)
        _ = lines("/swift")
        let question = try #require(lines("x"))
        #expect(
            question.contains {
                $0.hasPrefix("Send TERM to 1201 swift? “x enter” sends TERM, “x i enter” INT")
            }, "\(question)")
        let answer = try #require(lines("x k enter"))
        #expect(answer.contains { $0.hasPrefix("1201 swift is not a process") }, "\(answer)")
    }
}

/// The numbers about the machine above the processes.
@Suite struct MachineMeterTests {
    @Test("The machine and the selected process are above the list, which scrolls below them")
    func meters() throws {
        for (columns, rows) in [(80, 24), (120, 40)] {
            var session = try Session("processes", columns, rows)
            #expect(session.text.contains("CPU    ") == (columns == 80))
            #expect(session.text.contains("2 CPUs · load 0.42"))
            #expect(session.text.contains("1.4G of 3.8G"))
            #expect(session.text.contains("Tab selects a process"))
            session.press("/")
            session.type("swift")
            session.press(.enter)
            #expect(!session.text.contains("Tab selects a process"))
            let row = try #require(session.rows.first { $0.contains(" 1201 ") })
            #expect(row.contains("123.4 %") && row.contains("swift build"))
            session.press("G")
            #expect(session.text.contains("2 CPUs · load 0.42"))
        }
    }

    @Test("Every size is drawn, and low screens show processes only")
    func sizes() throws {
        for columns in stride(from: 10, through: 200, by: 19) {
            for rows in stride(from: 5, through: 60, by: 5) {
                let session = try Session("processes", columns, rows)
                let hasMeters = session.rows.contains { $0.hasPrefix(" CPU ") }
                #expect(
                    hasMeters == (rows - (rows >= 8 ? 1 : 0) >= 14 && columns >= 16),
                    "\(columns)x\(rows)")
            }
        }
    }

    @Test("Readings every two seconds fill the sparkline of the selected process")
    func sparkline() throws {
        var session = try Session("processes", 80, 24)
        session.press("/")
        session.type("swift")
        session.press(.enter)
        for count in 1...40 {
            session.wait(.seconds(2))
            session.send(.wake)
            _ = session.screen
            guard count.isMultiple(of: 10) else { continue }
            let row = try #require(session.rows.first { $0.contains(" 1201 ") })
            #expect(row.count { "▁▂▃▄▅▆▇█".contains($0) } >= min(count, 30) - 1, "\(row)")
        }
    }
}
