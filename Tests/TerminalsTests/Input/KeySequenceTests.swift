import Testing

@testable import Terminals

/// Every sequence of a supported form gives the key in the tables of xterm and the Linux console,
/// or no key.
@Suite struct KeySequenceTests {
    /// The key of a sequence. A letter follows the sequence, and the parser must keep this letter.
    private func key(_ tail: String) -> Key? {
        var parser = InputParser(escapeDelay: .milliseconds(25))
        parser.append(Array("\u{1B}\(tail)z".utf8), at: .zero)
        var keys: [Key] = []
        while let input = parser.next(at: .zero) {
            guard case .key(let key) = input else {
                Issue.record("\(tail): \(input)")
                continue
            }
            keys.append(key)
        }
        if keys.popLast() != "z" || keys.count > 1 { Issue.record("\(tail): \(keys)") }
        return keys.first
    }

    private static let letters: [Character: Key] = [
        "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "Z": .backTab,
        "P": .function(1), "Q": .function(2), "R": .function(3), "S": .function(4),
    ]

    /// The arrow keys with a modifier in rxvt.
    private static let small: [Character: Key] = ["a": .up, "b": .down, "c": .right, "d": .left]

    /// The modifiers by their number in a sequence, which is the bit mask plus 1. Number 9 is Meta
    /// in xterm.
    static let modifiers: [Int: Key.Modifiers] = [
        1: [], 2: .shift, 3: .alt, 4: [.shift, .alt], 5: .control, 6: [.control, .shift],
        7: [.control, .alt], 8: [.control, .alt, .shift], 9: .alt,
    ]

    private static func held(_ key: Key?, _ modifiers: Key.Modifiers) -> Key? {
        key.map { Key($0.code, $0.modifiers.union(modifiers)) }
    }

    private static let keypad: [Character: Key] = [
        "M": .enter, "I": .tab, "X": "=", "j": "*", "k": "+", "l": ",", "m": "-", "n": ".",
        "o": "/", "p": "0", "q": "1", "r": "2", "s": "3", "t": "4", "u": "5", "v": "6", "w": "7",
        "x": "8", "y": "9",
    ]

