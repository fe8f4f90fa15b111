import CollectionLayouts

/// The check that `rearrange` after edits gives the same result as a new `arrange` that keeps the same lanes.
enum EditingLaw {
    static func finding(in testCase: LawCase) -> Finding? {
        finding(in: testCase, from: testCase.arranged())
    }

    /// Applies the edits of a case to an arrangement, and compares each result with a new arrangement.
    ///
    /// - Parameter isLazy: Whether new sections keep their estimates until they are measured.
    static func finding(
        in testCase: LawCase, from arrangement: Arrangement, isLazy: Bool = false
    ) -> Finding? {
        var testCase = testCase
        var arrangement = arrangement
        var random = testCase.random
        for (index, edit) in testCase.edits.enumerated() {
            let former = arrangement
            let changes = testCase.apply(edit)
            testCase.layout.rearrange(
                &arrangement, for: testCase.contents, changes: changes, measure: testCase.measure)
            if isLazy, edit.sectionChange != nil {
                testCase.layout.rearrange(
                    &arrangement, for: testCase.contents, changes: testCase.everyItem,
                    measure: testCase.measure)
            }
            let place = "After edit \(index)"
            let expected = testCase.arranged(keepingLanesOf: former, after: changes)
            if let finding = firstDifference(arrangement, expected) {
                return finding.after(place)
            }
            guard arrangement.problems == expected.problems else {
                return Finding(
                    "The problems are \(arrangement.problems) instead of \(expected.problems)."
                ).after(place)
            }
            if let finding = QueryLaw.finding(in: arrangement, &random) {
                return finding.after(place)
            }
        }
        return nil
    }
}

/// The check that measuring items later gives the same result as measuring items at once.
enum MeasuringLaw {
    static func finding(in testCase: LawCase) -> Finding? {
        guard testCase.isMeasured else { return nil }
        var arrangement = testCase.arranged(lazily: true)
        let expected = testCase.arranged()
        // Skip cases with problems, because a lazy arrangement with problems is solved again with estimates.
        guard arrangement.problemCount == 0, expected.problemCount == 0 else { return nil }
        var random = testCase.random
        if let finding = QueryLaw.finding(in: arrangement, &random) {
            return finding.after("With estimates")
        }
        testCase.layout.rearrange(
            &arrangement, for: testCase.contents, changes: testCase.everyItem,
            measure: testCase.measure)
        if let finding = firstDifference(arrangement, expected) {
            return finding.after("Measured later")
        }
        guard testCase.staysWithoutProblems else { return nil }
        return EditingLaw.finding(in: testCase, from: arrangement, isLazy: true)?
            .after("Measured later")
    }
}

extension LawCase {
    /// Whether the arrangement has no problems after each of the edits.
    fileprivate var staysWithoutProblems: Bool {
        var copy = self
        return edits.allSatisfy {
            _ = copy.apply($0)
            return copy.arranged().problemCount == 0
        }
    }
}
