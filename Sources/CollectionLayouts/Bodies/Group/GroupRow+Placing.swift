extension GroupRow {
    /// Returns the largest extent of the members that share their extent; nil if no members share it.
    func largest(_ axis: Axis) -> Double? {
        placed.filter { $0.declared[axis].isUniform && $0.isReal }.map { $0.size[axis] }.max()
    }

    /// Enlarges the members that share their extent across the axis to the largest of their extents.
    mutating func growAcross(solver: inout GroupSolver) {
        let across = axis.crossing
        guard let largest = largest(across) else { return }
        for index in placed.indices where placed[index].declared[across].isUniform {
            placed[index].size[across] = largest
            switch placed[index].frame {
            case .slot(let slot):
                solver.solved.slots[slot].frame = solver.solved.slots[slot].frame.with(
                    across, largest)
            // A nested group grows as a whole, with its badges. Its members keep their sizes.
            case .host(let host):
                solver.solved.hosts[host].frame = solver.solved.hosts[host].frame.with(
                    across, largest)
            case .nowhere: break
            }
        }
    }

    /// Returns the size that all members need together. Ignores members without items, unless no member has an item.
    func needed(_ inner: Size) -> Size {
        let real = placed.filter(\.isReal)
        guard !real.isEmpty else { return inner }
        var needed = inner
        var start = 0.0
        needed[axis] = 0
        for member in real {
            needed[axis] = max(needed[axis], start + outer(member))
            start += pitch(member)
        }
        let across = real.map { $0.size[axis.crossing] + $0.edges.leastPoints(axis.crossing) }
        needed[axis.crossing] = max(0, across.max() ?? 0)
        return needed
    }
}

extension GroupRow {
    /// Gives each member its position. All flexible spacings get an equal share of the free space.
    ///
    /// The shares are not rounded down to whole points, as they are in the backport
    /// IBPCollectionViewCompositionalLayout. Edges are rounded once, when elements are drawn.
    func distribute(in room: Rect, solver: inout GroupSolver) {
        let gaps = spacing.isFlexible ? placed.count - 1 : 0
        let flexibleEdges = placed.reduce(0) { $0 + $1.edges.flexibleCount(axis) }
        let left = max(0, room.size[axis] - used)
        let share = left / Double(max(1, gaps + flexibleEdges))
        func extent(_ spacing: LayoutSpacing) -> Double {
            spacing.leastPoints + (spacing.isFlexible ? share : 0)
        }
        var start = room.origin[axis]
        for member in placed {
            let (before, after) = (member.edges.start(axis), member.edges.end(axis))
            var offset = Point.zero
            offset[axis] = start + extent(before)
            offset[axis.crossing] = across(member, in: room)
            solver.move(slots: member.slots, hosts: member.hosts, by: offset)
            let outer = max(0, extent(before) + member.size[axis] + extent(after))
            start += max(0, outer + extent(spacing))
        }
    }

    /// Returns a member's start across the axis. If the start edge is not flexible, the member is at the start of the
    /// room.
    ///
    /// Flexible edges on both sides centre the member, as in the picture in UIKit's header. The backport
    /// IBPCollectionViewCompositionalLayout ignores these edges.
    private func across(_ member: Placed, in room: Rect) -> Double {
        let axis = axis.crossing
        let free = max(0, room.size[axis] - member.size[axis] - member.edges.leastPoints(axis))
        return room.origin[axis] + member.edges.start(axis).leastPoints
            + member.edges.freeSpaceBefore(axis, of: free)
    }
}
