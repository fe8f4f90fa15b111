import Reflow

/// Groups in groups: a number with its prime factors, and beside it the same number in hexadecimal above binary.
public struct NestedGroupsDemo: Demo {
    public var view: CollectionView<Int, Int>

    public init() throws {
        view = try CollectionView { Section(0, items: 0..<3 * 126) }
    }

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<Int> {
        let leadingItem = LayoutItem(
            width: .fractionalWidth(0.7), height: .fractionalHeight(1), contentInsets: .all(8))
        let trailingItem = LayoutItem(
            width: .fractionalWidth(1), height: .fractionalHeight(0.5), contentInsets: .all(8))
        let trailingGroup = LayoutGroup.vertical(
            size: LayoutSize(width: .fractionalWidth(0.3), height: .fractionalHeight(1)),
            subitem: trailingItem, count: 2)
        return CompositionalLayout<Int> { _, container in
            let across = max(1, Int(container.effectiveContentSize.width / 400))
            let nestedGroup = LayoutGroup.horizontal(
                size: LayoutSize(
                    width: .fractionalWidth(1 / Double(across)), height: .fractionalHeight(1)),
                subitems: [leadingItem, trailingGroup])
            return .group(
                .horizontal(
                    size: LayoutSize(width: .fractionalWidth(1), height: .absolute(96)),
                    subitem: nestedGroup, count: across))
        }
    }

    public var keys: [DemoKey<Self>] { [] }

    public func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let item = element.item else { return }
        let number = item / 3 + 2
        switch item % 3 {
        case 0:
            let factors = Self.primeFactors(of: number)
            let isPrime = factors.count == 1
            let detail =
                isPrime ? "prime" : factors.map(String.init).joined(separator: " × ")
            region.card(isPrime ? .orange : .blue, "\(number)", detail)
        case 1: region.card(.teal, "0x" + String(number, radix: 16, uppercase: true))
        default: region.card(.indigo, String(number, radix: 2))
        }
    }

    /// By trial division: the numbers are small.
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

    public static let entry = DemoEntry(
        name: "nested", title: "Nested groups", category: .compositional,
        summary: "groups in groups: numbers and their factors"
    ) { _ in try NestedGroupsDemo() }
}
