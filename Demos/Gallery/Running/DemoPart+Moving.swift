import Reflow

/// Actions of the reader, and targets to scroll to.
extension DemoPart {
    func perform(_ action: DemoAction) -> Outcome {
        switch action {
        case .view(let action, let press):
            let outcome =
                action.isJump
                ? jump { demo.view.perform(action, press, scale: scale) }
                : demo.view.perform(action, press, scale: scale)
            return opening(outcome)
        case .mouse(let event): return opening(demo.view.handle(.mouse(event), scale: scale))
        case .own(let press): return performOwn(press)
        case .wake: return abilities.waking?.wake(&demo) ?? .ignored
        case .answer(let index): return abilities.asking?.answer(&demo, index) ?? .ignored
        case .goToParent: return abilities.opening?.goToParent?(&demo) ?? .ignored
        case .inspect(let input):
            return inspector?.handle(input, in: &demo.view, scale: scale) ?? .ignored
        case .setInspected(let isInspected):
            inspector = isInspected ? inspector ?? ViewInspector() : nil
        case .setMark(let name): return setMark(name)
        case .goToMark(let name): return goToMark(name)
        case .deselect:
            withView { if !$0.deselectItems() { $0.deselect() } }
            reportMove()
        case .shown(let times):
            stopwatch.finish(times)
            return .handled
        }
        return .redraw
    }

    /// Opens the selected item, or several selected items, if an input has the outcome `.opened`.
    private func opening(_ outcome: Outcome) -> Outcome {
        reportMove()
        guard outcome == .opened else { return outcome }
        let items = withView { $0.hasSelectedItems ? $0.selectedItems : [] }
        if !items.isEmpty {
            return abilities.opening?.openSeveral?(&demo, items)
                ?? .message("select one item to open it; esc deselects the others")
        }
        guard let item = demo.view.selection else { return outcome }
        return abilities.opening?.open(&demo, item) ?? .message("items cannot be opened here")
    }

    @discardableResult
    func go(to target: DemoTarget) -> Bool {
        switch target {
        case .item(let number): return jump { go(toItem: number) }
        case .section(let index): return jump { go(toSection: index) }
        case .percent(let percent):
            defer { reportMove() }
            return jump { abilities.numbering.goToPercent(&demo, percent) }
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
        return demo.view.scroll(toSection: snapshot.sectionIdentifier(at: index))
    }

    var readerPosition: ReaderPosition {
        get { demo.readerPosition }
        set {
            demo.go(to: newValue)
            reportMove()
        }
    }
}

extension ViewAction {
    /// Whether the action leads far away, so that the reader may want to return.
    fileprivate var isJump: Bool {
        switch self {
        case .jump, .scrollSections: true
        case .scrollRows, .scrollPages, .move, .selectNext, .selectPrevious, .open, .extend,
            .toggle, .selectAll, .moveItems:
            false
        }
    }
}
