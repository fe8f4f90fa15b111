import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The reader's place in long walks through edits, measured sizes, resizes and layouts of all kinds.
///
/// REFLOW_PLACE=100000 takes so many steps, and REFLOW_SEED=7 begins with that walk; `Tests/place` sets both.
///
/// The law leaves out:
/// - sections that go to the shortest column: the column depends on what was measured before (`choosesColumns: false`);
/// - changes that are animated: the place is that at rest (`animated: false`);
/// - where less than four points are between pinned elements: an item that would be out of sight may then stay so
///   (`leastRoom`);
/// - the exact place after changes that were taken back, while sizes are measured as they come into sight: only the
///   law of a single change holds then (`measuresLazily`);
/// - in scrolling, items that went to another lane of a waterfall, as what was measured above put them there;
/// - in edits, which item a shelf shows: the number of its offset stays, as the design decides;
/// - in other changes than edits, the offset of a shelf that holds the selection, or after the scroll direction changed,
///   or after the first of several changes in a row (`isFresh`): later ones go on from the place before the first.
@Suite struct PlaceWalkTests {
    private static let stepsPerWalk = 100
    private static let firstSeed = number("REFLOW_SEED") ?? 1
    private static let walks = max(1, (number("REFLOW_PLACE") ?? 4_000) / stepsPerWalk)

    private static func number(_ name: String) -> Int? {
        getenv(name).flatMap { Int(String(cString: $0)) }
    }

    @Test(
        "what the reader looked at stays where it was on the screen",
        arguments: firstSeed..<firstSeed + walks)
    func placeIsKept(seed: Int) throws {
        var walk = PlaceWalk(seed: UInt64(seed))
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
        // Flush, so that lines of other tests do not mix with it.
        fflush(nil)
    }
}
