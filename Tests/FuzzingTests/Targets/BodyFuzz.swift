import CollectionLayouts

@testable import CollectionLaws

/// Checks the laws of the law kit for random bodies in random cases.
enum BodyFuzz {
    static func check(_ bytes: UnsafeRawBufferPointer) throws {
        var source = ByteSource(bytes)
        let chosen = source.int(0...Law.allCases.count)
        let laws = chosen == 0 ? Law.allCases : [Law.allCases[chosen - 1]]
        let testCase = LawCase(&source)
        for law in laws {
            guard let finding = law.finding(in: testCase) else { continue }
            let (smallest, last) = testCase.shrunk(breaking: law, finding)
            throw LawViolation(law: law, seed: 0, round: 0, testCase: smallest, finding: last)
        }
    }
}

extension LawCase {
    fileprivate init(_ source: inout ByteSource) {
        let bodies = [source.body()] + source.list(1) { $0.body() }
        let round = source.int(0...50)
        let sections = (0..<source.int(1...3)).map { CaseSection(&source, index: $0) }
        self.init(
            source: BodySource(sizesFollowItems: true, measure: nil) { sample in
                // The section's seed selects the body, so sections may share a body.
                bodies[Int(sample.next() % UInt64(bodies.count))](sample.sizes)
            },
            round: round, seed: source.number(), sections: sections,
            size: Size(width: 1 + source.length(120), height: 1 + source.length(80)),
            placement: CasePlacement(&source), spacing: source.length(4),
            isMeasured: source.flag(), hasEqualSizes: source.rarely(4), edits: [])
        for index in 0..<source.int(0...3) {
            edits.append(CaseEdit(&source, first: 1000 * (index + 1), sections: sections.count))
        }
    }
}

extension CaseSection {
    fileprivate init(_ source: inout ByteSource, index: Int) {
        self.init(seed: UInt64(source.byte() & 3), items: [])
        items = (0..<source.int(0...24)).map { $0 + 100 * index }
        isPlain = index > 0 && source.rarely(5)
        side = source.flag() ? .right : .left
        if source.flag() {
            inset = EdgeInsets(
                top: source.length(4), left: source.length(4), bottom: source.length(4),
                right: source.length(4))
        }
        header = source.rarely(2) ? source.length(4) : 0
        footer = source.rarely(3) ? source.length(4) : 0
        hasBackground = source.rarely(4)
        if source.flag() { sideways = source.choice(SidewaysScrolling.Behavior.allCases) }
    }
}

extension CasePlacement {
    fileprivate init(_ source: inout ByteSource) {
        switch source.int(0...3) {
        case 0: self = .column
        case 1: self = .split(spacing: source.length(6))
        case 2: self = .compositional(.vertical, spacing: source.length(4))
        default: self = .compositional(.horizontal, spacing: source.length(4))
        }
    }
}

extension CaseEdit {
    fileprivate init(_ source: inout ByteSource, first: Int, sections: Int) {
        var random = SplitMix(seed: 0)
        self.init(
            section: source.int(0...sections - 1), first: first, &random,
            CaseBounds(items: 0...24, widths: 1...120))
        // LayoutFuzz changes the list of sections.
        sectionChange = nil
        hunks = source.list(3) {
            Hunk(kept: $0.int(0...9), removed: $0.int(0...3), inserted: $0.int(0...3))
        }
        changesSizes = hunks.allSatisfy { $0.removed == $0.inserted }
        // Two changes at the same position count as one.
        for index in hunks.indices.dropFirst() { hunks[index].kept = max(1, hunks[index].kept) }
    }
}
