import Sessions
import Testing

/// Checks that the bytes are one line with a sentence, without control characters that affect a terminal.
func expectSentence(
    _ bytes: [UInt8], beginning: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix(beginning), sourceLocation: sourceLocation)
    let isWhole = text.hasSuffix(".\n") || text.hasSuffix(".\r\n")
    #expect(
        isWhole, "The text \(text.debugDescription) ends with a period and a line break.",
        sourceLocation: sourceLocation)
    #expect(text.filter { $0.isNewline }.count == 1, sourceLocation: sourceLocation)
    #expect(
        !bytes.contains { $0 < 0x20 && $0 != 0x0A && $0 != 0x0D }, sourceLocation: sourceLocation)
}

@Suite struct ErrorTests {
    @Test(arguments: [[], ["basic"], ["browse"]])
    func withoutATerminalThereIsOneSentence(arguments: [String]) throws {
        let printed = try Printed(on: .error, arguments)
        #expect(printed.end == .exited(1))
        expectSentence(printed.bytes, beginning: "reflow: Standard input is not a terminal: ")
        #expect(try Printed(on: .output, arguments).bytes == [])
    }

    @Test(arguments: [("\"$0\" </dev/null", "input"), ("\"$0\" >/dev/null", "output")])
    func bothEndsHaveToBeTheTerminal(command: String, end: String) throws {
        let session = try Session(.path("/bin/sh"), ["-c", command, Program.reflow.location])
        #expect(try session.waitForEnd() == .exited(1))
        expectSentence(session.output, beginning: "reflow: Standard \(end) is not a terminal: ")
        #expect(session.isLineUntouched)
    }

    @Test(arguments: [
        (nil, "TERM is not set: "), ("", "TERM is not set: "),
        ("no-such-terminal", "The terminal type “no-such-terminal” is unknown on this system: "),
        ("a\u{1B}[31m\n", "The terminal type “a?[31m?” is unknown on this system: "),
    ])
    func aTerminalThatWillNotDoIsExplained(type: String?, beginning: String) throws {
        let session = try Session(.reflow, environment: ["TERM": type])
        #expect(try session.waitForEnd() == .exited(1))
        expectSentence(session.output, beginning: "reflow: " + beginning)
        #expect(session.leftOn == [])
        #expect(session.isLineUntouched)
    }

    @Test(
        arguments: [
            ("basik", "Did you mean “basic”?"), ("Emojis", "Did you mean “emoji”?"),
            ("sec", "Did you mean “sections”?"), ("xyzzy", "“reflow list” shows all names."),
            ("a\u{1B}[31mb\nc", "There is no demo “a␛[31mb␊c”."),
            (String(repeating: "x", count: 10_000), "“reflow list” shows all names."),
        ], [[], ["browse"], ["show"]])
    func aWrongNameSuggestsTheCloseOnes(
        name: (typed: String, answer: String), command: [String]
    ) throws {
        let printed = try Printed(on: .error, command + [name.typed])
        #expect(printed.end == .exited(1))
        expectSentence(printed.bytes, beginning: "reflow: There is no demo “")
        #expect(printed.text.contains(name.answer))
        #expect(printed.bytes.count < 300)
    }

    @Test("Help for an unknown name fails and says how to list the names")
    func helpOfNothing() throws {
        for word in ["basik", "a\u{1B}[31mb", String(repeating: "x", count: 10_000)] {
            let printed = try Printed(on: .error, ["help", word])
            #expect(printed.end == .exited(1))
            expectSentence(printed.bytes, beginning: "reflow: There is no command or demo “")
            #expect(printed.text.contains("“reflow list” the demos"))
            #expect(printed.bytes.count < 300)
            #expect(try Printed(on: .output, ["help", word]).bytes == [])
        }
        for known in ["help show", "help list", "help files", "help", "--help", "show --help"] {
            let printed = try Printed(on: .output, known.split(separator: " ").map { String($0) })
            #expect(printed.end == .exited(0) && printed.text.contains("USAGE: reflow"))
        }
    }

    @Test(
        "The message about a negative number names the number and its range",
        arguments: [
            (
                "million --items -1",
                "--items cannot be -1; use a number from 0 to "
            ),
            (
                "show billion --items -5",
                "--items cannot be -5; use a number from 0 to "
            ),
            (
                "show basic --scroll -3",
                "--scroll cannot be -3; use 0 or more"
            ),
        ])
    func negative(command: String, sentence: String) throws {
        let printed = try Printed(on: .error, command.split(separator: " ").map { String($0) })
        #expect(printed.end == .exited(1))
        expectSentence(printed.bytes, beginning: "reflow: " + sentence)
    }

    @Test(
        "a number is taken in decimal digits only",
        arguments: [
            ("basic --set inset=0x10", "“inset” cannot be “0x10”; use 0 to "),
            ("basic --set inset=1e1", "“inset” cannot be “1e1”; use 0 to "),
            ("million --items +5", "--items takes a whole number, not “+5”"),
            ("million --items 0x5", "--items takes a whole number, not “0x5”"),
            ("show basic --scroll +3", "--scroll takes a whole number, not “+3”"),
            ("show basic --size +60x24", "A size is COLUMNSxROWS, as in --size 80x24"),
        ])
    func otherNumbers(command: String, sentence: String) throws {
        let printed = try Printed(on: .error, command.split(separator: " ").map { String($0) })
        #expect(printed.end == .exited(1) || printed.end == .exited(64))
        #expect(printed.text.contains(sentence), "\(printed.text)")
    }

    @Test("A failed write of any output, including the help, gives an error of one sentence")
    func fullOutput() throws {
        for command in ["--help", "--version", "help show", "list", "show basic"] {
            for (output, reason) in [
                (">/dev/full", "No space left on device"), (">&-", "Bad file descriptor"),
            ] {
                let script = "\"$0\" \(command) \(output)"
                let session = try Session(
                    .path("/bin/sh"), ["-c", script, Program.reflow.location], hasTerminal: false)
                #expect(try session.waitForEnd() == .exited(1))
                expectSentence(
                    session.output, beginning: "reflow: The output can't be written: \(reason)")
            }
        }
    }

    /// The program reports a wrong name before it changes the screen.
    @Test func aWrongNameLeavesTheScreenAlone() throws {
        let session = try Session(.reflow, ["basik"])
        #expect(try session.waitForEnd() == .exited(1))
        #expect(!session.output.contains(0x1B))
    }

    /// Messages of the command line's parser also contain the user's text.
    @Test(arguments: [
        ["--x\u{1B}[31m"], ["show", "basic", "--size", "\u{1B}]0;owned\u{7}"],
        ["show", "basic", "--format", "\u{9B}31m"], ["basic", "one", "\u{1B}[2J"],
    ])
    func messagesOfTheCommandLineAreHarmless(arguments: [String]) throws {
        let printed = try Printed(on: .error, arguments)
        #expect(printed.end == .exited(64))
        #expect(StrayOutput(in: printed.bytes).found == [])
        #expect(!printed.bytes.contains(0x1B))
        #expect(printed.lines.count > 2, "The message has more than two lines.")
    }
}
