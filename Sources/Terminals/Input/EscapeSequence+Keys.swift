extension EscapeSequence {
    /// Returns the key of a sequence that ends in a letter. In rxvt, a lower case letter means a key with the modifiers
    /// `rxvt`.
    static func letterKey(
        _ final: UInt8, _ modifiers: Key.Modifiers, rxvt: Key.Modifiers
    ) -> Key? {
        switch Unicode.Scalar(final) {
        case "A": Key(.up, modifiers)
        case "B": Key(.down, modifiers)
        case "C": Key(.right, modifiers)
        case "D": Key(.left, modifiers)
        case "a": Key(.up, rxvt)
        case "b": Key(.down, rxvt)
        case "c": Key(.right, rxvt)
        case "d": Key(.left, rxvt)
        case "H": Key(.home, modifiers)
        case "F": Key(.end, modifiers)
        // Without modifiers, `ESC [ I` reports that the window has got the focus.
        case "I": modifiers.isEmpty ? nil : Key(.tab, modifiers)
        case "Z": Key(.tab, modifiers.union(.shift))
        case "P": Key(.function(1), modifiers)
        case "Q": Key(.function(2), modifiers)
        case "R": Key(.function(3), modifiers)
        case "S": Key(.function(4), modifiers)
        default: nil
        }
    }

    /// Returns the key of the keypad in application mode. A key with a character types this character.
    static func keypadKey(_ final: UInt8) -> Key.Code? {
        switch final {
        case Byte.of("M"): .enter
        case Byte.of("I"): .tab
        case Byte.of("X"): .character("=")
        // The letters j to y stand for * + , - . / and the digits, whose ASCII codes are smaller by 0x40.
        case Byte.of("j")...Byte.of("y"): .character(Character(Unicode.Scalar(final - 0x40)))
        default: nil
        }
    }

    /// Returns the key of a sequence with a number and a final `~`. Terminals use no key for the numbers 22, 27, 30 and
    /// 35.
    static func numberKey(_ number: Int) -> Key.Code? {
        switch number {
        case 1, 7: .home
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23...26: .function(number - 12)
        case 28, 29: .function(number - 13)
        case 31...34: .function(number - 14)
        default: nil
        }
    }

    /// Returns a key by its scalar. If there is a second scalar, it is the character that the key types with Shift.
    static func codeKey(_ codes: [Int], _ modifiers: Key.Modifiers) -> Key? {
        let code = codes.first ?? 0
        switch code {
        case 9: return Key(.tab, modifiers)
        case 10, 13: return Key(.enter, modifiers)
        case 27: return Key(.escape, modifiers)
        case 8, 127: return Key(.backspace, modifiers)
        case 57_344...63_743: return kittyKey(code).map { Key($0, modifiers) }
        default:
            let isShifted = modifiers.contains(.shift) && codes.count > 1 && codes[1] > 0
            guard let character = character(isShifted ? codes[1] : code) else { return nil }
            return Key(.character(character), modifiers)
        }
    }

    private static func character(_ code: Int) -> Character? {
        guard code >= 0x20, let scalar = Unicode.Scalar(UInt32(code)),
            scalar.properties.generalCategory != .control,
            scalar.properties.generalCategory != .privateUse
        else { return nil }
        return Character(scalar)
    }

    /// Returns the key for a number that kitty's protocol defines: F13 to F35, or a key of the keypad.
    private static func kittyKey(_ code: Int) -> Key.Code? {
        switch code {
        case 57_376...57_398: .function(code - 57_363)
        case 57_399...57_408: .character(Character(Unicode.Scalar(UInt8(code - 57_399 + 0x30))))
        case 57_409: .character(".")
        case 57_410: .character("/")
        case 57_411: .character("*")
        case 57_412: .character("-")
        case 57_413: .character("+")
        case 57_414: .enter
        case 57_415: .character("=")
        case 57_416: .character(",")
        case 57_417: .left
        case 57_418: .right
        case 57_419: .up
        case 57_420: .down
        case 57_421: .pageUp
        case 57_422: .pageDown
        case 57_423: .home
        case 57_424: .end
        case 57_426: .delete
        default: nil
        }
    }
}
