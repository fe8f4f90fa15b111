import CollectionLayouts

/// The limits of random cases.
struct CaseBounds {
    let items: ClosedRange<Int>
    let widths: ClosedRange<Double>
}

/// Makes random cases.
extension LawCase {
    init(_ source: BodySource, round: Int, seed: Int, _ bounds: CaseBounds) {
        var random = SplitMix(
            seed: UInt64(truncatingIfNeeded: seed) &* 0x2545_F491 &+ UInt64(round))
        let count = [1, 1, 2, 3].randomElement(using: &random) ?? 1
        let bodySeed = random.next()
        var sections: [CaseSection] = []
        for index in 0..<count {
            var section = CaseSection(&random, bounds)
            section.items = section.items.map { $0 + 100 * index }
            if index == 0 || random.chance(0.5) { section.seed = bodySeed }
            section.isPlain = index > 0 && random.chance(0.2)
            sections.append(section)
        }
        self.init(
            source: source, round: round, seed: random.next(), sections: sections,
            size: Size(width: random.length(bounds.widths), height: random.length(1...80)),
            placement: CasePlacement(&random), spacing: random.chance(0.5) ? 0 : 2,
            isMeasured: random.chance(0.6), edits: [])
        for index in 0..<3 {
            edits.append(
                CaseEdit(
                    section: random.int(0...count - 1), first: 100_000 * (index + 1), &random,
                    bounds))
        }
    }
}

extension CasePlacement {
    fileprivate init(_ random: inout SplitMix) {
        switch random.int(0...9) {
        case 0..<3: self = .column
        case 3..<6: self = .split(spacing: random.length(0...6))
        case 6..<8: self = .compositional(.vertical, spacing: random.length(0...4))
        default: self = .compositional(.horizontal, spacing: random.length(0...4))
        }
    }
}

extension CaseSection {
    init(_ random: inout SplitMix, _ bounds: CaseBounds) {
        self.init(seed: random.next(), items: Array(0..<random.int(bounds.items)))
        side = random.chance(0.5) ? .left : .right
        if random.chance(0.5) {
            inset = EdgeInsets(
                top: random.length(0...4), left: random.length(0...4),
                bottom: random.length(0...4), right: random.length(0...4))
        }
        if random.chance(0.4) { header = random.length(0...4) }
        if random.chance(0.3) { footer = random.length(0...4) }
        hasBackground = random.chance(0.2)
        if random.chance(0.6) {
            sideways = SidewaysScrolling.Behavior.allCases.randomElement(using: &random)
        }
    }
}
