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
        reportMove()
        guard outcome == .opened, let item = demo.view.selection else { return outcome }
        return abilities.opening?.open(&demo, item) ?? .message("nothing opens here")
    }

    @discardableResult
    func scroll(by distance: Double) -> Bool {
        defer { reportMove() }
        return demo.view.scroll(by: distance)
    }

    func jump(toItem number: Int) -> Bool {
        guard let item = abilities.numbering.item(demo, number),
            demo.view.select(item, following: false)
        else { return false }
        defer { reportMove() }
        return demo.view.scroll(toItem: item, at: .top)
    }

    func jump(toPercent percent: Int) -> Bool {
        defer { reportMove() }
        return abilities.numbering.goToPercent(&demo, percent)
    }

    var readerPosition: ReaderPosition {
        get { demo.readerPosition }
        set {
            demo.go(to: newValue)
            reportMove()
        }
    }
}
