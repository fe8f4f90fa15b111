import CompilerSupport
import Foundation
import Reflow
import Testing

/// The programs of the articles have the behaviour that the articles state.
@Suite struct ProgramArticleTests {
    @Test("The README's panels have two columns in landscape and one in portrait")
    func readme() throws {
        let landscape = try Showing.screen { try Examples.Readme.panels() }
        #expect(Showing.starts(of: .blue, in: landscape) == [33])
        #expect(Showing.starts(of: .red, in: landscape) == [0])
        #expect(landscape.text().contains("blue") && landscape.text().contains("21"))
        let portrait = try Showing.screen(ScreenSize(columns: 40, rows: 60)) {
            try Examples.Readme.panels()
        }
        #expect(Showing.starts(of: .blue, in: portrait) == [0])
    }

    @Test("The first program shows three months, each with its header")
    func gettingStarted() throws {
        let screen = try Showing.screen { try Examples.GettingStarted.Hello.main() }
        #expect(screen.text().hasPrefix("January") && screen.text().contains("February"))
        #expect(Showing.starts(of: .teal, in: screen).count == 7)
        // At the end, the header of the visible month stays pinned.
        let end = try Showing.screen(ScreenSize(columns: 80, rows: 9), pressing: [.key("G")]) {
            try Examples.GettingStarted.Hello.main()
        }
        #expect(end.text().hasPrefix("March") && !end.text().contains("January"))
    }

    @Test("An opened item is packed, and x deletes the selected item")
    func drawnAndHeard() throws {
        var result: (Set<String>, CollectionView<Examples.OneView.Bag, String>)?
        let keys: [Input] = [.key(.tab), .key(.enter), .key(.tab), .key("x")]
        let screen = try Showing.screen(pressing: keys) {
            result = try Examples.OneView.drawnAndHeard()
        }
        #expect(result?.0 == ["socks"])
        #expect(result?.1.snapshot.contains(item: "shirt") == false)
        #expect(result?.1.selection == "jacket")
        #expect(screen.text().contains("jacket") && !screen.text().contains("shirt"))
        #expect(Showing.starts(of: .green, in: screen).count == 1)
    }

