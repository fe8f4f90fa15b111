import Reflow

/// Keys and the mouse, and going to places.
extension DemoPart {
    func handle(_ input: Input) -> Outcome {
        let outcome = demo.view.handle(input, scale: scale)
        abilities.didMove?(&demo)
        guard outcome == .opened, let item = demo.view.selection else { return outcome }
        return abilities.open?(&demo, item) ?? .message("nothing opens here")
    }

    func handle(_ key: Key, times: Int) -> Outcome {
        let (offset, selection) = (demo.view.scrollPosition.offset, demo.view.selection)
        var outcome = handle(.key(key))
        let step = demo.view.scrollPosition.offset - offset
        // The rest of what only scrolls is one way, however long. A selection may go along.
        if outcome == .redraw, step != 0, selection == nil, times > 1 {
            scroll(by: step * Double(times - 1))
            return .redraw
        }
        let most = 10_000
        for time in 1..<max(1, times) where outcome == .redraw {
            if time == most { return .message("\(key) can be repeated at most \(most) times") }
            outcome = handle(.key(key))
            if outcome == .handled { return .redraw }
        }
        return outcome
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

    /// The item that so many others precede. O(sections).
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

    var readerPlace: ReaderPlace {
        get { demo.readerPlace }
        set {
            demo.go(to: newValue)
            abilities.didMove?(&demo)
        }
    }
}

/// Where the reader was: what was selected, and what was in sight.
public struct ReaderPlace {
    let selection: AnyHashable?
    let offset: Point
}

extension Demo {
    var readerPlace: ReaderPlace {
        ReaderPlace(selection: view.selection.map { AnyHashable($0) }, offset: view.contentOffset)
    }

    mutating func go(to place: ReaderPlace) {
        if let item = place.selection?.base as? ItemID {
            view.select(item, following: false)
        } else {
            view.deselect()
        }
        view.contentOffset = place.offset
    }
}
