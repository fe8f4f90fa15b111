import Terminals
import Testing

/// A key has one value for all terminals, and this value works in expressions and patterns.
@Suite struct KeyTests {
    static let letters = Array("abcdefghijklmnopqrstuvwxyz").map(String.init)
    static let named: [Key] = [
        .enter, .escape, .backspace, .delete, .tab, .up, .down, .left, .right, .home, .end,
        .pageUp, .pageDown, .function(1), .function(12),
    ]

    @Test func keysAreCalledTheSameInPatterns() {
        func name(_ input: Input) -> String {
            switch input {
            case .key("q"): "q"
            case .key(.up): "up"
            case .key(.control("e")): "^e"
            case .key(.alt("b")): "alt-b"
            case .key(.control(.left)): "ctrl-left"
            case .key(.backTab): "shift-tab"
            case .key(.function(5)): "F5"
            case .key(let key): key.character.map { "types \($0)" } ?? "none"
            default: "no key"
            }
        }
        let keys: [(Key, String)] = [
            ("q", "q"), (.up, "up"), (.control("E"), "^e"), (.alt("b"), "alt-b"),
            (.control(.left), "ctrl-left"), (.shift(.tab), "shift-tab"), (.function(5), "F5"),
            ("é", "types é"), (.alt("q"), "none"), (.shift(.up), "none"), (.control("q"), "none"),
        ]
        for (key, expected) in keys { #expect(name(.key(key)) == expected) }
    }

    @Test func shiftIsNoModifierOfCharacters() {
        for letter in Self.letters {
            let (lower, upper) = (Character(letter), Character(letter.uppercased()))
            #expect(Key.shift(.character(lower)) == .character(upper))
            #expect(Key.shift(.alt(.character(lower))) == .alt(.character(upper)))
            #expect(Key.control(.character(upper)) == .control(.character(lower)))
            #expect(Key(.character(lower), [.shift, .control]) == .control(.character(lower)))
        }
        for character in " 1!ßÉ漢👍" {
            #expect(Key.shift(.character(character)) == .character(character))
        }
        #expect(Key.shift("é") == "É")
    }

    @Test func controlNamesTheKeyThatSendsTheSameByte() {
        let same: [(Character, Key)] = [
            ("i", .tab), ("m", .enter), ("J", .enter), ("h", .backspace), ("[", .escape),
            ("@", .control(" ")), ("/", .control("_")),
        ]
        for (character, key) in same {
            #expect(Key.control(.character(character)) == key)
            #expect(Key.alt(.control(.character(character))) == .alt(key))
            #expect(Key.control(.alt(.character(character))) == .alt(key))
        }
    }

    @Test func keysWithNamesHaveAllModifiers() {
        for key in Self.named {
            #expect(key.modifiers == [] && key.character == nil)
            for bits in UInt8(0)..<8 {
                var modifiers = Key.Modifiers(rawValue: bits)
                // Backspace has no shift modifier, because users press it while they type capitals.
                if key == .backspace { modifiers.remove(.shift) }
                let held = Key(key.code, Key.Modifiers(rawValue: bits))
                #expect(held.code == key.code && held.modifiers == modifiers)
                #expect((held == key) == modifiers.isEmpty)
            }
            #expect(Key.control(.shift(key)) == Key.shift(.control(key)))
        }
    }

    /// A key's code and modifiers give an equal key.
    @Test func theFormIsItsOwn() {
        let characters = (0x20..<0x250 as Range<UInt32>).compactMap { Unicode.Scalar($0) }
            .map { Key.Code.character(Character($0)) }
        for code in characters + Self.named.map(\.code) {
            for bits in UInt8(0)..<8 {
                let key = Key(code, Key.Modifiers(rawValue: bits))
                #expect(Key(key.code, key.modifiers) == key)
            }
        }
    }

    @Test(
        arguments: [
            ("q", "q"), (" ", "space"), (.control("e"), "^e"), (.control(" "), "^space"),
            (.alt("b"), "alt-b"), (.alt(.control("e")), "ctrl-alt-e"), (.backTab, "shift-tab"),
            (.control(.left), "ctrl-←"), (.pageUp, "PgUp"), (.escape, "esc"), (.function(1), "F1"),
        ] as [(Key, String)])
    func keysAreCalledAsPeopleCallThem(key: Key, name: String) {
        #expect("\(key)" == name)
    }
}
