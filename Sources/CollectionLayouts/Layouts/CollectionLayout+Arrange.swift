/// The identifier of a section and its number of items, as input of a layout.
public struct SectionContent<SectionID> {
    /// The section's identifier. Closures that describe the section receive it.
    public var id: SectionID
    /// The number of items. Setting a negative number stops the program.
    public var itemCount: Int {
        didSet { Self.check(itemCount) }
    }

    /// Makes the content of a section. A negative number of items stops the program.
    public init(id: SectionID, itemCount: Int) {
        Self.check(itemCount)
        self.id = id
        self.itemCount = itemCount
    }

    private static func check(_ count: Int) {
        precondition(count >= 0, "A section cannot have \(count) items; use 0 or more.")
    }
}

extension CollectionLayoutConvertible {
    /// Solves the layout for the given sections and returns the arrangement. The layout does not change.
    ///
    /// - Parameters:
    ///   - sections: The sections in order.
    ///   - environment: The size and insets of the view, in points.
    ///   - measure: The closure that measures elements with measured sizes. If nil, the estimates are used.
    ///   - lazily: Whether sections keep their estimates until `rearrange` measures their items. Items whose estimates
    ///     take no room are measured at once.
    ///   - past: An arrangement of the same sections, or of the first of these sections. These sections keep the
    ///     columns that `past` stores for the same set of columns with a width; see `ColumnChoice.shortest`.
    ///   - former: An arrangement of the sections before `changes`. Items keep the lanes that they have there, like in
    ///     `rearrange`; see `SectionLayout.waterfall`. If the changes do not fit the sections, all lanes are chosen
    ///     again.
    ///   - changes: The changes of the sections since `former` was solved.
    /// - Returns: The arrangement, with a `LayoutProblem` for each value that could not be laid out.
    /// - Complexity: O(1) for a section whose items or groups all have the same size, O(items) for any other section.
    @inlinable
    public func arrange(
        _ sections: some Collection<SectionContent<SectionID>>, in environment: LayoutEnvironment,
        measure: Measure? = nil, lazily: Bool = false, keepingColumnsOf past: Arrangement? = nil,
        keepingLanesOf former: Arrangement? = nil,
        after changes: ArrangementChanges = ArrangementChanges()
    ) -> Arrangement {
        // This function is inlinable, so that the compiler specialises the loops over the sections. For a million
        // sections, the loops then run 10 times faster.
        let contents = Array(sections)
        let counts = contents.map { $0.itemCount }
        let lanes = former?.keptLanes(after: changes, itemCounts: counts) ?? [:]
        return collectionLayout.solve(
            itemCounts: counts, identifiers: contents.map { $0.id },
            in: environment, measure: measure, lazily: lazily, after: past,
            keptColumns: past?.sectionCount ?? 0, keptLanes: lanes)
    }
}

extension CollectionLayout {
    var isTransposed: Bool { scrollDirection == .horizontal }

    /// Whether the layout is mirrored in an environment.
    func isMirrored(in environment: LayoutEnvironment) -> Bool {
        flipsHorizontally && environment.layoutDirection == .rightToLeft
    }

    /// Solves the layout for sections with the given numbers of items.
    ///
    /// - Parameters:
    ///   - itemCounts: The number of items of each section. If nil, the numbers in `past` are used.
    ///   - past: The previous arrangement, which this call consumes.
    ///   - keptColumns: The number of sections at the start that keep the columns that were chosen in `past`.
    ///   - keptLanes: The lanes that the first items of waterfalls keep, by section.
    @usableFromInline
    package func solve(
        itemCounts: [Int]?, identifiers: [SectionID], in environment: LayoutEnvironment,
        measure: Measure?, lazily: Bool, after past: consuming Arrangement? = nil,
        keptColumns: Int = 0, keptLanes: [Int: KeptLanes] = [:]
    ) -> Arrangement {
        var builder = builder(environment, measure: measure, lazily: lazily)
        builder.keptLanes = keptLanes
        if keptColumns > 0, let past { builder.keepColumns(of: past, first: keptColumns) }
        builder.arrangement.entries =
            itemCounts?.map { SectionEntry(itemCount: $0) } ?? past?.entries ?? []
        // Only the builder has a reference to the entries now, so changing them makes no copy.
        past = nil
        builder.reserve()
        let columns = builder.arrangement.ownColumns
        let isTransposed = isTransposed
        switch descriptions {
        case .each(let describe):
            for (section, id) in identifiers.enumerated() {
                let index = builder.column(choices.choice(id), of: section)
                guard columns[index].width > 0 else {
                    builder.leaveOut(section)
                    continue
                }
                let description = describe(id, columns[index])
                let metrics = builder.metrics(
                    of: isTransposed ? description.transposed : description, section: section,
                    column: index, defaults: defaults)
                builder.place(section, column: index, metrics: metrics)
            }
        case .every(let describe):
            let choices = columns.count > 1 ? choices.choices(identifiers) : []
            builder.placeAlike(choices: choices, defaults: defaults) { index in
                let description = describe(columns[index])
                return isTransposed ? description.transposed : description
            }
        }
        let container = contentWidth == .container ? columns.map(\.width).reduce(0, +) : nil
        let room = builder.arrangement.outerItems?.room.horizontal ?? 0
        return builder.finish(width: container.map { $0 + room })
    }

    /// Returns a builder without sections. In the builder's coordinates, the layout scrolls down.
    private func builder(
        _ environment: LayoutEnvironment, measure: Measure?, lazily: Bool
    ) -> ArrangementBuilder {
        var log = ProblemLog()
        let environment = environment.checked(&log)
        let isMirrored = isMirrored(in: environment)
        let flipped = isMirrored ? environment.flipped : environment
        let own = isTransposed ? flipped.transposed : flipped
        let measure = transposed(measure)
        let reference = log.reference(
            insetReference, automatic: .safeArea, isTransposed: isTransposed)
        var content = own.area(reference)
        let height = max(0, own.size.height - own.contentInset.vertical)
        let outerItems = outerItems(
            left: content.left, width: content.width, height: height, measure: measure, log: &log)
        if let room = outerItems?.room {
            content.left += room.left
            content.width = max(0, content.width - room.horizontal)
        }
        let columns = ColumnSolver.columns(
            columns(environment), left: content.left, width: content.width, in: environment,
            log: &log)
        var arrangement = Arrangement(
            environment: environment, scrollDirection: scrollDirection, isMirrored: isMirrored,
            columns: columns, measure: measure)
        arrangement.insetReference = reference
        arrangement.outerItems = outerItems
        arrangement.sectionSpacing = log.coordinate(interSectionSpacing, .sectionSpacing)
        arrangement.fractionHeight = height
        return ArrangementBuilder(arrangement, lazily: lazily, log: log)
    }

    /// Returns the `Measure` closure for coordinates in which the layout scrolls down.
    func transposed(_ measure: Measure?) -> Measure? {
        guard isTransposed, let measure else { return measure }
        return { measure($0.transposed)?.transposed }
    }

    /// Returns the layout's own boundary items, which span all columns.
    private func outerItems(
        left: Double, width: Double, height: Double, measure: Measure?, log: inout ProblemLog
    ) -> OuterItems? {
        guard !boundaryItems.isEmpty else { return nil }
        let range = BoundaryRange(left: 0, width: width, height: height)
        let items = boundaryItems.map {
            BoundaryMetrics(
                isTransposed ? $0.transposed : $0, in: range, section: 0, measure: measure,
                log: &log)
        }
        return OuterItems(items: items, left: left, room: items.room)
    }
}
