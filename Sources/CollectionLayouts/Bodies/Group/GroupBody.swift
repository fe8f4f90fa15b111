/// A body of groups of one form, as a section of a compositional layout.
public struct GroupBody: Equatable {
    /// Repeated until the items are used up.
    public var group: LayoutGroup
    /// Between two groups, in points; see `FlowBody` for negative ones.
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
