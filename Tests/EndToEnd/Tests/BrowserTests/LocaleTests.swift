import Sessions
import Testing

@Suite struct LocaleTests {
    /// A locale such as C is usually not the user's choice, but a missing setting. The program sends UTF-8 anyway,
    /// because today's terminals support it.
    @Test(
        arguments: [
            ["LANG": "C"], ["LC_ALL": "POSIX"], ["LANG": nil], ["LANG": "xx_XX.nonsense"],
            ["LC_ALL": "C", "LANG": "en_US.UTF-8"],
        ] as [[String: String?]])
    func theBareLocaleLooksLikeAnyOther(environment: [String: String?]) throws {
        let usual = try Session.reflow()
        let bare = try Session.reflow(environment: environment)
        try bare.wait(for: "the same picture") { $0.picture == usual.picture }
    }

    /// A terminal type without UTF-8 gets only ASCII, and its screen is still readable.
    @Test(arguments: ["C", "POSIX"]) func withoutUnicodeItIsReadable(locale: String) throws {
        let session = try Session.reflow(environment: ["TERM": "vt100", "LC_ALL": locale])
        #expect(session.row(3).hasPrefix(">  Everything "))
        #expect(session.row(2).contains(" Everything - 424 x 304 pt - landscape - 1 column "))
        #expect(session.place(ofWord: "Oxygen") != nil)
        #expect(session.place(ofWord: "Silicon") != nil)
        for _ in 0..<2 { session.send(Sent.down) }
        try session.wait(for: "Mosaic") { $0.row(7).hasPrefix(">  Mosaic ") }
        session.send("Q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.output.allSatisfy { $0 < 0x80 })
    }

    /// In a single-byte character set, the bytes of UTF-8 have other meanings. For example, 9B starts an escape
    /// sequence.
    @Test(
        .enabled(if: LatinLocale.canBeMade, "localedef cannot compile a locale of ISO-8859-1"))
    func whatIsPrintedInAnotherCharacterSetIsASCII() throws {
        let directory = try TemporaryDirectory()
        let latin = try LatinLocale.environment(in: directory.path)
        for command in [
            ["show", "everything"], ["show", "browser"], ["show", "shuffle", "--format", "ansi"],
            ["list"], ["--help"], ["help", "show"], ["code", "sections"],
            ["code", "behaviours", "--for", "uikit"], ["show", "emoji", "--format", "json"],
        ] {
            let printed = try Printed(on: .output, command, environment: latin)
            #expect(printed.end == .exited(0))
            #expect(printed.bytes.count > 100 && printed.bytes.allSatisfy { $0 < 0x80 })
            // Only characters outside ASCII are replaced, so the number of lines is the same.
            let usual = try Printed(on: .output, command)
            #expect(printed.lines.count == usual.lines.count)
        }
        for wrong in [
            ["a\u{1B}[31m\u{9B}31m"], ["help", "\u{1B}c"], ["files", "/none/\u{1B}[2J"],
            ["basic", "--theme", "\u{9B}1m"], ["show", "basic", "--x\u{1B}[31m"],
        ] {
            let printed = try Printed(on: .error, wrong, environment: latin)
            #expect(printed.end != .exited(0) && printed.bytes.count > 20)
            #expect(printed.bytes.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
        }
        // A picture keeps its characters, because XML can name each character by its number.
        let picture = ["show", "everything", "--format", "svg"]
        let printed = try Printed(on: .output, picture, environment: latin)
        #expect(printed.bytes.allSatisfy { $0 < 0x80 } && printed.text.contains("&#x"))
        let usual = try Printed(on: .output, picture).text.unicodeScalars.map {
            $0.isASCII ? String($0) : "&#x\(String($0.value, radix: 16, uppercase: true));"
        }
        #expect(printed.text == usual.joined())
    }

    /// A drawn screen is ASCII too in a single-byte character set.
    @Test(
        .enabled(if: LatinLocale.canBeMade, "localedef cannot compile a locale of ISO-8859-1"))
    func whatIsShownInAnotherCharacterSetIsASCII() throws {
        let directory = try TemporaryDirectory()
        let latin = try LatinLocale.environment(in: directory.path)
        let session = try Session.reflow(["everything"], environment: latin)
        session.send("jjq")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.output.allSatisfy { $0 < 0x80 })
    }
}
