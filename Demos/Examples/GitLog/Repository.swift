import Reflow

/// The output of git for a repository: its commits by day, and one commit in detail.
final class Repository {
    private var commits: [String: (author: String, subject: String)] = [:]
    /// The number of commits, or git's message if there are no commits.
    private(set) var summary = ""
    /// The output of `git show` for the commit of the last `show(_:)`; nil before the first call.
    private(set) var details: ChildOutput?
    private let path: String
    private let watcher = ChangeWatcher()
    /// The output of `git log`; nil after the whole output was read. After changes of the repository, git runs again.
    private var log: ChildOutput?
    /// Whether the log must be read again.
    private var isStale = true

    init(at path: String) throws {
        self.path = path
        let folder = git("rev-parse", "--absolute-git-dir")
        if let problem = folder.waitForEnd().problem {
            throw CommandLine.Failure(folder.lines.isEmpty ? problem : folder.lines.text)
        }
        // Each command that moves HEAD makes and removes files in this folder.
        try? watcher.watch(FilePath(folder.lines.text), for: .entries)
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

    /// Reads the new output of git. Returns the commits by day when git has listed all commits, and also as soon as git
    /// has listed the first commits. Otherwise returns nil.
    func update() -> Snapshot<String, String>? {
        isStale = !watcher.changes().isEmpty || isStale
        defer { if log == nil, isStale { readLog() } }
        while details?.read() == true {}
        while log?.read() == true {}
        guard let log, log.end != nil || commits.isEmpty else { return nil }
        if log.end != nil { self.log = nil }
        let snapshot = snapshot(of: log.lines)
        // If there are no commits, the output of git is the reason.
        summary = commits.isEmpty ? log.lines.text : "commits: \(commits.count)"
        return snapshot
    }

    private func snapshot(of lines: LineReader) -> Snapshot<String, String> {
        var (hashes, days): ([String], [String: String]) = ([], [:])
        commits = [:]
        for line in lines.indices {
            let text = lines.text(ofLine: line)
            let words = text.split(separator: "\u{1F}", maxSplits: 3).map(String.init)
            guard words.count == 4 else { continue }
            hashes.append(words[0])
            days[words[0]] = words[1]
            commits[words[0]] = (words[2], words[3])
        }
        // This call cannot fail, because git lists no commit twice.
        return (try? Snapshot(grouping: hashes) { days[$0] ?? "" }) ?? Snapshot()
    }

    let columns = TextColumns([.init("", least: 8, most: nil), .init("", width: 16, rank: 1)])
    func draw(_ element: Element<String, String>, in region: inout Region) {
        region.fill(element.item == nil ? .surface : .terminal)
        guard let hash = element.item else { return region.text(element.section, .bold) }
        guard let (author, subject) = commits[hash] else { return }
        columns.draw([TextSpan(subject), TextSpan(author, .dim)], row: 0, into: &region)
    }
}
