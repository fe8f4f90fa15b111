/// The algorithm that divides a view's width into columns.
enum ColumnSolver {
    /// The width, in points, by which the last column may exceed the available width, because sums of fractions are not
    /// exact.
    private static let tolerance = 1e-6

    /// Returns the columns of an environment from left to right, including columns without width. There is at least one
    /// column.
    static func columns(
        _ columns: Columns, left: Double, width: Double, in environment: LayoutEnvironment,
        log: inout ProblemLog
    ) -> [Column] {
        let (shares, spacing) = shares(columns, of: width, log: &log)
        let sum = shares.reduce(0, +)
        // The number of remaining columns with a width.
        var open = shares.count { $0 > 0 }
        let room = max(0, width - spacing * Double(max(0, open - 1)))
        var (edge, rest) = (left, room)
        return shares.indices.map { index in
            var width = 0.0
            if shares[index] > 0 {
                open -= 1
                // The last column gets the rest of the width, so that rounding leaves no gap.
                width = open == 0 ? rest : min(rest, room * shares[index] / sum)
            }
            let column = Column(
                index: index, side: shares.count == 2 ? Side.allCases[index] : nil,
                leftEdge: edge, width: width, environment: environment)
            rest -= width
            edge += width + (shares[index] > 0 && open > 0 ? spacing : 0)
            return column
        }
    }

    /// Returns the share of the width for each column, and the spacing between columns. Shares are never negative; a
    /// column with a share of zero has no spacing.
    private static func shares(
        _ columns: Columns, of width: Double, log: inout ProblemLog
    ) -> (shares: [Double], spacing: Double) {
        switch columns {
        case .single: return ([1], 0)
        case .split(let wishedRatio, let spacing):
            let ratio = ratio(wishedRatio, log: &log)
            return ([ratio, 1 - ratio], log.length(spacing, .splitSpacing))
        case .ratios(let ratios, let spacing):
            return (shares(ratios, log: &log), log.length(spacing, .columnSpacing))
        case .asMany(let minimumWidth, let atMost, let wishedSpacing):
            if atMost < 1 { log.report(.columnCount(atMost)) }
            let most = Double(min(max(1, atMost), Columns.most))
            if atMost > Columns.most && atMost != .max {
                log.note(.clamped("a limit of \(atMost) columns", to: most))
            }
            let spacing = log.length(wishedSpacing, .columnSpacing)
            let pitch = log.length(minimumWidth, .columnWidth) + spacing
            // If the pitch is zero, the quotient is infinite, and the largest number of columns is used.
            let fitting = (width + spacing + tolerance) / pitch
            return (Array(repeating: 1, count: Int(min(max(1, fitting), most))), spacing)
        }
    }

    private static func shares(_ ratios: [Double], log: inout ProblemLog) -> [Double] {
        guard (1...Columns.most).contains(ratios.count) else {
            log.report(.columnCount(ratios.count))
            return ratios.isEmpty ? [1] : shares(Array(ratios.prefix(Columns.most)), log: &log)
        }
        let shares = ratios.map { ratio in
            if !ratio.isLength { log.report(.ratio(.columnRatio, "\(ratio)")) }
            return ratio.isLength ? ratio : 0
        }
        if !shares.contains(where: { $0 > 0 }) { log.report(.noColumnRatio) }
        return shares
    }

    private static func ratio(_ ratio: Double, log: inout ProblemLog) -> Double {
        guard !ratio.isNaN else {
            log.report(.ratio(.leftSideRatio, "\(ratio)"))
            return 0
        }
        let clamped = min(max(ratio, 0), 1)
        if clamped != ratio {
            log.note(.clamped("a left side ratio of \(ratio.brief)", to: clamped))
        }
        return clamped
    }
}
