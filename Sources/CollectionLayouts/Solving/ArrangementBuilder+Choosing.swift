/// Chooses the shortest column for sections without a fixed column.
extension ArrangementBuilder {
    /// The code of a section that has no column.
    private static let noColumn = UInt8.max

    /// Keeps the columns that an earlier arrangement chose for its first `count` sections. Also keeps the choices that
    /// this arrangement stores for other sets of columns.
    mutating func keepColumns(of past: borrowing Arrangement, first count: Int) {
        guard past.remembersColumns else { return }
        var choices = past.formerChoices
        if past.choosesColumns {
            choices[past.openColumns] = past.entries.prefix(count).map { entry in
                entry.metrics == SectionEntry.leftOut
                    ? Self.noColumn : UInt8(past.metrics[Int(entry.metrics)].column)
            }
        }
        arrangement.formerChoices = choices
        arrangement.forgetChoices(behind: count)
        formerColumns =
            arrangement.formerChoices.removeValue(forKey: arrangement.openColumns) ?? []
    }

    /// Returns the column of a section from the code of its choice. All sections before this section are already
    /// placed.
    mutating func column(_ choice: UInt8, of section: Int) -> Int {
        if let column = choice.column(among: arrangement.ownColumns.count) { return column }
        arrangement.choosesColumns = true
        if section < formerColumns.count, formerColumns[section] != Self.noColumn {
            return Int(formerColumns[section])
        }
        return arrangement.shortest { arrangement.stacks[$0].end }
    }

    /// Whether the shortest columns must be chosen again. False if sections are only appended.
    mutating func choosesAnew(_ changes: ArrangementChanges, _ source: SectionSource) -> Bool {
        guard changes.changesSections, keptColumns < source.count else { return false }
        let isAppending =
            keptColumns == arrangement.sectionCount && changes.changedSections.isEmpty
        return !isAppending
            && (arrangement.choosesColumns
                || changes.insertedSections.contains { source.content($0).column == nil })
    }

    /// Chooses the column of each section from index `keptColumns` on that requests the shortest column. O(sections).
    mutating func chooseColumns(_ source: SectionSource) {
        // Measure the ends from a common top of all columns. Only differences between ends matter.
        var ends = arrangement.ownColumns.map { _ in 0.0 }
        for section in arrangement.entries.indices {
            if section >= keptColumns, source.content(section).column == nil {
                move(section, toColumn: arrangement.shortest { ends[$0] }, source)
            }
            let entry = arrangement.entries[section]
            guard entry.metrics != SectionEntry.leftOut else { continue }
            ends[arrangement.metrics[Int(entry.metrics)].column] += max(
                0, height(of: entry, section: section) + arrangement.sectionSpacing)
        }
    }

    /// Moves a section to a column. If this is a new column, solves the section again, but does not change the
    /// positions of sections.
    private mutating func move(_ section: Int, toColumn column: Int, _ source: SectionSource) {
        let old = arrangement.entries[section]
        arrangement.choosesColumns = true
        let isOut = old.metrics == SectionEntry.leftOut
        guard isOut || arrangement.metrics[Int(old.metrics)].column != column else { return }
        let lanes = arrangement.keptLanes(of: old)
        drop(old)
        leaveOut(section)
        guard arrangement.ownColumns[column].width > 0 else { return }
        prepare(asks: !isOut && old.isMeasured)
        let index = metrics(of: section, column: column, source)
        let entry = solved(
            count: old.itemCount, metrics: index, section: section, keeping: lanes
        ).entry
        arrangement.entries[section] = entry
    }
}

extension Arrangement {
    /// For each column, whether the column has a width.
    fileprivate var openColumns: [Bool] { ownColumns.map { $0.width > 0 } }

    /// Whether the arrangement stores chosen columns, for its current columns or for an earlier set of columns.
    package var remembersColumns: Bool { choosesColumns || !formerChoices.isEmpty }

    /// Removes the stored choices of all sections except the first `count`.
    mutating func forgetChoices(behind count: Int) {
        for (columns, choices) in formerChoices where choices.count > count {
            formerChoices[columns] = count > 0 ? Array(choices.prefix(count)) : nil
        }
    }

    /// The difference in points below which two column ends count as equal, because sums of fractions are not exact.
    private static let tolerance = 1e-6

    /// Returns the column with the uppermost end among the columns with a width; of equal columns, the leftmost. If no
    /// column has a width, returns the first column.
    func shortest(_ end: (_ column: Int) -> Double) -> Int {
        var shortest: (column: Int, end: Double)?
        for column in ownColumns.indices where ownColumns[column].width > 0 {
            let end = end(column)
            if let shortest, end >= shortest.end - Self.tolerance { continue }
            shortest = (column, end)
        }
        return shortest?.column ?? 0
    }
}

extension ArrangementChanges {
    /// Returns the number of sections before the first inserted, removed or moved section; `count` if there is none.
    func unchangedSections(of count: Int) -> Int {
        let moved = movedSections.map { min($0.from, $0.to) }.min()
        return [insertedSections.first, removedSections.first, moved].compactMap { $0 }
            .reduce(count, min)
    }
}