    @Test("A tree reads a folder when it is opened, and shows new files")
    func trees() throws {
        let folder = try Folder()
        try folder.write("", to: "b/inside")
        try folder.write("", to: "a")
        let terminal = MemoryTerminal(
            inputs: [.key(.tab), .key(.down), .key(.enter), .key("q")], isRecording: true)
        let root = FilePath(folder.path)
        try Examples.TreesAndFolders().browse(root, on: terminal)
        let texts = terminal.recording.map { $0.text() }
        #expect(texts.first?.contains("▸ b") == true && texts.first?.contains("inside") == false)
        #expect(texts.last?.contains("▾ b") == true && texts.last?.contains("inside") == true)
        var tree = try FolderTree(root)
        try tree.toggle(root.appending("b"))
        try folder.write("", to: "b/new")
        #expect(try tree.readChanges())
        #expect(
            tree.tree.visibleItems.map { $0.lastComponent?.string } == ["a", "b", "inside", "new"])
    }

    @Test("The first arrow key moves an initial selection")
    func arrowsSelectAtOnce() throws {
        var found: [String?] = []
        for keys: [Input] in [[], [.key(.right)], [.key(.down)]] {
            _ = try Showing.screen(pressing: keys) {
                found.append(try Examples.OneView.arrowsSelectAtOnce())
            }
        }
        #expect(found == ["socks", "shirt", "knife"])
    }

    @Test("Spans form one text")
    func spans() {
        var screen = Screen(size: ScreenSize(columns: 9, rows: 1))
        screen.draw { Examples.OneView.spans(in: &$0) }
        #expect(screen.text() == "name 12")
    }

    @Test("The bar shows the number of things, the last message and the hints")
    func bars() throws {
        func last(_ keys: Input...) throws -> String {
            let screen = try Showing.screen(pressing: keys) { try Examples.OneView.bars() }
            return screen.text()
        }
        #expect(try last().contains("8 things") && last().contains("p pack"))
        #expect(try last(.key("p")).contains("nothing is selected"))
        #expect(try last(.key(.tab), .key("p")).contains("socks is packed"))
        let help = try Showing.result(pressing: [.key("?"), .key(.escape)]) {
            try Examples.OneView.bars()
        }
        #expect(help.screens.map { $0.text().contains("Keys") } == [false, true, false])
    }

    @Test("A snapshot from another thread is shown")
    func dataFromElsewhere() async throws {
        let screen = try await onThread {
            try Showing.screen { try Examples.OneView.dataFromElsewhere() }
        }
        #expect(screen.text().contains("bread") && !screen.text().contains("socks"))
    }

    @Test("A new layout keeps the data")
    func anotherLayout() throws {
        let view = try Examples.OneView.anotherLayout()
        #expect(view.columnCount == 2 && view.visibleItems.count == 8)
    }

    @Test("A key shows an inspector over the view, and Tab selects an element")
    func anInspector() throws {
        let screens = try [[], [Input.key("I")], [.key("I"), .key(.tab)]].map { keys in
            try Showing.screen(pressing: keys) { try Examples.OneView.anInspector() }.text()
        }
        #expect(screens.map { $0.contains("inspector") } == [false, true, true])
        #expect(screens[2] != screens[1])
    }

    @Test("A note arrives from a task, and help, prompt and panes work together")
    func yourOwnProgram() async throws {
        let shown = try await onThread {
            try Showing.result { try Examples.YourOwnProgram.run() }
        }
        #expect(shown.screen?.text().contains("from-afar.txt") == true)
        let terminal = MemoryTerminal(
            inputs: [
                .key("?"), .key(.escape), .key("a"), .key("b"), .key(.escape), .key("e"),
                .key(.down), .mouse(MouseEvent(.press, column: 2, row: 0)), .key(.tab), .key("j"),
                .key("q"),
            ], isRecording: true)
        var notes = try Notes(["plans.txt"]) { _ in
            (1...40).map { "line \($0)" }.joined(separator: "\n")
        }
        terminal.run(&notes)
        let texts = terminal.recording.map { $0.text() }
        #expect(texts[1].contains("move to another pane"))
        #expect(!texts[2].contains("move to another pane"))
        #expect(texts[3].contains("new note"))
        #expect(texts[6].contains("no note is selected"))
        #expect(texts.dropFirst(7).contains { $0.contains("line 1\n") })
        #expect(texts.last?.contains("line 1\n") == false && texts.last?.contains("line 2") == true)
        #expect(notes.names == ["plans.txt"])
    }

    @Test("The divider between the panes can be dragged, and a narrow screen shows one pane")
    func panes() throws {
        let terminal = MemoryTerminal(
            inputs: [
                .mouse(MouseEvent(.press, column: 2, row: 0)),
                .mouse(MouseEvent(.press, column: 20, row: 3)),
                .mouse(MouseEvent(.drag, column: 25, row: 3)),
                .mouse(MouseEvent(.drag, column: 30, row: 3)),
                .mouse(MouseEvent(.release, column: 30, row: 3)),
                .resize(ScreenSize(columns: 40, rows: 20)), .key(.tab), .key("q"),
            ], isRecording: true)
        var notes = try Notes(["plans.txt"]) { "This is \($0)." }
        terminal.run(&notes)
        let starts = terminal.recording.map { screen in
            screen.text().split(separator: "\n").first { $0.contains("This") }
                .map { $0.distance(from: $0.startIndex, to: $0.range(of: "This")!.lowerBound) }
        }
        #expect(starts == [nil, 21, 21, 26, 31, 31, nil, 0])
    }

    @Test("Panes are stacked, always or on a narrow screen")
    func panesBelowEachOther() {
        for (columns, isBelow) in [(120, [true, false]), (80, [true, true])] {
            for (panes, isBelow) in zip(Examples.YourOwnProgram.belowEachOther(), isBelow) {
                var panes = panes
                panes.resize(to: ScreenSize(columns: columns, rows: 31))
                let text = panes.area(of: .text)
                #expect((text?.columns == 0..<columns) == isBelow)
                #expect((text?.rows == 0..<31) != isBelow)
            }
        }
    }

    @Test("A terminal reports its features, and a screen can be drawn for other terminals")
    func howTerminalsDiffer() throws {
        var found: [Bool] = []
        _ = try Showing.result { try Examples.HowTerminalsDiffer.found { found += [$0, $1] } }
        #expect(found == [false, false])
        let layout = FlowLayout<Int> { _, _ in .flow(items: .perLine(2, height: 16)) }
        var view = try CollectionView(layout: layout) { Section(0, items: 1...2) }
        view.resize(to: Size(width: 160, height: 48))
        let looks = Examples.HowTerminalsDiffer().looks(of: view)
        #expect(looks[0].contains("48;2;") && looks[1].contains("[") && Set(looks).count == 3)
        var end: EndReason?
        let pipes = try Showing.result(pressing: [.key(.control("c"))]) {
            end = try Examples.HowTerminalsDiffer.betweenPipes()
        }
        #expect(end == nil && pipes.screen?.text().contains("9") == true)
    }

    @Test("Joined emoji become their parts, and controls that move text become visible")
    func harmlessText() {
        #expect("👨‍👩‍👧".displayWidth == 6 && "🇩🇪".displayWidth == 2 && "👍🏽".displayWidth == 4)
        #expect("\u{1B}[2J".printable() == "␛[2J")
        #expect("a\u{202E}b".printable() == "a\u{FFFD}b")
        #expect("│█é😀".printable(isUnicode: false) == "|#e??")
    }

    /// Runs the body on a new thread, because the posting task needs the threads that tests share.
    private func onThread<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            Thread { continuation.resume(with: Result(catching: body)) }.start()
        }
    }
}
