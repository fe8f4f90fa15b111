import Synchronization
import Testing

@testable import Terminals

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The bytes that the terminal sends, and the cases in which it sends none.
@Suite struct OutputTests {
    /// A signal interrupts only the current output, and the terminal sends the interrupted output
    /// again.
    @Test(arguments: Backend.allCases, ["xterm-256color", "linux"])
    func afterASignalThePictureIsSent(_ backend: Backend, type: String) async {
        await #expect(processExitsWith: .success) { [backend, type] in
            try withTerminal(backend, type: type) { terminal, line in
                var actions: [(String, () -> Void)] = [
                    ("open", {}),
                    ("draw", { terminal.draw(screen(terminal, ["before"])) }),
                ]
                if type != "linux" {
                    actions += [
                        ("mouse", { terminal.isMouseEnabled.toggle() }),
                        ("copy", { terminal.send(.copy("text")) }),
                        ("title", { terminal.send(.title("text")) }),
                    ]
                }
                for (name, action) in actions {
                    action()
                    send(SIGINT)
                    #expect(next(terminal) == .end(.interrupt))
                    _ = line.output()
                    terminal.draw(screen(terminal, [name]))
                    #expect(line.output().contains(name))
                }
                send(SIGINT)
                terminal.draw(screen(terminal, ["lost"]))
                #expect(!line.output().contains("lost"))
                #expect(next(terminal) == .end(.interrupt))
                terminal.draw(screen(terminal, ["lost"]))
                #expect(line.output().contains("lost"))
            }
        }
    }

    /// After a request to end, the terminal does not wait for a device that does not read.
    @Test(arguments: Backend.allCases)
    func askedToEndItNeverWaits(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            try withTerminal(backend) { terminal, line in
                let full = Array(repeating: String(repeating: "x", count: 20), count: 6)
                line.fill()
                send(SIGTERM)
                for _ in 0..<5 { terminal.draw(screen(terminal, full), repaint: true) }
                terminal.isMouseEnabled = false
                #expect(next(terminal) == .end(.terminate))
            }
        }
    }

    /// A waiting key does not interrupt the output of a frame.
    @Test(arguments: Backend.allCases)
    func aFrameIsSentAsAWhole(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            try withTerminal(backend, columns: 30, rows: 60) { terminal, line in
                line.type("q")
                terminal.draw(screen(terminal, (0..<60).map { "row \($0)" }))
                let output = line.output()
                for row in 0..<60 { #expect(output.contains("row \(row)")) }
            }
        }
    }

    @Test(arguments: Backend.allCases, ["xterm-256color", "linux", "vt100", "screen"])
    func theCursorIsWhereItIsPut(_ backend: Backend, type: String) async {
        await #expect(processExitsWith: .success) { [backend, type] in
            try withTerminal(backend, type: type) { terminal, line in
                let shown = "\u{1B}[?25h"
                // This terminal type cannot hide the cursor.
                let isAlwaysShown = type == "vt100"
                var cursor = CursorModel()
                terminal.draw(screen(terminal, ["b"]), repaint: true)
                cursor.follow(line.output()[...])
                for (row, column) in [(0, 0), (0, 19), (5, 0), (5, 19), (2, 7)] {
                    var picture = screen(terminal, ["a", "", "\(row)"])
                    picture.draw { $0.showCursor(row: row, column: column) }
                    terminal.draw(picture)
                    let output = line.output()
                    let end = output.firstRange(of: shown)?.lowerBound ?? output.endIndex
                    #expect((end == output.endIndex) == isAlwaysShown)
                    cursor.follow(output[..<end])
                    #expect(cursor.place == [row, column], "\(output.debugDescription)")
                    cursor.follow(output[end...])
                    #expect(cursor.place == [row, column], "\(output.debugDescription)")
                    terminal.draw(screen(terminal, ["b"]))
                    let hidden = line.output()
                    #expect(hidden.hasPrefix("\u{1B}[?25l") == !isAlwaysShown)
                    #expect(!hidden.contains(shown))
                    cursor.follow(hidden[...])
                }
            }
        }
    }

    /// A screen that is larger or smaller than the terminal.
    @Test(arguments: Backend.allCases)
    func onlyWhatFitsIsShown(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            try withTerminal(backend) { terminal, line in
                func picture(_ columns: Int, _ rows: Int, from first: Int) -> Screen {
                    var picture = Screen(
                        size: ScreenSize(columns: columns, rows: rows), features: terminal.features)
                    picture.draw { region in
                        for row in 0..<rows {
                            region.text(
                                "row \(row + first) " + .init(repeating: "#", count: 40), row: row)
                        }
                        region.showCursor(row: rows - 1, column: columns - 1)
                    }
                    return picture
                }
                terminal.draw(picture(21, 7, from: 0))
                let first = line.output()
                #expect(!first.contains("25h"), "\(first.debugDescription)")
                terminal.draw(picture(21, 7, from: 1))
                let moved = line.output()
                // Without ncurses, only the changed cells are sent.
                let sent = backend == .ansi ? "6" : "row 6"
                #expect(moved.contains(sent), "\(moved.debugDescription)")
                #expect(!moved.contains("\u{1B}[1;7r"), "\(moved.debugDescription)")
                terminal.draw(picture(12, 3, from: 3))
                let small = line.output()
                #expect(small.count { $0 == "#" } <= 18, "\(small.debugDescription)")
                // A replacement character is sent for half of a wide glyph.
                var wide = picture(21, 6, from: 0)
                wide.draw { $0.text("漢", row: 2, column: 19) }
                terminal.draw(wide)
                let cut = line.output()
                #expect(!cut.contains("漢") && cut.contains("\u{FFFD}"), "\(cut.debugDescription)")
            }
        }
    }

    #if Curses
        /// Opening and closing set the scroll region to all rows of the terminal, not to the 24 rows of
        /// its description.
        @Test func aSmallTerminalIsTakenAndGivenBackAtItsSize() async {
            await #expect(processExitsWith: .success) {
                let line = try #require(PseudoTerminal(columns: 20, rows: 6))
                try Backend.curses.withTerminal { _ in
                    let sent = line.output()
                    #expect(sent.contains("\u{1B}[1;6r") && !sent.contains("\u{1B}[1;24r"))
                }
                #expect(line.output().contains("\u{1B}[6;1H"))
            }
        }
    #endif

    /// After a resize to a smaller size and back, the terminal sends the cut rows again.
    @Test(arguments: Backend.allCases)
    func aSizeThatComesBackIsDrawnAnew(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            try withTerminal(backend) { terminal, line in
                let picture = screen(terminal, ["left       right", "", "", "", "", "last row"])
                terminal.draw(picture)
                for (columns, rows) in [(9, 3), (20, 6)] as [(UInt16, UInt16)] {
                    line.resize(columns: columns, rows: rows)
                    send(SIGWINCH)
                    let size = ScreenSize(columns: Int(columns), rows: Int(rows))
                    #expect(next(terminal) == .resize(size))
                }
                _ = line.output()
                terminal.draw(picture)
                let output = line.output()
                #expect(output.contains("right") && output.contains("last row"))
            }
        }
    }

    /// A terminal without these sequences receives none of them, and `send` returns `false`.
    @Test(arguments: Backend.allCases)
    func whatCannotBeSentIsNot(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            try withTerminal(backend, type: "linux") { terminal, line in
                #expect(!terminal.send(.copy("text")) && !terminal.send(.title("text")))
                #expect(line.output() == "")
            }
            try withTerminal(backend) { terminal, line in
                #expect(!terminal.send(.copy(String(repeating: "x", count: 80_000))))
                #expect(line.output() == "")
                #expect(terminal.send(.copy("text")) && terminal.send(.title("text")))
                terminal.close()
                _ = line.output()
                #expect(!terminal.send(.copy("text")) && !terminal.send(.title("text")))
                #expect(line.output() == "")
            }
        }
    }

    /// Modes of one terminal are off in the next terminal.
    @Test(arguments: Backend.allCases)
    func theNextTerminalBeginsAnew(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            let line = try #require(PseudoTerminal(columns: 20, rows: 6))
            try backend.withTerminal { terminal in
                #expect(terminal.send(.title("text")))
                line.type("\u{1B}[?0u\u{1B}[?62c")
                #expect(terminal.nextInput(before: terminal.now + .milliseconds(50)) == nil)
                #expect(line.output().contains("\u{1B}[>5u"))
            }
            _ = line.output()
            try backend.withTerminal(.init(isMouseEnabled: false)) { _ in }
            let output = line.output()
            for mode in ["\u{1B}[?1000h", "\u{1B}]2;", "\u{1B}[22;2t", "\u{1B}[>5u", "\u{1B}[<u"] {
                #expect(!output.contains(mode))
            }
        }
    }

    /// If the system reports no size, COLUMNS and LINES give it. The defaults are 80 and 24.
    @Test(arguments: Backend.allCases)
    func variablesGiveTheSizeIfTheSystemReportsNone(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            for columns in [nil, 31] as [Int?] {
                for rows in [nil, 12] as [Int?] {
                    for (name, value) in [("COLUMNS", columns), ("LINES", rows)] {
                        if let value { setenv(name, "\(value)", 1) } else { unsetenv(name) }
                    }
                    try withTerminal(backend, columns: 0, rows: 0) { terminal, _ in
                        let size = ScreenSize(columns: columns ?? 80, rows: rows ?? 24)
                        #expect(terminal.size == size)
                    }
                }
            }
        }
    }

    /// Both letters of a flag are sent if one of them changes, because a terminal could combine a
    /// letter with the wrong neighbour.
    @Test(arguments: Backend.allCases)
    func flagsAreSentAsAWhole(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            try withTerminal(backend) { terminal, line in
                let letters = (0..<26).compactMap { Unicode.Scalar(0x1F1E6 + $0) }
                for left in letters.indices {
                    for right in letters.indices {
                        for (first, second) in [
                            (left, (right + 7) % 26), (left, (right + 16) % 26),
                            ((left + 22) % 26, right),
                        ] {
                            let flag = "\(letters[first])\(letters[second])"
                            terminal.draw(screen(terminal, ["\(letters[left])\(letters[right])!"]))
                            _ = line.output()
                            terminal.draw(screen(terminal, [flag + "!"]))
                            #expect(line.output().contains(flag))
                        }
                    }
                }
            }
        }
    }

    /// The frame uses 80 colour pairs, and the terminal has 64.
    @Test(arguments: Backend.allCases)
    func aFrameOfMorePairsThanThereAreIsShown(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            try withTerminal(backend, type: "xterm", columns: 90) { terminal, line in
                var screen = Screen(size: terminal.size, features: terminal.features)
                let colors = [Color.terminal] + (0..<8).map { Color.index($0) }
                screen.draw { region in
                    region.text("shown", row: 0)
                    for (index, foreground) in colors.enumerated() {
                        for (other, background) in colors.enumerated() {
                            let column = 9 * index + other
                            region.within(columns: column..<column + 1, rows: 1..<2) {
                                $0.fill(background)
                                $0.text("x", color: foreground)
                            }
                        }
                    }
                }
                terminal.draw(screen)
                #expect(line.output().contains("shown"))
            }
        }
    }

    #if Curses
        /// On this terminal, the sequence that ends colours also ends bold.
        @Test func boldStaysBehindColours() async {
            await #expect(processExitsWith: .success) {
                try withTerminal(.curses, type: "xterm-color") { terminal, line in
                    var screen = screen(terminal, [])
                    screen.draw { region in
                        region.text("ab", row: 0, .bold)
                        region.within(columns: 0..<1, rows: 0..<1) {
                            $0.fill(.index(1))
                            $0.text("a", .bold)
                        }
                    }
                    terminal.draw(screen)
                    let sent = line.output()
                    let end = try #require(sent.firstRange(of: "a\u{1B}")?.upperBound)
                    let between = sent[end...].prefix { $0 != "b" }
                    #expect(between.hasSuffix("[1m"), "\(sent.debugDescription)")
                }
            }
        }
    #endif

    #if Curses
        @Test func rowsKeepTheirColoursWherePairsRunOut() async {
            await #expect(processExitsWith: .success) {
                var fresh: [Character: [String]] = [:]
                try withTerminal(.curses, type: "xterm", columns: 60) { terminal, line in
                    terminal.draw(manyPairs(terminal, 50..<80))
                    fresh = looksOfDigits(line.output())
                }
                #expect(fresh.count == 10 && Set(fresh.values).count > 5, "\(fresh)")
                try withTerminal(.curses, type: "xterm", columns: 60) { terminal, line in
                    terminal.draw(manyPairs(terminal, 10..<50))
                    _ = line.output()
                    terminal.draw(manyPairs(terminal, 50..<80))
                    let looks = looksOfDigits(line.output())
                    #expect(looks == fresh)
                }
            }
        }
    #endif

    @Test(arguments: Backend.allCases, ["vt100", "vt220"])
    func onlyXtermsLikeAreToldWhatXtermsKnow(_ backend: Backend, type: String) async {
        await #expect(processExitsWith: .success) { [backend, type] in
            let line = try #require(PseudoTerminal(columns: 20, rows: 6, type: type))
            try backend.open().close()
            let sent = line.output()
            #expect(!sent.isEmpty && !sent.contains("[?20"), "\(sent.debugDescription)")
        }
    }

    /// An echoed character inside a control sequence would break the sequence.
    @Test(arguments: Backend.allCases)
    func whatIsTypedIsNotEchoedWhileTheTerminalIsGivenBack(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            let line = try #require(PseudoTerminal(columns: 20, rows: 6))
            let isSeen = Mutex(false), hasEnded = Mutex(false)
            let watcher = Task.detached {
                while !hasEnded.withLock({ $0 }) {
                    var modes = termios()
                    tcgetattr(STDIN_FILENO, &modes)
                    let isOurs = modes.c_lflag & tcflag_t(ICANON) == 0
                    if !isOurs, modes.c_lflag & tcflag_t(ECHO) == 0 {
                        isSeen.withLock { $0 = true }
                    }
                }
            }
            // The state exists for about 0.1 ms, so a single check can miss it.
            for _ in 0..<1_000 where !isSeen.withLock({ $0 }) {
                try backend.open().close()
                _ = line.output()
            }
            hasEnded.withLock { $0 = true }
            await watcher.value
            var modes = termios()
            tcgetattr(STDIN_FILENO, &modes)
            #expect(isSeen.withLock { $0 } && modes.c_lflag & tcflag_t(ECHO) != 0)
        }
    }

    /// The system may have given the closed descriptor to another file.
    @Test(arguments: Backend.allCases)
    func aClosedTerminalWritesNowhere(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            let line = try #require(PseudoTerminal(columns: 20, rows: 6))
            let terminal = try backend.open()
            let full = screen(terminal, Array(repeating: "full", count: 6))
            terminal.close()
            let others = (0..<4).map { _ in
                var ends: [Int32] = [-1, -1]
                return pipe(&ends) == 0 ? ends[0] : -1
            }
            terminal.draw(full)
            for other in others {
                var polled = pollfd(fd: other, events: Int16(POLLIN), revents: 0)
                #expect(other >= 0 && poll(&polled, 1, 0) == 0)
            }
            withExtendedLifetime(line) {}
        }
    }

    @Test(arguments: Backend.allCases)
    func manyDescriptorsAreWatched(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            try withTerminal(backend) { terminal, _ in
                var pipes: [[Int32]] = []
                for _ in 0..<70 {
                    var ends: [Int32] = [-1, -1]
                    _ = pipe(&ends)
                    pipes.append(ends)
                }
                for count in [61, 62, 63, 70] {
                    terminal.watchedDescriptors = pipes.prefix(count).map { $0[0] }
                    #expect(terminal.nextInput(before: .zero) == nil)
                    _ = write(pipes[count - 1][1], "x", 1)
                    #expect(terminal.nextInput(before: .zero) == (count > 62 ? nil : .wake))
                    var byte: UInt8 = 0
                    _ = read(pipes[count - 1][0], &byte, 1)
                }
            }
        }
    }
}

