import Terminals

/// The grammar of the sequences that xterm and its relatives send (ECMA-48, xterm's ctlseqs).
enum EscapeSequence {
    /// No key or mouse report is longer; what is gets dropped up to its end.
    static let maximumLength = 64

    /// A control sequence: `ESC [`, parameters, a final letter.
    static func control(in bytes: ArraySlice<UInt8>) -> InputParser.Item {
        let body = bytes.dropFirst(2)
        guard let first = body.first else { return .incomplete }
        if first == Byte.of("M") { return MouseSequence.old(in: body) }
        if first == Byte.of("[") { return consoleFunction(in: body) }
        let parameters = body.prefix { (0x20..<0x40).contains($0) }
        let count = 2 + parameters.count
        guard count < maximumLength else { return .skipped(.control, 2) }
        guard let final = body.dropFirst(parameters.count).first else { return .incomplete }
        // A control or a byte beyond ASCII is no end: it begins something else.
        guard (0x40..<0x7F).contains(final) else { return .nothing(count) }
        return meaning(of: parameters, final, count + 1)
    }

    /// `ESC O` and a letter: keys of the application mode, F1 to F4, the keypad.
    static func singleShift(in bytes: ArraySlice<UInt8>) -> InputParser.Item {
        // Some put a modifier before the letter.
        let digits = bytes.dropFirst(2).prefix { (0x30..<0x3A).contains($0) }
        guard let final = bytes.dropFirst(2 + digits.count).first else { return .incomplete }
        let count = 3 + digits.count
        guard (0x20..<0x7F).contains(final) else { return .nothing(count - 1) }
        if let key = letterKey(final, isShifted: false) ?? keypadKey(final) {
            return .input(.key(key), count)
        }
        return .nothing(count)
    }

    /// `ESC [ [ A` to `E`: F1 to F5 of the linux console.
    private static func consoleFunction(in body: ArraySlice<UInt8>) -> InputParser.Item {
        guard let letter = body.dropFirst().first else { return .incomplete }
        guard (Byte.of("A")...Byte.of("E")).contains(letter) else { return .nothing(3) }
        return .input(.key(.function(Int(letter - Byte.of("A")) + 1)), 4)
    }

    private static func meaning(
        of parameters: ArraySlice<UInt8>, _ final: UInt8, _ count: Int
    ) -> InputParser.Item {
        if parameters.first == Byte.of("<") {
            return MouseSequence.new(numbers(in: parameters.dropFirst()), final, count)
        }
        // A private sequence is an answer to a question that we have not asked.
        guard parameters.allSatisfy({ (0x30..<0x3C).contains($0) }) else { return .nothing(count) }
        let numbers = numbers(in: parameters)
        if final == Byte.of("~"), numbers.first == 200 { return .pasteStart(count) }
        guard let key = key(numbers, final) else { return .nothing(count) }
        return .input(.key(key), count)
    }

    private static func key(_ numbers: [Int], _ final: UInt8) -> Key? {
        let modifiers = numbers.count > 1 ? max(0, numbers[1] - 1) : 0
        switch final {
        // xterm's modifyOtherKeys, and what grew out of it.
        case Byte.of("~") where numbers.first == 27 && numbers.count > 2:
            return codeKey(numbers[2], modifiers)
        case Byte.of("u"): return codeKey(numbers.first ?? 0, modifiers)
        case Byte.of("~"): return numberKey(numbers.first ?? 0)
        // With other numbers these are answers: where the cursor is, for one.
        case Byte.of("P")...Byte.of("S") where numbers.count > 1 && numbers[0] != 1: return nil
        default: return letterKey(final, isShifted: modifiers & 1 != 0)
        }
    }

    /// Decimal numbers between semicolons; what follows a colon belongs to the number before.
    private static func numbers(in parameters: ArraySlice<UInt8>) -> [Int] {
        parameters.split(separator: Byte.of(";"), omittingEmptySubsequences: false).map { part in
            part.prefix { (0x30..<0x3A).contains($0) }.prefix(6)
                .reduce(0) { $0 * 10 + Int($1 - 0x30) }
        }
    }
}
