extension LayoutMember {
    var size: LayoutSize {
        switch self {
        case .item(let item): item.size
        case .group(let group): group.size
        }
    }

    var edgeSpacing: EdgeSpacing {
        switch self {
        case .item(let item): item.edgeSpacing
        case .group(let group): group.edgeSpacing
        }
    }

    /// Whether an extent of this member, or of a member inside it, is measured.
    var isMeasured: Bool {
        switch self {
        case .item(let item):
            item.size.isMeasured || item.supplementaryItems.contains(where: \.size.isMeasured)
        case .group(let group): group.isMeasured
        }
    }
}

extension LayoutGroup {
    /// Whether an extent of the group, or of a member inside the group, is measured. Groups may then differ.
    var isMeasured: Bool {
        if size.isMeasured || supplementaryItems.contains(where: \.size.isMeasured) { return true }
        guard case .members(let members, _, _) = content else { return false }
        return members.contains(where: \.isMeasured)
    }

    /// Whether a badge of the group, or of a member inside the group, is measured.
    var hasMeasuredBadges: Bool {
        if supplementaryItems.contains(where: \.size.isMeasured) { return true }
        guard case .members(let members, _, _) = content else { return false }
        return members.contains {
            switch $0 {
            case .item(let item): item.supplementaryItems.contains(where: \.size.isMeasured)
            case .group(let group): group.hasMeasuredBadges
            }
        }
    }

    /// Whether the items of a group can depend on later items than the first item after the group. This is true in two
    /// cases. A nested group may be solved completely before it is known to fit. Siblings that share an extent may all
    /// grow, so that fewer siblings fit.
    var looksAhead: Bool {
        guard case .members(let members, let axis, let repetition) = content else { return false }
        let isFilled = repetition == .untilFull && !size[axis].isMeasured
        return members.contains {
            if isFilled && $0.size[axis].isUniform { return true }
            guard case .group(let nested) = $0 else { return false }
            return isFilled && nested.size[axis].isMeasured || nested.looksAhead
        }
    }
}