    private static let numbers: [Int: Key] = [
        1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
        11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
        17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
        23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14),
        28: .function(15), 29: .function(16), 31: .function(17), 32: .function(18),
        33: .function(19), 34: .function(20),
    ]

    /// The final characters of control sequences, in order.
    private static let finals = (0x40..<0x7F as Range<UInt8>).map { Character(Unicode.Scalar($0)) }

    @Test func lettersAreKeys() {
        for final in Self.finals where !"[M~u".contains(final) {
            let small = Self.small[final].map { Key.shift($0) }
            #expect(key("[\(final)") == small ?? Self.letters[final], "\(final)")
            for (number, modifiers) in Self.modifiers {
                let isTab = final == "I" && number > 1
                let expected = small ?? Self.held(isTab ? .tab : Self.letters[final], modifiers)
                #expect(key("[1;\(number)\(final)") == expected, "\(final)")
                // The Kitty protocol reports repeated and released keys.
                #expect(key("[1;\(number):1\(final)") == expected, "\(final)")
                #expect(key("[1;\(number):2\(final)") == expected, "\(final)")
                #expect(key("[1;\(number):3\(final)") == nil, "\(final)")
                // Lock keys are not modifiers.
                #expect(key("[1;\(number + 192)\(final)") == expected, "\(final)")
                // With another first number, the finals of F1 to F4 mark a terminal's answer.
                let isAnswer = "PQRS".contains(final)
                #expect(key("[2;\(number)\(final)") == (isAnswer ? nil : expected), "\(final)")
            }
        }
    }

    @Test func lettersOfTheApplicationModeAreKeys() {
        for value in UInt8(0x20)..<0x7F where !(0x30..<0x3A).contains(value) {
            let final = Character(Unicode.Scalar(value))
            for (digits, modifiers) in [("", []), ("5", .control), ("09", .alt)]
                as [(String, Key.Modifiers)]
            {
                let small = Self.small[final].map { Key.control($0) }
                let expected = Self.held(Self.letters[final] ?? Self.keypad[final], modifiers)
                #expect(key("O\(digits)\(final)") == small ?? expected, "\(final)")
            }
        }
        // A control character ends an incomplete sequence and stays a separate key.
        #expect(inputs("\u{1B}O\r\u{1B}O5\u{7F}") == [.key(.enter), .key(.backspace)])
    }

    @Test func numbersAreKeys() {
        for number in 0...40 {
            #expect(key("[\(number)~") == Self.numbers[number], "\(number)")
            for (code, modifiers) in Self.modifiers {
                let expected = Self.held(Self.numbers[number], modifiers)
                #expect(key("[\(number);\(code)~") == expected, "\(number)")
            }
            #expect(key("[\(number)^") == Self.numbers[number].map { .control($0) })
            #expect(key("[\(number)@") == Self.numbers[number].map { .control(.shift($0)) })
        }
        #expect(key("[~") == nil)
    }

    @Test func functionKeysOfTheLinuxConsole() {
        for final in UInt8(0x21)..<0x7F {
            let letter = Character(Unicode.Scalar(final))
            let number = Int(final) - 0x40
            // The second bracket alone also ends a sequence. The letter after it is then a key.
            let expected = (1...5).contains(number) ? Key.function(number) : .character(letter)
            #expect(key("[[\(letter)") == expected)
        }
    }

    /// Keys by their scalar, in the forms CSI u and modifyOtherKeys.
    @Test func scalarsAreKeys() {
        let codes = Array(0...300) + [0x6F22, 0xD800, 0xE000, 0xF0000, 0x1F44D]
        for code in codes {
            let plain: Key.Code? =
                switch code {
                case 9: .tab
                case 10, 13: .enter
                case 27: .escape
                case 8, 127: .backspace
                case ..<0x20, 0x80..<0xA0, 0xD800, 0xE000, 0xF0000: nil
                default: Unicode.Scalar(UInt32(code)).map { .character(Character($0)) }
                }
            for (number, modifiers) in Self.modifiers {
                let expected = plain.map { Key($0, modifiers) }
                #expect(key("[27;\(number);\(code)~") == expected, "\(code) \(number)")
                // In the CSI u form, modifier 9 is the Super key.
                #expect(key("[\(code);\(number)u") == (number < 9 ? expected : nil), "\(code)")
            }
        }
        #expect(key("[97u") == "a" && key("[97:65;1:1u") == "a" && key("[u") == nil)
        #expect(key("[27;5~") == nil, "A sequence without a scalar is not a key.")
    }

    /// The optional parts of Kitty's form: the shifted key, the event type, and the text.
    @Test func kittysFormsAreOneKey() {
        #expect(key("[97:65;2u") == "A" && key("[49:33;2;33u") == "!" && key("[97;;229u") == "a")
        #expect(key("[49:33;4u") == .alt("!") && key("[97:65;4u") == .alt("A"))
        #expect(key("[97::113;5u") == .control("a") && key("[97;5:2u") == .control("a"))
        #expect(key("[97;1:3u") == nil && key("[97;5:3u") == nil && key("[13;1:3u") == nil)
        #expect(key("[13;2u") == .shift(.enter) && key("[127;3u") == .alt(.backspace))
        for modifiers in [9, 17, 33, 41] { #expect(key("[113;\(modifiers)u") == nil) }
        let names: [Int: Key] = [
            57_376: .function(13), 57_398: .function(35), 57_409: ".",
            57_410: "/", 57_411: "*", 57_412: "-", 57_413: "+", 57_414: .enter, 57_415: "=",
            57_416: ",", 57_417: .left, 57_418: .right, 57_419: .up, 57_420: .down,
            57_421: .pageUp, 57_422: .pageDown, 57_423: .home, 57_424: .end, 57_426: .delete,
        ]
        for code in 57_344...57_460 {
            let expected: Key? =
                switch code {
                case 57_376...57_398: .function(code - 57_363)
                case 57_399...57_408: .character(Character("\(code - 57_399)"))
                default: names[code]
                }
            #expect(key("[\(code)u") == expected, "\(code)")
            #expect(key("[\(code);5u") == expected.map { .control($0) }, "\(code)")
        }
    }

    /// Terminals without a keyboard protocol send Alt as an escape before the key.
    @Test func anEscapeBeforeAKeyIsAlt() {
        let others = "[]O^_PX"
        for value in UInt8(0x20)..<0x7F {
            let character = Character(Unicode.Scalar(value))
            guard !others.contains(character) else { continue }
            #expect(key("\(character)") == .alt(.character(character)))
            #expect(key("[\(value);3u") == key("\(character)"))
        }
        for letter in "aqz" {
            let code = (letter.asciiValue ?? 0)
            let control = "\(Character(Unicode.Scalar(code - 0x60)))"
            #expect(key(control) == .alt(.control(.character(letter))))
            #expect(key("[\(code);7u") == key(control))
            #expect(key("[\(code):\(code - 32);4u") == key(letter.uppercased()))
            #expect(key("[27;4;\(code - 32)~") == key(letter.uppercased()))
        }
        #expect(key("é") == .alt("é") && key("漢") == .alt("漢") && key("👍") == .alt("👍"))
        // Scalars with every second byte of UTF-8.
        for value in 0xA0..<0x300 as Range<UInt32> {
            guard let scalar = Unicode.Scalar(value) else { continue }
            #expect(key("\(Character(scalar))") == .alt(.character(Character(scalar))))
        }
        #expect(key("\r") == .alt(.enter) && key("\u{7F}") == .alt(.backspace))
        #expect(key("\t") == .alt(.tab) && key("\0") == .alt(.control(" ")))
        #expect(inputs([0x1B, 0xC3, 0x7A]) == ["z"] && inputs([0x1B, 0xFF, 0x7A]) == ["z"])
    }

    @Test func controlsAreKeys() {
        let names: [UInt8: Key] = [
            0: .control(" "), 8: .backspace, 9: .tab, 10: .enter, 13: .enter, 0x7F: .backspace,
        ]
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        for byte in Array(0..<0x20) + [0x7F] as [UInt8] where byte != Byte.escape {
            let letter: Character =
                byte <= 26 && byte > 0
                ? letters[Int(byte) - 1]
                : ["\\", "]", "^", "_"][max(0, min(3, Int(byte) - 0x1C))]
            let key = names[byte] ?? .control(.character(letter))
            #expect(inputs([byte]) == [.key(key)])
            #expect(
                inputs([byte, 0x71]) == [.key(key), "q"],
                "The byte after a control character is a separate key.")
        }
    }

    @Test func textIsWhatCanBeTyped() {
        #expect(inputs("a\u{301}b") == ["á", "b"].map { .key(.character($0)) })
        #expect(inputs("\u{80}\u{85}\u{9F}\u{A0}") == ["\u{A0}"])
        // The parser does not wait for the rest of a character that another byte interrupts.
        #expect(inputs([0xC3, 0x0D, 0xE6, 0xBC, 0x7F]) == [.key(.enter), .key(.backspace)])
        #expect(inputs([0xF0, 0x9F, 0x91, 0x1B, 0x5B, 0x41]) == [.key(.up)])
    }

    /// The inputs of bytes that arrive at once. The parser must not wait for more bytes.
    private func inputs(_ bytes: [UInt8]) -> [Input] {
        var parser = InputParser(escapeDelay: .milliseconds(25))
        parser.append(bytes, at: .zero)
        var inputs: [Input] = []
        while let input = parser.next(at: .zero) { inputs.append(input) }
        #expect(parser.deadline == nil)
        return inputs
    }

    private func inputs(_ text: String) -> [Input] { inputs(Array(text.utf8)) }

    /// The described keys use the names of terminfo.
    @Test func keysOfTheDescriptionHaveTheirNames() {
        let names = DescribedKey.capabilities.map(\.name)
        #expect(Set(names).count == names.count && names.count == 23)
        let keys = Dictionary(
            uniqueKeysWithValues: DescribedKey.capabilities.map { ($0.name, $0.key) })
        #expect(keys["kf1"] == .function(1) && keys["kf12"] == .function(12))
        #expect(keys["kcuu1"] == .up && keys["kcud1"] == .down && keys["kcub1"] == .left)
        #expect(keys["kcuf1"] == .right && keys["khome"] == .home && keys["kend"] == .end)
        #expect(keys["kpp"] == .pageUp && keys["knp"] == .pageDown && keys["kdch1"] == .delete)
        #expect(keys["kcbt"] == .backTab && keys["kent"] == .enter)
    }
}
