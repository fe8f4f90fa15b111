import Reflow
import Testing

@testable import Browser
@testable import Gallery

/// Marks, the place before the last jump, and going from section to section.
@Suite struct MarkTests {
    /// The content without the status line. Without the scrollbar, because Log's changes while lines are measured.
    private func content(_ session: Session) -> [String] {
        session.rows.dropLast().map { String($0.prefix(session.size.columns - 1)) }
    }

    @Test("A mark returns to the same place after any movement", arguments: quietDemoNames)
    func marks(_ demo: String) throws {
        let tree = try FileTree()
        var session = try Session(demo, 90, 20, options: tree.options)
        let keys: [Key] = ["j", "k", " ", "b", "g", "G", "{", "}", .control("d")]
        for index in 0..<12 {
            session.press(keys[index * 5 % keys.count], keys[index * 7 % keys.count])
            session.wait()
            let before = content(session)
            session.press("m", "a")
            #expect(session.status.contains("mark a is set; 'a goes back here"))
            session.press(keys[index * 4 % keys.count], keys[(index + 1) * 8 % keys.count])
            session.press("'", "a")
            session.wait()
            #expect(content(session) == before, "\(demo) \(index)")
        }
    }

    @Test("'' goes to the place before the last jump, and back again")
    func lastJump() throws {
        var session = try Session("sections", 80, 24)
        session.press("'", "'")
        #expect(session.status.contains("there was no jump to go back from"))
        session.press("j", "j", "j")
        session.wait()
        let start = content(session)
        for jump in [["G"], ["}"], ["5", "0", "%"], ["6", "0", "G"], ["/", "9", .enter]] as [[Key]]
        {
            for key in jump { session.press(key) }
            session.wait()
            let there = content(session)
            #expect(there != start, "\(jump)")
            session.press("'", "'")
            session.wait()
            #expect(content(session) == start, "\(jump)")
            session.press("'", "'")
            session.wait()
            #expect(content(session) == there, "\(jump)")
            session.press("'", "'")
            if session.browser.focusedScene?.finder.canRepeat == true { session.press(.escape) }
        }
    }

    @Test("A mark survives another demo, a rotation and another size")
    func surviving() throws {
        var session = try Session(nil, 120, 40)
        try session.choose("sections")
        session.press(.enter, "5", "0", "G", "m", "x")
        let scene = try #require(session.browser.focusedScene)
        let item = scene.demo.readerPosition.item
        #expect(item != nil)
        session.press("g", "q")
        try session.choose("basic")
        session.press(.enter, "m", "x", "q")
        try session.choose("sections")
        session.press(.enter)
        session.press("r", "g")
        session.resize(60, 20)
        session.press("G", "'", "x")
        #expect(scene.demo.readerPosition.item == item)
        session.wait()
        #expect(session.text.contains("50"), "\(session.text)")
    }

    @Test("A mark whose item is gone gives a message")
    func gone() throws {
        for entry in Gallery.entries {
            guard let index = entry.knobs.firstIndex(where: { $0.name == "items" }),
                case .count(let range) = entry.knobs[index].form
            else { continue }
            var session = try Session(entry.name, 80, 24)
            let demo = try #require(session.browser.focusedScene).demo
            session.press("G", .tab, "m", "a")
            let count = demo.knobStates[index].value
            demo.setKnob(index, to: .count(range.lowerBound))
            session.press("'", "a")
            #expect(
                session.status.contains("the item of mark a is not here any more"),
                "\(entry.name) \(session.status)")
            demo.setKnob(index, to: count)
        }
    }

    @Test("In a filtered log, a mark leads to the same line")
    func filteredLog() throws {
        let demo = try #require(Gallery.entry(named: "log")).make(.fixed)
        let scale = CellScale()
        demo.place(
            in: LayoutEnvironment(size: scale.size(of: "80x10")), scale: scale, from: nil)
        #expect(demo.go(to: .item(30)))
        let line = try #require(demo.texts(of: .selection).first)
        #expect(demo.perform(.setMark("a")) != .redraw)
        var search: TextSearch?
        for text in [String(line.suffix(12)), String(line.prefix(4))] {
            demo.filter(by: TextPattern(text), renewing: &search)
            demo.go(to: .percent(0))
            #expect(demo.perform(.goToMark("a")) == .redraw)
            #expect(demo.texts(of: .selection) == [line])
        }
        demo.filter(by: TextPattern("no line has this text"), renewing: &search)
        #expect(
            demo.perform(.goToMark("a")) == .message("the item of mark a is not here any more"))
        demo.filter(by: nil, renewing: &search)
        #expect(demo.perform(.goToMark("a")) == .redraw)
        #expect(demo.texts(of: .selection) == [line])
    }

    @Test("The prompt for a mark takes one letter, explains other keys, and esc cancels")
    func prompt() throws {
        var session = try Session("sections", 80, 24)
        let before = session.screen
        for (key, title) in [("m", "Set mark"), ("'", "Go to mark")] as [(Key, String)] {
            session.press(key)
            #expect(session.status.hasPrefix(" \(title) "), "\(session.status)")
            #expect(session.status.contains("press a letter"))
            #expect(session.status.contains("esc cancel"))
            for other in ["5", ".", .up, .tab, .pageDown] as [Key] {
                session.press(other)
                #expect(session.status.contains("letter"), "\(other) \(session.status)")
                #expect(session.status.contains("esc cancels"), "\(other) \(session.status)")
            }
            session.press(.escape)
            session.wait()
            #expect(session.screen == before)
            session.press("3", key)
            #expect(session.status.contains("\(key) does not take a number"))
            session.wait()
        }
        session.press("'", "q")
        #expect(session.status.contains("there is no mark q; mq sets it") && !session.hasEnded)
    }

    @Test("} and { go through the sections of each demo and return", arguments: quietDemoNames)
    func sections(_ demo: String) throws {
        let tree = try FileTree()
        var session = try Session(demo, 90, 20, options: tree.options)
        session.press("g")
        var places: [[String]] = []
        for _ in 0..<30 {
            session.wait()
            places.append(content(session))
            session.press("}")
            if session.status.contains("this is the last section") { break }
        }
        let isAtEnd = session.status.contains("this is the last section")
        if isAtEnd {
            for place in places.reversed().dropFirst() {
                session.press("{")
                session.wait()
                #expect(content(session) == place, "\(demo)")
            }
        }
        session.press("1", "0", "0", "0", "{")
        session.press("{")
        #expect(session.status.contains("this is the first section"), "\(session.status)")
    }

    @Test("} and { select the next and the previous category in the list")
    func categories() throws {
        var session = try Session(nil, 80, 24)
        let first = session.browser.list.entry?.category
        session.press("}")
        let second = session.browser.list.entry?.category
        #expect(second != nil && second != first)
        session.press("{")
        #expect(session.browser.list.entry?.category == first)
    }
}
