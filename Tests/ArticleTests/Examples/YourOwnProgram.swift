import Reflow
import Testing

extension Notes {
    enum Pane: Hashable { case list, text }
    enum Action { case add, edit, next, help, quit }

    static let keys = KeyMap<Action>([
        KeyMap.Group(
            "Notes",
            [
                .init(["a"], help: "add a note", hint: Hint("a", word: "add"), .add),
                .init(["e"], help: "edit it", hint: Hint("e", word: "edit"), .edit),
                .init(["o"], help: "the other pane", .next),
                .init(["?"], help: "these keys", hint: Hint("?", word: "keys"), .help),
                .init(["q"], help: "quit", hint: Hint("q", word: "quit"), .quit),
            ])
    ])
}

struct Notes: TerminalProgram {
    /// A paragraph of a note. The number distinguishes equal paragraphs.
    struct Paragraph: Hashable {
        var number: Int
        var text: Substring
    }

    private let terminal: any Terminal
    /// The names of notes that other threads post.
    private let arrivals: Mailbox<String>
    private let read: (String) -> String
    private var list: ViewPart<Int, String>
    private var text: ViewPart<Int, Paragraph>
    /// The note that the right pane shows.
    private var shown: String?
    private var panes = Panes<Pane>(
        [.init(.list, cells: 20, least: 12), .init(.text, least: 20)], below: 48)
    private var prompt: TextField?
    private var help: Overlay<KeyHelp>?
    private var message: String?
    private var size: ScreenSize

    init(
        _ names: [String], on terminal: any Terminal, arrivals: Mailbox<String> = Mailbox(),
        read: @escaping (String) -> String
    ) throws {
        (self.terminal, self.arrivals, self.read) = (terminal, arrivals, read)
        size = terminal.size
        let rows = FlowLayout<Int> { _, _ in .flow(items: .perLine(1, height: 16)) }
        list = ViewPart(
            try CollectionView(layout: rows) { Section(0, items: names) }, selection: .bar,
            size: size
        ) { note, region in
            region.text(" \(note.item ?? "")")
        }
        let wrapped = FlowLayout<Int> { _, _ in .flow(items: .measured(estimate: 16)) }
        var view = CollectionView(layout: wrapped, snapshot: Snapshot<Int, Paragraph>())
        view.measurement = { paragraph in
            guard let text = paragraph.item?.text, let width = paragraph.width else { return nil }
            return Size(
                width: width, height: CellScale().height(of: String(text), wrappedAt: width))
        }
        text = ViewPart(view, size: size) { paragraph, region in
            region.text(wrapped: String(paragraph.item?.text ?? ""))
        }
        place(at: .zero)
    }

    var names: [String] { Array(list.view.snapshot.itemIdentifiers) }
    var nextFrame: Duration? { [list.nextFrame, text.nextFrame].compactMap(\.self).min() }
    var descriptors: [Int32] { [arrivals.descriptor] }

    mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        if case .key = input { message = nil }
        let outcome = respond(to: input, at: now)
        if case .message(let words) = outcome { message = words }
        showText()
        return outcome
    }

    private mutating func respond(to input: Input, at now: Duration) -> Outcome {
        switch input {
        case .resize(let size):
            self.size = size
            place(at: now)
            _ = help?.handle(input, at: now)
            return .redraw
        case .wake: return takeArrivals()
        case .end: return .quit
        case .key, .mouse, .paste: break
        }
        if help != nil { return askHelp(input, at: now) }
        if prompt != nil { return type(input, at: now) }
        if case .key(let key) = input, let action = Self.keys[key] { return perform(action) }
        guard let (pane, local) = panes.target(of: input) else {
            // The mouse may have dragged the divider.
            resizeParts(at: now)
            return .redraw
        }
        if pane == .text { return text.handle(local, at: now) }
        let outcome = list.handle(local, at: now)
        return outcome == .opened ? perform(.edit) : outcome
    }

    private mutating func perform(_ action: Action) -> Outcome {
        switch action {
        case .add: prompt = TextField()
        case .edit: return edit()
        case .next: panes.moveFocus()
        case .help: help = Overlay(keysOf: Self.keys, size: size)
        case .quit: return .quit
        }
        return .redraw
    }

    private mutating func askHelp(_ input: Input, at now: Duration) -> Outcome {
        if help?.handle(input, at: now) == .leave { help = nil }
        return .redraw
    }

    /// Edits the prompt. Enter adds the note, and Esc closes the prompt.
    private mutating func type(_ input: Input, at now: Duration) -> Outcome {
        guard let field = prompt, input == .key(.enter) || input == .key(.escape) else {
            return prompt?.handle(input, at: now) ?? .ignored
        }
        prompt = nil
        return input == .key(.enter) && !field.isEmpty ? add([field.text]) : .redraw
    }

    private mutating func place(at now: Duration) {
        panes.resize(to: ScreenSize(columns: size.columns, rows: max(1, size.rows - 1)))
        resizeParts(at: now)
    }

    private mutating func resizeParts(at now: Duration) {
        if let area = panes.area(of: .list) { _ = list.handle(.resize(area.size), at: now) }
        if let area = panes.area(of: .text) { _ = text.handle(.resize(area.size), at: now) }
    }

    private mutating func takeArrivals() -> Outcome {
        let names = arrivals.drain()
        return names.isEmpty ? .ignored : add(names)
    }

    private mutating func add(_ names: [String]) -> Outcome {
        var snapshot = list.view.snapshot
        do { try snapshot.appendItems(names, toSection: 0) } catch { return .message("\(error)") }
        list.view.apply(snapshot)
        return .redraw
    }

    /// Shows the selected note from its start.
    private mutating func showText() {
        guard list.view.selection != shown else { return }
        shown = list.view.selection
        let paragraphs = shown.map(read)?.split(separator: "\n") ?? []
        let items = paragraphs.enumerated().map { Paragraph(number: $0.offset, text: $0.element) }
        // The numbers differ, so all paragraphs are different.
        guard let snapshot = try? Snapshot(sections: [Section(0, items: items)]) else { return }
        text.view.apply(snapshot, animated: false)
        text.view.scroll(to: .start)
    }

    /// Opens the selected note in an editor, and later reads the note again.
    private mutating func edit() -> Outcome {
        guard let name = list.view.selection else { return .message("no note is selected") }
        let end = terminal.run(.editor(for: name.utf8))
        shown = nil
        return end.problem.map { .message($0) } ?? .redraw
    }

    mutating func draw(into region: inout Region, at now: Duration) {
        if let area = panes.area(of: .list) {
            region.within(area) { list.draw(into: &$0, at: now) }
        }
        if let area = panes.area(of: .text) {
            region.within(area) { text.draw(into: &$0, at: now) }
        }
        for line in panes.dividers { region.within(line) { $0.fill(.surface) } }
        let bar = StatusLine(
            title: prompt == nil ? "notes" : "new note",
            parts: [.init("\(names.count)", rank: 0)], field: prompt, message: message,
            hints: prompt == nil
                ? Self.keys.hints : [Hint(.enter, word: "add"), Hint(.escape, word: "drop")])
        region.within(columns: 0..<region.columns, rows: region.rows - 1..<region.rows) {
            bar.draw(into: &$0, at: now)
        }
        help?.draw(into: &region, at: now)
    }
}

extension Examples {
    enum YourOwnProgram {
        static func belowEachOther() -> [Panes<Notes.Pane>] {
            let below = Panes<Notes.Pane>([.init(.list, share: 1), .init(.text, share: 2)], .rows)
            let turning = Panes<Notes.Pane>(
                [.init(.list), .init(.text)], narrow: .rows, below: 100)
            return [below, turning]
        }

        static func run() throws {
            let arrivals = Mailbox<String>()
            Task.detached { arrivals.post("from-afar.txt") }
            try CursesTerminal.withTerminal { terminal in
                let names = ["plans.txt", "letters.txt"]
                var notes = try Notes(names, on: terminal, arrivals: arrivals) { "This is \($0)." }
                terminal.run(&notes)
            }
        }
    }
}

@Suite struct NotesTests {
    @Test("A note is added, and the editor opens the selected note")
    func aNoteIsAdded() throws {
        let terminal = MemoryTerminal(inputs: [
            .key("a"), .paste("ideas.txt"), .key(.enter), .key(.tab), .key("e"), .key("q"),
        ])
        var notes = try Notes(["plans.txt"], on: terminal) { "This is \($0)." }
        terminal.run(&notes)
        #expect(notes.names == ["plans.txt", "ideas.txt"])
        #expect(terminal.children.map(\.arguments.last) == [Array("plans.txt".utf8)])
        #expect(terminal.screen?.text().contains("This is plans.txt.") == true)
    }
}
