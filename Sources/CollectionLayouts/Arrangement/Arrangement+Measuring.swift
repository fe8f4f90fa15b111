extension Arrangement {
    /// Whether any section has elements whose sizes can be measured.
    package var hasMeasuredElements: Bool { metrics.measuredCount > 0 }

    /// Whether solving all sections again costs no more than searching for the changed ones. True for at most 256
    /// sections that all have a closed form; see `ClosedForm`.
    package var isCheap: Bool {
        entries.count <= 256 && tables.count == 0
    }

    /// Calls `body` with each element in a viewport whose size can be measured, even if it is already measured.
    ///
    /// The first items of a section that scrolls sideways are included, because the section's height depends on them.
    /// O(log sections + log lines + elements in the viewport).
    package func forEachMeasuredElement(
        in viewport: Viewport, _ body: (_ kind: ElementKind, _ section: Int, _ item: Int) -> Void
    ) {
        var section = -1
        var (hasItems, hasParts) = (false, false)
        for element in elements(in: viewport) {
            if element.section != section {
                section = element.section
                (hasItems, hasParts) = canBeMeasured(section)
                if hasItems, placed(section)?.metrics.sideways != nil {
                    let count = min(itemCount(inSection: section), Self.mostSideways)
                    for item in 0..<count { body(.item, section, item) }
                }
            }
            switch element.kind {
            case .item: if hasItems { body(.item, section, element.item) }
            case .header, .footer, .supplementary:
                if hasParts { body(element.kind, section, element.item) }
            case .background, .decoration: break
            }
        }
    }

    /// The number of items at the start of a section that scrolls sideways that are measured even if they are not
    /// visible.
    private static var mostSideways: Int { 256 }

    private func canBeMeasured(_ section: Int) -> (items: Bool, parts: Bool) {
        let index = entries[section].metrics
        guard index != SectionEntry.leftOut else { return (false, false) }
        let form = metrics[Int(index)]
        return (form.isMeasured, form.hasMeasuredParts)
    }
}
