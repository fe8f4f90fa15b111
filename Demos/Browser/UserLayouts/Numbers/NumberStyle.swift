/// The way in which a number literal is written: its base, its digits after the point, and its underscores.
struct NumberStyle: Hashable {
    /// The number of the literal.
    let value: Double
    /// Whether the literal is an integer.
    let isWhole: Bool
    private let radix: Int
    private let isUppercase: Bool
    /// The least number of digits before the point.
    private let leastDigits: Int
    /// The number of digits after the point.
    private let decimals: Int
    /// The number of digits between two underscores; `nil` for a literal without underscores.
    private let groupSize: Int?

    /// The most digits after the point.
    private static let mostDecimals = 6
    /// The greatest number. All whole numbers below it are exact, also with the decimals.
    static let limit = 1e9

    /// Reads a literal such as `-1_000`, `0.40` or `0xFF`. The result is `nil` for other literals, and for numbers
    /// beyond the limit.
    init?(_ literal: String) {
        let isNegative = literal.hasPrefix("-")
        var body = literal.dropFirst(isNegative ? 1 : 0)
        switch body.prefix(2) {
        case "0x": radix = 16
        case "0b": radix = 2
        case "0o": radix = 8
        default: radix = 10
        }
        if radix != 10 { body = body.dropFirst(2) }
        let parts = body.split(separator: ".", omittingEmptySubsequences: false)
        isWhole = parts.count == 1
        guard parts.count <= 2, isWhole || radix == 10 else { return nil }
        let digits = parts[0].filter { $0 != "_" }
        let fraction = isWhole ? "" : parts[1].filter { $0 != "_" }
        guard let whole = Int(digits, radix: radix), digits.first != "-",
            isWhole || !fraction.isEmpty && fraction.allSatisfy(\.isASCIIDigit),
            let number = isWhole ? Double(whole) : Double("\(digits).\(fraction)"),
            number <= Self.limit
        else { return nil }
        value = isNegative ? -number : number
        isUppercase = digits.contains { $0.isUppercase }
        leastDigits = digits.first == "0" && digits.count > 1 || radix != 10 ? digits.count : 1
        decimals = fraction.count
        let size = parts[0].split(separator: "_").last?.count ?? 0
        groupSize =
            parts[0].contains("_") && Self.grouped(digits, by: size) == parts[0] ? size : nil
    }

    /// Returns a number as a literal in this style. A literal without a point gets one only for a number that is not
    /// whole.
    func literal(_ number: Double) -> String {
        let magnitude = min(abs(number), Self.limit)
        let count = (min(decimals, Self.mostDecimals)...Self.mostDecimals).first { count in
            let factor = Self.power(of: 10, count)
            return abs((magnitude * factor).rounded() / factor - magnitude) < 1e-9
        }
        let places = count ?? Self.mostDecimals
        let factor = Self.power(of: 10, places)
        let scaled = Int((magnitude * factor).rounded())
        var digits = String(scaled / Int(factor), radix: radix, uppercase: isUppercase)
        digits = String(repeating: "0", count: max(0, leastDigits - digits.count)) + digits
        if let groupSize { digits = Self.grouped(digits, by: groupSize) }
        let prefix = [16: "0x", 2: "0b", 8: "0o"][radix] ?? ""
        var text = (number < 0 && scaled > 0 ? "-" : "") + prefix + digits
        let zeros = max(0, decimals - places)
        if places + zeros > 0 {
            let fraction = String(scaled % Int(factor))
            let missing = String(repeating: "0", count: max(0, places - fraction.count))
            text +=
                "." + (places > 0 ? missing + fraction : "") + String(repeating: "0", count: zeros)
        }
        return text
    }

    /// Puts underscores between groups of digits, counted from the end.
    private static func grouped(_ digits: String, by size: Int) -> String {
        guard size > 0 else { return digits }
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: size) { text.append("_") }
            text.append(digit)
        }
        return text
    }

    private static func power(of base: Double, _ exponent: Int) -> Double {
        (0..<exponent).reduce(1) { product, _ in product * base }
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