/// The cursor position after the output of ncurses, which uses the shortest move.
private struct CursorModel {
    private var row = 0
    private var column = 0

    var place: [Int] { [row, column] }

    mutating func follow(_ output: Substring) {
        var rest = output.unicodeScalars
        while let scalar = rest.popFirst() {
            switch scalar.value {
            case 0x08: column -= 1
            case 0x09: column = column / 8 * 8 + 8
            case 0x0A: row += 1
            case 0x0D: column = 0
            case 0x1B: followSequence(&rest)
            case 0x20..<0x7F: column += 1
            default: break
            }
        }
    }

    private mutating func followSequence(_ rest: inout Substring.UnicodeScalarView) {
        guard let kind = rest.popFirst() else { return }
        switch kind {
        case "[":
            let numbers = rest.prefix { $0.value < 0x40 }
            rest = rest.dropFirst(numbers.count)
            guard let letter = rest.popFirst() else { return }
            move(letter, String(numbers).split(separator: ";").compactMap { Int($0) })
        // A character set sequence has one more letter.
        case "(", ")": _ = rest.popFirst()
        case "E": (row, column) = (row + 1, 0)
        case "M": row -= 1
        default: break
        }
    }

    private mutating func move(_ letter: Unicode.Scalar, _ numbers: [Int]) {
        let first = numbers.first ?? 1
        switch letter {
        case "A": row -= first
        case "B": row += first
        case "C", "b": column += first
        case "D": column -= first
        case "G": column = first - 1
        case "H": (row, column) = (first - 1, (numbers.dropFirst().first ?? 1) - 1)
        case "Z": column = (column - 1) / 8 * 8
        case "d": row = first - 1
        case "r": (row, column) = (0, 0)
        default: break
        }
    }
}

