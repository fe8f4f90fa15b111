import CollectionLayouts

/// Checks that a body keeps all laws, over random numbers of items, rooms, placements and edits.
///
///     @Test func laws() throws { try checkLaws(of: MyBody()) }
///
/// Sizes that the body has by index stay with their index when items are inserted or removed. Use the `checkLaws` with
/// a closure for a family of bodies, and for sizes that move with their items. A body that stops the program ends the
/// test.
///
/// - Parameters:
///   - body: The body.
///   - laws: Which laws to check.
///   - rounds: How many cases are drawn; each is checked against every law. At least one, else it stops.
///   - seed: Draws the cases; the same seed draws the same ones.
///   - items: How many items a section has.
///   - widths: How wide the view is, in points.
///   - measure: Answers what the body measures; `item` is a number that an item keeps when its index changes.
///     By default each item has a size of its own.
/// - Throws: The first violation, in the smallest case that was found.
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

/// Checks that all bodies of a family keep all laws.
///
///     try checkLaws { sample in
///         MyBody(sizes: sample.sizes, spacing: sample.length(0...9), columns: .random(in: 1...4, using: &sample))
///     }
///
/// The closure is called often, and has to make the same body from the same sample. Take the sizes of items from
/// `sample.sizes`: they move with their items in edits.
///
/// - Parameters:
///   - laws: Which laws to check.
///   - rounds: How many cases are drawn; each is checked against every law. At least one, else it stops.
///   - seed: Draws the cases; the same seed draws the same ones.
///   - items: How many items a section has.
///   - widths: How wide the view is, in points.
///   - measure: Answers what bodies measure; `item` is a number that an item keeps when its index changes.
///     By default the answer is the item's size in `sample.sizes`.
///   - body: Makes the body of a section.
/// - Throws: The first violation, in the smallest case that was found.
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

/// All cases of one call.
struct LawRun {
    let source: BodySource
    let laws: Set<Law>
    let rounds: Int
    let seed: Int
    let bounds: CaseBounds

    func check() throws(LawViolation) {
        precondition(rounds > 0, "Checking laws takes at least one round.")
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
