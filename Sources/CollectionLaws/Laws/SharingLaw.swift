import CollectionLayouts

/// Sections described alike look as they do when each is described by itself.
enum SharingLaw {
    static func finding(in testCase: LawCase) -> Finding? {
        guard let first = testCase.sections.first(where: { !$0.isPlain }) else { return nil }
        // In one column, where neighbours share descriptions.
        var other = first
        other.items = first.items.map { $0 + 500 }
        var pair = testCase.alone(first)
        pair.sections = [first, other, first]
        var lonely = pair
        lonely.wrap = { WrappedBody(base: $0) }
        if let finding = firstDifference(pair.arranged(), lonely.arranged()) {
            return finding.after("Bodies that say they are alike")
        }
        // Two sections with the same items, as one description has the sizes of one section.
        var alike = pair
        alike.sections = [first, first]
        let description = alike.description(of: first)
        let shared = FlowLayout<Int>(
            defaults: SectionDefaults(
                interItemSpacing: alike.spacing, lineSpacing: alike.spacing)
        ) { _ in description }
        let found = shared.arrange(
            alike.contents, in: LayoutEnvironment(size: alike.size), measure: alike.measure)
        alike.wrap = lonely.wrap
        return firstDifference(found, alike.arranged())?.after("One description for two sections")
    }
}

/// A closed form places items where solving does, and is as high.
enum ClosedFormLaw {
    static func finding(in testCase: LawCase) -> Finding? {
        let probe = Probe()
        var closed = testCase
        // Estimates are what both know.
        closed.isMeasured = false
        closed.wrap = { WrappedBody(base: $0, probe: probe) }
        let found = closed.arranged()
        guard probe.hasClosedForm else { return nil }
        var solved = closed
        solved.wrap = { WrappedBody(base: $0, hidesClosedForm: true) }
        return firstDifference(found, solved.arranged())?.after("In closed form")
    }
}
