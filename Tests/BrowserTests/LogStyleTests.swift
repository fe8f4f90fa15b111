import Foundation
import Reflow
import Testing

@testable import Browser
@testable import Gallery

/// Colours and attributes of lines in Log.
@Suite struct LogStyleTests {
    private let log: LogFile

    init() throws { log = try LogFile() }

    /// Returns the first cell of a text on the screen.
    private func cell(of text: String, in session: Session) throws -> Cell {
        let screen = session.screen
        for row in 0..<screen.size.rows {
            let letters = (0..<screen.size.columns).map { screen[row, $0].glyph.description }
            for column in letters.indices where letters[column...].joined().hasPrefix(text) {
                return screen[row, column]
            }
        }
        Issue.record("“\(text)” is not on the screen:\n\(session.text)")
        return try #require(nil)
    }

    @Test("A colour continues in the wrapped rows of its line, and ends with the line")
    func wrappedColor() throws {
        let session = try log.session(
            "plain \u{1B}[31mred words that need three rows of text\u{1B}[m end\n"
                + "\u{1B}[32munfinished\nnext\n", 20)
        for word in ["red", "that", "three", "text"] {
            #expect(try cell(of: word, in: session).foreground == .red, "\(word)")
        }
        for word in ["plain", "end", "next"] {
            #expect(try cell(of: word, in: session).foreground == .terminal, "\(word)")
        }
        #expect(try cell(of: "unfinished", in: session).foreground == .green)
        #expect(!session.text.contains("["))
    }

    @Test("Overstruck text is bold and underlined, with and without colours")
    func overstriking() throws {
        var session = try log.session(
            "N\u{8}NA\u{8}AM\u{8}ME\u{8}E\n       ls - _\u{8}f_\u{8}i_\u{8}l_\u{8}e\n"
                + "\u{1B}[1;4;31;44mall\u{1B}[m x\n")
        for colors in [ColorDepth.trueColor, .indexed256, .ansi16, .ansi8, .monochrome] {
            session.features = ScreenFeatures(colors: colors)
            #expect(try cell(of: "NAME", in: session).attributes == .bold)
            #expect(try cell(of: "file", in: session).attributes == .underline)
            #expect(try cell(of: "ls", in: session).attributes == [])
            let all = try cell(of: "all", in: session)
            #expect(all.attributes == [.bold, .underline])
            #expect(all.background == (colors == .monochrome ? .terminal : .blue))
        }
        #expect(session.rows[1].hasPrefix(" NAME"))
        #expect(session.rows[2].hasPrefix("        ls - file"))
    }

    @Test("A level tints a line without colours, and no other line")
    func levels() throws {
        var session = try log.session(
            "08:00 ERROR one\n08:00 \u{1B}[36mERROR\u{1B}[m two\nb\u{8}bold ERROR three\n"
                + "DEBUG four\nINFO five\n")
        session.features = ScreenFeatures(colors: .trueColor)
        #expect(try cell(of: "one", in: session).foreground == .red)
        #expect(try cell(of: "08:00", in: session).attributes == .dim)
        #expect(try cell(of: "ERROR two", in: session).foreground == .teal)
        #expect(try cell(of: "two", in: session).foreground == .terminal)
        #expect(try cell(of: "three", in: session).foreground == .red)
        #expect(try cell(of: "four", in: session).attributes == .dim)
        #expect(try cell(of: "five", in: session).attributes == [])
    }

    /// Sequences and backspaces are no part of the text.
    @Test("Find, filter and copy use the shown text")
    func text() throws {
        let bold = "file name".map { "\($0)\u{8}\($0)" }.joined()
        var session = try log.session(
            "first\n\(bold)\n\u{1B}[31mfi\u{1B}[32mle name\u{1B}[m\nlast\n", 80)
        session.press("g", "/")
        session.type("file name")
        session.press(.enter)
        #expect(session.rows[2].hasPrefix("▌file name"))
        session.press("n")
        #expect(session.rows[3].hasPrefix("▌file name"))
        session.press("y")
        #expect(session.status.contains("copied, if the terminal allows it: file name"))
        session.press(.escape, .escape, "&")
        session.type("file name")
        session.press(.enter)
        #expect(session.rows[0].contains("2 of 4"))
        session.press("&")
        session.press(.control("u"))
        session.type("31m")
        #expect(session.rows[0].contains("none with “31m”"))
    }

    @Test("Styles change neither wrapping nor heights", arguments: [1, 7, 20, 39])
    func heights(_ columns: Int) throws {
        let words = (1...40).map { "word\($0) 漢字\t" }
        let plain = words.joined()
        let styled = words.map { "\u{1B}[3\($0.count % 8)m\($0)" }.joined()
        let rows = try [plain, styled].map {
            Array(try log.session($0 + "\nend\n", columns, 80).rows.dropLast())
        }
        #expect(rows[0] == rows[1])
    }
}
