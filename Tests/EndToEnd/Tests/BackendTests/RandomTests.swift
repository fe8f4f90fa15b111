import RandomFrames
import Sessions
import Terminals
import Testing

/// Random frames. Every cell has the colors and attributes that the terminal type can show, regardless of earlier
/// frames.
@Suite struct RandomTests {
    struct Kind: Sendable, CustomTestStringConvertible {
        var type: String
        var colors: RandomFrames.Colors
        var depth: ColorDepth
        var frames = 40
        var size = (columns: 60, rows: 24)
        /// Whether the terminal can show an underline and a color in one cell.
        var underlines = true

        var testDescription: String { "\(type) \(colors)" }
    }

    static let kinds = [
        Kind(type: "xterm-256color", colors: .any, depth: .indexed256),
        Kind(type: "xterm", colors: .few, depth: .ansi8),
        // More RGB values than the program remembers, although few look different.
        Kind(type: "xterm", colors: .grays, depth: .ansi8, frames: 30, size: (200, 60)),
        Kind(type: "screen-256color", colors: .any, depth: .indexed256),
        Kind(type: "linux", colors: .few, depth: .ansi8, underlines: false),
        Kind(type: "vt220", colors: .few, depth: .monochrome),
        Kind(type: "ansi", colors: .few, depth: .ansi8, underlines: false),
    ]

    @Test(arguments: kinds) func framesAreWhatWasDrawn(_ kind: Kind) throws { try compare(kind) }

    @Test(
        .enabled(if: DirectTerminal.canBeDescribed, "tic cannot compile a terminal's description"))
    func framesOfMoreColorsThanPairsAreWhatWasDrawn() throws {
        let directory = try TemporaryDirectory()
        try DirectTerminal.describe(in: directory.path)
        var kind = Kind(type: "xterm-direct", colors: .any, depth: .trueColor)
        (kind.frames, kind.size) = (30, (120, 50))
        try compare(kind, environment: ["TERMINFO": directory.path])
        withExtendedLifetime(directory) {}
    }

    private func compare(_ kind: Kind, environment: [String: String?] = [:]) throws {
        let session = try Session(
            .probe, [kind.colors.rawValue], columns: kind.size.columns, rows: kind.size.rows,
            environment: ["TERM": kind.type, "LC_ALL": "C.UTF-8"].merging(environment) { $1 })
        var frames = RandomFrames(kind.colors)
        for _ in 0..<kind.frames {
            let title = "frame \(frames.number)"
            try session.wait(for: title) { $0.row(0) == title }
            try session.waitUntilIdle()
            try expect(frames, of: kind, in: session)
            frames.advance()
            session.send("j")
        }
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.leftOn == [])
    }

    private func expect(_ frames: RandomFrames, of kind: Kind, in session: Session) throws {
        var screen = Screen(
            size: ScreenSize(columns: kind.size.columns, rows: kind.size.rows),
            features: ScreenFeatures(colors: kind.depth, isUnicode: true))
        screen.draw { frames.draw(into: &$0) }
        for row in 0..<kind.size.rows {
            for column in 0..<kind.size.columns {
                let cell = screen[row, column]
                guard !cell.glyph.isContinuation else { continue }
                let (glyph, style) = kind.depth.fold(cell, in: screen.theme)
                var shown = session.cell(column, row)
                if shown.scalars.isEmpty { shown.scalars = [" "] }
                let isRight =
                    shown.scalars == glyph.scalars
                    && shown.foreground == number(style.foreground)
                    && shown.background == number(style.background)
                    && shown.isBold == style.attributes.contains(.bold)
                    && (!kind.underlines
                        || shown.isUnderlined == style.attributes.contains(.underline))
                    && shown.isReversed == style.attributes.contains(.reverse)
                guard !isRight else { continue }
                throw SessionError(
                    "frame \(frames.number), row \(row), column \(column): the screen has \(shown) instead of \(cell)"
                )
            }
        }
    }

    private func number(_ color: FoldedColor) -> Int? {
        switch color {
        case .terminal: nil
        case .index(let number): Int(number)
        case .rgb(let red, let green, let blue):
            // For ncurses, the darkest blues would be palette numbers, so the program adds some green.
            1 << 24 | Int(red) << 16 | Int(green) << 8 | Int(blue)
                | (red == 0 && green == 0 && blue < 8 && !Environment.usesAnsi ? 0x100 : 0)
        }
    }
}
