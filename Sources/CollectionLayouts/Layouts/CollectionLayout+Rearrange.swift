extension CollectionLayoutConvertible {
    /// Updates an arrangement in place: solves the changed sections and moves the sections after them.
    ///
    /// The result is the same as that of `arrange`, except that sums of fractions may be rounded differently. Use the
    /// same layout and the same environment as before. Sections that are not in `changes` keep their descriptions. If
    /// the changes do not fit the sections, or something cannot be laid out, everything is solved again.
    ///
    /// - Parameters:
    ///   - arrangement: Changed in place if nothing else holds a copy.
    ///   - sections: All sections as they are now. Only changed ones are read.
    ///   - changes: The changes since the arrangement was made.
    ///   - measure: Measures elements from now on. It must give the same answers for unchanged elements.
    /// - Returns: True if the unchanged sections were kept; false if everything was solved again.
    /// - Complexity: O(changes), and the body's cost for an edit of each changed section. Moving what comes later takes
    ///   O(sections + lines of the changed sections), at a few bytes each.
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
        arrangement = builder.arrangement
        guard isFit else {
            arrangement = layout.solve(
                itemCounts: sections.map(\.itemCount), identifiers: sections.map(\.id),
                in: arrangement.environment, measure: measure, lazily: arrangement.isLazy,
                after: arrangement, keptColumns: keptColumns)
            return false
        }
        return true
    }
}

extension CollectionLayout {
    /// Returns false if everything has to be solved again.
    fileprivate func rearrange(
        _ builder: inout ArrangementBuilder,
        _ sections: some RandomAccessCollection<SectionContent<SectionID>>,
        _ changes: ArrangementChanges, measure: Measure?
    ) -> Bool {
        builder.arrangement.measure = mirrored(measure)
        let columns = builder.arrangement.columns
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
