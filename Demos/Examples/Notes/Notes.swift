import Reflow

/// A folder of notes: the list by subfolder, and the text of the selected note beside or below the list.
struct Notes: ShellProgram {
    enum Pane { case list, text }
    enum Action { case filter, showAll, reload }

    var list = ViewPart(
        CollectionView(layout: layout, snapshot: Snapshot<String, NoteFile>()), selection: .bar)
    var text = ScrollingText("No note matches.")
    private let folder: String
    private var files: [NoteFile]
    private var filter = ""
    /// The note in the text pane; nil for none.
    private var shown: NoteFile?

    /// Reads a folder. Throws a sentence if the folder cannot be read.
    init(folder: String) throws {
        self.folder = folder
        files = try NoteFile.all(in: folder)
        apply(filter: "")
    }

    private static var layout: FlowLayout<String> {
        FlowLayout { _ in .flow(items: .perLine(1, height: 16)).header(height: 16, pinned: true) }
    }

    let panes = Panes(
        [.init(Pane.list, share: 2, least: 6), .init(.text, share: 3, least: 6)],
        narrow: .rows, below: 60)

    static func part(in pane: Pane) -> ShellPart<Notes> {
        switch pane {
        case .list: .view(\.list) { notes, element, region in notes.draw(element, in: &region) }
        case .text: .part(\.text)
        }
    }

    static let keys = ShellKeys<Action>(
        "Notes",
        program: [
            .init([], names: "↑ ↓ PgUp PgDn", help: "select a note, or scroll its text"),
            .init(
                ["/"], help: "show only the notes with some words",
                hint: Hint("/", word: "filter"), .filter),
            .init([.escape], help: "show all notes; then quit", .showAll),
            .init(["r"], help: "read the folder again", .reload),
        ], hasPanes: true)

    mutating func perform(
        _ action: Action, _ press: KeyPress, in shell: inout ShellState<Notes>
    ) -> Outcome {
        switch action {
        case .filter:
            let former = filter
            return shell.ask(
                ShellPrompt("Filter", text: filter) { _, _, _ in
                    .redraw
                } change: { notes, words, _ in
                    notes.apply(filter: words)
                } cancel: { notes, _, _ in
                    notes.apply(filter: former)
                })
        case .showAll:
            if !filter.isEmpty { return apply(filter: "") }
            guard shell.focus == .text else { return .leave }
            shell.panes.setFocus(.list)
            return .redraw
        case .reload:
            guard let read = try? NoteFile.all(in: folder) else {
                return .message("The folder cannot be read any more.")
            }
            files = read
            apply(filter: filter)
            showText()
            return .redraw
        }
    }

    /// Opens a note: moves the focus to its text.
    mutating func open(_ pane: Pane, in shell: inout ShellState<Notes>) -> Outcome {
        shell.panes.setFocus(.text)
        return .redraw
    }

    /// Shows the text of the selected note.
    mutating func finish(
        _ outcome: Outcome, of input: Input, in shell: inout ShellState<Notes>
    ) -> Outcome {
        showSelection() ? max(outcome, .redraw) : outcome
    }

    @discardableResult
    private mutating func apply(filter: String) -> Outcome {
        self.filter = filter
        let pattern = WordPattern(filter)
        let found = files.filter { pattern.matches($0.path.utf8) }
        // This call cannot fail, because paths are unique.
        list.view.apply((try? Snapshot(grouping: found, by: \.folder)) ?? Snapshot())
        if list.view.selection == nil { list.view.selectNext() }
        showSelection()
        return .redraw
    }

    @discardableResult
    private mutating func showSelection() -> Bool {
        guard shown != list.view.selection else { return false }
        showText()
        return true
    }

    /// Reads the text of the selected note.
    private mutating func showText() {
        shown = list.view.selection
        text = ScrollingText(shown?.styledText(in: folder) ?? [["No note matches."]])
    }

    private func draw(_ element: Element<String, NoteFile>, in region: inout Region) {
        guard let note = element.item else {
            region.fill(.surface)
            return region.text(element.section, .bold)
        }
        region.text(note.name, row: 0, column: 1)
    }

    func status(in shell: ShellState<Notes>) -> StatusLine {
        let count = "\(list.view.snapshot.numberOfItems) of \(files.count) notes"
        let words = filter.isEmpty ? nil : StatusLine.Part(filter, rank: -1, lead: "/", least: 5)
        return StatusLine(
            title: "Notes", parts: [.init(count, rank: 0)] + [words].compactMap(\.self))
    }
}
