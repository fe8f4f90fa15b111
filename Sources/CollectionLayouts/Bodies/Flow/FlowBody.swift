/// A body of lines that wrap at the column's width. Items are left- and top-aligned. Modelled on UIKit's
/// `UICollectionViewFlowLayout`.
///
/// Spacings are in points; nil means the layout's default. With negative spacings, items and lines overlap, and later
/// items and lines are in front. No item or line begins before the previous one. A spacing that is infinite, not a
/// number or beyond 10^12 counts as zero and is a `LayoutProblem`.
///
/// Equal items take O(1) to solve and to edit, and no memory. Other items take O(items) to solve. An edit solves lines
/// again from the line before the change. It stops at a line that begins with the same item as before the edit, and
/// only moves the lines after it. The edit solves all lines if sizes have not moved with their items, or if the line
/// spacing is negative. A query takes O(log lines), and reads the sizes of the lines that it returns again. The body
/// keeps 16 bytes for each line, or 8 bytes for each item if each measured item has its own line.
public struct FlowBody {
    /// The sizes of the items.
    package var items: ItemSize
    /// The space between two items of a line, in points.
    package var interItemSpacing: Double?
    /// The space between two lines, in points.
    package var lineSpacing: Double?
    /// Whether all items of a line get the height of the tallest item; nil means the layout's default.
    package var normalizesLineHeight: Bool?

    /// Makes a body of lines that wrap.
    public init(
        items: ItemSize, interItemSpacing: Double? = nil, lineSpacing: Double? = nil,
        normalizesLineHeight: Bool? = nil
    ) {
        self.items = items
        self.interItemSpacing = interItemSpacing
        self.lineSpacing = lineSpacing
        self.normalizesLineHeight = normalizesLineHeight
    }
}

extension FlowBody: SectionBody {
    public func isAlike(_ other: any SectionBody) -> Bool {
        guard let other = other as? FlowBody else { return false }
        return interItemSpacing == other.interItemSpacing && lineSpacing == other.lineSpacing
            && normalizesLineHeight == other.normalizesLineHeight && items.isAlike(other.items)
    }

    public var transposed: FlowBody {
        var copy = self
        copy.items = items.transposed
        return copy
    }

    public func plan(in room: BodyRoom, _ problems: inout ProblemLog) -> any BodyPlan {
        let spacing = problems.coordinate(
            interItemSpacing ?? room.defaults.interItemSpacing, .interItemSpacing)
        let lineSpacing = problems.coordinate(
            lineSpacing ?? room.defaults.lineSpacing, .lineSpacing)
        let sizes = ResolvedSizes(items, in: room, interItemSpacing: spacing, &problems)
        if case .measured(let width, let estimate, perLine: 1) = sizes, lineSpacing >= 0 {
            return RowsPlan(
                Rows(width: width, height: estimate, spacing: lineSpacing), isMeasured: true)
        }
        return FlowPlan(
            sizes, width: room.size.width, interItemSpacing: spacing, lineSpacing: lineSpacing,
            normalizesLineHeight: normalizesLineHeight ?? room.defaults.normalizesLineHeight)
    }
}

extension SectionLayout {
    /// Makes a section of lines that wrap; see `FlowBody`.
    public static func flow(
        items: ItemSize, interItemSpacing: Double? = nil, lineSpacing: Double? = nil,
        inset: EdgeInsets? = nil, normalizesLineHeight: Bool? = nil
    ) -> SectionLayout {
        SectionLayout(
            FlowBody(
                items: items, interItemSpacing: interItemSpacing, lineSpacing: lineSpacing,
                normalizesLineHeight: normalizesLineHeight), inset: inset)
    }
}
