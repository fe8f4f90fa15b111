import Testing

@testable import Terminals

/// The cache of styles, and when it is reset.
@Suite struct StyleTests {
    /// The theme also changes cells that are blank and in the terminal's own colours.
    @Test(arguments: Backend.allCases)
    func anotherThemeIsSeen(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            try withTerminal(backend) { terminal, line in
                var blank = screen(terminal, [])
                terminal.draw(blank)
                #expect(!line.output().contains("48;5;"))
                blank.theme = .light
                terminal.draw(blank)
                #expect(line.output().contains("48;5;"))
            }
        }
    }

    /// Known styles count once. Otherwise they would fill the cache, and the terminal would draw
    /// all cells again.
    @Test(arguments: Backend.allCases)
    func knownStylesAreRemembered(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            try withTerminal(backend) { terminal, line in
                let frames = (0..<2).map { first in
                    var frame = screen(terminal, [])
                    frame.draw { region in
                        for row in 0..<6 {
                            for column in 0..<20 {
                                let isBold = (column + first) % 2 == 0
                                region.text("x", row: row, column: column, isBold ? .bold : [])
                            }
                        }
                    }
                    return frame
                }
                terminal.draw(frames[0])
                _ = line.output()
                // Each frame has 120 changes of the style.
                for turn in 1...600 {
                    terminal.draw(frames[turn % 2])
                    #expect(!line.output().contains("\u{1B}[2J"))
                }
            }
        }
    }
}
