import CollectionLayouts
import CollectionSnapshots

/// Scrolling from section to section, in the order of the data.
extension CollectionView {
    /// Scrolls until the start of a section is visible: its header, or its first item if it has no header.
    ///
    /// Returns false if there is no such section, or if the section has neither a header nor an item that takes room.
    @discardableResult
    public mutating func scroll(
        toSection id: SectionID, at alignment: ScrollAlignment = .top, animated: Bool = false
    ) -> Bool {
        if scroll(to: .header, ofSection: id, at: alignment, animated: animated) { return true }
        guard let section = inputs.snapshot.indexOfSection(id),
            let first = firstItem(ofSection: section)
        else { return false }
        return scroll(toItem: item(at: first), at: alignment, animated: animated)
    }

    /// Scrolls to the start of the section that is a number of sections after the current one; negative goes back. If
    /// an item is selected, also selects the first item of that section.
    ///
    /// Sections follow each other in the order of the data, also if they are in different columns. Sections without an
    /// item that takes room are skipped. From inside a section, the first step back leads to the start of this section.
    /// The steps stop at the first and the last section, and after 10,000 steps.
    ///
    /// The current section is that of the selected item if the item is visible. Otherwise it is the section to which
    /// this method has scrolled last, until the view scrolls again. Otherwise it is the section that starts last at or
    /// above the top edge, among the sections with visible items; if several start there, the first of them. So the
    /// steps also reach sections at the end of the content that cannot scroll to the top.
    ///
    /// - Returns: The section; nil if there is no section in this direction, or if `steps` is zero.
    /// - Complexity: O(steps × log sections + visible items).
    @discardableResult
    public mutating func moveSelection(bySections steps: Int) -> SectionID? {
        guard let section = section(steps: steps), let first = firstItem(ofSection: section) else {
            return nil
        }
        let id = inputs.snapshot.sectionIdentifier(at: section)
        let hasSelection = selected != nil
        if hasSelection { select(first, following: false) }
        scroll(toSection: id)
        if hasSelection, let frame = solved.frame(of: first) {
            showSideways(frame, ofItem: first, at: .nearest, animated: false)
        }
        scrolling.sectionStop = SectionStop(section: id, offset: restingOffset)
        return id
    }

    /// Returns the index of the section after a number of steps; nil if there is none.
    private func section(steps: Int) -> Int? {
        guard steps != 0, let start = sectionStart else { return nil }
        var section = start.section
        var rest = min(steps.magnitude, UInt(Self.mostSteps))
        // The start of this section is a step of its own: forward if the view is before it, back if the view is inside
        // it.
        var hasStepped = start.place == (steps > 0 ? .before : .inside)
        if hasStepped { rest -= 1 }
        while rest > 0, let next = self.section(nextTo: section, isForward: steps > 0) {
            (section, hasStepped) = (next, true)
            rest -= 1
        }
        return hasStepped ? section : nil
    }

    /// Returns the nearest section after or before a section that has an item that takes room.
    private func section(nextTo section: Int, isForward: Bool) -> Int? {
        let end = isForward ? solved.itemCount(inSection: section) - 1 : 0
        let index = ItemIndex(section: section, item: end)
        return (isForward ? solved.item(after: index) : solved.item(before: index))?.section
    }

    /// Returns the first item of a section that takes room; nil if there is none.
    private func firstItem(ofSection section: Int) -> ItemIndex? {
        solved.item(after: ItemIndex(section: section, item: -1)).flatMap {
            $0.section == section ? $0 : nil
        }
    }
}

/// The start of a step from section to section.
private struct SectionStart {
    /// The place of the top edge or of the selected item, relative to the section.
    enum Place {
        case before, atStart, inside
    }

    let section: Int
    let place: Place
}

/// The section to which the view has scrolled, and its offset afterwards.
struct SectionStop<SectionID: Hashable & Sendable> {
    let section: SectionID
    let offset: Point
}

extension CollectionView {
    /// The current section; nil if no section has an item that takes room.
    private var sectionStart: SectionStart? {
        if let selected, isVisible(selected.index) {
            let isFirst = firstItem(ofSection: selected.index.section) == selected.index
            return SectionStart(
                section: selected.index.section, place: isFirst ? .atStart : .inside)
        }
        if let stop = scrolling.sectionStop, stop.offset == restingOffset,
            let section = inputs.snapshot.indexOfSection(stop.section)
        {
            return SectionStart(section: section, place: .atStart)
        }
        return sectionAtTop
    }

    /// The section at the top edge, as found from the visible items.
    private var sectionAtTop: SectionStart? {
        let top = restingOffset[scrollDirection]
        var above: (section: Int, start: Double)?
        var below: (section: Int, start: Double)?
        var latest = -1
        for element in solved.elements(in: restingViewport)
        where element.kind == .item && element.section != latest {
            latest = element.section
            guard let start = startOffset(ofSection: latest) else { continue }
            if start <= top {
                if above.map({ $0.start < start }) ?? true { above = (latest, start) }
            } else if below.map({ $0.start > start }) ?? true {
                below = (latest, start)
            }
        }
        if let above {
            return SectionStart(
                section: above.section, place: above.start == top ? .atStart : .inside)
        }
        if let below {
            // At the start of the content, the first section counts as reached, although its insets are above it.
            let isAtStart = top <= limits[scrollDirection].lowerBound
            return SectionStart(section: below.section, place: isAtStart ? .atStart : .before)
        }
        // No item is visible, for example because a header fills the view.
        guard let section = solved.visibleSections(in: restingViewport)?.lowerBound else {
            return solved.firstItem.map { SectionStart(section: $0.section, place: .before) }
        }
        let isFilled = firstItem(ofSection: section) != nil
        return SectionStart(section: section, place: isFilled ? .inside : .atStart)
    }

    /// Returns the offset at which the start of a section is at the top edge, also if it is beyond the largest offset.
    private func startOffset(ofSection section: Int) -> Double? {
        let frame =
            solved.ownFrame(of: .header, inSection: section)
            ?? firstItem(ofSection: section).flatMap { solved.frame(of: $0) }
        return frame.map {
            max(topOffset(of: $0, inSection: section), limits[scrollDirection].lowerBound)
        }
    }
}
