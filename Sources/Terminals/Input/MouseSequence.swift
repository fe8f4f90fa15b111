/// The sequences that terminals send for the mouse: `ESC [ < b ; x ; y M`, or the older `ESC [ M` and three bytes.
enum MouseSequence {
    /// Decodes the newer form of a sequence. Its column and row count from 1. The final letter is `M` for a press and
    /// `m` for a release.
    static func new(_ numbers: [Int], _ final: UInt8, _ count: Int) -> InputParser.Item {
        let isPress = final == Byte.of("M")
        guard numbers.count == 3, isPress || final == Byte.of("m") else { return .nothing(count) }
        return item(
            code: numbers[0], isPress: isPress, column: numbers[1], row: numbers[2], count)
    }

    /// Decodes the older form of a sequence, which reports at most 223 columns, and does not report which button was
    /// released.
    static func old(in body: ArraySlice<UInt8>) -> InputParser.Item {
        let numbers = body.dropFirst().prefix(3).map { Int($0) - 32 }
        guard numbers.count == 3 else { return .incomplete }
        let isRelease = numbers[0] & 0b11 == 3 && numbers[0] & 0xC0 == 0
        let code = isRelease ? numbers[0] & ~0b11 : numbers[0]
        return item(code: code, isPress: !isRelease, column: numbers[1], row: numbers[2], 6)
    }

    /// Decodes the button code. The lowest two bits are the button's number. The bits 4, 8 and 16 mean Shift, Alt
    /// and Control, 32 a movement, and 64 the wheel.
    private static func item(
        code: Int, isPress: Bool, column: Int, row: Int, _ count: Int
    ) -> InputParser.Item {
        guard column > 0, row > 0, let action = action(code: code, isPress: isPress) else {
            return .nothing(count)
        }
        let event = MouseEvent(
            action, column: column - 1, row: row - 1, modifiers: modifiers(of: code))
        return .input(.mouse(event), count)
    }

    private static func modifiers(of code: Int) -> Key.Modifiers {
        var modifiers: Key.Modifiers = []
        if code & 4 != 0 { modifiers.insert(.shift) }
        if code & 8 != 0 { modifiers.insert(.alt) }
        if code & 16 != 0 { modifiers.insert(.control) }
        return modifiers
    }

    /// Returns the action of the left button or the wheel; nil for other buttons, which belong to the terminal.
    private static func action(code: Int, isPress: Bool) -> MouseEvent.Action? {
        switch code & ~0b11100 {
        case 0: isPress ? .press : .release
        case 32: isPress ? .drag : nil
        case 64: isPress ? .wheelUp : nil
        case 65: isPress ? .wheelDown : nil
        case 66: isPress ? .wheelLeft : nil
        case 67: isPress ? .wheelRight : nil
        default: nil
        }
    }
}
