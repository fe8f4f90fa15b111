import Testing

@testable import Terminals

/// Keys that are parsed from their descriptions.
@Suite struct KeyParsingTests {
    @Test("The description of every key parses to the same key")
    func roundTrip() {
        let codes: [Key.Code] =
            [
                .enter, .escape, .backspace, .delete, .tab, .up, .down, .left, .right, .home, .end,
                .pageUp, .pageDown, .character(" "), .character("^"), .character("-"),
                .character("é"),
                .character("👍🏽"), .character("F"), .character("s"),
            ] + (1...20).map { .function($0) } + "azAZ09*?:[".map { .character($0) }
        for code in codes {
            for bits in UInt8(0)..<8 {
                let key = Key(code, Key.Modifiers(rawValue: bits))
                #expect(Key(String(describing: key)) == key, "\(key)")
            }
        }
    }

    @Test("Arrow keys have names, and an invalid description gives no key")
    func words() {
        let arrows = ["up", "down", "left", "right"].map { Key(String($0)) }
        #expect(arrows == [.up, .down, .left, .right])
        #expect(Key(String("shift-up")) == .shift(.up))
        for text in [
            "", "jj", "F0", "F99", "\u{1B}", "\n", "shift-", "PGUP", "esc ", "ctrl-", "F+5", "F-5",
        ] {
            #expect(Key(String(text)) == nil, "\(text)")
        }
    }
}
