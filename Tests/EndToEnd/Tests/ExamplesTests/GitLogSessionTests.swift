import Sessions
import Testing

@Suite struct GitLogSessionTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private static let git = "git -c user.name=Ann -c user.email=a@b -c commit.gpgsign=false"

    /// Runs the preparing commands and then `gitlog` in a shell.
    private func session(_ preparation: String, columns: Int, rows: Int) throws -> Session {
        let script =
            "cd \(directory.path) && \(preparation) && exec \(Program.example("gitlog").command)"
        return try Session(
            .path("/bin/sh"), ["-c", script], columns: columns, rows: rows,
            environment: ["GIT_CONFIG_GLOBAL": "/dev/null"])
    }

    private static let commits = """
        git init -q && \(git) commit -q --allow-empty -m first && \(git) commit -q --allow-empty -m second
        """

    @Test(arguments: [(80, 24), (40, 20), (130, 30)])
    func commitsAreFollowedAndToldInDetail(columns: Int, rows: Int) throws {
        let session = try session(Self.commits, columns: columns, rows: rows)
        try session.wait(for: "the commits") {
            $0.row(1).hasPrefix("▌second") && $0.row(2).hasPrefix(" first")
                && $0.shows("    second")
        }
        session.send("\u{1B}[B")
        try session.wait(for: "the other's details") {
            $0.shows("    first") && $0.row(2).hasPrefix("▌first")
        }
        let other = try Session(
            .path("/bin/sh"),
            ["-c", "cd \(directory.path) && \(Self.git) commit -q --allow-empty -m third"])
        #expect(try other.waitForEnd() == .exited(0))
        try session.wait(for: "a new commit") {
            $0.row(1).hasPrefix(" third") && $0.row(3).hasPrefix("▌first")
        }
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0) && session.leftOn == [])
    }

    @Test func whereThereIsNoRepositoryItSaysSo() throws {
        let session = try session("true", columns: 80, rows: 24)
        #expect(try session.waitForEnd() == .exited(1))
        #expect(session.row(0).hasPrefix("gitlog: fatal: not a git repository"))
        #expect(!session.isAlternateScreen)
    }

    @Test func withoutGitItSaysSo() throws {
        let session = try Session(.example("gitlog"), environment: ["PATH": directory.path])
        #expect(try session.waitForEnd() == .exited(1))
        #expect(session.row(0) == "gitlog: “git” cannot be started: no such file or directory")
    }
}
