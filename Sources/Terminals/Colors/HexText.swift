extension BinaryInteger {
    /// Returns the number in hexadecimal with capital letters, and with leading zeros up to a number of digits.
    package func hexText(digits: Int = 1) -> String {
        let text = String(self, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}

extension Color {
    /// The components as `#D70000`; nil for colours that only the terminal knows.
    package var hexText: String? {
        components.map { red, green, blue in
            "#" + (Int(red) << 16 | Int(green) << 8 | Int(blue)).hexText(digits: 6)
        }
    }
}
