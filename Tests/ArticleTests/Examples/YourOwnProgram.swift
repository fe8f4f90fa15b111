import Reflow
import Testing

extension Notes {
    enum Pane { case list, text }
    enum Action { case add, edit }

    static let keys = ShellKeys<Action>(
        "Notes",
        program: [
            .init(["a"], help: "add a note", hint: Hint("a", word: "add"), .add),
            .init(["e"], help: "edit the note", hint: Hint("e", word: "edit"), .edit),
        ], hasPanes: true)
}

struct Notes: ShellProgram {
    /// The names of notes that other threads post.
    private let arrivals: Mailbox<String>
    private let read: (String) -> String
    var list: ViewPart<Int, String>
    var text = ScrollingText()
    /// The note in the text pane.
    private var shown: String?

    let panes = Panes<Pane>(
        [.init(.list, cells: 20, least: 12), .init(.text, least: 20)], below: 48)

    init(
        _ names: [String], arrivals: Mailbox<String> = Mailbox(), read: @escaping (String) -> String
    ) throws {
        (self.arrivals, self.read) = (arrivals, read)
        let rows = FlowLayout<Int> { _, _ in .flow(items: .perLine(1, height: 16)) }
        list = ViewPart(
            try CollectionView(layout: rows) { Section(0, items: names) }, selection: .bar)
    }

    static func part(in pane: Pane) -> ShellPart<Notes> {
        switch pane {
        case .list: .view(\.list) { notes, note, region in region.text(" \(note.item ?? "")") }
        case .text: .part(\.text)
        }
    }

    var names: [String] { Array(list.view.snapshot.itemIdentifiers) }

    func status(in shell: ShellState<Notes>) -> StatusLine {
        StatusLine(title: "notes", parts: [.init("\(names.count)", rank: 0)])
    }

    mutating func perform(
        _ action: Action, _ press: KeyPress, in shell: inout ShellState<Notes>
    ) -> Outcome {
        switch action {
        case .add:
            shell.ask(
                ShellPrompt("new note") { notes, name, _ in
                    name.isEmpty ? .redraw : notes.add([name])
                })
        case .edit: edit(in: shell)
        }
    }

    /// Opens a note after enter or a second click.
    mutating func open(_ pane: Pane, in shell: inout ShellState<Notes>) -> Outcome {
        edit(in: shell)
    }

    /// Opens the selected note in an editor, and later reads the note again.
    private mutating func edit(in shell: ShellState<Notes>) -> Outcome {
        guard let name = list.view.selection else { return .message("no note is selected") }
        let end = shell.terminal?.run(.editor(for: FilePath(name)))
        show()
        return end?.problem.map { .message($0) } ?? .redraw
    }

    var descriptors: [Int32] { [arrivals.descriptor] }

    mutating func wake(in shell: inout ShellState<Notes>) -> Outcome {
        let names = arrivals.drain()
        return names.isEmpty ? .ignored : add(names)
    }

    private mutating func add(_ names: [String]) -> Outcome {
        var snapshot = list.view.snapshot
        do { try snapshot.appendItems(names, toSection: 0) } catch { return .message("\(error)") }
        list.view.apply(snapshot)
        return .redraw
    }

    mutating func finish(
        _ outcome: Outcome, of input: Input, in shell: inout ShellState<Notes>
    ) -> Outcome {
        guard list.view.selection != shown else { return outcome }
        show()
        return max(outcome, .redraw)
    }

    /// Reads the selected note and shows its text.
    private mutating func show() {
        shown = list.view.selection
        text = ScrollingText(shown.map(read) ?? "")
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
            var notes = try Notes(["plans.txt", "letters.txt"], arrivals: arrivals) {
                "This is \($0)."
            }
            try DefaultTerminal.run(&notes)
        }
    }
}

@Suite struct NotesTests {
    @Test("A note is added, and the editor opens the selected note")
    func aNoteIsAdded() throws {
        let terminal = MemoryTerminal(inputs: [
            .key("a"), .paste("ideas.txt"), .key(.enter), .key(.down), .key("e"), .key("q"),
        ])
        var notes = try Notes(["plans.txt"]) { "This is \($0)." }
        notes.list.view.selectNext()
        terminal.run(&notes)
        #expect(notes.names == ["plans.txt", "ideas.txt"])
        #expect(terminal.children.map(\.arguments.last) == [Array("ideas.txt".utf8)])
        #expect(terminal.screen?.text().contains("This is ideas.txt.") == true)
    }
}