#if Curses
    /// A frame with ten colour pairs in the first row, and many other pairs in the second row. Several
    /// such frames use more pairs than the terminal has.
    private func manyPairs(_ terminal: any DeviceTerminal, _ others: Range<Int>) -> Screen {
        let colors = [Color.terminal] + (0..<8).map { Color.index($0) }
        var screen = screen(terminal, [])
        screen.draw { region in
            for (row, pairs) in [0..<10, others].enumerated() {
                for (column, pair) in pairs.enumerated() {
                    region.within(columns: column..<column + 1, rows: row..<row + 1) {
                        $0.fill(colors[pair / 9])
                        $0.text(row == 0 ? "\(column)" : "x", color: colors[pair % 9])
                    }
                }
            }
        }
        return screen
    }

    /// The output for the first row: each digit with its colour codes.
    private func looksOfDigits(_ output: String) -> [Character: [String]] {
        var (looks, colors): ([Character: [String]], [Character: String]) = ([:], [:])
        for piece in output.split(separator: "\u{1B}[").dropFirst() {
            guard let end = piece.firstIndex(where: \.isLetter) else { continue }
            let numbers = piece[..<end].split(separator: ";", omittingEmptySubsequences: false)
            for number in piece[end] == "m" ? numbers : [] {
                if number.isEmpty || number == "0" { colors = [:] }
                if let kind = number.first, "34".contains(kind) { colors[kind] = String(number) }
            }
            for digit in piece[end...] where digit.isNumber {
                looks[digit] = colors.values.sorted()
            }
        }
        return looks
    }
#endif
