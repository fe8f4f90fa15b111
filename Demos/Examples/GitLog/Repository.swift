import Reflow

/// What git tells of a repository: its commits by day, and one in detail.
final class Repository {
    private var commits: [String: (author: String, subject: String)] = [:]
    private(set) var summary = ""
    /// One commit in detail.
    private(set) var details: ChildOutput?
    private let path: String
    private let watcher = ChangeWatcher()
    /// Nil when all of it was taken; then it is asked for again after changes.
    private var log: ChildOutput?
    private var isStale = true

    init(at path: String) throws {
        self.path = path
        let folder = git("rev-parse", "--absolute-git-dir")
        if let problem = folder.waitForEnd().problem {
            throw CommandLine.Failure(folder.lines.isEmpty ? problem : folder.lines.text)
        }
        // Whatever moves HEAD makes and removes files beside it.
        try? watcher.watch(Array(folder.lines.last ?? []), for: .entries)
    }

    var descriptors: [Int32] {
        [watcher.descriptor] + [log, details].flatMap { $0?.descriptors ?? [] }
    }

    private func git(_ words: String...) -> ChildOutput {
        ChildOutput(of: ChildProcess("git", ["-C", path, "--no-pager"] + words))
    }

    private func readLog() {
        log = git("log", "--date=format:%Y-%m-%d %a", "--format=%H%x1f%cd%x1f %an%x1f %s")
        isStale = false
    }

    func show(_ commit: String) {
        details = git("show", "--stat", "--format=medium", "--no-color", commit, "--")
    }

    /// Takes what git has written; returns the commits by day once all are there, and the first ones at once.
    func update() -> Snapshot<String, String>? {
        isStale = !watcher.changes().isEmpty || isStale
        defer { if log == nil, isStale { readLog() } }
        while details?.read() == true {}
        while log?.read() == true {}
        guard let log, log.end != nil || commits.isEmpty else { return nil }
        if log.end != nil { self.log = nil }
        let snapshot = snapshot(of: log.lines)
        // Without commits git says why.
        summary = commits.isEmpty ? log.lines.text : "commits: \(commits.count)"
        return snapshot
    }

    private func snapshot(of lines: LineReader) -> Snapshot<String, String> {
        var (order, days): ([String], [String: [String]]) = ([], [:])
        commits = [:]
        for line in lines.indices {
            let text = lines.text(ofLine: line)
            let words = text.split(separator: "\u{1F}", maxSplits: 3).map(String.init)
            guard words.count == 4 else { continue }
            if days[words[1]] == nil { order.append(words[1]) }
            days[words[1], default: []].append(words[0])
            commits[words[0]] = (words[2], words[3])
        }
        // No commit is there twice.
        return (try? Snapshot(sections: order.map { Section($0, items: days[$0] ?? []) }))
            ?? Snapshot()
    }

    let columns = TextColumns([.init("", least: 30, most: nil), .init("", width: 16, rank: 1)])
    func draw(_ element: Element<String, String>, in region: inout Region) {
        region.fill(element.item == nil ? .surface : .terminal)
        guard let hash = element.item else { return region.text(element.section, .bold) }
        guard let (author, subject) = commits[hash] else { return }
        columns.draw([Span(subject), Span(author, .dim)], row: 0, into: &region)
    }
}
