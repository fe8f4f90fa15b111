import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Files and folders of all kinds.
extension EdgeTests {
    /// Pipes and devices as entries of a folder, and as a file to follow.
    @Test func pipesAndDevicesAreNotWaitedFor() throws {
        let data = try TemporaryDirectory()
        let making = try shell("mkfifo \(data.path)/pipe && ln -s /dev/zero \(data.path)/zero")
        #expect(try making.waitForEnd() == .exited(0))
        let files = try Session.reflow(["files", data.path])
        for (name, kind) in [("pipe", "a pipe"), ("zero", "a device or a socket")] {
            // The parent folder and the entries before this one.
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
    func unreadableFilesAreSentences() throws {
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
        // The program says why it cannot open the folder, and continues.
        session.send("\r")
        try session.wait(for: "the reason") { $0.shows("ermission denied") }
        try quit(session)
    }

    /// Names on the command line may be bytes that are not text, for a drawn demo and for a demo line by line.
    @Test(arguments: [
        "files \"$name\"", "files --path \"$name\"", "log \"$name/inside\"",
        "files --plain \"$name\"", "log --plain \"$name/inside\"",
    ])
    func namesOfTheCommandLineNeedNotBeText(command: String) throws {
        let data = try TemporaryDirectory()
        let name: [UInt8] = [0x61, 0xFF, 0x9B, 0x31, 0x6D]
        try data.makeFolder(name)
        try data.makeFile(name + Array("/inside".utf8), containing: "within")
        let session = try shell(
            "cd \(data.path); name=$(printf 'a\\377\\2331m'); exec \(Program.reflow.command) \(command)"
        )
        let isPlain = command.contains("--plain")
        try session.wait(for: "a frame or a question") {
            isPlain ? $0.shows("lists commands>") : $0.row(23).contains("q quit")
        }
        #expect(session.shows(command.hasPrefix("log") ? "within" : "inside"))
        #expect(command.hasPrefix("log") || session.shows("a��1m"))
        session.send(isPlain ? "q\n" : "q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.leftOn == [])
        #expect(StrayOutput(in: session.output).found == [])
    }

    /// The bytes that a long name repeats, and the start of the name on the screen.
    static let longNames: [(part: [UInt8], shown: String)] = [
        (Array("n".utf8), "nnnnnnnn"), (Array("漢".utf8), "漢漢漢漢"),
        (Array("e\u{301}".utf8), "e\u{301}e\u{301}e\u{301}"),
        // The screen shows four marks on one letter.
        (Array("\u{301}".utf8), "◌\u{301}\u{301}\u{301}\u{301}"),
        (Array("🇩🇪".utf8), "🇩🇪🇩🇪🇩🇪"), (Array("\u{1B}".utf8), "␛␛␛␛"), ([0xFF], "����"),
    ]

    /// Names of the largest length of a system, with letters, wide characters, marks, and bytes that are not text.
    @Test func longNamesAreShown() throws {
        let data = try TemporaryDirectory()
        let names = Self.longNames.map { name, _ in
            Array(repeatElement(name, count: 255 / name.count).joined())
        }
        for name in names { try data.makeFile(name) }
        let session = try Session.reflow(["files", data.path])
        for (_, shown) in Self.longNames { #expect(session.shows(shown), "\(shown)") }
        for _ in names { session.send("j") }
        try session.settle()
        #expect(StrayOutput(in: session.output).found == [])
        try expectFresh(session)
        try quit(session)
    }

    /// Pseudorandom bytes, the same in each run.
    private static let bytes: [UInt8] = {
        var state: UInt32 = 1
        return (0..<300_000).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(state >> 24)
        }
    }()

    struct Flood: Sendable, CustomTestStringConvertible {
        var name: String
        /// The shell script that writes the file.
        var script: String
        var size: Int
        var lines: Int
        /// The starts of the first and the last line on the screen.
        var start, end: String

        var testDescription: String { name }
    }

    private static let many = MatrixTests.isWhole ? 50 : 1

    static let floods = [
        Flood(
            name: "marks",
            script: """
                for i in 1 2 3 4 5 6 7 8; do
                    printf e; head -c 20000 /dev/zero | LC_ALL=C sed 's/\\x00/\\xcc\\x81/g'; echo
                done
                """,
            size: 8 * (1 + 2 * 20_000 + 1), lines: 8, start: "e\u{301}", end: "e\u{301}"),
        Flood(
            name: "a long line",
            script: "head -c \(2_000_000 * many) /dev/zero | tr '\\0' x; echo; echo after",
            size: 2_000_000 * many + 7, lines: 2, start: "xxxxxxxx", end: "after"),
        Flood(
            name: "zeros", script: "head -c \(400_000 * many) /dev/zero; echo; echo after",
            size: 400_000 * many + 7, lines: 2, start: "␀␀␀␀", end: "after"),
        Flood(
            name: "bytes", script: "cat bytes", size: bytes.count, lines: 1_232, start: "<^��",
            end: "�K��"),
    ]

    @Test(arguments: floods) func floodsAreShown(flood: Flood) throws {
        let data = try TemporaryDirectory()
        try data.makeFile("bytes", containing: Self.bytes)
        let making = try shell("cd \(data.path); { \(flood.script)\n} >flood")
        #expect(try making.waitForEnd() == .exited(0))
        #expect(try data.size(of: "flood") == flood.size)
        let session = try Session.reflow(["log", data.path + "/flood"])
        for (key, text) in [("G", flood.end), ("g", flood.start), ("G", flood.end)] {
            try session.press(key, for: text) { shown in
                shown.text.contains {
                    // Compares scalars, because a character with more marks is a different character.
                    $0.unicodeScalars.dropFirst().starts(with: text.unicodeScalars)
                }
            }
        }
        #expect(session.row(0).contains(" \(flood.lines) lines"))
        for key in ["g", "j", "l", "w", "G", "k", "/e\r"] { session.send(key) }
        try session.settle()
        try expectFresh(session)
        try quit(session)
        #expect(StrayOutput(in: session.output).found == [])
    }

    /// The test truncates, replaces and writes the file many times. In the end the screen shows the file's contents.
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
            // Every 20 turns, the test waits until the screen shows the file.
            if turn % 20 == 19 {
                try session.wait(for: "turn \(turn)") { $0.shows("written \(turn)") }
            }
        }
        try data.append("the last line\n", to: "lines")
        try session.wait(for: "the last line") { $0.shows("the last line") }
        try quit(session)
    }
}
