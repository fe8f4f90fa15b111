import Gallery
import Reflow
import Testing

@testable import Browser
@testable import Gallery

@Suite struct JumpTests {
    private func session(_ items: Int = 100_000) throws -> Session {
        var options = DemoOptions()
        options.values[.items] = .number(items)
        return try Session("million", options: options)
    }

    @Test func aNumberAndGBringAnItemToTheTop() throws {
        var session = try session()
        session.type("54321")
        #expect(session.status.contains("54321   G goes to that item"))
        session.press("G")
        #expect(session.rows[2].contains("Item 54321"))
        #expect(session.rows[2].contains("▌"))
        // Without a number it is the end.
        session.press("G")
        #expect(session.status.contains("100 %"))
    }

    @Test func aNumberCanBeMendedAndForgotten() throws {
        var session = try session()
        session.type("129")
        session.press(.backspace)
        #expect(session.status.contains("12   G goes"))
        session.press(.escape)
        #expect(!session.status.contains("G goes"))
        #expect(!session.hasEnded)
        session.type("7")
        session.press("j")
        #expect(!session.status.contains("G goes"))
        // A zero begins no number: it is the key for the zoom.
        session.press("0")
        #expect(session.status.contains("zoom 100 %"))
    }

    @Test("a number is seen no longer once it is used, even where that leads nowhere")
    func usedNumbersGo() throws {
        var session = try session()
        session.type("5")
        #expect(session.press("k").needsFrame)
        session.press("G")
        session.type("100")
        #expect(session.press("%").needsFrame)
        #expect(!session.status.contains("G goes"))
    }

    @Test func anItemThatIsNotThereIsSaid() throws {
        var session = try session(10)
        session.type("11")
        session.press("G")
        #expect(session.status.contains("there is no item 11"))
        session.type(String(repeating: "9", count: 40))
        session.press("G")
        #expect(session.status.contains("there is no item"))
    }

    @Test("a message gives way to what is typed next")
    func messagesGiveWay() throws {
        var session = try session(10)
        session.type("11")
        session.press("G")
        #expect(session.status.contains("there is no item 11"))
        session.press("7")
        #expect(session.status.contains("7   G goes to that item"))
    }

    @Test("a digit with an accent is no digit")
    func onlyPlainDigits() throws {
        var session = try session(10)
        session.press(.character("5\u{301}"))
        #expect(!session.status.contains("G goes"))
    }

    private func state(of session: Session) throws -> PlainState {
        try #require(session.browser.focusedScene).demo.plainState
    }

    @Test("a number repeats what scrolls and what selects, in every demo", arguments: demoNames)
    func repeated(_ demo: String) throws {
        let tree = try FileTree()
        for keys in [["g"], ["g", .tab], ["g", .tab, .tab]] as [[Key]] {
            // Page by page, a selection is rounded to an item each time, and the lines of a log are measured on the way.
            let pages: [Key] =
                keys.contains(.tab) || demo == "log" ? [] : [.pageDown, " ", .control("d")]
            for key in pages + ["j", .down, .tab, "l"] as [Key] {
                var once = try Session(demo, 60, 12, options: tree.options)
                var thrice = once
                thrice = try Session(demo, 60, 12, options: tree.options)
                for key in keys {
                    once.press(key)
                    thrice.press(key)
                }
                for _ in 0..<3 { once.press(key) }
                thrice.press("3", key)
                let (jump, steps) = (try state(of: thrice), try state(of: once))
                #expect(jump.selection == steps.selection, "\(keys) \(key)")
                // A jump to an item scrolls only as far as that item needs.
                guard jump.selection == nil else { continue }
                #expect(thrice.rows.dropLast() == once.rows.dropLast(), "\(keys) \(key)")
            }
        }
    }

    @Test("Every key acts on the largest number at once, or refuses it", arguments: demoNames)
    func largestNumber(_ demo: String) throws {
        let tree = try FileTree()
        let named: [Key] = [
            .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .tab, .backTab, .enter,
            .shift(.down), .shift(.up),
        ]
        let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ ^<>[]{}()%#.,;&!+-="
        let controls: [Key] = [
            .control("b"), .control("d"), .control("e"), .control("f"), .control("u"),
        ]
        // The selection and the panels are the same in every demo.
        let others: [Key?] = ["basic", "files", "log"].contains(demo) ? [.tab, "K", "D"] : []
        for first in [nil] + others {
            var session = try Session(demo, 60, 12, options: tree.options)
            if let first { session.press(first) }
            for key in named + controls + letters.map({ Key.character($0) }) {
                session.type("111111111111111111")
                session.press(key)
                // A prompt or a panel may have opened.
                if session.browser.isTyping { session.press(.escape) }
                #expect(!session.hasEnded, "\(key)")
            }
        }
    }

