import Reflow

/// Handling of keys and the mouse, and jumps to items.
extension DemoPart {
    func perform(_ action: ViewAction, _ press: KeyPress) -> Outcome {
        opening(demo.view.perform(action, press, scale: scale))
    }

    func point(_ event: MouseEvent) -> Outcome {
        opening(demo.view.handle(.mouse(event), scale: scale))
    }

    /// Opens the selected item if an input has the outcome `.opened`.
    private func opening(_ outcome: Outcome) -> Outcome {
        abilities.didMove?(&demo)
        guard outcome == .opened, let item = demo.view.selection else { return outcome }
        return abilities.open?(&demo, item) ?? .message("nothing opens here")
    }

    @discardableResult
    func scroll(by distance: Double) -> Bool {
        defer { abilities.didMove?(&demo) }
        return demo.view.scroll(by: distance)
    }

    func jump(toItem number: Int) -> Bool {
        let named = abilities.item.map { $0(demo, number) } ?? item(at: number)
        guard let item = named, demo.view.select(item, following: false) else { return false }
        defer { abilities.didMove?(&demo) }
        return demo.view.scroll(toItem: item, at: .top)
    }

    func jump(toPercent percent: Int) -> Bool? {
        guard let go = abilities.goToPercent else { return nil }
        defer { abilities.didMove?(&demo) }
        return go(&demo, percent)
    }

    /// Returns the item at an index, counted from 0 over all sections. O(sections).
    private func item(at number: Int) -> D.ItemID? {
        let snapshot = demo.view.snapshot
        var rest = number
        for section in 0..<snapshot.numberOfSections {
            let count = snapshot.numberOfItems(inSectionAt: section)
            if rest < count {
                return snapshot.itemIdentifier(at: ItemPosition(section: section, offset: rest))
            }
            rest -= count
        }
        return nil
    }

    var readerPosition: ReaderPosition {
        get { demo.readerPosition }
        set {
            demo.go(to: newValue)
            abilities.didMove?(&demo)
        }
    }
}
