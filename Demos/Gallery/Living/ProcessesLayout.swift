import Reflow

/// The processes of people in the left column, and those of the system in the right column.
///
/// The layout has only one column if all processes belong to people or all to the system. It also has only one column
/// if two columns would be too narrow for the commands.
struct ProcessesLayout: CollectionLayoutConvertible {
    var leftSideRatio = 0.5
    var splitSpacing = 16.0
    /// The minimum width for two columns, in points. Each column then has about 44 cells.
    var leastWidth = 720.0
    var pinsHeaders = true
    /// Whether people and the system both have processes. Only then does the layout have two columns.
    var hasBothSides = false
    /// Whether there are numbers about the whole machine.
    var hasMachine = false
    /// The height of the machine's numbers above the processes, in points. The height depends on the size of the view.
    private(set) var machineHeight = 0.0

    /// Adapts the height of the machine's numbers to the size of the view. On a low screen, the processes get all rows.
    mutating func fit(in size: Size) {
        let row = 16.0
        let isWide =
            size.width >= Double(MachineMeters.wideColumns + 2) * 8 && size.height >= 30 * row
        let rows = isWide ? MachineMeters.wideRows : MachineMeters.tableRows
        machineHeight = hasMachine && size.height >= 14 * row ? Double(rows) * row : 0
    }

    var collectionLayout: CollectionLayout<UInt32> {
        var layout = SplitLayout<UInt32>(defaults: SectionDefaults(pinsHeaders: pinsHeaders)) {
            environment in
            let isWide = environment.isLandscape && environment.size.width >= leastWidth
            return isWide && hasBothSides
                ? .split(leftSideRatio: leftSideRatio, spacing: splitSpacing) : .single
        } side: { user in
            System.isPerson(user) ? .left : .right
        } everySection: { _ in
            SectionLayout.flow(items: .perLine(1, height: 16)).header(height: 16)
        }
        if machineHeight > 0 {
            let size = LayoutSize(
                width: .fractionalWidth(1), height: .absolute(machineHeight))
            // The headers of users scroll under the machine's numbers.
            layout.boundarySupplementaryItems = [
                BoundaryItem(
                    kind: .machine, size: size, alignment: .top, pinToVisibleBounds: true,
                    zIndex: 2_000)
            ]
        }
        return layout.collectionLayout
    }
}

extension ElementKind {
    /// The numbers about the whole machine and the selected process.
    static let machine = supplementary(1)
}
