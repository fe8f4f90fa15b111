import CCurses
import Terminals
import Testing

@testable import CursesTerminals

@Suite struct SurroundingsTests {
    private func surroundings(_ variables: [String: String]) -> Surroundings {
        Surroundings { variables[$0] }
    }

    @Test func theEscapeDelayFitsThePlace() {
        #expect(surroundings([:]).escapeDelay == .milliseconds(25))
        #expect(surroundings(["SSH_TTY": "/dev/pts/1"]).escapeDelay == .milliseconds(100))
        #expect(surroundings(["SSH_CONNECTION": "a b"]).escapeDelay == .milliseconds(100))
        #expect(surroundings(["TMUX": "x"]).escapeDelay == .milliseconds(50))
        #expect(surroundings(["TERM": "screen-256color"]).escapeDelay == .milliseconds(50))
        #expect(surroundings(["ESCDELAY": "7", "TMUX": "x"]).escapeDelay == .milliseconds(7))
        #expect(surroundings(["ESCDELAY": "99999999"]).escapeDelay == .seconds(5))
        #expect(surroundings(["ESCDELAY": "soon"]).escapeDelay == .milliseconds(25))
        #expect(surroundings(["ESCDELAY": "-1"]).escapeDelay == .milliseconds(25))
    }

    @Test func exactColoursAreAskedForWhereTheTerminalSaysItHasThem() {
        func type(
            _ type: String, _ others: [String: String] = ["COLORTERM": "truecolor"]
        ) -> String? {
            surroundings(others.merging(["TERM": type]) { $1 }).preferredType
        }
        #expect(type("xterm-256color") == "xterm-direct")
        #expect(type("tmux-256color") == "tmux-direct")
        #expect(type("alacritty", ["COLORTERM": "24bit"]) == "alacritty-direct")
        #expect(type("xterm-256color", [:]) == nil)
        #expect(type("xterm-256color", ["COLORTERM": "yes"]) == nil)
        #expect(type("xterm-direct") == nil)
        #expect(type("screen-256color") == nil)
        #expect(type("linux") == nil)
        #expect(type("") == nil)
        #expect(type("xterm", ["COLORTERM": "truecolor", "NO_COLOR": "1"]) == nil)
    }

    @Test func depthsBetweenAreTheLowerOnes() {
        let depths: [(Int32, ColorDepth)] = [
            (-1, .monochrome), (0, .monochrome), (2, .monochrome), (8, .ansi8), (16, .ansi16),
            (88, .ansi16), (256, .indexed256), (0x7FFF, .indexed256), (0x100_0000, .trueColor),
        ]
        for (count, depth) in depths { #expect(ColorDepth(colorCount: count) == depth) }
    }

    @Test func cellsAreLaidOutAsInC() {
        #expect(MemoryLayout<Cell>.size == MemoryLayout<rfl_cell>.size)
        #expect(MemoryLayout<Cell>.stride == MemoryLayout<rfl_cell>.stride)
        for (width, attributes) in zip(
            0...2 as ClosedRange<UInt8>, [[], .bold, .reverse] as [Style.Attributes])
        {
            let style = Style(
                foreground: Color(hex: 0x123456), background: .red, attributes: attributes)
            let cell = Cell(Glyph("x"), style: style, width: width)
            withUnsafeBytes(of: cell) { bytes in
                var other = bytes.loadUnaligned(as: rfl_cell.self)
                #expect(other.glyph == 0x78)
                #expect(rfl_foreground(&other) == 0x112_3456)
                #expect(rfl_background(&other) == 0x1D7_0000)
                #expect(rfl_attributes(&other) == UInt32(attributes.rawValue))
                #expect(rfl_width(&other) == UInt32(width))
            }
        }
    }

    @Test func everyReasonIsASentenceThatSaysWhatToDo() {
        let errors: [CursesTerminalError] = [
            .alreadyOpen, .inputIsNoTerminal, .outputIsNoTerminal, .typeUnset,
            .typeUnknown("x\u{1B}"),
            .typeCannotMoveCursor("dumb"), .failed("xterm"),
        ]
        for error in errors {
            #expect(error.description.hasSuffix("."))
            #expect(error.description.contains(": "))
            #expect(error.description.unicodeScalars.allSatisfy { $0.value >= 0x20 })
        }
    }
}
