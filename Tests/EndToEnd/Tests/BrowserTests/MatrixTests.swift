import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The program on many types of terminals, in many locales, and at many sizes. It ends normally and restores the
/// terminal. Its screen is equal to a fresh draw, and it sends only sequences that the terminal supports.
///
/// REFLOW_MATRIX=all tests every combination. Otherwise every type, locale and size occurs at least once.
@Suite struct MatrixTests {
    static let isWhole = getenv("REFLOW_MATRIX").map { String(cString: $0) } == "all"

    static let types = [
        "xterm-256color", "xterm", "xterm-color", "xterm-mono", "xterm-direct", "screen",
        "screen-256color", "tmux", "tmux-256color", "linux", "vt100", "vt220", "rxvt", "Eterm",
    ]
    static let sizes = [
        (1, 1), (2, 2), (20, 5), (40, 10), (80, 24), (132, 43), (200, 60), (300, 100),
    ].map(WalkSize.init)
    static let demos = ["list", "basic", "sections", "emoji", "million", "store", "files"]

    enum Locale: String, CaseIterable {
        case utf8 = "C.UTF-8"
        case bare = "C"
        case unset
        case latin = "en_US.ISO-8859-1"
    }

    /// Sequences that a description does not contain, the terminals that receive them, and the reason why they have no
    /// effect.
    struct Harmless: Sendable {
        var reason: String
        var sequences: Set<String>
        var isSent: @Sendable (DescribedOutput) -> Bool
    }

    static let harmless = [
        Harmless(
            reason: """
                The mouse in three forms: a terminal that reports a mouse ignores the forms it does not have.
                """,
            sequences: Set([1000, 1002, 1006].flatMap { ["ESC [?\($0)h", "ESC [?\($0)l"] })
        ) { $0.hasMouse },
        Harmless(
            reason: """
                Marks around a paste, and an update shown at once: all like xterm ignore modes they do not have.
                """,
            sequences: Set([2004, 2026].flatMap { ["ESC [?\($0)h", "ESC [?\($0)l"] })
        ) { $0.isXtermLike },
        Harmless(
            reason: """
                Questions at the start: terminals like xterm ignore those they do not know.
                """,
            sequences: ["ESC [?u", "ESC ]11", "ESC [c"]
        ) { $0.isXtermLike },
        Harmless(
            reason: "Resets the scrolling region: xterm and terminals like it have this from DEC.",
            sequences: ["ESC [r"]
        ) { $0.isXtermLike },
        Harmless(
            reason: "Moves that every terminal with a screen has.",
            sequences: ["\r", "\n", "\u{8}"]
        ) { _ in true },
    ]

    struct Combination: Sendable, CustomTestStringConvertible {
        var type: String
        var locale: Locale
        var size: WalkSize
        var demo: String

        var testDescription: String { "\(demo) on \(type) in \(locale) at \(size)" }

        /// Whether all output must be ASCII. A terminal that reads single bytes treats 0x9B as the start of a sequence.
        var isASCII: Bool { locale == .latin || locale != .utf8 && type.hasPrefix("vt") }

        private var whyNot: String? {
            if locale == .latin, !LatinLocale.canBeMade {
                return "localedef cannot make the locale"
            }
            if type == "xterm-direct", !DirectTerminal.canBeDescribed {
                return "tic cannot make the type"
            }
            return nil
        }

        /// Returns the environment for the program. If the system cannot create the terminal type or the locale, it
        /// cancels the test. With REFLOW_MATRIX=all, it also records an issue.
        func environment(in data: TemporaryDirectory) throws -> [String: String?] {
            if let reason = whyNot {
                let sentence = "\(testDescription) is left out: \(reason)"
                if isWhole { Issue.record("\(sentence)") }
                // Swift Testing does not report that a test case with arguments was cancelled.
                print(sentence)
                try Test.cancel("\(sentence)")
            }
            var environment: [String: String?] = ["TERM": type, "LANG": nil]
            switch locale {
            case .utf8, .bare: environment["LC_ALL"] = locale.rawValue
            case .unset: environment["LC_ALL"] = .some(nil)
            case .latin:
                try data.makeFolder("locale")
                environment.merge(try LatinLocale.environment(in: data.path + "/locale")) { $1 }
            }
            if type == "xterm-direct" {
                try data.makeFolder("terminfo")
                try DirectTerminal.describe(in: data.path + "/terminfo")
                environment["TERMINFO"] = data.path + "/terminfo"
            }
            return environment
        }
    }

