import Terminals
import Testing

@testable import CursesTerminals

/// Every sequence of a form is the key that xterm's and the linux console's tables say, or none.
@Suite struct KeySequenceTests {
    /// What a sequence means, with a letter after it that is to be left.
    private func key(_ tail: String) -> Key? {
        var parser = InputParser()
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
        "A": .up, "B": .down, "C": .right, "D": .left, "a": .up, "b": .down, "c": .right,
        "d": .left, "H": .home, "F": .end, "Z": .backTab, "P": .function(1), "Q": .function(2),
        "R": .function(3), "S": .function(4),
    ]

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

    /// The last characters of sequences, in order.
    private static let finals = (0x40..<0x7F as Range<UInt8>).map { Character(Unicode.Scalar($0)) }

    @Test func lettersAreKeys() {
        for final in Self.finals where !"[M~u".contains(final) {
            #expect(key("[\(final)") == Self.letters[final], "\(final)")
            for modifiers in 1...8 {
                let isShiftedTab = final == "I" && modifiers % 2 == 0
                let expected = isShiftedTab ? .backTab : Self.letters[final]
                #expect(key("[1;\(modifiers)\(final)") == expected, "\(final)")
                // Other numbers before F1 to F4 are answers.
                let isAnswer = "PQRS".contains(final)
                #expect(key("[2;\(modifiers)\(final)") == (isAnswer ? nil : expected), "\(final)")
            }
        }
    }

    @Test func lettersOfTheApplicationModeAreKeys() {
        for value in UInt8(0x20)..<0x7F where !(0x30..<0x3A).contains(value) {
            let final = Character(Unicode.Scalar(value))
            for digits in ["", "5", "09"] {
                let expected = Self.letters[final] ?? Self.keypad[final]
                #expect(key("O\(digits)\(final)") == expected, "\(final)")
            }
        }
        // A control is no part of a sequence that it cuts short.
        #expect(inputs("\u{1B}O\r\u{1B}O5\u{7F}") == [.key(.enter), .key(.backspace)])
    }

    @Test func numbersAreKeys() {
        for number in 0...40 {
            #expect(key("[\(number)~") == Self.numbers[number], "\(number)")
            for modifiers in 2...8 {
                #expect(key("[\(number);\(modifiers)~") == Self.numbers[number], "\(number)")
            }
        }
        #expect(key("[~") == nil)
    }

    @Test func functionKeysOfTheLinuxConsole() {
        for final in UInt8(0x21)..<0x7F {
            let letter = Character(Unicode.Scalar(final))
            let number = Int(final) - 0x40
            // The second bracket alone ends a sequence too, and what follows it is a key.
            let expected = (1...5).contains(number) ? Key.function(number) : .character(letter)
            #expect(key("[[\(letter)") == expected)
        }
    }

    /// A key by its scalar, as in the two forms that tell it: CSI u and modifyOtherKeys.
    @Test func scalarsAreKeys() {
        let codes = Array(0...300) + [0x6F22, 0xD800, 0xE000, 0xF0000, 0x1F44D]
        for code in codes {
            for modifiers in 1...8 {
                let isShifted = modifiers == 2 || modifiers == 4 || modifiers == 6 || modifiers == 8
                let expected: Key?
                switch code {
                case 9: expected = isShifted ? .backTab : .tab
                case 10, 13: expected = .enter
                case 27: expected = .escape
                case 8, 127: expected = .backspace
                case ..<0x20, 0x80..<0xA0, 0xD800, 0xE000, 0xF0000: expected = nil
                default:
                    let character = Unicode.Scalar(UInt32(code)).map { Character($0) }
                    expected = character.map {
                        modifiers > 4 ? .control(.character($0)) : .character($0)
                    }
                }
                #expect(key("[\(code);\(modifiers)u") == expected, "\(code) \(modifiers)")
                #expect(key("[27;\(modifiers);\(code)~") == expected, "\(code) \(modifiers)")
            }
        }
        #expect(key("[97u") == "a" && key("[97:65;1:1u") == "a" && key("[u") == nil)
        #expect(key("[27;5~") == nil, "Without a scalar it is none.")
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
            #expect(inputs([byte]) == [.key(names[byte] ?? .control(.character(letter)))])
        }
    }

    @Test func textIsWhatCanBeTyped() {
        #expect(inputs("a\u{301}b") == ["á", "b"].map { .key(.character($0)) })
        #expect(inputs("\u{80}\u{85}\u{9F}\u{A0}") == ["\u{A0}"])
        // What is cut short by something else is not waited for.
        #expect(inputs([0xC3, 0x0D, 0xE6, 0xBC, 0x7F]) == [.key(.enter), .key(.backspace)])
        #expect(inputs([0xF0, 0x9F, 0x91, 0x1B, 0x5B, 0x41]) == [.key(.up)])
    }

    /// What bytes mean at once; there is nothing left to wait for.
    private func inputs(_ bytes: [UInt8]) -> [Input] {
        var parser = InputParser()
        parser.append(bytes, at: .zero)
        var inputs: [Input] = []
        while let input = parser.next(at: .zero) { inputs.append(input) }
        #expect(parser.deadline == nil)
        return inputs
    }

    private func inputs(_ text: String) -> [Input] { inputs(Array(text.utf8)) }
}
