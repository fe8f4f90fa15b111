/// Divides a view's width into columns.
enum ColumnSolver {
    /// The columns of an environment, left one first; a side without width is among them, with a width of zero.
    static func columns(
        _ columns: Columns, left: Double, width: Double, in environment: LayoutEnvironment,
        log: inout ProblemLog
    ) -> [Column] {
        func column(_ side: Side?, _ leftEdge: Double, _ width: Double) -> Column {
            Column(side: side, leftEdge: leftEdge, width: width, environment: environment)
        }
        switch columns {
        case .single:
            return [column(nil, left, width)]
        case .split(let wishedRatio, let wishedSpacing):
            let ratio = ratio(wishedRatio, log: &log)
            let isSplit = ratio > 0 && ratio < 1
            let spacing = isSplit ? log.length(wishedSpacing, .splitSpacing) : 0
            let room = max(0, width - spacing)
            let leftWidth = room * ratio
            return [
                column(.left, left, leftWidth),
                column(.right, left + leftWidth + spacing, room - leftWidth),
            ]
        }
    }

    /// Where the columns begin, and the width they share. Content coordinates begin inside the content inset, as
    /// in UIScrollView, but outside the safe area, as in UICollectionViewSplitLayout.
    static func content(
        of environment: LayoutEnvironment, reference: InsetReference
    ) -> (left: Double, width: Double) {
        let safeArea = reference == .safeArea ? environment.safeAreaInsets : .zero
        let width =
            environment.size.width - environment.contentInset.horizontal - safeArea.horizontal
        return (safeArea.left, width.orZero)
    }

    private static func ratio(_ ratio: Double, log: inout ProblemLog) -> Double {
        guard !ratio.isNaN else {
            log.report(.ratio(.leftSideRatio, "\(ratio)"))
            return 0
        }
        return min(max(ratio, 0), 1)
    }
}
