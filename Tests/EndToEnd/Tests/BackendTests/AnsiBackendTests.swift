import Sessions
import Testing

/// Compares a backend without ncurses with the ncurses backend.
@Suite struct AnsiBackendTests {
    /// The visible properties of a cell. A written blank is equal to a cleared cell.
    private struct Seen: Equatable {
        var text: String
        var foreground, background: Int?
    }

    private func picture(_ session: Session) -> [Seen] {
        (0..<session.rows).flatMap { row in
            (0..<session.columns).map { column in
                let cell = session.cell(column, row)
                let text = String(String.UnicodeScalarView(cell.scalars))
                let isBlank = text.isEmpty || text == " "
                return Seen(
                    text: isBlank ? "" : text, foreground: isBlank ? nil : cell.foreground,
                    background: cell.background)
            }
        }
    }

    private func expectSame(_ curses: Session, _ plain: Session, _ what: String) throws {
        let wanted = picture(curses)
        try plain.wait(for: what) { picture($0) == wanted }
    }

    @Test(.disabled(if: Environment.usesAnsi, "there is nothing to compare with"))
    func bothBackendsShowTheSame() throws {
        let curses = try Session(.probe, ["basic"])
        let plain = try Session(.plain)
        try curses.wait(for: "the first frame") { $0.shows("21") }
        try expectSame(curses, plain, "the same first frame")
        for (keys, shown) in [("j", "24"), ("\u{1B}[6~", "30"), ("G", "60"), ("g", "21")] {
            for session in [curses, plain] { session.send(keys) }
            try curses.wait(for: "a frame after \(keys)") { $0.shows(shown) }
            try expectSame(curses, plain, "the frame after \(keys)")
        }
        for session in [curses, plain] { session.resize(columns: 40, rows: 30) }
        try curses.wait(for: "one column") {
            $0.text.last?.contains("16") == true || $0.shows("10")
        }
        try expectSame(curses, plain, "the frame after a resize")
        for session in [curses, plain] {
            session.send("q")
            #expect(try session.waitForEnd() == .exited(0))
            #expect(session.leftOn == [])
        }
    }

    #if os(Linux)
        @Test func withoutItNoCursesIsLoaded() throws {
            for (program, isLoaded) in [(Program.plain, false), (.probe, true)] {
                let session = try Session(program, program == .probe ? ["basic"] : [])
                try session.wait(for: "the first frame") { $0.shows("21") }
                #expect(session.hasLoaded("/libncurses") == isLoaded)
                #expect(session.hasLoaded("/libtinfo") == isLoaded)
            }
        }
    #endif
}
