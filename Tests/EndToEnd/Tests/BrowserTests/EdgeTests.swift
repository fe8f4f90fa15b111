import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What is at the edge of what a system gives: sizes, streams, descriptors, memory, disks, files of all kinds.
///
/// REFLOW_MATRIX=all takes more and longer ones.
@Suite struct EdgeTests {
    private func shell(
        _ script: String, columns: Int = 80, rows: Int = 24,
        environment: [String: String?] = [:]
    ) throws -> Session {
        try Session(
            .path("/bin/sh"), ["-c", script], columns: columns, rows: rows,
            environment: environment)
    }

    private func quit(_ session: Session) throws {
        session.send("Q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.leftOn == [])
    }

    @Test(arguments: [(1, 1_000), (32_767, 2), (65_535, 1), (1_000, 1_000)])
    func anySizeIsShownAndLeft(columns: Int, rows: Int) throws {
        let session = try Session(.reflow, ["sections"], columns: columns, rows: rows)
        try session.wait(for: "the first frame") {
            $0.isAlternateScreen && !$0.isUpdateSynchronized
        }
        session.send("jG")
        session.resize(columns: 80, rows: 24)
        try session.waitForFrame()
        session.resize(columns: columns, rows: rows)
        try quit(session)
    }

    @Test func withoutASizeItIsTheUsualOne() throws {
        let session = try shell("stty cols 0 rows 0; exec \(Program.reflow.command) basic")
        try session.wait(for: "the first frame") { $0.row(23).hasSuffix("q quit") }
        try quit(session)
    }

    /// Keys come from one terminal, and the picture goes to another.
    @Test func inputAndOutputMayBeTwoTerminals() throws {
        let keys = try Session(.path("/bin/sleep"), ["1000"])
        let session = try shell("\(Program.reflow.command) basic <\(keys.device); echo left $?")
        try session.waitForFrame()
        let first = session.text
        keys.send("j")
        try session.wait(for: "a key") { $0.text != first }
        #expect(keys.isReadingImmediate)
        keys.send("Q")
        try session.wait(for: "the end") { $0.shows("left 0") }
        #expect(session.leftOn == [] && session.isLineUntouched)
        #expect(keys.isLineUntouched)
    }

    @Test(arguments: [
        ("<&-", "Standard input is not a terminal"), (">&-", "Standard output is not a terminal"),
        ("<&- >&-", "Standard input is not a terminal"),
    ])
    func aClosedStreamIsASentence(streams: String, sentence: String) throws {
        let session = try shell("\(Program.reflow.command) basic \(streams); echo left $?")
        try session.wait(for: "the end") { $0.shows("left 1") }
        #expect(session.shows(sentence) && session.leftOn == [])
    }

    @Test func standardErrorMayBeClosed() throws {
        let session = try shell("exec \(Program.reflow.command) basic 2>&-")
        try session.waitForFrame()
        try quit(session)
    }

    /// Few descriptors, down to the standard streams alone: a sentence, or all that there is.
    @Test(arguments: MatrixTests.isWhole ? Array(4...20) : [4, 6, 8, 12])
    func fewDescriptorsAreASentence(count: Int) throws {
        let session = try shell(
            "ulimit -n \(count); \(Program.reflow.command) basic; echo left $?")
        try session.wait(for: "a frame or a sentence") {
            $0.shows("left ") || $0.row(23).hasSuffix("q quit")
        }
        if !session.shows("left ") { session.send("Q") }
        try session.wait(for: "the end") {
            $0.shows("left 0") || $0.shows("left 1") || $0.shows("left 127")
        }
        // With 127 not even the libraries could be opened.
        if session.shows("left 1"), !session.shows("left 127") {
            #expect(session.shows("Too many files are open"))
        }
        #expect(session.leftOn == [])
    }

    /// Where memory ends the program may, too; the terminal is given back.
    @Test(
        arguments: MatrixTests.isWhole
            ? Array(stride(from: 10, through: 400, by: 10)) : [20, 60, 100, 200])
    func littleMemoryLeavesTheTerminalWell(megabytes: Int) throws {
        let session = try shell(
            "ulimit -v \(megabytes * 1024); \(Program.reflow.command) million; echo left $?",
            columns: 200, rows: 60)
        try session.wait(for: "a frame or the end") {
            $0.shows("left ") || $0.row(59).hasSuffix("q quit")
        }
        if !session.shows("left ") { session.send("GgQ") }
        try session.wait(for: "the end") { $0.shows("left ") }
        #expect(session.leftOn == [])
    }

    /// A folder on a disk of its own, which only root may make.
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

    @Test(.enabled(if: canMount, "only root may mount a small disk")) func aFullDiskIsASentence()
        throws
    {
        let data = try TemporaryDirectory()
        let program = Program.reflow.location
        let session = try shell(
            Self.onSmallDisk(
                data.path, "sh -c \"yes | TMPDIR=\(data.path) \(program) log -\""))
        try session.wait(for: "the reason") { $0.shows("o space left") }
        try quit(session)
    }

    /// Pipes and devices in a folder, and as what is to be followed.
    @Test func pipesAndDevicesAreNotWaitedFor() throws {
        let data = try TemporaryDirectory()
        let making = try shell("mkfifo \(data.path)/pipe && ln -s /dev/zero \(data.path)/zero")
        #expect(try making.waitForEnd() == .exited(0))
        let files = try Session.reflow(["files", data.path])
        for (name, kind) in [("pipe", "a pipe"), ("zero", "a device or a socket")] {
            // The folder above, and what comes before it.
            for _ in 0..<4 where !files.shows("▌ \(name)") {
                files.send("\t")
                try files.settle()
            }
            try files.press(Sent.enter, for: "the reason") {
                $0.shows("“\(name)” cannot be opened: it is \(kind)")
            }
        }
        try quit(files)
        let pipe = try Session.reflow(["log", data.path + "/pipe"])
        try quit(pipe)
        for path in [data.path + "/zero", "/dev/tty", "/dev/full"] {
            let session = try Session(.reflow, ["log", path], columns: 200)
            #expect(try session.waitForEnd() == .exited(1))
            #expect(session.shows("Cannot follow") && session.leftOn == [])
        }
    }

    static let canBeNobody = getuid() == 0 && access("/usr/bin/setpriv", X_OK) == 0

    @Test(.enabled(if: canBeNobody, "only root may be another user"))
    func unreadableFilesAreSentences()
        throws
    {
        let data = try TemporaryDirectory()
        try data.makeFile("secret", containing: "nobody reads this")
        try data.makeFolder("closed")
        let making = try shell(
            "chmod 711 \(data.path); chmod 0 \(data.path)/secret \(data.path)/closed; chmod 755 \(data.path)"
        )
        #expect(try making.waitForEnd() == .exited(0))
        let nobody = "setpriv --reuid 65534 --regid 65534 --clear-groups \(Program.reflow.command)"
        for (arguments, sentence) in [
            ("log \(data.path)/secret", "permission denied"),
            ("files \(data.path)/closed", "permission denied"),
        ] {
            let session = try shell("\(nobody) \(arguments); echo left $?", columns: 200)
            try session.wait(for: "the end") { $0.shows("left 1") }
            #expect(session.shows(sentence) && session.leftOn == [])
        }
        let session = try shell("exec \(nobody) files \(data.path)")
        try session.wait(for: "both") { $0.shows("closed") && $0.shows("secret") }
        // Opening the folder says why that is not possible, and goes on.
        session.send("\r")
        try session.wait(for: "the reason") { $0.shows("ermission denied") }
        try quit(session)
    }

    /// As long as a system takes them: letters, wide ones, marks, and bytes that are no text.
    @Test func longNamesAreShown() throws {
        let data = try TemporaryDirectory()
        var names: [[UInt8]] = []
        for piece in ["n", "漢", "e\u{301}", "\u{301}", "🇩🇪", "\u{1B}"] {
            let count = 255 / piece.utf8.count
            names.append(Array(String(repeating: piece, count: count).utf8))
        }
        names.append([UInt8](repeating: 0xFF, count: 255))
        for name in names { try data.makeFile(name) }
        let session = try Session.reflow(["files", data.path])
        for _ in names { session.send("j") }
        try session.settle()
        #expect(
            StrayOutput(in: session.output).found.filter {
                !$0.contains("?1") && !$0.contains("?2")
            } == [])
        try expectFresh(session)
        try quit(session)
    }

