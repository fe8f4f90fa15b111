import Sessions
import Testing

/// Files that other programs write to while the user reads them.
@Suite struct LogTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    /// Returns numbered lines. Some are longer than the screen is wide.
    private func lines(_ numbers: ClosedRange<Int>) -> String {
        numbers.map { number in
            let end = number.isMultiple(of: 7) ? String(repeating: " and so on", count: 12) : ""
            return "line \(number)\(end)\n"
        }.joined()
    }

    private func session(_ content: String) throws -> Session {
        try directory.makeFile("app.log", containing: content)
        return try Session.reflow(["log", directory.path + "/app.log"])
    }

    @Test func whoeverHasScrolledUpKeepsTheirPlaceWhileTheFileGrows() throws {
        let session = try session(lines(1...200))
        #expect(session.shows("line 200") && session.row(0).contains("200 lines · following"))
        try session.scroll(rows: -30)
        // Leaves out the last column, because its scrollbar moves as the file grows.
        func text() -> [[ShownCell]] {
            session.picture.dropFirst().dropLast().map { $0.dropLast() }
        }
        let before = text()
        for (first, last) in [(201, 201), (202, 240), (241, 300)] {
            try directory.append(lines(first...last), to: "app.log")
            try session.wait(for: "more lines") { $0.row(0).contains(" of \(last)") }
            try session.settle()
            #expect(text() == before)
        }
        // At the end of the file the program follows it again.
        try session.press("G", for: "the end") { $0.row(0).contains("following") }
        try directory.append("the very last\n", to: "app.log")
        try session.wait(for: "the last line") { $0.shows("the very last") }
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
    }

    /// If the cursor is in the part of the screen that scrolls, ncurses makes the terminal save the hidden cursor. Some
    /// terminals restore this saved state together with the old screen.
    @Test func whoeverHasScrolledGetsTheirCursorBack() throws {
        let session = try session(lines(1...5000))
        try session.press("g", for: "the start") {
            $0.row(1) == " line 1" || $0.row(2) == " line 2"
        }
        try session.scroll(rows: 4)
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.leftOn == [])
    }

    @Test func aLineThatIsWrittenInPiecesIsSeenWhole() throws {
        let session = try session("one\ntw")
        try directory.append("o\nthr", to: "app.log")
        try session.wait(for: "the rest of the line") { $0.shows(" two") && $0.shows(" thr") }
    }

    @Test func aFileThatIsCutBeginsAnew() throws {
        let session = try session(lines(1...50))
        try directory.empty("app.log")
        try session.wait(for: "a sentence") {
            $0.shows("app.log was truncated; reading it from the start")
        }
        try directory.append("fresh\n", to: "app.log")
        try session.wait(for: "the new line") { $0.shows("fresh") }
        #expect(!session.shows("line 50"))
    }

    @Test func aFileThatIsRotatedIsFollowedUnderItsName() throws {
        let session = try session(lines(1...5))
        try directory.move("app.log", to: "app.log.1")
        try directory.makeFile("app.log", containing: "fresh\n")
        try session.wait(for: "the new file") { $0.shows("fresh") }
        #expect(session.shows("line 5") && session.shows("replaced by a newer file"))
        try directory.append("fresher\n", to: "app.log")
        try session.wait(for: "its next line") { $0.shows("fresher") }
    }

    @Test func standardInputIsFollowedAndKeysComeFromTheTerminal() throws {
        let session = try Session(
            .path("/bin/sh"),
            ["-c", "(seq 100; printf 'last \\033[31mred\\377') | \(Program.reflow.command) log -"])
        try session.wait(for: "the end of the data") { $0.row(0).contains("ended") }
        try session.press("G", for: "the last line") { $0.shows(" last red�") }
        try session.press("g", for: "the start") { $0.row(1) == " 1" || $0.row(1).hasPrefix(" 1 ") }
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.leftOn == [])
    }

    /// A stream that stays open grows, so the program begins to follow it. The first lines fill the screen.
    @Test func aStreamThatStaysOpenIsFollowed() throws {
        let session = try Session(
            .path("/bin/sh"), ["-c", "(seq 100; exec sleep 60) | \(Program.reflow.command) log -"])
        try session.wait(for: "the last line") { $0.row(0).contains("following") }
        #expect(session.shows(" 100"))
    }

    /// More lines than one step of the search reads. The search takes so long that the notice about the end of the data
    /// disappears meanwhile.
    @Test func aTextIsFoundInManyLines() throws {
        let session = try Session(
            .path("/bin/sh"), ["-c", "seq 100000 | \(Program.reflow.command) log -"])
        try session.wait(for: "the end of the data") { $0.row(0).contains("100000") }
        session.send("g/77777\r")
        try session.wait(for: "the line") { $0.shows("▌77777") }
    }

    @Test(arguments: [
        (["log", "nowhere"], "Cannot follow “nowhere”: no such file or directory."),
        (["log", "/"], "Cannot follow “/”: it is a folder."),
        (["log", "/dev/null"], "Cannot follow “/dev/null”: it is not a regular file."),
        (["log"], "There is nothing to follow: name a file"),
        (["basic", "file"], "“basic” does not take the argument “file”"),
        (["store", "--items", "3"], "“store” does not take --items: it is an option of"),
    ])
    func whatCannotBeFollowedIsOneSentence(arguments: [String], beginning: String) throws {
        let session = try Session(.reflow, arguments, columns: 200)
        #expect(try session.waitForEnd() == .exited(1))
        expectSentence(session.output, beginning: "reflow: " + beginning)
    }
}
