import Reflow

/// Actions of the reader, and targets to scroll to.
extension DemoPart {
    func perform(_ action: DemoAction) -> Outcome {
        switch action {
        case .view(let action, let press):
            return opening(demo.view.perform(action, press, scale: scale))
        case .mouse(let event): return opening(demo.view.handle(.mouse(event), scale: scale))
        case .own(let press): return performOwn(press)
        case .wake: return abilities.waking?.wake(&demo) ?? .ignored
        case .goToParent: return abilities.opening?.goToParent?(&demo) ?? .ignored
        case .inspect(let input):
            return inspector?.handle(input, in: &demo.view, scale: scale) ?? .ignored
        case .setInspected(let isInspected):
            inspector = isInspected ? inspector ?? ViewInspector() : nil
        case .deselect:
            withView { $0.deselect() }
            reportMove()
        case .shown(let times):
            stopwatch.finish(times)
            return .handled
        }
        return .redraw
    }

    /// Opens the selected item if an input has the outcome `.opened`.
    private func opening(_ outcome: Outcome) -> Outcome {
        reportMove()
        guard outcome == .opened, let item = demo.view.selection else { return outcome }
        return abilities.opening?.open(&demo, item) ?? .message("items cannot be opened here")
    }

    @discardableResult
    func go(to target: DemoTarget) -> Bool {
        switch target {
        case .item(let number): return go(toItem: number)
        case .section(let index): return go(toSection: index)
        case .percent(let percent):
            defer { reportMove() }
            return abilities.numbering.goToPercent(&demo, percent)
        case .distance(let distance):
            defer { reportMove() }
            return demo.view.scroll(by: distance)
        }
    }

    private func go(toItem number: Int) -> Bool {
        guard let item = abilities.numbering.item(demo, number),
            demo.view.select(item, following: false)
        else { return false }
        defer { reportMove() }
        return demo.view.scroll(toItem: item, at: .top)
    }

    private func go(toSection index: Int) -> Bool {
        let snapshot = demo.view.snapshot
        guard (0..<snapshot.numberOfSections).contains(index) else { return false }
        defer { reportMove() }
        if demo.view.scroll(
            to: .header, ofSection: snapshot.sectionIdentifier(at: index), at: .top)
        {
            return true
        }
        guard snapshot.numberOfItems(inSectionAt: index) > 0 else { return false }
        let first = snapshot.itemIdentifier(at: ItemPosition(section: index, offset: 0))
        return demo.view.scroll(toItem: first, at: .top)
    }

    var readerPosition: ReaderPosition {
        get { demo.readerPosition }
        set {
            demo.go(to: newValue)
            reportMove()
        }
    }
}
