import CollectionLayouts

/// The check that sections that share a description have the same frames as sections with separate descriptions.
enum SharingLaw {
    static func finding(in testCase: LawCase) -> Finding? {
        guard let first = testCase.sections.first(where: { !$0.isPlain }) else { return nil }
        // Place all sections in one column, because only neighbouring sections of a column share descriptions.
        var other = first
        other.items = first.items.map { $0 + 500 }
        var pair = testCase.alone(first)
        pair.sections = [first, other, first]
        var lonely = pair
        lonely.wrap = { WrappedBody(base: $0) }
        if let finding = firstDifference(pair.arranged(), lonely.arranged()) {
            return finding.after("With equal bodies")
        }
        // Use the same items in both sections, because one description contains the sizes of one section only.
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
        return firstDifference(found, alike.arranged())?.after(
            "With one description for two sections")
    }
}

/// The check that a closed form gives the same frames and the same height as solving.
enum ClosedFormLaw {
    static func finding(in testCase: LawCase) -> Finding? {
        let probe = Probe()
        var closed = testCase
        // Do not measure items, so that the closed form and the solve both use the estimates.
        closed.isMeasured = false
        closed.wrap = { WrappedBody(base: $0, probe: probe) }
        let found = closed.arranged()
        guard probe.hasClosedForm else { return nil }
        var solved = closed
        solved.wrap = { WrappedBody(base: $0, hidesClosedForm: true) }
        return firstDifference(found, solved.arranged())?.after("With the closed form")
    }
}
