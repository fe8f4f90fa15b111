extension Terminal {
    /// Runs a program until it quits or is asked to end: a first frame, then one after every input
    /// or deadline that changes something.
    ///
    /// All inputs that are waiting are applied before one frame is drawn, so a held key never lags
    /// behind. An input that is ignored draws nothing, and nothing happens while nobody types. A deadline that has
    /// come is a `.wake`, and draws a frame whatever the program answers; the next frame of a motion is only drawn.
    ///
    /// What the program watched is watched no longer when it has ended.
    ///
    /// Returns why the program was asked to end; nil when it quit by itself.
    @discardableResult
    public func run<Program: TerminalProgram>(_ program: inout Program) -> EndReason? {
        var end: EndReason?
        var screen = Screen(size: size, features: features)
        var response = Response.repaint
        isMouseEnabled = program.usesMouse
        defer { watch([]) }
        while response < .quit {
            let drawn = now
            show(&program, on: &screen, at: drawn, repaint: response == .repaint)
            response = waitForChange(of: &program, screen: &screen, drawn: drawn, end: &end)
        }
        return end
    }

    private func show<Program: TerminalProgram>(
        _ program: inout Program, on screen: inout Screen, at now: Duration, repaint: Bool
    ) {
        screen.clear()
        screen.draw { program.draw(into: &$0, at: now) }
        draw(screen, repaint: repaint)
    }

    /// Waits until there is something to draw, or to end for.
    private func waitForChange<Program: TerminalProgram>(
        of program: inout Program, screen: inout Screen, drawn: Duration, end: inout EndReason?
    ) -> Response {
        var response = Response.ignored
        while response == .ignored {
            // A frame drawn at its deadline has served it.
            let deadline = program.deadline.flatMap { $0 > drawn ? $0 : nil }
            let frame = program.nextFrame.flatMap { $0 > drawn ? $0 : nil }
            watch(program.descriptors)
            guard let input = nextInput(before: [deadline, frame].compactMap { $0 }.min()) else {
                guard let deadline, deadline <= now else { return .redraw }
                return max(.redraw, apply(.wake, to: &program, screen: &screen, end: &end))
            }
            response = apply(input, to: &program, screen: &screen, end: &end)
            // Bounded, so that a flood of inputs can't keep the screen from being drawn.
            var count = 1
            while response < .quit, count < 1024, let input = nextInput(before: .zero) {
                response = max(
                    response, apply(input, to: &program, screen: &screen, end: &end))
                count += 1
            }
        }
        return response
    }

    private func watch(_ descriptors: [Int32]) {
        if descriptors != watchedDescriptors { watchedDescriptors = descriptors }
    }

    /// Hands one input to the program; the screen takes a new size first.
    private func apply<Program: TerminalProgram>(
        _ input: Input, to program: inout Program, screen: inout Screen, end: inout EndReason?
    ) -> Response {
        if case .resize(let size) = input { screen.resize(to: size) }
        if case .end(let reason) = input { end = reason }
        let response = program.update(input, at: now)
        if program.usesMouse != isMouseEnabled { isMouseEnabled = program.usesMouse }
        watch(program.descriptors)
        return switch input {
        case .end: .quit
        case .resize: max(response, .redraw)
        default: response
        }
    }
}
