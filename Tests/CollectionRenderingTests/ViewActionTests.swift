import CollectionLayouts
import CollectionRendering
import CollectionSnapshots
import CollectionViews
import TerminalControls
import Terminals
import Testing

/// The standard actions of a view, and their counts.
@Suite struct ViewActionTests {
    /// A hundred items in two columns, in rows of 32 points. Ten terminal rows are visible.
    private func view() throws -> TestView {
        let layout = FlowLayout<Int> { _ in .flow(items: .perLine(2, height: 32)) }
        var view = try TestView(layout: layout) { Section(0, items: 0..<100) }
        view.update {
            $0.environment.size = Size(width: 160, height: 160)
            $0.offsetQuantum = 16
        }
        return view
    }

    private static let keys: [Key] = [
        "j", "k", .control("e"), .control("y"), .pageDown, .pageUp, " ", "b", .control("f"),
        .control("b"), .control("d"), .control("u"), .home, .end, "g", "G", .up, .down, .left,
        .right, "h", "l", .tab, .backTab, .enter, "{", "}",
    ]

    /// The keys for several selected items; see `SeveralItemsTests`.
    private static let keysForSeveral: [Key] = [
        .shift(.up), .shift(.down), .shift(.left), .shift(.right), "V", .control("a"), .alt(.up),
        .alt(.down), .alt(.left), .alt(.right),
    ]

    /// A few keys without an action.
    private static let others: [Key] = [
        "x", "J", "5", .escape, .backspace, .delete, .function(1), .control("c"), .alt("j"),
    ]

    @Test("Each standard key has an action, and other keys have none")
    func table() {
        for key in Self.keys + Self.keysForSeveral { #expect(ViewAction(key) != nil, "\(key)") }
        for key in Self.others { #expect(ViewAction(key) == nil, "\(key)") }
    }

    @Test("A key does the same as its action without a count, and as the action with count 1")
    func keysAndActions() throws {
        for key in Self.keys {
            let action = try #require(ViewAction(key))
            for selection in [nil, 0, 43, 99] {
                var start = try view()
                start.scroll(by: 480)
                if let selection { start.select(selection) }
                let outcomes = [nil, 1, 0, -7].map { count -> (Outcome, TestView) in
                    var view = start
                    return (view.perform(action, KeyPress(key, count: count)), view)
                }
                var pressed = start
                let outcome = pressed.handle(.key(key))
                #expect(outcomes[0].0 == outcome, "\(key)")
                for (other, view) in outcomes where other == outcome {
                    #expect(view.selection == pressed.selection, "\(key)")
                    #expect(view.contentOffset == pressed.contentOffset, "\(key)")
                }
                let refusal = KeyPress(key).refusal
                for (other, _) in outcomes.dropFirst() {
                    #expect(other == outcome || other == refusal, "\(key)")
                }
            }
        }
    }

    @Test(
        "An action with a count gives the same view as the action that many times",
        arguments: [2, 3, 7, 20, 500])
    func counts(count: Int) throws {
        for key in Self.keys {
            let action = try #require(ViewAction(key))
            switch action {
            case .jump, .scrollSections, .open: continue
            default: break
            }
            for selection in [nil, 0, 43, 99] {
                var jumped = try view()
                jumped.scroll(by: 480)
                if let selection { jumped.select(selection) }
                var stepped = jumped
                let before = (jumped.selection, jumped.contentOffset)
                let outcome = jumped.perform(action, KeyPress(key, count: count))
                // A page also moves the selection by its position on the screen, so only scrolling by pages adds up.
                if case .scrollPages = action, selection != nil {
                    #expect(outcome == .redraw || outcome == .handled)
                    continue
                }
                for _ in 0..<count { _ = stepped.perform(action, KeyPress(key)) }
                #expect(
                    jumped.selection == stepped.selection, "\(count) \(key) \(selection as Any)")
                if selection == nil {
                    #expect(jumped.contentOffset == stepped.contentOffset, "\(count) \(key)")
                }
                let hasMoved = before != (jumped.selection, jumped.contentOffset)
                #expect(outcome == (hasMoved ? .redraw : .handled), "\(count) \(key)")
            }
        }
    }

    @Test("Actions without a use for a count refuse it and change nothing")
    func refusals() throws {
        for key in [Key.home, .end, "g", "G", .enter] {
            let action = try #require(ViewAction(key))
            for selection in [nil, 43] {
                var view = try view()
                view.scroll(by: 480)
                if let selection { view.select(selection) }
                let offset = view.contentOffset
                let outcome = view.perform(action, KeyPress(key, count: 3))
                #expect(outcome == .message("\(key) does not take a number"))
                #expect(view.selection == selection && view.contentOffset == offset)
            }
        }
    }

    @Test("A count above the limit of steps is refused, and scrolling has no limit")
    func limits() throws {
        for key in [Key.tab, .backTab, .up, .down, .left] {
            let action = try #require(ViewAction(key))
            var view = try view()
            view.select(43)
            #expect(
                view.perform(action, KeyPress(key, count: 10_001))
                    == .message("\(key) takes a number up to 10000"))
            #expect(view.selection == 43)
            #expect(view.perform(action, KeyPress(key, count: 10_000)) == .redraw, "\(key)")
            #expect(view.selection != 43)
        }
        for count in [10_001, 1_000_000_000, Int.max] {
            var view = try view()
            #expect(view.perform(.scrollRows(1), KeyPress("j", count: count)) == .redraw)
            #expect(view.scrollPosition.isAtEnd)
            #expect(view.perform(.scrollPages(-1), KeyPress("b", count: count)) == .redraw)
            #expect(view.scrollPosition.isAtStart)
        }
    }

