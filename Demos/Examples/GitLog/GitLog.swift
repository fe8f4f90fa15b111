import Reflow

/// The commits of a repository by day, and the changes of the selected commit beside or below them.
@main
struct GitLog: ShellProgram {
    enum Pane { case log, details }

    var log = ViewPart(CollectionView(layout: layout, snapshot: Snapshot<String, String>()))
    var details = ScrollingText()
    private let repository: Repository
    private var shown: String?

    private static let help = """
        USAGE: gitlog

        Shows the commits of the current folder's repository by day, and the changes of the selected commit. Follows new
        commits.

          ↑ ↓ PgUp PgDn   select a commit, or scroll its changes
          tab             go to the other pane
          ?               show all keys
          q esc           quit
        """

    static func main() {
        CommandLine.run(help: help) {
            var log = GitLog(try Repository(at: "."))
            return try DefaultTerminal.withTerminal {
                $0.run(&log)
                return $0.exitStatus
            }
        }
    }

    init(_ repository: Repository) {
        self.repository = repository
        _ = repository.update()
    }

    private static var layout: FlowLayout<String> {
        FlowLayout { _ in .flow(items: .perLine(1, height: 16)).header(height: 16, pinned: true) }
    }

    let panes = Panes([.init(Pane.log), .init(.details)], narrow: .rows, below: 100)

    static func part(in pane: Pane) -> ShellPart<GitLog> {
        switch pane {
        case .log:
            .view(\.log) { log, element, region in log.repository.draw(element, in: &region) }
        case .details: .part(\.details)
        }
    }

    static let keys = ShellKeys<Outcome>(
        "Commits",
        program: [
            .init([], names: "↑ ↓ PgUp PgDn", help: "select a commit, or scroll its changes"),
            .init([.escape], help: "quit", .leave),
        ], hasPanes: true)

    mutating func perform(
        _ outcome: Outcome, _ press: KeyPress, in shell: inout ShellState<GitLog>
    ) -> Outcome { outcome }

    /// The changes of the selected commit are visible already, so Enter opens nothing.
    mutating func open(_ pane: Pane, in shell: inout ShellState<GitLog>) -> Outcome {
        .message("The changes of this commit are shown already; tab moves to them.")
    }

    var descriptors: [Int32] { repository.descriptors }

    mutating func wake(in shell: inout ShellState<GitLog>) -> Outcome {
        if let commits = repository.update() { log.view.apply(commits) }
        if log.view.selection == nil { log.view.selectNext() }
        details.text = repository.details?.lines.text ?? ""
        return .redraw
    }

    /// Shows the changes of the selected commit.
    mutating func finish(
        _ outcome: Outcome, of input: Input, in shell: inout ShellState<GitLog>
    ) -> Outcome {
        guard let commit = log.view.selection, commit != shown else { return outcome }
        shown = commit
        repository.show(commit)
        details = ScrollingText()
        return max(outcome, .redraw)
    }

    func status(in shell: ShellState<GitLog>) -> StatusLine {
        StatusLine(parts: [.init(repository.summary, rank: 0, least: 20)])
    }
}