    /// The screen is what a fresh draw shows.
    private func expectFresh(_ session: Session) throws {
        let before = session.content
        session.send(Sent.redraw)
        try session.settle()
        #expect(session.content == before)
    }

    /// Bytes of all kinds, the same each time.
    private static let bytes: [UInt8] = {
        var state: UInt32 = 1
        return (0..<300_000).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(state >> 24)
        }
    }()

    static let floods: [(name: String, script: String)] = [
        (
            "marks",
            #"for i in 1 2 3 4 5 6 7 8; do printf e; head -c 20000 /dev/zero | sed 's/\x00/\xcc\x81/g'; echo; done"#
        ),
        (
            "a long line",
            "head -c \(MatrixTests.isWhole ? 100_000_000 : 2_000_000) /dev/zero | tr '\\0' x; echo; echo after"
        ),
        (
            "zeros",
            "head -c \(MatrixTests.isWhole ? 20_000_000 : 1_000_000) /dev/zero; echo; echo after"
        ),
        ("bytes", "cat bytes"),
    ]

    @Test(arguments: floods) func floodsAreShown(name: String, script: String) throws {
        let data = try TemporaryDirectory()
        try data.makeFile(Array("bytes".utf8), containing: Self.bytes)
        let making = try shell("cd \(data.path); { \(script); } >flood")
        #expect(try making.waitForEnd() == .exited(0))
        let session = try Session.reflow(["log", data.path + "/flood"])
        for key in ["g", "j", "l", "w", "G", "k", "/e\r"] { session.send(key) }
        try session.settle()
        try expectFresh(session)
        try quit(session)
    }

    /// Cut, replaced and written again, over and over: in the end it shows what is in the file.
    @Test func aFileThatIsReplacedOftenIsFollowed() throws {
        let data = try TemporaryDirectory()
        try data.makeFile("lines", containing: "first\n")
        let session = try Session.reflow(["log", data.path + "/lines"])
        for turn in 0..<(MatrixTests.isWhole ? 1_500 : 60) {
            if turn % 2 == 0 {
                try data.empty("lines")
            } else {
                try data.makeFile("new", containing: "replaced \(turn)\n")
                try data.move("new", to: "lines")
            }
            try data.append("written \(turn)\n", to: "lines")
            // Now and then it is looked at meanwhile.
            if turn % 20 == 19 {
                try session.wait(for: "turn \(turn)") { $0.shows("written \(turn)") }
            }
        }
        try data.append("the last line\n", to: "lines")
        try session.wait(for: "the last line") { $0.shows("the last line") }
        try quit(session)
    }
}
