extension CollectionLayoutConvertible {
    /// Updates an arrangement in place: solves the changed sections again, and moves all later sections.
    ///
    /// The result equals a new `arrange` of all sections that keeps the same columns and lanes, except that sums of
    /// fractions may be rounded differently. Use the same layout and the same environment as before. Sections that are
    /// not in `changes` keep their descriptions. If the changes do not fit the sections, or a value cannot be laid out,
    /// all sections are solved again.
    ///
    /// - Parameters:
    ///   - arrangement: The arrangement to update. It is changed in place if it has no other copy.
    ///   - sections: All sections after the changes. Only changed sections are read.
    ///   - changes: The changes since the arrangement was solved or last updated.
    ///   - measure: The closure that measures elements from now on. It must return the same sizes as before for
    ///     unchanged elements.
    /// - Returns: True if the unchanged sections were kept; false if all sections were solved again.
    /// - Complexity: O(changes), plus the body's cost of an edit for each changed section. Moving the later sections
    ///   and lines takes O(sections + lines of the changed sections), but changes only a few bytes for each of them.
    @discardableResult
    public func rearrange(
        _ arrangement: inout Arrangement,
        for sections: some RandomAccessCollection<SectionContent<SectionID>>,
        changes: ArrangementChanges, measure: Measure? = nil
    ) -> Bool {
        let layout = collectionLayout
        var builder = ArrangementBuilder(continuing: arrangement.take())
        let isFit = layout.rearrange(&builder, sections, changes, measure: measure)
        let keptColumns = builder.keptColumns
        let unapplied = builder.unapplied
        arrangement = builder.arrangement
        guard isFit else {
            let mirroring = arrangement.mirroring
            let counts = sections.map(\.itemCount)
            let lanes =
                unapplied.map { arrangement.keptLanes(after: $0, itemCounts: counts) } ?? [:]
            arrangement = layout.solve(
                itemCounts: counts, identifiers: sections.map(\.id),
                in: arrangement.environment, measure: measure, lazily: arrangement.isLazy,
                after: arrangement, keptColumns: keptColumns, keptLanes: lanes)
            arrangement.mirroring = mirroring
            return false
        }
        return true
    }
}

extension CollectionLayout {
    /// Applies the changes to the builder's arrangement. Returns false if all sections must be solved again.
    fileprivate func rearrange(
        _ builder: inout ArrangementBuilder,
        _ sections: some RandomAccessCollection<SectionContent<SectionID>>,
        _ changes: ArrangementChanges, measure: Measure?
    ) -> Bool {
        builder.arrangement.measure = transposed(measure)
        let columns = builder.arrangement.ownColumns
        func section(_ index: Int) -> SectionContent<SectionID> {
            sections[sections.index(sections.startIndex, offsetBy: index)]
        }
        func content(_ index: Int) -> (itemCount: Int, column: Int?) {
            let section = section(index)
            return (
                section.itemCount, choices.choice(section.id).column(among: columns.count)
            )
        }
        func describe(_ index: Int, _ column: Int) -> SectionLayout {
            let description =
                switch descriptions {
                case .each(let describe): describe(section(index).id, columns[column])
                case .every(let describe): describe(columns[column])
                }
            return isTransposed ? description.transposed : description
        }
        var sharesDescriptions = false
        if case .every = descriptions { sharesDescriptions = true }
        return withoutActuallyEscaping(content) { content in
            withoutActuallyEscaping(describe) { describe in
                builder.rearrange(
                    changes,
                    SectionSource(
                        count: sections.count, sharesDescriptions: sharesDescriptions,
                        defaults: defaults, content: content, describe: describe))
            }
        }
    }
}
