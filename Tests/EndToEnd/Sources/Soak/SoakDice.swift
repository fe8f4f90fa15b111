/// The same numbers for the same seed.
struct SoakDice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }

    mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    mutating func oneIn(_ count: Int) -> Bool { roll(1...count) == 1 }
}
