import Reflow

/// The commits of a repository by day, and what the selected one changed beside them, or below.
@main
struct GitLog: TerminalProgram {
    enum Pane { case log, details }

    private let repository: Repository
    private var log: ViewPart<String, String>
    private var details = ScrollingText()
    private var panes = Panes([.init(Pane.log), .init(.details)], narrow: .rows, below: 100)
    private var shown: String?

    private static let help = """
        USAGE: gitlog

        Shows the commits of the repository that the current folder is in, by day, and what the selected one changed.
        Follows new commits.

          ↑ ↓ PgUp PgDn   select a commit, or scroll its changes
          tab             go to the other pane
          q esc           quit
        """

    static func main() {
        CommandLine.run(help: help) {
            var log = GitLog(try Repository(at: "."))
            return try CursesTerminal.run(&log)
        }
    }

    init(_ repository: Repository) {
        self.repository = repository
        let layout = FlowLayout<String> { _ in
            .flow(items: .perLine(1, height: 16)).header(height: 16, pinned: true)
        }
        let view = CollectionView<String, String>(layout: layout, snapshot: Snapshot())
        _ = repository.update()
        log = ViewPart(view, size: panes.size) { repository.draw($0, in: &$1) }
    }

    var descriptors: [Int32] { repository.descriptors }
    var nextFrame: Duration? { log.nextFrame }

    mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        let outcome = respond(to: input, at: now)
        guard let commit = log.view.selection, commit != shown else { return outcome }
        shown = commit
        repository.show(commit)
        details = ScrollingText()
        return .redraw
    }

    private mutating func respond(to input: Input, at now: Duration) -> Outcome {
        switch input {
        case .end, .key("q"), .key(.escape): return .quit
        case .wake:
            if let commits = repository.update() { log.view.apply(commits) }
            if log.view.selection == nil { log.view.selectNext() }
            details.text = repository.details?.lines.text ?? ""
            return .redraw
        case .key(.tab), .resize:
            if input == .key(.tab) { panes.moveFocus() }
            return .redraw
        default:
            guard let (pane, input) = panes.target(of: input) else { return .redraw }
            return pane == .log ? log.handle(input, at: now) : details.handle(input, at: now)
        }
    }

    mutating func draw(into region: inout Region, at now: Duration) {
        panes.resize(to: ScreenSize(columns: region.columns, rows: region.rows - 1))
        log.isFocused = panes.focus == .log
        panes.draw(&log, in: .log, into: &region, at: now)
        panes.draw(&details, in: .details, into: &region, at: now)
        for divider in panes.dividers { region.within(divider) { $0.fill(.surface) } }
        StatusLine(
            parts: [.init(repository.summary, rank: 0, least: 20)],
            hints: [Hint(.tab, word: "other pane"), Hint("q", word: "quit")]
        ).drawAtBottom(of: &region, at: now)
    }
}