    @Test("a number without end scrolls to the end")
    func endless() throws {
        var session = try session()
        session.type("99999999")
        session.press("j")
        #expect(session.status.contains("100 %"))
        session.type("99999999")
        session.press(.pageUp)
        #expect(session.status.contains(" 0 %"))
    }

    @Test("a number before g and G goes to that item in every demo", arguments: quietDemoNames)
    func everyDemo(_ demo: String) throws {
        let tree = try FileTree()
        for key in ["g", "G"] as [Key] {
            var session = try Session(demo, 80, 24, options: tree.options)
            session.press("3", key)
            #expect(session.screen.text().contains("▌"), "\(session.screen.text())")
            session.type("99999999999")
            session.press(key)
            let name = demo == "log" ? "line" : "item"
            #expect(session.status.contains("there is no \(name) 99999999999"))
        }
    }

    @Test("lines and items are counted from 1")
    func firstNumbers() throws {
        let tree = try FileTree()
        var log = try Session("log", 120, 24, options: tree.options)
        log.press("1", "G")
        let first = try #require(log.rows.first { $0.contains("▌") })
        #expect(first.contains("08:00:00"))
        log.press("0", "G")
        #expect(log.status.contains("there is no line 0"))
        var million = try session()
        million.press("G", "1", "G")
        #expect(million.rows.contains { $0.contains("▌") && $0.contains("Item 1 ") })
        million.press("G", "0", "G")
        #expect(million.status.contains("there is no item 0"))
        // The zero is the zoom's, unless such a key comes next.
        million.press("0", "j", "G")
        #expect(million.status.contains("100 %"))
    }

    @Test("a number before % goes so far")
    func percent() throws {
        var session = try session()
        for (number, text) in [("50", " 50 %"), ("100", " 100 %"), ("25", " 25 %")] {
            session.type(number)
            session.press("%")
            #expect(session.status.contains(text))
        }
        session.press("0", "%")
        #expect(session.status.contains(" 0 %"))
        session.press("%")
        #expect(session.status.contains("type a number before %"))
        session.type("101")
        session.press("%")
        #expect(session.status.contains("there is no 101%"))
    }

    @Test("so far goes in every demo, or says why not", arguments: quietDemoNames)
    func percentEverywhere(_ demo: String) throws {
        let tree = try FileTree()
        for size in [(40, 12), (120, 40)] {
            var session = try Session(demo, size.0, size.1, options: tree.options)
            session.press("g")
            let before = session.rows.dropLast()
            session.press("1", "0", "0", "%")
            let isAll = session.status.contains("everything is visible already")
            #expect(isAll == (session.rows.dropLast() == before), "\(session.screen.text())")
            let end = session.rows.dropLast()
            session.press("G")
            #expect(session.rows.dropLast() == end)
            session.press("5", "0", "%")
            #expect(session.status.contains("everything is visible already") == isAll)
        }
    }

    @Test("tab selects what is in sight, wherever the selected item is", arguments: quietDemoNames)
    func tabbing(_ demo: String) throws {
        let tree = try FileTree()
        var session = try Session(demo, 40, 12, options: tree.options)
        session.press("g", .tab, "G")
        session.wait()
        let end = session.status
        session.press(.tab)
        session.wait()
        #expect(session.screen.text().contains("▌"))
        #expect(session.status == end, "\(session.screen.text())")
    }

    @Test("what has no use for a number says so, and does nothing")
    func refused() throws {
        for demo in ["million", "emoji", "log", "shuffle"] {
            var session = try Session(demo)
            let before = session.screen.lines.dropLast()
            var keys: [Key] = ["r", "/", "n", "N", .enter, .home, "q"]
            if demo != "shuffle" { keys.append("p") }
            if demo == "shuffle" { keys += ["s", "o"] }
            if demo == "log" { keys.append("f") }
            for key in keys {
                session.press("5", key)
                #expect(session.status.contains("\(key) does not take a number"), "\(demo)")
                #expect(session.rows.dropLast() == before)
            }
        }
    }

    @Test("a number turns knobs and zooms, and own keys that go on, so many steps")
    func steps() throws {
        var session = try Session("basic")
        session.press("3", "]")
        #expect(session.status.contains("leftSideRatio 0.55"))
        session.press("9", "9", "[")
        #expect(session.status.contains("leftSideRatio 0.1"))
        session.press("2", "+")
        #expect(session.status.contains("zoom 150 %"))
        var adaptive = try Session("adaptive", options: try FileTree().options)
        adaptive.press("2", "4", "<")
        #expect(adaptive.status.contains("2000"))
    }

    @Test func numbersBeyondMemoryAreRefused() throws {
        for name in ["million", "billion"] {
            let entry = try #require(Gallery.entry(named: name))
            for items in [-1, .max] {
                var options = DemoOptions()
                options.values[.items] = .number(items)
                let error = #expect(throws: (any Error).self) { try entry.make(options) }
                #expect("\(error as Any)".contains("use a number from 0 to"))
            }
        }
    }
}
