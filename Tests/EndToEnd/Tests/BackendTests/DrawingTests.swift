import Sessions
import Testing

@Suite struct DrawingTests {
    @Test func theFirstFrameIsWhatWasDrawn() throws {
        let session = try Session(.probe)
        try session.wait(for: "the last row") { $0.shows("corner") }
        #expect(session.row(0) == "Probe 80x24 indexed256")
        #expect(session.row(1) == "unicode true mouse true")
        #expect(session.isAlternateScreen)
        #expect(!session.isCursorVisible)
        #expect(session.isMouseReported)
        #expect(session.isPasteBracketed)
        #expect(!session.isUpdateSynchronized)
        #expect(!session.isLineCooked)
        // A character in the last cell can make a terminal scroll.
        #expect(session.cell(79, 23).scalars == ["r"])
    }

    @Test func coloursAndAttributesArrive() throws {
        let session = try Session(.probe)
        try session.wait(for: "the first frame") { $0.shows("corner") }
        #expect(session.cell(0, 0).isBold)
        #expect(session.cell(1, 3).background == 160)
        #expect(session.cell(1, 3).foreground == 231)
        #expect(session.cell(9, 3).background == 26)
        #expect(session.cell(6, 3).background == nil)
        #expect(session.cell(16, 3).isUnderlined)
        #expect(session.cell(24, 3).isReversed)
        #expect(session.cell(30, 3).background == nil)
    }

    @Test func charactersOfAllWidthsStandWhereTheyShould() throws {
        let session = try Session(.probe)
        try session.wait(for: "the first frame") { $0.shows("corner") }
        #expect(session.cell(0, 4).scalars == ["é"])
        #expect(session.cell(2, 4).scalars == ["e", "\u{301}"])
        #expect(session.cell(4, 4).scalars == ["漢"])
        #expect(session.cell(4, 4).width == 2)
        #expect(session.cell(6, 4).scalars == ["字"])
        #expect(session.cell(9, 4).scalars == ["\u{1F1E9}"])
        #expect(session.cell(10, 4).scalars == ["\u{1F1EA}"])
        #expect(session.row(4).hasSuffix("─│╭ end"))
        // The program draws control characters as symbols, so they have no effect.
        #expect(session.row(5) == "a␉b␛[31mc␇")
    }

    @Test(arguments: [
        ("xterm", "ansi8"), ("screen", "ansi8"), ("linux", "ansi8"), ("vt100", "monochrome"),
        ("xterm-256color", "indexed256"), ("screen-256color", "indexed256"),
    ])
    func everyTerminalGetsTheColoursItHas(type: String, depth: String) throws {
        let session = try Session(.probe, environment: ["TERM": type])
        try session.wait(for: "the first frame") { $0.shows("corner") }
        #expect(session.row(0) == "Probe 80x24 \(depth)")
        #expect(session.shows(" red"))
        let isColoured = session.cell(1, 3).background != nil
        #expect(isColoured == (depth != "monochrome"))
        #expect(session.cell(1, 3).isReversed == !isColoured)
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.leftOn == [])
    }

    @Test func noColorWins() throws {
        let session = try Session(.probe, environment: ["NO_COLOR": "1"])
        try session.wait(for: "the first frame") { $0.shows("corner") }
        #expect(session.row(0).hasSuffix("monochrome"))
        for column in 0..<80 {
            #expect(session.cell(column, 3).background == nil)
            #expect(session.cell(column, 3).foreground == nil)
        }
        #expect(session.cell(1, 3).isReversed)
    }

    @Test func anEmptyNoColorMeansNothing() throws {
        let session = try Session(.probe, environment: ["NO_COLOR": ""])
        try session.wait(for: "the first frame") { $0.shows("corner") }
        #expect(session.row(0).hasSuffix("indexed256"))
    }

    @Test(arguments: ["C", "POSIX", nil])
    func theBareLocaleStillHasUnicode(locale: String?) throws {
        let session = try Session(.probe, environment: ["LANG": locale, "LC_ALL": locale])
        try session.wait(for: "the first frame") { $0.shows("corner") }
        #expect(session.row(1).hasPrefix("unicode true"))
        #expect(session.row(4).hasSuffix("─│╭ end"))
    }

    @Test func aTerminalWithoutUnicodeGetsStandIns() throws {
        let session = try Session(.probe, environment: ["TERM": "vt100", "LC_ALL": "C"])
        try session.wait(for: "the first frame") { $0.shows("corner") }
        #expect(session.row(1).hasPrefix("unicode false"))
        #expect(session.row(4).hasSuffix("end"))
        #expect(session.output.allSatisfy { $0 < 0x80 })
    }

    @Test(arguments: [("10", "20"), ("24", "32768"), ("40000", "80"), ("-5", "0"), ("x", "")])
    func exportedSizesDoNotChangeTheSize(rows: String, columns: String) throws {
        let session = try Session(.probe, environment: ["LINES": rows, "COLUMNS": columns])
        try session.wait(for: "the size of the terminal") { $0.row(0).hasPrefix("Probe 80x24") }
    }

    @Test func unchangedFramesSendNothing() throws {
        let session = try Session(.probe)
        try session.wait(for: "the first frame") { $0.shows("corner") }
        session.send("i")
        let before = session.output.count
        session.send("z")
        try session.wait(for: "both keys") { $0.shows("heard 2, last: key z") }
        #expect(session.output.count - before < 40)
        #expect(session.count(of: "\u{1B}[?2026h") == 1)
        #expect(session.count(of: "\u{1B}[?25l") == 1 && session.count(of: "\u{1B}[?1000h") == 1)
    }

    @Test func aRepaintSendsEverythingAtOnce() throws {
        let session = try Session(.probe)
        try session.wait(for: "the first frame") { $0.shows("corner") }
        let first = session.count(of: "corne")
        session.send("l")
        try session.wait(for: "everything again") { $0.count(of: "corne") == first + 1 }
        try session.wait(for: "the end of the update") { $0.count(of: "\u{1B}[?2026l") == 2 }
        #expect(session.count(of: "\u{1B}[?2026h") == 2)
    }

    @Test func theConsoleGetsNoModesItDoesNotKnow() throws {
        let session = try Session(.probe, environment: ["TERM": "linux"])
        try session.wait(for: "the first frame") { $0.shows("corner") }
        for mode in [1000, 1006, 2004, 2026] {
            #expect(session.count(of: "[?\(mode)") == 0)
        }
    }
}
