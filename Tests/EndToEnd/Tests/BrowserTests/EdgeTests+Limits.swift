import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Few descriptors, little memory, and a full disk.
extension EdgeTests {
    private enum Outcome: Hashable {
        /// The program drew its first frame, and a key ended it.
        case ran
        /// The program printed one sentence and failed.
        case sentence
        /// The system could not load the program's libraries.
        case unstarted
        /// The program crashed before or after its first frame.
        case died(hadFrame: Bool)
    }

    /// Runs a demo under a limit and ends it with keys. Checks that the terminal is restored in any case.
    private func outcome(
        under limit: String, _ demo: String, keys: String, columns: Int = 80, rows: Int = 24
    ) throws -> (Outcome, Session) {
        let session = try shell(
            "ulimit \(limit); \(Program.reflow.command) \(demo); echo left $?.", columns: columns,
            rows: rows)
        func status() -> String? { session.text.first { $0.hasPrefix("left ") } }
        let hints = session.rows - 1
        try session.wait(for: "a frame or the end") {
            status() != nil || $0.row(hints).contains("q quit")
        }
        let hadFrame = status() == nil
        if hadFrame { session.send(keys) }
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.leftOn == [], "\(limit)")
        switch status() {
        case "left 0.": return (hadFrame ? .ran : .died(hadFrame: false), session)
        case "left 127.": return (.unstarted, session)
        case "left 1.": return (.sentence, session)
        default: return (.died(hadFrame: hadFrame), session)
        }
    }

    /// With the standard streams and few other descriptors, the program prints one sentence. With enough descriptors,
    /// it runs.
    @Test func fewDescriptorsAreASentence() throws {
        var outcomes: [Outcome] = []
        for count in 4...32 {
            let (outcome, session) = try outcome(under: "-n \(count)", "basic", keys: "Q")
            if outcome == .sentence {
                #expect(session.row(0).hasPrefix("reflow: Too many files are open"))
            }
            outcomes.append(outcome)
        }
        #expect(Set(outcomes).isSubset(of: [.unstarted, .sentence, .ran]))
        #expect(outcomes.contains(.sentence), "\(outcomes)")
        #expect(outcomes.last == .ran, "\(outcomes)")
    }

    /// The sanitizer of the program, which `Tests/sanitize` sets.
    static let sanitizer = getenv("REFLOW_SANITIZER").map { String(cString: $0) }

    /// Without memory the program may end, but it restores the terminal.
    @Test(.disabled(if: sanitizer != nil, "a sanitizer needs more memory than the limit"))
    func littleMemoryLeavesTheTerminalWell() throws {
        let sizes =
            MatrixTests.isWhole ? Array(stride(from: 10, through: 400, by: 10)) : [20, 40, 60, 400]
        var outcomes: [Outcome] = []
        for megabytes in sizes {
            outcomes.append(
                try outcome(
                    under: "-v \(megabytes * 1024)", "million", keys: "GgQ", columns: 200, rows: 60
                ).0)
        }
        #expect(outcomes.first != .ran, "\(outcomes)")
        #expect(outcomes.last == .ran, "\(outcomes)")
    }

    static let canLimit = access("/usr/bin/prlimit", X_OK) == 0

    /// A running program gets no more memory. Many lines then need more memory and end the program.
    @Test(
        .enabled(if: canLimit, "there is no prlimit"),
        .disabled(if: sanitizer != nil, "a sanitizer needs more memory than the limit"))
    func memoryThatEndsLaterLeavesTheTerminalWell() throws {
        let data = try TemporaryDirectory()
        try data.makeFile("lines", containing: "first\n")
        let session = try Session.reflow(["log", data.path + "/lines"])
        let limiting = try Session(
            .path("/usr/bin/prlimit"), ["--pid", "\(session.process)", "--as=1"],
            hasTerminal: false)
        #expect(try limiting.waitForEnd() == .exited(0))
        try data.append(String(repeating: "\n", count: 4_000_000), to: "lines")
        let end = try session.waitForEnd()
        if case .exited = end { Issue.record("The program did not run out of memory: \(end)") }
        #expect(session.leftOn == [] && session.isLineUntouched)
    }

    /// Returns a command that runs in a folder on a separate small disk. Only root can create this disk.
    private static func onSmallDisk(_ path: String, _ command: String) -> String {
        "unshare -m sh -c 'mount -t tmpfs -o size=256k tmpfs \(path) && exec \(command)'"
    }

    static let canMount: Bool = {
        guard let data = try? TemporaryDirectory(),
            let session = try? Session(
                .path("/bin/sh"), ["-c", onSmallDisk(data.path, "true")], hasTerminal: false)
        else { return false }
        return (try? session.waitForEnd()) == .exited(0)
    }()

    @Test(
        .enabled(if: canMount, "only root may mount a small disk"),
        .disabled(if: sanitizer == "thread", "ThreadSanitizer has a file of its own there"))
    func aFullDiskIsASentence() throws {
        let data = try TemporaryDirectory()
        let program = Program.reflow.location
        let session = try shell(
            Self.onSmallDisk(
                data.path, "sh -c \"yes | TMPDIR=\(data.path) \(program) log -\""))
        try session.wait(for: "the reason") { $0.shows("o space left") }
        // The next key removes the notice. The header still shows the reason.
        session.send("k")
        try session.settle()
        #expect(session.row(0).contains("stopped: no space left"))
        try quit(session)
    }
}
