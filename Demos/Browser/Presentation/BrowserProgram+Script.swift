import Reflow

/// The script: the turn of the preview, and the tour.
extension BrowserProgram {
    /// The time of the script's next step; `nil` for none.
    var deadline: Duration? { script?.deadline(after: now) }

    /// Shows the notice, or performs the next step of the script if its time has come.
    mutating func wake(in shell: inout ShellState<BrowserProgram>) -> Outcome {
        if let notice {
            self.notice = nil
            return .message(notice)
        }
        if isStoppingTour {
            isStoppingTour = false
            tour = nil
            return .message("The tour stops here. ? shows the keys, q goes back.")
        }
        let now = now
        guard let action = script?.next(at: now) else { return .ignored }
        switch action {
        case .press(let key):
            if script?.kind == .turn, !canTurnPreview(in: shell) { return .ignored }
            shell.press(key)
            return .handled
        case .show(let index): return showScene(at: index, in: &shell)
        case .end:
            (script, tour) = (nil, nil)
            closePanels()
            return leave("q", in: &shell)
        }
    }

    /// Whether the list is visible with a preview, and nothing is open over it.
    func canTurnPreview(in shell: ShellState<BrowserProgram>) -> Bool {
        mode == .list && hasPreview && !shell.isPrompting && !shell.hasOverlay
    }

    private mutating func showScene(
        at index: Int, in shell: inout ShellState<BrowserProgram>
    ) -> Outcome {
        closePanels()
        // The message belongs to the previous scene.
        _ = shell.takeMessage()
        tour = TourScene.title(at: index)
        return open(demo: TourScene.all[index].demo, in: &shell, leavingTo: [])
    }

    private func closePanels() {
        while let scene = list.scene, scene.closePanel() {}
    }
}

extension TourScene {
    /// Returns the line above a scene: its number and its sentence.
    static func title(at index: Int) -> String {
        "Tour \(index + 1) of \(all.count): \(all[index].sentence)"
    }
}

extension Browser {
    /// The effect of a person's input on the script.
    private enum ScriptInput {
        /// The input is handled as without a script.
        case passed
        /// The input has only stopped the tour.
        case consumed
    }

    /// Turns the preview of the list once, if no key comes for some seconds.
    public mutating func turnPreviewOnce() { shell.program.script = .turn }

    /// Handles an input, which stops the script if it comes from a person.
    mutating func handleWithScript(_ input: Input, at now: Duration) -> Outcome {
        switch stopScript(for: input, at: now) {
        case .passed: shell.handle(input, at: now)
        case .consumed: shell.handle(.wake, at: now)
        }
    }

    /// Stops the script for a person's input. A key that stops the tour does nothing else, unless it quits.
    private mutating func stopScript(for input: Input, at now: Duration) -> ScriptInput {
        switch input {
        case .wake, .end: return .passed
        case .resize where shell.program.script?.kind == .tour: return .passed
        case .key, .paste, .mouse, .resize: break
        }
        guard let script = shell.program.script else { return .passed }
        shell.program.script = nil
        switch script.kind {
        case .turn:
            // One step is left while the preview is turned. Turn it back before the input.
            if script.rest == 1, shell.program.canTurnPreview(in: shell.state) {
                _ = shell.handle(.key("r"), at: now)
            }
            return .passed
        case .tour:
            shell.program.isStoppingTour = true
            guard case .key(let key) = input, case .quit? = shell.program.keys(for: .demo)[key]
            else { return .consumed }
            return .passed
        }
    }
}
