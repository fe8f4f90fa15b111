/// A body of groups of one form, as a section of a compositional layout.
///
/// Groups that are all alike cost O(1) to solve and to edit, and keep one group. Where something is measured, solving
/// takes O(items). An edit solves groups from the one before it until they begin with the same items as before, and
/// shifts the later groups; it solves all where groups share an extent or depend on later items, and with a negative
/// spacing. A query takes O(log groups + items of the groups it shows). Keeps 16 bytes a group, and equal groups once.
public struct GroupBody: Equatable {
    /// Repeated until the items are used up.
    public var group: LayoutGroup
    /// Between two groups, in points; negative and bad ones as in `FlowBody`.
    public var interGroupSpacing: Double

    /// Makes a body of groups.
    public init(group: LayoutGroup, interGroupSpacing: Double = 0) {
        self.group = group
        self.interGroupSpacing = interGroupSpacing
    }
}

extension GroupBody: SectionBody {
    public var scrollsSideways: Bool { true }

    public var transposed: GroupBody {
        GroupBody(group: group.transposed, interGroupSpacing: interGroupSpacing)
    }

    public func plan(in room: BodyRoom, _ problems: inout ProblemLog) -> any BodyPlan {
        GroupPlan(self, in: room, &problems)
    }
}

extension SectionLayout {
    /// A section of groups of one form, as in a compositional layout.
    public static func group(
        _ group: LayoutGroup, interGroupSpacing: Double = 0, contentInsets: ContentInsets? = nil,
        orthogonalScrollingBehavior: SidewaysScrolling.Behavior? = nil
    ) -> SectionLayout {
        var section = SectionLayout(
            GroupBody(group: group, interGroupSpacing: interGroupSpacing))
        section.contentInsets = contentInsets
        section.sideways = orthogonalScrollingBehavior.map { SidewaysScrolling($0) }
        return section
    }
}
