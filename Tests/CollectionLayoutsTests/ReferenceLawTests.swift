import Testing

@testable import CollectionLayouts

/// The engine's frames are those that the definition gives, one item at a time.
@Suite struct ReferenceLawTests {
    @Test("all elements stand where the definition says, for every width", arguments: 0..<100)
    func elements(seed: Int) {
        var random = SeededGenerator(seed: seed + 30_000)
        for _ in 0..<3 {
            let drawn = DrawnLayout(seed: Int.random(in: 0..<1_000_000, using: &random))
            let (arrangement, expected) = (drawn.arrangement, drawn.reference.solve())
            guard let difference = drawn.difference(arrangement, expected, &random) else {
                continue
            }
            Issue.record("seed \(drawn.seed): \(difference)\n\(picture(of: arrangement))")
            return
        }
    }
}
