/// A small generator with a seed, so that every run gives the same numbers.
package struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Returns `true` with a probability of 1 in `count`.
    package mutating func chance(_ count: Int) -> Bool {
        Int.random(in: 0..<count, using: &self) == 0
    }

    package mutating func range(
        _ starts: ClosedRange<Int>, count: ClosedRange<Int>
    ) -> Range<Int> {
        let start = Int.random(in: starts, using: &self)
        return start..<start + Int.random(in: count, using: &self)
    }

    /// A random text of all kinds of scalars, with a high share of special cases.
    package mutating func text(count: Int) -> String {
        let careful: [Unicode.Scalar] = [
            "\u{1B}", "\n", "\t", "\u{7F}", "\u{85}", "\u{9B}", "\u{200D}", "\u{FE0F}", "\u{301}",
            "\u{202E}", "\u{1F468}", "\u{1F3FD}", "\u{1F1E9}", "\u{1F1EA}", "\u{6F22}", "é", "a",
            "b", " ", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{93F}", "\u{E000}", "─", "▌", "\0",
        ]
        var text = String.UnicodeScalarView()
        for _ in 0..<count {
            if Bool.random(using: &self) {
                text.append(careful.randomElement(using: &self) ?? "a")
            } else if let scalar = Unicode.Scalar(UInt32.random(in: 0..<0x11_0000, using: &self)) {
                text.append(scalar)
            }
        }
        return String(text)
    }
}
