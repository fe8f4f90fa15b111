import Reflow

/// Groups within groups. A group shows a number with its prime factors, and beside it the number's hexadecimal form
/// above its binary form.
struct NestedGroupsDemo: Demo {
    var view = CollectionView(items: 0..<3 * 126)
    var layout = NestedGroupsLayout()

    func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let item = element.item else { return }
        let number = item / 3 + 2
        switch item % 3 {
        case 0:
            let factors = Self.primeFactors(of: number)
            let isPrime = factors.count == 1
            let detail =
                isPrime ? "prime" : factors.map(String.init).joined(separator: " × ")
            region.card(
                isPrime ? .amber : .surface, accent: isPrime ? .amber : .blue, "\(number)", detail)
        case 1: region.card(.surface, accent: .teal, "0x" + number.hexText())
        default: region.card(.surface, accent: .indigo, String(number, radix: 2))
        }
    }

    /// Returns the prime factors by trial division, because the numbers are small.
    private static func primeFactors(of number: Int) -> [Int] {
        var rest = number
        var factors: [Int] = []
        var divisor = 2
        while divisor * divisor <= rest {
            while rest.isMultiple(of: divisor) {
                factors.append(divisor)
                rest /= divisor
            }
            divisor += 1
        }
        if rest > 1 { factors.append(rest) }
        return factors
    }

    static let knobs: [DemoKnob<Self>] = [
        .points("groupWidth", \.layout.groupWidth, in: 200...1_600),
        .points("groupHeight", \.layout.groupHeight, in: 80...320),
        .share("leadingWidth", \.layout.leadingWidth),
        .points("itemInset", \.layout.itemInset, in: 0...8, step: 1),
        .items(of: 0..<3 * 126),
    ]

    static let entry = DemoEntry(
        name: "nested", title: "Nested groups", category: .compositional,
        summary: "numbers beside their prime factors",
        abilities: DemoAbilities<NestedGroupsDemo>(
            numbering: DemoNumbering(item: { (2...127).contains($1) ? 3 * ($1 - 2) : nil }))
    ) { _ in NestedGroupsDemo() }
}
