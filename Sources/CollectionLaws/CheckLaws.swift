import CollectionLayouts

/// Checks that a body satisfies all laws, with random numbers of items, view sizes, placements and edits.
///
///     @Test func laws() throws { try checkLaws(of: MyBody()) }
///
/// Sizes that the body stores by index stay at their index when items are inserted or removed. Use the `checkLaws`
/// function with a closure if sizes move with their items, or to check many bodies of one type. A body that stops the
/// program ends the test.
///
/// - Parameters:
///   - body: The body to check.
///   - laws: The laws to check.
///   - rounds: The number of random cases. Each case is checked against every law. A number below 1 stops the program.
///   - seed: The seed of the random cases. The same seed produces the same cases.
///   - items: The range of the number of items in a section.
///   - widths: The range of the view's width, in points.
///   - measure: The closure that measures the items of the body. The request's `item` is a number that an item keeps
///     when its index changes. By default each item has its own size.
/// - Throws: The first violation, as the smallest case that was found.
public func checkLaws(
    of body: any SectionBody, laws: Set<Law> = .all, rounds: Int = 60, seed: Int = 0,
    items: ClosedRange<Int> = 0...24, widths: ClosedRange<Double> = 1...120,
    measure: Measure? = nil
) throws(LawViolation) {
    let source = BodySource(sizesFollowItems: false, measure: measure) { _ in body }
    try LawRun(
        source: source, laws: laws, rounds: rounds, seed: seed,
        bounds: CaseBounds(items: items, widths: widths)
    ).check()
}

/// Checks that all bodies that a closure makes satisfy all laws.
///
///     try checkLaws { sample in
///         MyBody(sizes: sample.sizes, spacing: sample.length(0...9), columns: .random(in: 1...4, using: &sample))
///     }
///
/// The closure is called often, and must make the same body from the same sample. Use the sizes of items in
/// `sample.sizes`: these sizes move with their items in edits.
///
/// - Parameters:
///   - laws: The laws to check.
///   - rounds: The number of random cases. Each case is checked against every law. A number below 1 stops the program.
///   - seed: The seed of the random cases. The same seed produces the same cases.
///   - items: The range of the number of items in a section.
///   - widths: The range of the view's width, in points.
///   - measure: The closure that measures the items of the bodies. The request's `item` is a number that an item keeps
///     when its index changes. By default the size is the item's size in `sample.sizes`.
///   - body: The closure that makes the body of a section.
/// - Throws: The first violation, as the smallest case that was found.
public func checkLaws(
    laws: Set<Law> = .all, rounds: Int = 60, seed: Int = 0, items: ClosedRange<Int> = 0...24,
    widths: ClosedRange<Double> = 1...120, measure: Measure? = nil,
    of body: @escaping (_ sample: inout LawSample) -> any SectionBody
) throws(LawViolation) {
    let source = BodySource(sizesFollowItems: true, measure: measure, body: body)
    try LawRun(
        source: source, laws: laws, rounds: rounds, seed: seed,
        bounds: CaseBounds(items: items, widths: widths)
    ).check()
}

/// All cases of one call of `checkLaws`.
struct LawRun {
    let source: BodySource
    let laws: Set<Law>
    let rounds: Int
    let seed: Int
    let bounds: CaseBounds

    func check() throws(LawViolation) {
        precondition(rounds > 0, "checkLaws needs at least 1 round, not \(rounds).")
        let laws = Law.allCases.filter(self.laws.contains)
        for round in 0..<rounds {
            let drawn = LawCase(source, round: round, seed: seed, bounds)
            for law in laws {
                guard let finding = law.finding(in: drawn) else { continue }
                let (smallest, last) = drawn.shrunk(breaking: law, finding)
                throw LawViolation(
                    law: law, seed: seed, round: round, testCase: smallest, finding: last)
            }
        }
    }
}
