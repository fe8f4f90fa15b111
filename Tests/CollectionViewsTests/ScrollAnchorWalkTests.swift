import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Random tests of the reader's scroll position with edits, measured sizes, resizes and layouts of all kinds.
///
/// REFLOW_PLACE=100000 sets the total number of steps, and REFLOW_SEED=7 the seed of the first sequence. `Tests/place`
/// sets both.
///
/// The law excludes:
/// - sections that go to the shortest column, because the column depends on earlier measurements (`choosesColumns:
///   false`)
/// - animated changes, because the law holds only for the position at rest (`animated: false`)
/// - less than four points between pinned elements, because an item outside the visible range may then stay there
///   (`leastRoom`)
/// - the exact scroll position after restored changes, while sizes are measured lazily. Then only the law of a single
///   change holds (`measuresLazily`).
/// - in scrolling, items that move to another lane of a waterfall because of measurements above them
/// - in edits, the items that a shelf shows, because the shelf keeps its numeric offset by design
/// - in other changes than edits, the offset of a shelf with the selection, and of any shelf after a change of the
///   scroll direction
/// - the offsets of shelves after the first of several changes in a row (`isFresh`), because later changes start from
///   the scroll position before the first change
@Suite struct ScrollAnchorWalkTests {
    private static let stepsPerWalk = 100
    private static let firstSeed = number("REFLOW_SEED") ?? 1
    private static let walks = max(1, (number("REFLOW_PLACE") ?? 4_000) / stepsPerWalk)

    private static func number(_ name: String) -> Int? {
        getenv(name).flatMap { Int(String(cString: $0)) }
    }

    @Test(
        "The scroll anchor keeps its position on the screen",
        arguments: firstSeed..<firstSeed + walks)
    func placeIsKept(seed: Int) throws {
        let policy: ScrollPolicy = seed % 2 == 0 ? [] : ScrollPolicy(rawValue: seed / 2 % 4)
        var walk = ScrollAnchorWalk(seed: UInt64(seed), policy: policy)
        for step in 0..<Self.stepsPerWalk {
            guard let fault = try walk.step() else { continue }
            Issue.record(
                "Tests/place --seed \(seed) --steps \(Self.stepsPerWalk), step \(step): \(fault)")
            return
        }
        #expect(walk.checks > 0, "seed \(seed)")
        guard Self.number("REFLOW_PLACE") != nil else { return }
        let counts = walk.counts
        print(
            "compared", walk.checks, counts.edits, counts.measures, counts.resizes, counts.switches)
        // Flush, so that the lines of other tests do not mix with this line.
        fflush(nil)
    }
}
