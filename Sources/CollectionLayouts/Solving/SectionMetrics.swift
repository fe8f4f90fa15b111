/// A section's description in one column: numbers only, checked, shared by all sections that are alike.
struct SectionMetrics {
    /// The index of the column.
    var column: Int
    /// The column's left edge and width.
    var left: Double
    var width: Double
    var inset: EdgeInsets
    var header: SupplementaryMetrics?
    var footer: SupplementaryMetrics?
    var background: BackgroundExtent?
    var flow: FlowMetrics

    var headerHeight: Double { header?.height ?? 0 }
    var footerHeight: Double { footer?.height ?? 0 }

    /// What a section is high without its items.
    var fixedHeight: Double { headerHeight + inset.vertical + footerHeight }
}

/// A header or footer that has a height.
struct SupplementaryMetrics {
    var width: Double
    var height: Double
    var isPinned: Bool
}

extension SectionMetrics {
    /// Resolves a description in a column; what is out of range becomes zero and a problem.
    init(
        _ section: SectionLayout, in column: Column, at index: Int, defaults: SectionDefaults,
        log: inout ProblemLog
    ) {
        self.column = index
        left = column.leftEdge
        width = column.width
        inset = log.inset(section.inset ?? defaults.inset)
        header = section.header.flatMap {
            SupplementaryMetrics(
                $0, in: column, pinned: defaults.pinsHeaders, .headerHeight, .headerWidth,
                log: &log)
        }
        footer = section.footer.flatMap {
            SupplementaryMetrics(
                $0, in: column, pinned: defaults.pinsFooters, .footerHeight, .footerWidth,
                log: &log)
        }
        background = section.background
        switch section.body {
        case .flow(let body):
            flow = FlowMetrics(body, in: column, inset: inset, defaults: defaults, log: &log)
        }
    }
}

extension SupplementaryMetrics {
    /// Nil when the height is zero; a width of zero still takes its height.
    fileprivate init?(
        _ supplementary: Supplementary, in column: Column, pinned: Bool,
        _ height: LayoutProblem.Quantity, _ width: LayoutProblem.Quantity, log: inout ProblemLog
    ) {
        self.height = log.length(supplementary.height, height)
        guard self.height > 0 else { return nil }
        self.width = supplementary.width.map { log.length($0, width) } ?? column.width
        isPinned = supplementary.isPinned ?? pinned
    }
}
