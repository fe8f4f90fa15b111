import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A backend that knows no ncurses shows what the one with ncurses shows.
@Suite struct PlainTests {
    /// Each cell that a picture of these sizes has, but for how a blank is told from nothing.
    private func picture(_ session: Session) -> [String] {
        (0..<session.rows).flatMap { row in
            (0..<session.columns).map { column in
                let cell = session.cell(column, row)
                let text = String(String.UnicodeScalarView(cell.scalars))
                let isBlank = text.isEmpty || text == " "
                return "\(isBlank ? " " : text) \(cell.background) \(isBlank ? 0 : cell.foreground)"
            }
        }
    }

    private func expectSame(_ curses: Session, _ plain: Session, _ what: String) throws {
        let wanted = picture(curses)
        try plain.wait(for: what) { picture($0) == wanted }
    }

    @Test func bothBackendsShowTheSame() throws {
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
                let maps = try TemporaryDirectory.text(of: "/proc/\(session.process)/maps")
                #expect(maps.contains("/libncurses") == isLoaded)
                #expect(maps.contains("/libtinfo") == isLoaded)
            }
        }
    #endif
}
