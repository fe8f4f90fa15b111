import Reflow

/// One item above three: Chebyshev polynomials above their first three derivatives.
struct TwoRowsDemo: Demo {
    var view = CollectionView(items: 0..<4 * Self.polynomials.count)
    var layout = TwoRowsLayout()

    func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let item = element.item else { return }
        let color = Self.colors[item % 4]
        let isUnicode = region.features.isUnicode
        let polynomial = Self.polynomial(item)
        let (name, formula) = (
            Self.name(item, isUnicode: isUnicode), polynomial.text(isUnicode: isUnicode)
        )
        guard region.columns >= 12, region.rows >= 5 else {
            return region.card(.surface, accent: color, name, formula)
        }
        region.fill(.surface)
        region.text(
            [TextSpan("  \(name)  ", .bold), TextSpan(formula, color: region.ink(color))], row: 0)
        // With an odd number of rows, the axis is in the middle of a row.
        let columns = 2..<region.columns - 2
        let rows = 2..<region.rows - 2 + region.rows % 2
        let axis = String(repeating: isUnicode ? "─" : "-", count: columns.count)
        region.text(axis, row: (rows.lowerBound + rows.upperBound) / 2, column: 2, .dim)
        region.curve(
            polynomial.curve(steps: 2 * columns.count), columns: columns, rows: rows, color: color)
        region.edge(color)
    }

    /// Returns the polynomial of an item: one of the list, or its first, second or third derivative.
    private static func polynomial(_ item: Int) -> Polynomial {
        (0..<item % 4).reduce(polynomials[item / 4]) { polynomial, _ in polynomial.derivative }
    }

    private static func name(_ item: Int, isUnicode: Bool) -> String {
        let degree = polynomials[item / 4].coefficients.count - 1
        let digits = isUnicode ? degree.subscriptText : "\(degree)"
        let primes = isUnicode ? ["", "′", "″", "‴"] : ["", "'", "''", "'''"]
        return "T\(digits)\(primes[item % 4])"
    }

    private static func searchText(of item: Int) -> String {
        "\(name(item, isUnicode: true)) \(polynomial(item).text(isUnicode: true))"
    }

    /// The colours of a polynomial and of its three derivatives.
    private static let colors: [Color] = [.blue, .teal, .violet, .amber]

    /// The Chebyshev polynomials of degree 3 to 10. Each one is twice x times the one before, less the one before that.
    private static let polynomials: [Polynomial] = {
        var all = [Polynomial([1]), Polynomial([0, 1])]
        while all.count <= 10 {
            let (one, two) = (all[all.count - 1].coefficients, all[all.count - 2].coefficients)
            var next = [0] + one.map { 2 * $0 }
            for (power, coefficient) in two.enumerated() { next[power] -= coefficient }
            all.append(Polynomial(next))
        }
        return Array(all.dropFirst(3))
    }()

    static let knobs: [DemoKnob<Self>] = [
        .share("topHeight", \.layout.topHeight, in: 0.1...1),
        .share("bottomHeight", \.layout.bottomHeight, in: 0.1...1),
        .count("bottomItems", \.layout.bottomItems, in: 1...3),
        .points("itemInset", \.layout.itemInset, in: 0...8, step: 1),
        .items(of: 0..<4 * polynomials.count),
    ]

    static let entry = DemoEntry(
        name: "two-rows", title: "Two rows", category: .compositional,
        summary: "one big box above three: curves and their slopes",
        abilities: DemoAbilities<TwoRowsDemo>(
            texts: DemoTexts(
                searched: .text { Self.searchText(of: $1) }, plain: { Self.searchText(of: $1) }))
    ) { _ in TwoRowsDemo() }
}
