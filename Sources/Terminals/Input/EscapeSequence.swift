/// The grammar of the sequences that xterm, kitty and their relatives send (ECMA-48, xterm's ctlseqs, kitty's keyboard
/// protocol).
enum EscapeSequence {
    /// The maximum length of a key or mouse report, in bytes. A longer sequence is dropped up to its end.
    static let maximumLength = 64

    /// Decodes a control sequence: `ESC [`, parameters, a final letter.
    static func control(in bytes: ArraySlice<UInt8>) -> InputParser.Item {
        let body = bytes.dropFirst(2)
        guard let first = body.first else { return .incomplete }
        if first == Byte.of("M") { return MouseSequence.old(in: body) }
        if first == Byte.of("[") { return consoleFunction(in: body) }
        let parameters = body.prefix { (0x20..<0x40).contains($0) }
        let count = 2 + parameters.count
        guard count < maximumLength else { return .skipped(.control, 2) }
        guard let final = body.dropFirst(parameters.count).first else { return .incomplete }
        // A control byte or a byte beyond ASCII is not a final letter, but begins another input.
        guard (0x40..<0x7F).contains(final) else { return .nothing(count) }
        return meaning(of: parameters, final, count + 1)
    }

    /// Decodes `ESC O` and a letter: a key in application mode, F1 to F4, or a key of the keypad.
    static func singleShift(in bytes: ArraySlice<UInt8>) -> InputParser.Item {
        // Some terminals send a number for the modifiers before the letter.
        let digits = bytes.dropFirst(2).prefix { (0x30..<0x3A).contains($0) }
        guard let final = bytes.dropFirst(2 + digits.count).first else { return .incomplete }
        let count = 3 + digits.count
        guard (0x20..<0x7F).contains(final) else { return .nothing(count - 1) }
        let modifiers = modifiers(of: fields(in: digits).first, isKittys: false) ?? []
        let key =
            keypadKey(final).map { Key($0, modifiers) }
            ?? letterKey(final, modifiers, rxvt: .control)
        return key.map { .input(.key($0), count) } ?? .nothing(count)
    }

    /// Decodes `ESC [ [ A` to `E`: F1 to F5 of the linux console.
    private static func consoleFunction(in body: ArraySlice<UInt8>) -> InputParser.Item {
        guard let letter = body.dropFirst().first else { return .incomplete }
        guard (Byte.of("A")...Byte.of("E")).contains(letter) else { return .nothing(3) }
        return .input(.key(.function(Int(letter - Byte.of("A")) + 1)), 4)
    }

    private static func meaning(
        of parameters: ArraySlice<UInt8>, _ final: UInt8, _ count: Int
    ) -> InputParser.Item {
        if parameters.first == Byte.of("<") {
            let numbers = fields(in: parameters.dropFirst()).map { $0.first ?? 0 }
            return MouseSequence.new(numbers, final, count)
        }
        if parameters.first == Byte.of("?") {
            return TerminalAnswer(final).map { .answer($0, count) } ?? .nothing(count)
        }
        // Drop other private sequences, which answer questions that the program has not sent.
        guard parameters.allSatisfy({ (0x30..<0x3C).contains($0) }) else { return .nothing(count) }
        let fields = fields(in: parameters)
        if final == Byte.of("~"), fields.first?.first == 200 { return .pasteStart(count) }
        guard let key = key(fields, final) else { return .nothing(count) }
        return .input(.key(key), count)
    }

    private static func key(_ fields: [[Int]], _ final: UInt8) -> Key? {
        let isKittys = final == Byte.of("u")
        guard let modifiers = modifiers(of: fields.dropFirst().first, isKittys: isKittys) else {
            return nil
        }
        let number = fields.first?.first ?? 0
        switch final {
        // The sequence of xterm's mode modifyOtherKeys.
        case Byte.of("~") where number == 27 && fields.count > 2:
            return codeKey([fields[2].first ?? 0], modifiers)
        case Byte.of("u"): return codeKey(fields.first ?? [], modifiers)
        case Byte.of("~"): return numberKey(number).map { Key($0, modifiers) }
        // rxvt ends the sequence of a numbered key with `^` for Control and with `@` for Control and Shift.
        case Byte.of("^") where fields.count == 1:
            return numberKey(number).map { Key($0, .control) }
        case Byte.of("@") where fields.count == 1:
            return numberKey(number).map { Key($0, [.control, .shift]) }
        // With another number than 1, the sequence is not a key but an answer, for example the position of the cursor.
        case Byte.of("P")...Byte.of("S") where fields.count > 1 && number != 1: return nil
        default: return letterKey(final, modifiers, rxvt: .shift)
        }
    }

    /// Returns the modifiers held with a key. The field's first number, less one, is a set of bits. The bits of lock
    /// keys are ignored.
    ///
    /// Nil for the release of a key, and in kitty's protocol for a key with Super or a similar modifier, which belongs
    /// to the desktop. Neither of these events may act like the key without modifiers.
    private static func modifiers(of field: [Int]?, isKittys: Bool) -> Key.Modifiers? {
        guard let field else { return [] }
        if field.count > 1, field[1] == 3 { return nil }
        let bits = max(0, (field.first ?? 0) - 1)
        if isKittys, bits & 0b11_1000 != 0 { return nil }
        // Treat xterm's Meta as Alt, because other terminals report the same key as Alt.
        let meta: Key.Modifiers = bits & 8 != 0 ? .alt : []
        return Key.Modifiers(rawValue: UInt8(bits & 7)).union(meta)
    }

    /// Splits parameters into fields at semicolons, and each field into decimal numbers at colons.
    private static func fields(in parameters: ArraySlice<UInt8>) -> [[Int]] {
        parameters.split(separator: Byte.of(";"), omittingEmptySubsequences: false).map { field in
            field.split(separator: Byte.of(":"), omittingEmptySubsequences: false).map { number in
                number.prefix { (0x30..<0x3A).contains($0) }.prefix(6)
                    .reduce(0) { $0 * 10 + Int($1 - 0x30) }
            }
        }
    }
}
