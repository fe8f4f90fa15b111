import CTerminals
import Terminals
import Testing

@testable import AnsiTerminals

/// The abilities of terminal types that are not looked up in terminfo.
@Suite struct AnsiTypeTests {
    private func find(
        _ term: String?, _ variables: [String: String] = [:]
    ) -> (type: AnsiType, result: rfl_result) {
        var variables = variables
        variables["TERM"] = term
        let (type, result) = AnsiType.find(
            in: TerminalEnvironment { [variables] in variables[$0] })
        return (type, result)
    }

    @Test func typesThatAreNoAnsiTerminalsAreRejected() {
        #expect(find(nil).result == RFL_TYPE_UNSET)
        #expect(find("").result == RFL_TYPE_UNSET)
        for term in ["dumb", "emacs", "unknown", "dumb-emacs-ansi"] {
            #expect(find(term).result == RFL_TYPE_CANNOT_MOVE_CURSOR, "\(term)")
        }
        for term in ["vt52", "wy60", "adm3a", "hp2621", "no-such-terminal", "x\u{1B}"] {
            #expect(find(term).result == RFL_TYPE_MAY_NOT_BE_ANSI, "\(term)")
        }
        // A type that contains a number of colours has the sequences for them, also if the user wants no colours.
        for variables in [[:], ["NO_COLOR": "1"]] {
            #expect(find("new-256color", variables).result == RFL_OPENED)
        }
        // COLORTERM may come from another terminal.
        for term in ["new", "vt52", "ms-vt100"] {
            let result = find(term, ["COLORTERM": "truecolor"]).result
            #expect(result == RFL_TYPE_MAY_NOT_BE_ANSI, "\(term)")
        }
    }

    @Test(arguments: [
        ("xterm", AnsiType.Family.xterm, ColorDepth.ansi8), ("xterm-256color", .xterm, .indexed256),
        ("xterm-16color", .xterm, .ansi16), ("xterm-direct", .xterm, .trueColor),
        ("xterm-mono", .window, .monochrome), ("xterm-kitty", .xterm, .indexed256),
        ("xterm-ghostty", .xterm, .indexed256),
        ("ms-terminal", .xterm, .ansi8), ("screen", .xterm, .ansi8),
        ("tmux-256color", .xterm, .indexed256), ("screen.xterm-256color", .xterm, .indexed256),
        ("alacritty", .xterm, .indexed256), ("foot", .xterm, .indexed256),
        ("st-256color", .xterm, .indexed256),
        ("rxvt", .window, .ansi8), ("rxvt-unicode-256color", .xterm, .indexed256),
        ("putty", .window, .ansi8), ("linux", .console, .ansi8),
        ("linux-16color", .console, .ansi16),
        ("vt100", .video, .monochrome), ("vt220", .video, .monochrome), ("ansi", .basic, .ansi8),
        ("ansi-m", .basic, .monochrome),
    ])
    func commonTypesAreKnown(_ term: String, _ family: AnsiType.Family, _ colors: ColorDepth) {
        let (type, result) = find(term)
        #expect(result == RFL_OPENED)
        #expect(type.family == family && type.colors == colors)
        #expect(find(term, ["NO_COLOR": "1"]).type.colors == .monochrome)
    }

    /// The console and GNU screen ignore COLORTERM, which may come from another terminal.
    @Test func exactColoursArePromised() {
        for term in ["xterm", "xterm-256color", "tmux", "rxvt", "putty"] {
            #expect(find(term, ["COLORTERM": "truecolor"]).type.colors == .trueColor, "\(term)")
        }
        for term in ["linux", "screen", "vt100"] {
            #expect(find(term, ["COLORTERM": "truecolor"]).type.colors < .trueColor, "\(term)")
        }
    }

    @Test func screenGetsNoItalicLetters() {
        #expect(!find("screen").type.attributes.contains(.italic))
        #expect(find("tmux").type.attributes.contains(.italic))
    }

    /// A terminal receives only sequences of its family.
    @Test(arguments: ["xterm", "rxvt", "linux", "vt100", "vt220", "ansi"])
    func unknownSequencesAreNotSent(_ term: String) {
        let type = find(term).type
        let sent = type.entering + type.leaving
        let isXterm = term == "xterm"
        #expect(sent.contains("[?1049") == isXterm)
        #expect(sent.contains("[?2004") == isXterm)
        #expect(sent.contains("[?25") == !["vt100", "ansi"].contains(term))
        #expect(sent.contains("[r") == (term != "ansi"))
        #expect(sent.contains("[?1h") == ["xterm", "vt100"].contains(term))
        #expect(sent.contains("[4l") == ["xterm", "rxvt", "linux"].contains(term))
        #expect(type.entering.hasPrefix(type.alternateScreen))
        #expect(type.leaving.hasPrefix("\u{1B}"))
        #expect(type.leaving.hasSuffix("\r\n") == type.alternateScreen.isEmpty)
        #expect(type.attributes.contains(.italic) == (term == "xterm"))
        #expect(sent.contains("(B") == (term != "ansi"))
    }
}
