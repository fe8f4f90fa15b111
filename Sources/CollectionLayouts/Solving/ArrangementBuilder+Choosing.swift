/// Chooses the shortest column for sections without a fixed column.
extension ArrangementBuilder {
    /// The code of a section that has no column.
    private static let noColumn = UInt8.max

    /// Keeps the chosen columns of the first `count` sections, from an earlier arrangement. Includes choices that it
    /// made with other columns.
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

    /// Returns the column of a section that is placed after all others, from the code of its choice.
    mutating func column(_ choice: UInt8, of section: Int) -> Int {
        if let column = choice.column(among: arrangement.columns.count) { return column }
        arrangement.choosesColumns = true
        if section < formerColumns.count, formerColumns[section] != Self.noColumn {
            return Int(formerColumns[section])
        }
        return arrangement.shortest { arrangement.stacks[$0].end }
    }

    /// Whether columns must be chosen again. False if sections are only appended.
    mutating func choosesAnew(_ changes: ArrangementChanges, _ source: SectionSource) -> Bool {
        guard changes.changesSections, keptColumns < source.count else { return false }
        let isAppending =
            keptColumns == arrangement.sectionCount && changes.changedSections.isEmpty
        return !isAppending
            && (arrangement.choosesColumns
                || changes.insertedSections.contains { source.content($0).column == nil })
    }

    /// Chooses columns for all sections after the sections that keep their columns. O(sections).
    mutating func chooseColumns(_ source: SectionSource) {
        // All columns start at the same top. The value of that top does not matter.
        var ends = arrangement.columns.map { _ in 0.0 }
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

    /// Solves a section again if its column has changed. Does not stack it.
    private mutating func move(_ section: Int, toColumn column: Int, _ source: SectionSource) {
        let old = arrangement.entries[section]
        arrangement.choosesColumns = true
        let isOut = old.metrics == SectionEntry.leftOut
        guard isOut || arrangement.metrics[Int(old.metrics)].column != column else { return }
        drop(old)
        leaveOut(section)
        guard arrangement.columns[column].width > 0 else { return }
        prepare(asks: !isOut && old.isMeasured)
        let index = metrics(of: section, column: column, source)
        let entry = solved(count: old.itemCount, metrics: index, section: section).entry
        arrangement.entries[section] = entry
    }
}

extension Arrangement {
    /// The columns that have a width, as one Boolean per column.
    fileprivate var openColumns: [Bool] { columns.map { $0.width > 0 } }

    /// Whether the arrangement stores chosen columns, from now or from earlier columns.
    package var remembersColumns: Bool { choosesColumns || !formerChoices.isEmpty }

    /// Removes the earlier choices of all sections except the first `count`.
    mutating func forgetChoices(behind count: Int) {
        for (columns, choices) in formerChoices where choices.count > count {
            formerChoices[columns] = count > 0 ? Array(choices.prefix(count)) : nil
        }
    }

    /// The difference in points below which two column ends count as equal. Sums of fractions are not exact.
    private static let tolerance = 1e-6

    /// Returns the column with the highest end among the columns with a width. The leftmost of equal columns wins. If
    /// no column has a width, returns the first.
    func shortest(_ end: (_ column: Int) -> Double) -> Int {
        var shortest: (column: Int, end: Double)?
        for column in columns.indices where columns[column].width > 0 {
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
