/// What a layout has to know of a section's data.
public struct SectionContent<SectionID> {
    public var id: SectionID
    public var itemCount: Int

    public init(id: SectionID, itemCount: Int) {
        self.id = id
        self.itemCount = itemCount
    }
}

extension CollectionLayoutConvertible {
    /// Solves the layout for sections of data: nothing is changed, the answer is a value.
    ///
    /// - Parameters:
    ///   - sections: The sections in their order.
    ///   - environment: The view; sizes in points.
    ///   - measure: Answers for items that are `measured`; their estimates count without it.
    /// - Returns: The arrangement, with a `LayoutProblem` for everything that could not be laid out.
    /// - Complexity: O(1) for a section of uniform items, O(items) for a ragged one.
    public func arrange(
        _ sections: some Collection<SectionContent<SectionID>>, in environment: LayoutEnvironment,
        measure: Measure? = nil
    ) -> Arrangement {
        collectionLayout.solve(sections, in: environment, measure: measure)
    }
}

extension CollectionLayout {
    fileprivate func solve(
        _ sections: some Collection<SectionContent<SectionID>>, in environment: LayoutEnvironment,
        measure: Measure?
    ) -> Arrangement {
        var log = ProblemLog()
        let columns = ColumnSolver.columns(
            columns(environment), in: environment, reference: insetReference, log: &log)
        var solver = SplitSolver(
            columns: columns, environment: environment, measure: measure, log: log)
        solver.reserve(sections.count)
        switch descriptions {
        case .each(let describe):
            for section in sections {
                let index = columnIndex(of: section.id, among: columns.count)
                solver.append(count: section.itemCount, column: index, defaults: defaults) {
                    describe(section.id, columns[index])
                }
            }
        case .every(let describe):
            for section in sections {
                let index = columnIndex(of: section.id, among: columns.count)
                solver.appendAlike(count: section.itemCount, column: index, defaults: defaults) {
                    describe(columns[index])
                }
            }
        }
        return solver.finish()
    }

    private func columnIndex(of section: SectionID, among count: Int) -> Int {
        count > 1 && side(section) == .right ? 1 : 0
    }
}
