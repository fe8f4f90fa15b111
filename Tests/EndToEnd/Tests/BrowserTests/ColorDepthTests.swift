import Sessions
import Testing

/// The expected colors of Basic's three sections and of their text, for a type of terminal.
struct Expected: Sendable, CustomTestStringConvertible {
    var type: String
    var environment: [String: String?] = [:]
    /// The colors for red, blue and green, or `nil` for reverse video.
    var fills: [Int]?
    var text: Int?

    var testDescription: String { environment.isEmpty ? type : "\(type) \(environment)" }

    static let all = [
        Expected(type: "xterm-256color", fills: [160, 26, 28], text: 231),
        Expected(type: "screen-256color", fills: [160, 26, 28], text: 231),
        Expected(type: "xterm", fills: [1, 4, 2]),
        Expected(type: "linux", fills: [1, 4, 2]),
        Expected(type: "vt100"),
        Expected(type: "xterm-256color", environment: ["NO_COLOR": "1"]),
        Expected(type: "xterm", environment: ["NO_COLOR": "1"]),
    ]
}

@Suite struct ColorDepthTests {
    /// The soft tones of red, blue and green in the dark theme.
    static let exactFills = [0x163_3940, 0x12F_4A66, 0x13D_5439]

    /// Returns the cells with the numbers of the three sections' first items. Scrolls to the end for the third section.
    private func cells(_ session: Session) throws -> [ShownCell] {
        let start = try [#require(session.cell(ofWord: "1")), #require(session.cell(ofWord: "21"))]
        try session.press("G", for: "the green items") { $0.place(ofWord: "60") != nil }
        return try start + [#require(session.cell(ofWord: "60"))]
    }

    @Test(arguments: Expected.all) func sectionsHaveTheirColors(_ expected: Expected) throws {
        let environment = expected.environment.merging(["TERM": expected.type]) { $1 }
        let session = try Session.reflow(
            ["basic"], columns: 120, rows: 40, environment: environment)
        let cells = try cells(session)
        if let fills = expected.fills {
            #expect(cells.map(\.background) == fills)
            #expect(cells.allSatisfy { !$0.isReversed })
        } else {
            #expect(cells.allSatisfy { $0.background == nil && $0.foreground == nil })
            #expect(cells.allSatisfy { $0.isReversed })
        }
        if let text = expected.text { #expect(cells.allSatisfy { $0.foreground == text }) }
        #expect(cells.allSatisfy { $0.isBold })
    }

    /// Without colors, the program sends no color in any cell.
    @Test(arguments: ["", "sections", "emoji"]) func noColorMeansNone(demo: String) throws {
        let session = try Session.reflow(
            demo.isEmpty ? [] : [demo], environment: ["NO_COLOR": "1"])
        let cells = session.picture.joined()
        #expect(cells.allSatisfy { $0.background == nil && $0.foreground == nil })
    }

    /// The program derives the description with RGB colors, so no system needs one. It writes no file for this.
    @Test(arguments: [
        ["TERM": "xterm-256color"], ["TERM": "xterm"], ["TERM": "tmux-256color"],
        ["TERM": "screen-256color", "TMUX": "x"],
        ["TERM": "xterm-256color", "TMPDIR": "/no/such/folder", "HOME": "/no/such/folder"],
    ])
    func exactColorsWhereTheTerminalHasThem(variables: [String: String]) throws {
        let session = try Session.reflow(
            ["basic"], columns: 120, rows: 40,
            environment: variables.merging(["COLORTERM": "truecolor"]) { $1 })
        let cells = try cells(session)
        #expect(cells.map(\.background) == Self.exactFills)
        #expect(cells.allSatisfy { $0.foreground == 0x1EE_F1F6 })
    }

    /// No folder of descriptions contains a direct type beside these types. The second type's description contains the
    /// promise instead of COLORTERM.
    @Test(
        .enabled(if: DirectTerminal.canBeDescribed, "tic cannot compile a terminal's description"),
        arguments: [("lonely-256color", "truecolor"), ("promising-256color", nil)])
    func exactColorsOfATypeWithoutADirectOne(type: String, promise: String?) throws {
        let directory = try TemporaryDirectory()
        try DirectTerminal.describe(in: directory.path)
        for terminfo in ["TERMINFO", "TERMINFO_DIRS"] {
            var environment: [String: String?] = ["TERM": type, "COLORTERM": promise]
            environment[terminfo] = directory.path
            let session = try Session.reflow(
                ["basic"], columns: 120, rows: 40, environment: environment)
            #expect(try cells(session).map(\.background) == Self.exactFills)
            environment["NO_COLOR"] = "1"
            let plain = try Session.reflow(
                ["basic"], columns: 120, rows: 40, environment: environment)
            #expect(plain.picture.joined().allSatisfy { $0.background == nil })
        }
    }

    /// COLORTERM may come from another terminal than the one of TERM.
    @Test(
        arguments: [
            ("xterm-256color", nil, [160, 26, 28]),
            ("screen-256color", "truecolor", [160, 26, 28]),
            ("linux", "truecolor", [1, 4, 2]), ("vt100", "truecolor", []),
        ] as [(String, String?, [Int])])
    func noExactColorsWithoutAPromise(type: String, promise: String?, fills: [Int]) throws {
        let session = try Session.reflow(
            ["basic"], columns: 120, rows: 40,
            environment: ["TERM": type, "COLORTERM": promise, "TMUX": nil, "STY": nil])
        #expect(try cells(session).compactMap(\.background) == fills)
    }

    /// A terminal that announces RGB colors with COLORTERM gets the form with semicolons, which all these terminals
    /// support. A terminal whose description contains RGB colors gets the form of the description.
    @Test(
        .enabled(if: DirectTerminal.canBeDescribed, "tic cannot compile a terminal's description"),
        arguments: [("colons-256color", "48;2;99;57;64"), ("colons-direct", "48:2::99:57:64")])
    func exactColorsAreSentWithSemicolonsUnlessDescribed(type: String, red: String) throws {
        let directory = try TemporaryDirectory()
        try DirectTerminal.describe(in: directory.path)
        let session = try Session.reflow(
            ["basic"], columns: 120, rows: 40,
            environment: ["TERM": type, "COLORTERM": "truecolor", "TERMINFO": directory.path])
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.count(of: red) > 0)
        let other = red.contains(";") ? "48:2" : "48;2"
        #expect(session.count(of: other) == 0)
    }
}
