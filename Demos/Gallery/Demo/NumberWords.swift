extension Int {
    /// The number in English words, for 0…999: `twenty-one`. Other numbers are in digits.
    var words: String {
        switch self {
        case 0..<20: Self.small[self]
        case 20..<100:
            Self.tens[self / 10 - 2] + (self % 10 == 0 ? "" : "-\(Self.small[self % 10])")
        case 100..<1_000:
            "\(Self.small[self / 100]) hundred" + (self % 100 == 0 ? "" : " \((self % 100).words)")
        default: "\(self)"
        }
    }

    private static let small = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
        "nineteen",
    ]
    private static let tens = [
        "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
    ]
}
