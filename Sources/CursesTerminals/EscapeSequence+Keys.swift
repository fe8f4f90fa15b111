import Terminals

extension EscapeSequence {
    /// Keys that end in a letter; modifiers other than shift do not change them.
    static func letterKey(_ final: UInt8, isShifted: Bool) -> Key? {
        switch Unicode.Scalar(final) {
        case "A", "a": .up
        case "B", "b": .down
        case "C", "c": .right
        case "D", "d": .left
        case "H": .home
        case "F": .end
        case "I": isShifted ? .backTab : nil
        case "Z": .backTab
        case "P": .function(1)
        case "Q": .function(2)
        case "R": .function(3)
        case "S": .function(4)
        default: nil
        }
    }

    /// The keypad in application mode: its keys type what is printed on them.
    static func keypadKey(_ final: UInt8) -> Key? {
        switch final {
        case Byte.of("M"): .enter
        case Byte.of("I"): .tab
        case Byte.of("X"): "="
        // * + , - . / and the digits, 0x40 above their ASCII.
        case Byte.of("j")...Byte.of("y"): .character(Character(Unicode.Scalar(final - 0x40)))
        default: nil
        }
    }

    /// Keys that are a number and a tilde; 22, 27, 30 and 35 never were keys.
    static func numberKey(_ number: Int) -> Key? {
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

    /// A key by its scalar; of the modifiers 1 is shift and 4 is control.
    static func codeKey(_ code: Int, _ modifiers: Int) -> Key? {
        switch code {
        case 9: return modifiers & 1 != 0 ? .backTab : .tab
        case 10, 13: return .enter
        case 27: return .escape
        case 8, 127: return .backspace
        default:
            guard code >= 0x20, let scalar = Unicode.Scalar(UInt32(code)),
                scalar.properties.generalCategory != .control,
                scalar.properties.generalCategory != .privateUse
            else { return nil }
            let key = Key.character(Character(scalar))
            return modifiers & 4 != 0 ? .control(key) : key
        }
    }
}
