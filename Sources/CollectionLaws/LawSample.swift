import CollectionLayouts

/// Random numbers for making a section's body, and a size for each item.
///
/// A sample is a random number generator: `Int.random(in: 1...3, using: &sample)`.
public struct LawSample: RandomNumberGenerator {
    /// The number of the round, from zero. A closure can use it to make different bodies in different rounds.
    public let index: Int
    /// A size for each item, in points. The size moves with its item when other items are inserted or removed. Some
    /// sizes are zero.
    public let sizes: [Size]
    private var random: SplitMix

    init(index: Int, sizes: [Size], seed: UInt64) {
        self.index = index
        self.sizes = sizes
        random = SplitMix(seed: seed)
    }

    /// Returns the next random number. A section receives the same numbers in all arrangements of a case.
    public mutating func next() -> UInt64 { random.next() }

    /// Returns a random number of points in a range. Most results are whole numbers.
    public mutating func length(_ range: ClosedRange<Double>) -> Double { random.length(range) }

    /// Returns true with the given probability, from 0 to 1.
    public mutating func chance(_ probability: Double) -> Bool { random.chance(probability) }
}

/// The closures that make and measure the bodies of all cases.
struct BodySource {
    /// Whether sizes move with their items when other items are inserted or removed.
    let sizesFollowItems: Bool
    /// The closure that measures items. A request's `item` is the number that an item keeps, not its index.
    let measure: Measure?
    let body: (inout LawSample) -> any SectionBody
}

/// A generator of repeatable random numbers, with the algorithm SplitMix64.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func chance(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &self) < probability
    }

    mutating func length(_ range: ClosedRange<Double>) -> Double {
        let drawn = Double.random(in: range, using: &self)
        // Whole numbers make edges that touch. All other numbers are multiples of 1/4, so that sums are exact.
        let fine = chance(0.2) ? (drawn * 4).rounded() / 4 : drawn.rounded()
        return min(max(fine, range.lowerBound), range.upperBound)
    }

    mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}
