extension FoldedStyle {
    /// Returns the SGR sequence that changes the old style to this style; empty if the styles are equal.
    func sequence(after old: FoldedStyle) -> String {
        var bytes: [UInt8] = []
        writeSequence(after: old, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the SGR sequence that changes the old style to this style. Appends nothing if the styles are equal.
    package func writeSequence(after old: FoldedStyle, to bytes: inout [UInt8]) {
        guard self != old else { return }
        bytes += [Byte.escape, Byte.of("[")]
        // Dim and bold have the same end code, so one of them can't be reset alone. Therefore, reset all attributes.
        let isReset = self == FoldedStyle() || !old.attributes.subtracting(attributes).isEmpty
        let base = isReset ? FoldedStyle() : old
        if isReset { bytes += [Byte.of("0"), Byte.of(";")] }
        for (attribute, code) in Self.attributeCodes
        where attributes.contains(attribute) && !base.attributes.contains(attribute) {
            bytes += [code, Byte.of(";")]
        }
        if foreground != base.foreground { foreground.writeCode(base: 30, to: &bytes) }
        if background != base.background { background.writeCode(base: 40, to: &bytes) }
        // Each parameter has a semicolon after it. The end of the sequence replaces the last one.
        bytes[bytes.count - 1] = Byte.of("m")
    }

    private static let attributeCodes: [(Style.Attributes, UInt8)] = [
        (.bold, Byte.of("1")), (.dim, Byte.of("2")), (.italic, Byte.of("3")),
        (.underline, Byte.of("4")), (.reverse, Byte.of("7")),
    ]
}

extension FoldedColor {
    /// Appends the SGR parameters, each with a semicolon after it. The base is 30 for a foreground and 40 for a
    /// background.
    fileprivate func writeCode(base: Int, to bytes: inout [UInt8]) {
        func write(_ numbers: Int...) {
            for number in numbers {
                bytes.appendDecimal(number)
                bytes.append(Byte.of(";"))
            }
        }
        switch self {
        case .terminal: write(base + 9)
        case .index(let index) where index < 8: write(base + Int(index))
        case .index(let index) where index < 16: write(base + 60 + Int(index) - 8)
        case .index(let index): write(base + 8, 5, Int(index))
        case .rgb(let red, let green, let blue):
            write(base + 8, 2, Int(red), Int(green), Int(blue))
        }
    }
}

extension [UInt8] {
    /// Appends a number in decimal digits. The number must not be negative.
    package mutating func appendDecimal(_ number: Int) {
        if number >= 10 { appendDecimal(number / 10) }
        append(UInt8(ascii: "0") + UInt8(number % 10))
    }
}
