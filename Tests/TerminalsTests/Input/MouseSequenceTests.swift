import Testing

@testable import Terminals

/// Every mouse report gives the event of its numbers, or no event.
@Suite struct MouseSequenceTests {
    private func inputs(_ bytes: [UInt8]) -> [Input] {
        var parser = InputParser(escapeDelay: .milliseconds(25))
        parser.append(bytes + [0x7A], at: .zero)
        var inputs: [Input] = []
        while let input = parser.next(at: .zero) { inputs.append(input) }
        #expect(inputs.last == .key("z"), "\(bytes)")
        return inputs.dropLast()
    }

    /// The action of a mouse code. The bits 4, 8 and 16 are Shift, Alt and Control; the remaining
    /// bits are the button.
    private func press(_ code: Int) -> (action: MouseEvent.Action, modifiers: Key.Modifiers)? {
        let plain = code - (code & 4) - (code & 8) - (code & 16)
        let actions: [Int: MouseEvent.Action] = [
            0: .press, 32: .drag, 64: .wheelUp, 65: .wheelDown, 66: .wheelLeft, 67: .wheelRight,
        ]
        let bits: [(Int, Key.Modifiers)] = [(4, .shift), (8, .alt), (16, .control)]
        let modifiers = Key.Modifiers(bits.filter { code & $0.0 != 0 }.map(\.1))
        return actions[plain].map { ($0, modifiers) }
    }

    @Test func everyCodeOfTheNewForm() {
        for code in 0..<256 {
            let (column, row) = (code * 7 % 500, code % 90)
            for final in ["M", "m"] {
                let text = "\u{1B}[<\(code);\(column + 1);\(row + 1)\(final)"
                var expected: [Input] = []
                // Only buttons have a release event.
                if let (action, modifiers) = press(code), final == "M" || action == .press {
                    let event = MouseEvent(
                        final == "M" ? action : .release, column: column, row: row,
                        modifiers: modifiers)
                    expected = [.mouse(event)]
                }
                #expect(inputs(Array(text.utf8)) == expected, "\(code)")
            }
        }
    }

    @Test func everyCodeOfTheOldForm() {
        for code in 0..<224 {
            let (column, row) = (code % 223, 222 - code % 223)
            let bytes = [0x1B, 0x5B, 0x4D, UInt8(32 + code), UInt8(33 + column), UInt8(33 + row)]
            // Button 3 reports the release of an unknown button. The parser reads it as the left
            // button.
            let isRelease = code < 32 && code % 4 == 3
            var expected: [Input] = []
            if let (action, modifiers) = press(isRelease ? code - 3 : code) {
                let event = MouseEvent(
                    isRelease ? .release : action, column: column, row: row, modifiers: modifiers)
                expected = [.mouse(event)]
            }
            #expect(inputs(bytes) == expected, "\(code)")
        }
    }

    @Test(arguments: [
        "0;0;1", "0;1;0", "0;1", "0;1;1;1", "", ";1;1;", "0;;1",
    ])
    func whatIsNoPlaceIsNoEvent(parameters: String) {
        #expect(inputs(Array("\u{1B}[<\(parameters)M".utf8)) == [])
    }

    @Test func otherFinalsAndLongNumbers() {
        #expect(inputs(Array("\u{1B}[<0;1;1A".utf8)) == [])
        for bytes: [UInt8] in [[32, 32, 33], [32, 33, 32]] {
            #expect(
                inputs([0x1B, 0x5B, 0x4D] + bytes) == [],
                "A position before the first cell gives no event.")
        }
        // Only the first six digits of a number count, which limits the value.
        let event = MouseEvent(.press, column: 999_998, row: 123_455)
        #expect(inputs(Array("\u{1B}[<0;999999;1234567M".utf8)) == [.mouse(event)])
    }
}
