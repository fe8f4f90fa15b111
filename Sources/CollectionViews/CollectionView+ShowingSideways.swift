import CollectionLayouts

/// Scrolling to elements in sections that scroll sideways.
extension CollectionView {
    /// Scrolls an item's section sideways to show the item. `frame` is the item's frame at sideways offset zero.
    mutating func showSideways(
        _ frame: Rect, ofItem index: ItemIndex, at alignment: ScrollAlignment, animated: Bool
    ) {
        guard let section = sidewaysSection(at: index.section) else { return }
        let scroll = section.scroll
        let start = restingOffset(of: section)
        let target = scroll.clamped(scroll.offset(showing: frame, at: alignment, from: start))
        bring(section, to: target, animated: animated)
    }

    /// Scrolls an item's section by the smallest distance that shows an item selected by a key.
    ///
    /// For the first item, also shows the section's start, and for the last item the section's end, if there is room.
    /// Otherwise no key would scroll to the section's ends. `frame` is the item's frame at sideways offset zero.
    mutating func followSideways(_ frame: Rect, ofItem index: ItemIndex) {
        guard let section = sidewaysSection(at: index.section) else { return }
        let scroll = section.scroll
        func target(from start: Double) -> Double {
            scroll.clamped(scroll.offset(showing: frame, at: .nearest, from: start))
        }
        var offset = target(from: restingOffset(of: section))
        let (isFirst, isLast) = isAtEnd(frame, of: section)
        if isFirst != isLast {
            let end = isFirst ? scroll.limits.lowerBound : scroll.limits.upperBound
            if target(from: end) == end { offset = end }
        }
        bring(section, to: offset, animated: true)
    }

    private mutating func bring(
        _ section: SidewaysSection<SectionID>, to target: Double, animated: Bool
    ) {
        guard target != restingOffset(of: section) else { return }
        endDrag(of: section)
        glide(section, to: target, animated: animated)
        reportDisappearances()
    }

    /// Returns whether an item is its section's first item, and whether it is the last, along the sideways axis.
    /// `frame` is the item's frame at sideways offset zero. O(items that the section shows at its two ends).
    private func isAtEnd(
        _ frame: Rect, of section: SidewaysSection<SectionID>
    ) -> (isFirst: Bool, isLast: Bool) {
        let scroll = section.scroll
        let axis = scroll.axis
        func shows(at offset: Double, _ isBeyond: (_ start: Double, _ end: Double) -> Bool) -> Bool
        {
            let window = Viewport(
                bounds: scroll.frame, sidewaysOffsets: [section.index: offset])
            return solved.elements(in: window).contains {
                $0.kind == .item && $0.section == section.index
                    && isBeyond($0.frame.min(axis) + offset, $0.frame.max(axis) + offset)
            }
        }
        let isFirst = !shows(at: scroll.limits.lowerBound) { _, end in
            end <= frame.min(axis) + 1e-6
        }
        let isLast = !shows(at: scroll.limits.upperBound) { start, _ in
            start >= frame.max(axis) - 1e-6
        }
        return (isFirst, isLast)
    }

    /// Returns whether any part of an item is visible in its section's own viewport after the section has come to rest.
    /// `frame` is the item's frame at sideways offset zero.
    func isVisibleSideways(_ frame: Rect, inSection index: Int) -> Bool {
        guard let section = sidewaysSection(at: index) else { return true }
        let scroll = section.scroll
        let offset = restingOffset(of: section)
        let axis = scroll.axis
        return frame.max(axis) - offset > scroll.frame.min(axis)
            && frame.min(axis) - offset < scroll.frame.max(axis)
    }

    /// The sideways offsets after all sections have come to rest, in points, by section index. During a glide, keys
    /// start from these offsets.
    var restingSidewaysOffsets: [Int: Double] {
        var offsets = sideways.offsets.byIndex
        for id in sideways.movements.keys {
            guard let section = sidewaysSection(id) else { continue }
            offsets[section.index] = restingOffset(of: section)
        }
        return offsets
    }

    /// The viewport after all scrolling has come to rest.
    var restingViewport: Viewport {
        var viewport = viewport(at: restingOffset)
        viewport.sidewaysOffsets = restingSidewaysOffsets
        return viewport
    }
}

extension SidewaysScroll {
    /// Returns the offset that shows an item, for a section at the offset `start`. If the section must scroll and has
    /// stops, the offset is a stop. `item` is the item's frame at sideways offset zero.
    func offset(
        showing item: Rect, at alignment: ScrollAlignment, from start: Double
    ) -> Double {
        let first = item.min(axis) - frame.min(axis)
        let length = item.max(axis) - item.min(axis)
        let last = first + length - (frame.max(axis) - frame.min(axis))
        let nearest = offset(showing: first, length, from: start)
        let desired =
            switch alignment {
            case .top: first
            case .bottom: last
            case .center: (first + last) / 2
            case .nearest: nearest
            }
        if alignment == .nearest && nearest == start { return start }
        switch scrolling.behavior {
        case .continuous: return clamped(desired)
        // In a section with centred groups, the alignment has no effect: the item's group moves to the middle.
        case .groupPagingCentered: return stop(nearestTo: (first + last) / 2)
        case .continuousGroupLeadingBoundary, .paging, .groupPaging: break
        }
        let stop = stop(nearestTo: desired)
        let isForward = alignment == .bottom || alignment == .nearest && desired > start
        // The stop must not hide the requested edge: the last edge when scrolling forward, else the first edge.
        if isForward {
            return stop >= desired - 1e-6 ? stop : self.stop(after: stop, forward: true)
        }
        if alignment == .center { return stop }
        return stop <= desired + 1e-6 ? stop : self.stop(after: stop, forward: false)
    }
}
