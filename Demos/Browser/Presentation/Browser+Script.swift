import Reflow

/// Presses keys by itself, until a person presses one.
extension Browser {
    /// Turns the preview of the list once, if no key comes for some seconds.
    public mutating func turnPreviewOnce() { script = .turn }

    /// Shows the tour from its first scene. Any key stops it, and its demo stays.
    public mutating func startTour() { script = .tour }

    /// Performs the actions of the script whose times have come.
    mutating func continueScript(at now: Duration) -> Outcome {
        var outcome = Outcome.ignored
        while let action = script?.next(at: now) {
            outcome = max(outcome, perform(action, at: now))
        }
        if script?.rest == 0 { script = nil }
        return outcome
    }

    private mutating func perform(_ action: KeyScript.Action, at now: Duration) -> Outcome {
        switch action {
        case .press(let key):
            if script?.kind == .turn, !canTurnPreview { return .ignored }
            return shell.handle(.key(key), at: now)
        case .show(let index):
            return shell.program.showTour(TourScene.all[index], at: index, in: &shell.state)
        case .end: return shell.program.endTour(in: &shell.state)
        }
    }

    /// Whether the list is visible with a preview, and nothing is open over it.
    private var canTurnPreview: Bool {
        let (program, state) = (shell.program, shell.state)
        return program.mode == .list && program.hasPreview && !state.isPrompting
            && !state.hasOverlay
    }

    /// Stops the script for a person's input. Returns whether the input has no other effect: a key that stops the tour
    /// does nothing else, unless it quits.
    mutating func stopScript(for input: Input, at now: Duration) -> Bool {
        switch input {
        case .wake, .end: return false
        case .resize where script?.kind == .tour: return false
        case .key, .paste, .mouse, .resize: break
        }
        guard let stopped = script else { return false }
        script = nil
        switch stopped.kind {
        case .turn:
            // One action is left while the preview is turned.
            if stopped.rest == 1, canTurnPreview { _ = shell.handle(.key("r"), at: now) }
            return false
        case .tour:
            shell.program.stopTour()
            guard case .key(let key) = input else { return true }
            return key != "Q" && key != .control("c")
        }
    }
}

extension BrowserProgram {
    /// Shows a scene of the tour: a demo full screen, with a sentence above it.
    mutating func showTour(
        _ scene: TourScene, at index: Int, in shell: inout ShellState<BrowserProgram>
    ) -> Outcome {
        tour = "Tour \(index + 1) of \(TourScene.all.count): \(scene.sentence)"
        closePanels()
        return open(demo: scene.demo, in: &shell, leavingTo: [])
    }

    /// Ends the tour after its last scene, and shows the list.
    mutating func endTour(in shell: inout ShellState<BrowserProgram>) -> Outcome {
        stopTour()
        closePanels()
        return leave("q", in: &shell)
    }

    private func closePanels() {
        while let scene = list.scene, scene.closePanel() {}
    }

    /// Ends the tour. The demo of its scene stays.
    mutating func stopTour() { tour = nil }
}
