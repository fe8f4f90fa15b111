extension Arrangement {
    /// Returns the first problem of a section's description or items. Nil if there is no problem, or if the section is
    /// left out because its column has no width. Stops the program if there is no such section.
    package func problem(ofSection section: Int) -> LayoutProblem? {
        checkSection(section)
        guard var problem = sharedProblems[entries[section].metrics] else {
            return ownProblems[UInt32(section)]
        }
        problem.section = section
        return problem
    }

    /// Returns the problems in a viewport: the first problem of the layout as a whole, then the first problem of each
    /// visible section, in the order of the sections. If several sections without height are at the same position, only
    /// the first of them is listed.
    ///
    /// - Complexity: O(log sections + results · log sections).
    package func problems(in viewport: Viewport) -> [LayoutProblem] {
        let bounds = own(viewport).bounds
        let sections = stacks.flatMap { $0.troubled(from: bounds.minY, to: bounds.maxY) }.sorted()
        let ofLayout = problems.first.flatMap { $0.section == nil ? $0 : nil }
        return (ofLayout.map { [$0] } ?? [])
            + sections.compactMap { problem(ofSection: Int($0)) }
    }
}

extension ColumnStack {
    /// Returns the sections of the column that have a problem and extend into a vertical range. If several of these
    /// sections have the same top, returns only the first of them.
    ///
    /// A section that ends where the range begins is not included, unless it has no height.
    fileprivate func troubled(from top: Double, to bottom: Double) -> [UInt32] {
        var found: [UInt32] = []
        var next = troubled.partitioningIndex {
            tops[Int($0) + 1] > top || tops[Int($0)] >= top
        }
        while next < troubled.count {
            let position = Int(troubled[next])
            let start = tops[position]
            guard start < bottom else { break }
            found.append(sections[position])
            next = troubled[next...].partitioningIndex { tops[Int($0)] > start }
        }
        return found
    }
}
