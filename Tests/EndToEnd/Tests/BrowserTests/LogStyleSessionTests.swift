import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Log as a pager: colours, and the bold and underlined text of manual pages.
@Suite struct LogStyleSessionTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    /// The two ways in which formatters print bold and underlined words.
    enum Format: CaseIterable {
        /// A backspace between two characters: `N BS N` is bold, and `_ BS f` is underlined, as on a typewriter.
        case overstruck
        case sequences

        func bold(_ word: String) -> String {
            self == .overstruck
                ? word.map { "\($0)\u{8}\($0)" }.joined() : "\u{1B}[1m\(word)\u{1B}[0m"
        }

        func underlined(_ word: String) -> String {
            self == .overstruck ? word.map { "_\u{8}\($0)" }.joined() : "\u{1B}[4m\(word)\u{1B}[24m"
        }
    }

    /// Returns a manual page in the format of GNU groff. It is longer than the screen.
    private func page(_ format: Format) -> String {
        let bold = format.bold
        let options = (1...40).map { "       \(bold("--option-\($0)"))\n              does it\n" }
        return """
            LS(1)                            User Commands                           LS(1)

            \(bold("NAME"))
                   ls - list directory contents

            \(bold("SYNOPSIS"))
                   \(bold("ls")) [\(format.underlined("OPTION"))]... [\(format.underlined("FILE"))]...

            \(bold("DESCRIPTION"))

            """ + options.joined()
    }

    private func pipe(_ text: String, environment: [String: String?] = [:]) throws -> Session {
        try directory.makeFile("page", containing: text)
        let session = try Session(
            .path("/bin/sh"),
            ["-c", "cat '\(directory.path)/page' | \(Program.reflow.command) log -"],
            environment: environment)
        try session.wait(for: "the end of the data") { $0.row(0).contains("ended") }
        return session
    }

    @Test(arguments: Format.allCases, [nil, "1"])
    func aManualPageIsBoldAndUnderlined(format: Format, noColor: String?) throws {
        let session = try pipe(page(format), environment: ["NO_COLOR": noColor])
        #expect(session.row(1).hasPrefix(" LS(1) "), "The page is shown from its start.")
        try expectPage(session)
        #expect(session.shows("        ls [OPTION]... [FILE]..."))
        // The styles are no part of the text.
        session.send("/option-33\r")
        try session.wait(for: "the option") { $0.shows("▌       --option-33") }
    }

    /// Checks the attributes of the page's words.
    private func expectPage(_ session: Session) throws {
        for word in ["NAME", "SYNOPSIS", "ls"] {
            let first = word == "ls" ? "[OPTION]..." : word
            let place = try #require(session.place(ofWord: first), "\(word)")
            let cell = session.cell(place.column - (word == "ls" ? 3 : 0), place.row)
            #expect(cell.isBold && !cell.isUnderlined, "\(word)")
        }
        let option = try #require(session.place(ofWord: "[OPTION]..."))
        for column in 0..<8 {
            let cell = session.cell(option.column + column, option.row)
            #expect(cell.isUnderlined == (1...6).contains(column) && !cell.isBold)
        }
        let prose = try #require(session.cell(ofWord: "directory"))
        #expect(!prose.isBold && !prose.isUnderlined)
    }

    @Test func aFilesColorsAreShownUnlessTheUserWantsNone() throws {
        let text =
            "plain \u{1B}[31mred \u{1B}[1;32mgreen\u{1B}[m \u{1B}[38;2;200;40;40mexact\u{1B}[m end\n"
        let session = try pipe(text)
        func color(_ word: String) throws -> Int? {
            try #require(session.cell(ofWord: word)).foreground
        }
        let usual = try color("plain")
        #expect(try color("red") != usual && color("end") == usual)
        #expect(try color("exact") == color("red") && color("green") != color("red"))
        #expect(try #require(session.cell(ofWord: "green")).isBold)
        let plain = try pipe(text, environment: ["NO_COLOR": "1"])
        let words = plain.picture.dropFirst().joined()
        #expect(words.allSatisfy { $0.foreground == nil && $0.background == nil })
        #expect(try #require(plain.cell(ofWord: "green")).isBold)
    }

    private static let canFormat = isProgram("man") && (isProgram("nroff") || isProgram("mandoc"))

    private static func isProgram(_ name: String) -> Bool { access("/usr/bin/\(name)", X_OK) == 0 }

    @Test(.enabled(if: canFormat, "man cannot format pages here"))
    func manUsesTheProgramAsItsPager() throws {
        try directory.makeFile(
            "page.1",
            containing: """
                .TH LS 1
                .SH NAME
                ls \\- list directory contents
                .SH SYNOPSIS
                .B ls
                .RI [ OPTION ]...

                """ + String(repeating: ".PP\nOne more paragraph.\n", count: 40))
        let session = try Session(
            .path("/bin/sh"), ["-c", "cd '\(directory.path)' && exec man ./page.1"],
            environment: [
                "MANPAGER": "\(Program.reflow.command) log -", "MANWIDTH": nil, "COLUMNS": nil,
            ])
        try session.wait(for: "the end of the data") { $0.row(0).contains("ended") }
        try expectPage(session)
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
    }
}
