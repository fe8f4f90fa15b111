import TerminalSupport
import Terminals
import Testing

@testable import TerminalControls

/// The key map, and the number that a user types before a key.
@Suite struct KeyMapTests {
    private enum Command: Hashable { case down, find, again, sort, quit }

    private static let keys = KeyMap<Command>([
        .init(
            "Move",
            [
                .init(["j", .down], help: "down", .down),
                .init(["n"], .again),
                .init(
                    ["/"], names: "/ n", help: "find", hint: Hint("/", word: "find"), rank: 1, .find
                ),
                .init([], names: "wheel", help: "scroll"),
            ]),
        .init("Hidden", [.init(["x"], .quit)]),
        .init("Own", [.init(["n"], help: "sort", hint: Hint("n", word: "sort"), .sort)]),
        .init("Leave", [.init(["q"], help: "quit", hint: Hint("q", word: "quit"), rank: 2, .quit)]),
    ])

    @Test func aKeyDoesWhatItsLastEntrySays() {
        let expected: [(Key, Command?)] = [
            ("j", .down), (.down, .down), ("/", .find), ("n", .sort), ("q", .quit), ("x", .quit),
            ("k", nil), (.alt("j"), nil),
        ]
        for (key, command) in expected { #expect(Self.keys[key] == command, "\(key)") }
    }

    @Test func hintsAreInOrderOfTheirRanks() {
        #expect(Self.keys.hints.map(\.word) == ["sort", "find", "quit"])
    }

    @Test func theHelpTellsOfWhatHasHelp() {
        let help = Overlay(keysOf: Self.keys, size: ScreenSize(columns: 40, rows: 20))
        let lines = Screen.drawn(40, 20) { region in
            var help = help
            help.draw(into: &region, at: .zero)
        }.lines.compactMap { line in
            line.split(separator: "│").dropFirst().first.map { $0.filter { $0 != " " } }
        }
        #expect(
            lines == [
                "Move", "j↓down", "/nfind", "wheelscroll", "", "Own", "nsort", "", "Leave", "qquit",
            ])
    }

    @Test func aNumberIsTypedBeforeAKey() {
        var count = KeyCount()
        func take(_ keys: [Key]) -> [Bool] { keys.map { count.take($0) } }
        #expect(take(["0", "j", .backspace, .escape]) == [false, false, false, false])
        #expect(take(["5", "0", "7"]) == [true, true, true] && count.number == 507)
        #expect(take([.backspace]) == [true] && count.number == 50)
        #expect(take(["j"]) == [false])
        #expect(count.use() == 50 && count.use() == nil)
        #expect(take(["5", .backspace]) == [true, true] && count.number == nil)
        #expect(take(["5", .escape]) == [true, true] && count.number == nil)
        #expect(take(Array(repeating: "9", count: 60)).allSatisfy { $0 })
        #expect(count.number.map { $0 > 1_000_000_000 } == true)
        #expect(take([.alt("5"), .control("5"), "٣"]) == [false, false, false])
    }
}
