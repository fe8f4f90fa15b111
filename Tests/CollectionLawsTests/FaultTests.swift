import CollectionLaws
import CollectionLayouts
import Testing

/// Tests that the law kit finds faults and reports them in few words.
@Suite struct FaultTests {
    /// The law that each fault breaks.
    static let laws: [(Fault, Law)] = [
        (.writesTooFew, .queries), (.readsAnotherFrame, .queries), (.isTooSmall, .frames),
        (.forgetsToShift, .editing), (.goesInCircles, .neighbors), (.skipsItems, .order),
        (.knowsItsColumn, .moving), (.transposesBadly, .transposing),
        (.forgetsToMeasure, .measuring), (.isHigherInClosedForm, .closedForm),
        (.isLikeAnother, .sharing), (.stopsBackwards, .stops), (.dividesByTheRoom, .rooms),
        (.writesBackwards, .queries),
    ]

    private func firstViolation(
        of fault: Fault?, laws: Set<Law> = .all, seed: Int
    ) -> LawViolation? {
        do throws(LawViolation) {
            try checkLaws(laws: laws, rounds: 30, seed: seed) { sample in
                FaultyBody(fault: fault, sizes: sample.sizes)
            }
            return nil
        } catch {
            return error
        }
    }

    @Test("The law kit finds each fault in a case of few items", arguments: laws)
    func found(fault: Fault, law: Law) throws {
        for seed in 0..<3 {
            let violation = try #require(firstViolation(of: fault, laws: [law], seed: seed))
            #expect(violation.itemCount <= 4, "\(violation)")
            #expect(violation.law == law)
        }
    }

    @Test("All laws together find each fault", arguments: Fault.allCases)
    func foundAmongAll(fault: Fault) {
        #expect(firstViolation(of: fault, seed: 1) != nil)
    }

    @Test("The same body without a fault keeps all laws")
    func noFault() {
        let found = firstViolation(of: nil, seed: 1)
        #expect(found == nil, "\(found.map(\.description) ?? "")")
    }

    @Test("The same seed finds the same case")
    func repeatable() {
        let one = firstViolation(of: .isTooSmall, seed: 7)
        #expect(one?.description == firstViolation(of: .isTooSmall, seed: 7)?.description)
    }

    @Test("The law kit skips laws that are left out")
    func leftOut() {
        #expect(firstViolation(of: .goesInCircles, laws: .all(but: .neighbors), seed: 0) == nil)
    }

    @Test("A violation describes the law, the case and the picture")
    func picture() throws {
        let violation = try #require(
            firstViolation(of: .readsAnotherFrame, laws: [.queries], seed: 0))
        #expect(
            violation.description == """
                broken law .queries: A query returns each element whose frame meets its rectangle once, with the items in \
                order.
                A query of everything: Item 1 of section 0 is found at (1.0, 4.0, 8.0 × 4.0), but frame(of:) gives \
                (0.0, 4.0, 8.0 × 4.0).
                in a view of 1.0 × 1.0, one column, equal sizes
                  section 0: 2 items [100, 101], readsAnotherFrame
                found with seed 0 in round 0
                expected  | actual
                00000000  | 00000000
                00000000  | 00000000
                00000000  | 00000000
                00000000  | 00000000
                11111111  |  11111111
                11111111  |  11111111
                11111111  |  11111111
                11111111  |  11111111
                """)
    }
}

/// Tests of the law kit as users of the package write them.
@Suite struct StaircaseTests {
    @Test("A single body is checked in one line")
    func keepsLaws() throws {
        try checkLaws(of: Staircase(), rounds: 30)
    }

    @Test("A family of bodies is checked with random sizes")
    func familyKeepsLaws() throws {
        try checkLaws(rounds: 25, seed: 3) { sample in
            Staircase(step: Size(width: sample.length(0...20), height: sample.length(0...9)))
        }
    }

    @Test("A body with a table keeps its sizes by index, and a list is measured by item")
    func table() throws {
        let sizes = [Size(width: 9, height: 3), Size(width: 2, height: 6)]
        try checkLaws(of: FlowBody(items: .table(sizes)), rounds: 20)
        try checkLaws(
            of: ListBody(rows: .measured(estimate: 4)), rounds: 20, items: 0...60, widths: 30...50
        ) { request in
            Size(width: request.width ?? 0, height: Double(request.item % 5) + 1)
        }
    }
}
