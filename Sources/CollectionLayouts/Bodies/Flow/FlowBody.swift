/// A body of lines that wrap at the column's width, as in UICollectionViewFlowLayout, left- and top-aligned.
///
/// Spacings are in points; nil takes the layout's default. With negative ones items and lines overlap, the later ones
/// in front; a spacing that would move an item or a line before the last one puts both in one place. One that is
/// infinite, not a number or beyond 10^12 counts as zero and is a `LayoutProblem`.
///
/// Equal items cost O(1) to solve and to edit, and keep nothing. For others solving takes O(items). An edit breaks
/// lines anew from the one before it until they begin with the same items as before, and shifts the later lines; where
/// sizes have not moved with their items, and with a negative line spacing, it solves all. A query takes O(log lines)
/// and asks again for the sizes of the lines it shows. Keeps 16 bytes a line, or 8 bytes an item where each measured
/// item has a line of its own.
public struct FlowBody {
    /// Where the sizes of the items come from.
    public var items: ItemSize
    /// Between two items of a line, in points.
    public var interItemSpacing: Double?
    /// Between two lines, in points.
    public var lineSpacing: Double?
    /// Whether the items of a line all take the height of the tallest.
    public var normalizesLineHeight: Bool?

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
    /// A section of lines that wrap; see `FlowBody`.
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
