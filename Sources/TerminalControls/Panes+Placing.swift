import Terminals

extension Panes {
    /// Determines which panes have room, and their positions.
    mutating func place() {
        let focused = panes.firstIndex { $0.id == focus } ?? 0
        var kept = placement == .one ? [focused] : Array(panes.indices)
        while kept.count > 1, needed(by: kept) > length {
            // The last pane is left out first, but never the pane with the focus.
            kept.remove(at: kept.last == focused ? kept.count - 2 : kept.count - 1)
        }
        var start = 0
        shown = zip(kept, lengths(of: kept)).map { pane, length in
            defer { start += length + gap }
            return ShownPane(pane: pane, cells: start..<start + length)
        }
    }

    private func needed(by kept: [Int]) -> Int {
        kept.reduce(gap * (kept.count - 1)) { $0 + panes[$1].least }
    }

    /// Returns the number of cells of each pane: the requested number, but at least the minimum. Together, the panes
    /// have all cells.
    private func lengths(of kept: [Int]) -> [Int] {
        var left = length - gap * (kept.count - 1)
        var leasts = kept.reduce(0) { $0 + panes[$1].least }
        var shares = kept.reduce(0) { $0 + (panes[$1].cells == nil ? panes[$1].share : 0) }
        // Panes with a number of cells come first. The other panes share the remaining cells.
        var lengths: [Int: Int] = [:]
        for pane in kept where panes[pane].cells != nil {
            leasts -= panes[pane].least
            let wanted = max(panes[pane].least, panes[pane].cells ?? 0)
            lengths[pane] = max(min(wanted, left - leasts), 0)
            left -= lengths[pane] ?? 0
        }
        let sharing = kept.filter { panes[$0].cells == nil }
        for pane in sharing {
            leasts -= panes[pane].least
            let wanted = shares > 0 ? Double(left) * panes[pane].share / shares : 0
            let most = max(left - leasts, 0)
            let isLast = pane == sharing.last
            lengths[pane] =
                isLast ? most : min(max(Int(wanted.rounded()), panes[pane].least), most)
            left -= lengths[pane] ?? 0
            shares -= panes[pane].share
        }
        // If no pane has a share, the last pane gets the remaining cells.
        if sharing.isEmpty, let last = kept.last { lengths[last, default: 0] += left }
        return kept.map { lengths[$0] ?? 0 }
    }
}