    @Test("{ and } go through the sections, and a message names a section if nothing moves")
    func sections() throws {
        let layout = FlowLayout<Int> { _ in .flow(items: .perLine(1, height: 16)) }
        var view = try TestView(layout: layout) {
            for section in 0..<6 { Section(section, items: section * 100..<section * 100 + 5) }
        }
        view.update {
            $0.environment.size = Size(width: 160, height: 160)
            $0.offsetQuantum = 16
        }
        func press(_ key: Key, _ count: Int? = nil) throws -> Outcome {
            view.perform(try #require(ViewAction(key)), KeyPress(key, count: count))
        }
        #expect(try press("{") == .message("this is the first section"))
        #expect(try press("}") == .redraw && view.contentOffset.y == 80)
        #expect(try press("}", 3) == .redraw && view.contentOffset.y == 320)
        // The last two sections fill the view, so the last one cannot scroll to the top.
        #expect(try press("}") == .message("section 6 of 6"))
        #expect(try press("}") == .message("this is the last section"))
        #expect(try press("{") == .message("section 5 of 6"))
        #expect(try press("{") == .redraw && view.contentOffset.y == 240)
        view.scroll(by: 32)
        #expect(try press("{") == .redraw && view.contentOffset.y == 240)
        #expect(try press("}", 10_001) == .message("} takes a number up to 10000"))
        let outcome = view.perform(.scrollSections(.min), KeyPress("{", count: 9_999))
        #expect(outcome == .redraw)
        #expect(view.contentOffset.y == 0)
        view.select(3)
        #expect(try press("}", 2) == .redraw && view.selection == 200)
        #expect(try press("{", 2) == .redraw && view.selection == 0)
    }

    @Test("{ and } do nothing in an empty view")
    func noSections() {
        let layout = FlowLayout<Int> { _ in .flow(items: .perLine(1, height: 16)) }
        var view = TestView(layout: layout, snapshot: Snapshot())
        for key in ["{", "}"] as [Key] { #expect(view.handle(.key(key)) == .handled) }
    }

    @Test("Open opens only a selected item")
    func open() throws {
        var view = try view()
        #expect(view.perform(.open, KeyPress(.enter)) == .ignored)
        view.select(3)
        #expect(view.perform(.open, KeyPress(.enter)) == .opened)
    }
}