    static let combinations: [Combination] = {
        var all: [Combination] = []
        // This type restores the default colors with a reset of all attributes. In an earlier version, a found text
        // then lost its bold style.
        let formerFault = Combination(
            type: "xterm-color", locale: .utf8, size: WalkSize(132, 43), demo: "files")
        if !isWhole { all.append(formerFault) }
        for (first, type) in types.enumerated() {
            for (second, locale) in Locale.allCases.enumerated() {
                for (third, size) in sizes.enumerated() {
                    // Keeps about three combinations of each type, so that each locale and each size occurs.
                    let isOne = (first * 5 + second * 3 + third) % 11 == 0
                    guard isWhole || isOne else { continue }
                    let demo = demos[(first + second * 3 + third * 5) % demos.count]
                    all.append(Combination(type: type, locale: locale, size: size, demo: demo))
                }
            }
        }
        return all
    }()

    @Test func everythingOccurs() {
        let all = Self.combinations
        #expect(Set(all.map(\.type)) == Set(Self.types))
        #expect(Set(all.map(\.locale)) == Set(Locale.allCases))
        #expect(Set(all.map(\.size)) == Set(Self.sizes))
        #expect(!Self.isWhole || all.count == 14 * 4 * 8)
    }

    @Test(
        .enabled(if: SystemCall.tellsTimes, "the kernel does not show what a process waits for"),
        arguments: combinations)
    func nothingIsAmiss(_ combination: Combination) throws {
        let data = try TemporaryDirectory()
        let environment = try combination.environment(in: data)
        try makeFiles(in: data)
        var session = try start(combination, environment, data)
        var stale = try walk(session, combination)
        if !stale.isEmpty {
            // A notice in the last row may have disappeared between the two frames. Tries again, and waits until the
            // notice has disappeared.
            Self.tell("1 repeated")
            session = try start(combination, environment, data)
            stale = try walk(session, combination, untilIdle: true)
        }
        #expect(stale == [], "\(combination.testDescription)")
        Self.tell("1 combinations \(Self.keys.count) keys 3 screens")
        #expect(session.leftOn == [])
        #expect(session.isLineUntouched)
        let type = try #require(
            try DescribedOutput(of: combination.type, environment: environment))
        let allowed = Self.harmless.filter { $0.isSent(type) }.flatMap(\.sequences)
        let stray = type.undescribed(in: session.output).subtracting(allowed)
        #expect(stray == [], "\(combination.testDescription)")
        #expect(StrayOutput.letters(in: session.output) == [], "\(combination.testDescription)")
        if combination.isASCII {
            #expect(session.output.allSatisfy { $0 < 0x7F }, "\(combination.testDescription)")
        }
    }

    /// Prints counts, which `Tests/matrix` adds up, as in `tell("1 combinations 16 keys")`.
    static func tell(_ counts: String) {
        guard isWhole else { return }
        print("tried \(counts)")
        // Flushes the output, so that lines of other tests do not mix with this line.
        fflush(nil)
    }

    static let looks: [(type: String, output: String, undescribed: Set<String>)] = [
        ("xterm", "\u{1B}[0;1;31;44m\u{1B}[3m\u{1B}[m", []),
        ("xterm", "\u{1B}[38;5;160;1m\u{1B}[91m", ["ESC [38;5m", "ESC [9xm"]),
        ("xterm-256color", "\u{1B}[38;5;160;48;5;3m\u{1B}[91m\u{1B}[107m", []),
        ("xterm-256color", "\u{1B}[38;2;1;2;3m\u{1B}[c", ["ESC [38;2m", "ESC [c"]),
        ("vt100", "\u{1B}[1;7m\u{1B}[0m", []),
        ("vt100", "\u{1B}[3m\u{1B}[31m", ["ESC [3m", "ESC [3xm"]),
    ]

    /// Styles that a description lacks are reported, and styles that it contains are not.
    @Test(arguments: looks)
    func looksAreToldApart(type: String, output: String, undescribed: Set<String>) throws {
        let description = try #require(try DescribedOutput(of: type))
        #expect(description.undescribed(in: Array(output.utf8)) == undescribed)
    }

    /// Reports 8-bit controls, characters that change the direction of text, and bytes that are not text. The controls
    /// are found as single bytes and in UTF-8.
    @Test(arguments: [
        ("é漢👧e\u{301}�\u{1B}[31m", true), ("a\u{9B}31m", false), ("\u{85}", false),
        ("\u{202E}", false), ("\u{2066}", false),
    ])
    func lettersAreToldApart(text: String, isHarmless: Bool) {
        let bytes = Array(text.utf8)
        #expect(StrayOutput.letters(in: bytes).isEmpty == isHarmless)
        #expect(StrayOutput.letters(in: bytes + [0x9B]) != [])
        #expect(StrayOutput.letters(in: [0xE2, 0x82] + bytes) != [])
    }

    private func makeFiles(in data: TemporaryDirectory) throws {
        try data.makeFolder("folder")
        for name in ["plain", "ünïcödé", "漢字", "e\u{301}", "tab\there", "esc\u{1B}[31m"] {
            try data.makeFile("folder/" + name)
        }
        // 8-bit controls as single bytes and in UTF-8, characters that change the direction of text, and an incomplete
        // character.
        for name in [
            "c1\u{9B}31m\u{9D}0;owned\u{9C}", "turned\u{202E}dnuora\u{2066}", "join\u{200D}ed",
        ] {
            try data.makeFile("folder/" + name)
        }
        let folder = Array("folder/".utf8)
        try data.makeFile(folder + [0x62, 0x61, 0x64, 0xFF, 0x9B, 0x33, 0x31, 0x6D])
        try data.makeFile(folder + [0x63, 0x75, 0x74, 0xE2, 0x82])
    }

    private func start(
        _ combination: Combination, _ environment: [String: String?], _ data: TemporaryDirectory
    ) throws -> Session {
        let own = ["files": ["files", data.path + "/folder"], "list": []]
        let session = try Session(
            .reflow, (own[combination.demo] ?? [combination.demo]) + ["--no-animation"],
            columns: combination.size.columns, rows: combination.size.rows,
            environment: environment)
        guard try session.rest() else {
            throw SessionError("The program ended before its first frame.")
        }
        return session
    }

    private static let keys = [
        "j", "j", " ", "k", "\t", "l", "G", "g", "?", "?", "r", "+", "-", "/e\r", "n", "j",
    ]

    /// Presses keys, changes the size, and quits. Returns the differences between the screens and fresh draws.
    private func walk(
        _ session: Session, _ combination: Combination, untilIdle: Bool = false
    ) throws -> [String] {
        let (columns, rows) = (combination.size.columns, combination.size.rows)
        for key in Self.keys { try #require(try session.act(key)) }
        var stale = try compare(session, untilIdle, isASCII: combination.isASCII)
        for size in [(70, 20), (columns, rows)] {
            try #require(try session.act { session.resize(columns: size.0, rows: size.1) })
            stale += try compare(session, untilIdle, isASCII: combination.isASCII)
        }
        session.send("Q")
        #expect(try session.waitForEnd() == .exited(0), "\(combination.testDescription)")
        return stale
    }

    private func compare(_ session: Session, _ untilIdle: Bool, isASCII: Bool) throws -> [String] {
        if untilIdle { try session.waitUntilIdle() }
        let shown = session.shown
        // A cell that the program does not draw again stays wrong.
        session.scribble()
        try #require(try session.act(Sent.redraw))
        let fresh = session.shown
        let last = session.rows - 1
        // The last row may contain the drawing time of a frame, which differs in the next frame.
        let tellsTimes = [shown, fresh].contains { $0.text(ofRow: last).contains(" µs") }
        // In ASCII this time has another form. Also, frames repeat a character there, and libvterm 0.1 then wraps the
        // next character too early, into the last row.
        let isLastCompared = session.rows < 8 || !tellsTimes && !isASCII
        // In a row of one cell, ncurses inserts a character (on rxvt, for example), and libvterm 0.1 then shows wrong
        // styles. So only the text is compared.
        let stale = fresh.rows(differingFrom: shown).filter {
            ($0 < last || isLastCompared)
                && (session.columns > 1 || fresh.text(ofRow: $0) != shown.text(ofRow: $0))
        }
        return stale.flatMap { row in
            let cells = fresh.cells(ofRow: row, differingFrom: shown).prefix(3).map {
                "column \($0.column): \($0.there), fresh \($0.here)"
            }
            return (cells.isEmpty ? ["the cursor"] : cells).map {
                "At \(session.columns)x\(session.rows), row \(row), \($0)"
            }
        }
    }
}
