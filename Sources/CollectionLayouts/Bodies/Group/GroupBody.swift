/// A body that repeats one group, as in a section of a compositional layout.
///
/// If all groups are alike, the body takes O(1) to solve and to edit, and keeps one group. If an extent is measured,
/// solving takes O(items). An edit solves groups again from the group before the change. It stops at a group that
/// begins with the same item as before the edit, and only moves the groups after it. The edit solves all groups if they
/// share an extent or depend on later items, or if the spacing is negative. A query takes O(log groups + items of the
/// visible groups). The body keeps 16 bytes for each group, and equal groups once.
package struct GroupBody: Equatable {
    /// The group. The body repeats it until all items are placed.
    package var group: LayoutGroup
    /// The space between two groups, in points. With a negative spacing, groups overlap, as in `FlowBody`. A bad
    /// spacing counts as zero and is a `LayoutProblem`.
    package var interGroupSpacing: Double

    /// Makes a body that repeats a group.
    package init(group: LayoutGroup, interGroupSpacing: Double = 0) {
        self.group = group
        self.interGroupSpacing = interGroupSpacing
    }
}

extension GroupBody: SectionBody {
    package var scrollsSideways: Bool { true }

    package var transposed: GroupBody {
        GroupBody(group: group.transposed, interGroupSpacing: interGroupSpacing)
    }

    package func plan(in room: BodyRoom, _ problems: inout ProblemLog) -> any BodyPlan {
        GroupPlan(self, in: room, &problems)
    }
}

extension SectionLayout {
    /// Makes a section that repeats a group, as in a compositional layout.
    public static func group(
        _ group: LayoutGroup, interGroupSpacing: Double = 0, contentInsets: ContentInsets? = nil,
        contentInsetsReference: InsetReference = .automatic,
        orthogonalScrollingBehavior: SidewaysScrolling.Behavior? = nil
    ) -> SectionLayout {
        var section = SectionLayout(
            GroupBody(group: group, interGroupSpacing: interGroupSpacing),
            contentInsetsReference: contentInsetsReference)
        section.contentInsets = contentInsets
        section.sideways = orthogonalScrollingBehavior.map { SidewaysScrolling($0) }
        return section
    }
}
