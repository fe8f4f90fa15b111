extension Terminal {
    /// Runs a program until it quits, or until the terminal or the system ends it.
    ///
    /// The loop draws a first frame, and then a frame after every input or deadline that changes the screen. It applies
    /// all waiting inputs before it draws one frame, so a held key never lags behind. An ignored input draws no frame,
    /// and the loop sleeps while no input arrives. At each deadline, the loop passes a `.wake` to the program and
    /// always draws a frame, also between ignored inputs. It draws the next frame of an animation without passing an
    /// input.
    ///
    /// At the end, the loop stops watching the program's descriptors.
    ///
    /// Returns the reason why the program had to end; nil if the program quit.
    @discardableResult
    public func run<Program: TerminalProgram>(_ program: inout Program) -> EndReason? {
        var end: EndReason?
        var screen = Screen(size: size, features: features)
        var response = Outcome.repaint
        var times = FrameTimes()
        isMouseEnabled = program.usesMouse
        defer { watch([]) }
        while !response.endsProgram {
            let drawn = now
            show(
                &program, on: &screen, at: drawn, repaint: response == .repaint, times: &times)
            response = waitForChange(
                of: &program, screen: &screen, drawn: drawn, end: &end, times: &times)
        }
        return end
    }

    private func show<Program: TerminalProgram>(
        _ program: inout Program, on screen: inout Screen, at start: Duration, repaint: Bool,
        times: inout FrameTimes
    ) {
        screen.clear()
        screen.theme = theme(of: program)
        screen.draw { program.draw(into: &$0, at: start) }
        let drawn = now
        draw(screen, repaint: repaint)
        times.draw = drawn - start
        times.output = now - drawn
        program.hasShown(times)
        times.input = .zero
    }

    /// Waits until a frame is needed or the program ends.
    ///
    /// After an input, a frame is drawn at once. Animations and wakes are drawn at most 60 times a second, and only
    /// after the terminal has accepted the last output. On a slow line, this makes frames rarer, and no input has to
    /// wait for a frame.
    private func waitForChange<Program: TerminalProgram>(
        of program: inout Program, screen: inout Screen, drawn: Duration, end: inout EndReason?,
        times: inout FrameTimes
    ) -> Outcome {
        var earliest = drawn + Self.leastInterval
        /// The greatest outcome of animations and wakes, which is drawn as soon as the terminal is ready.
        var pendingOutcome = Outcome.ignored
        while true {
            // A deadline at or before the last frame has passed already, and was handled by that frame.
            let deadline = program.deadline.flatMap { $0 > drawn ? $0 : nil }
            let frame = program.nextFrame.flatMap { $0 > drawn ? $0 : nil }
            watch(program.descriptors)
            let next = pendingOutcome.needsFrame ? earliest : Duration.earlier(deadline, frame)
            guard let input = nextInput(before: next.map { max($0, earliest) }) else {
                pendingOutcome = max(pendingOutcome, .redraw)
                if let deadline, deadline <= now {
                    pendingOutcome = max(
                        pendingOutcome,
                        apply(.wake, to: &program, screen: &screen, end: &end, times: &times))
                }
                if pendingOutcome.endsProgram || isReadyForOutput { return pendingOutcome }
                earliest = now + Self.leastInterval
                continue
            }
            var typed = Outcome.ignored
            func handleInput(_ input: Input) {
                let response = apply(input, to: &program, screen: &screen, end: &end, times: &times)
                if input == .wake {
                    pendingOutcome = max(pendingOutcome, response)
                } else {
                    typed = max(typed, response)
                }
            }
            // Limit the number of inputs and the time before a frame, so that many inputs or wakes cannot prevent the
            // frame.
            let limit = now + Self.leastInterval
            handleInput(input)
            var count = 1
            while !max(pendingOutcome, typed).endsProgram, count < 1024, now < limit,
                let input = nextInput(before: .zero)
            {
                handleInput(input)
                count += 1
            }
            // Handle a deadline that has passed before the frame, even if keys follow each other quickly.
            if !max(pendingOutcome, typed).endsProgram, let due = program.deadline, due > drawn,
                due <= now
            {
                pendingOutcome = max(
                    pendingOutcome, .redraw,
                    apply(.wake, to: &program, screen: &screen, end: &end, times: &times))
            }
            if typed.needsFrame || pendingOutcome.endsProgram { return max(pendingOutcome, typed) }
            if pendingOutcome.needsFrame && now >= earliest && isReadyForOutput {
                return pendingOutcome
            }
        }
    }

    private func watch(_ descriptors: [Int32]) {
        if descriptors != watchedDescriptors { watchedDescriptors = descriptors }
    }

    /// The minimum time between frames without input: a sixtieth of a second, rounded up.
    private static var leastInterval: Duration { .nanoseconds(16_666_667) }

    /// Passes one input to the program. A new size is applied to the screen first.
    private func apply<Program: TerminalProgram>(
        _ input: Input, to program: inout Program, screen: inout Screen, end: inout EndReason?,
        times: inout FrameTimes
    ) -> Outcome {
        if case .resize(let size) = input { screen.resize(to: size) }
        if case .end(let reason) = input { end = reason }
        let start = now
        let response = program.handle(input, at: start)
        times.input += now - start
        if program.usesMouse != isMouseEnabled { isMouseEnabled = program.usesMouse }
        watch(program.descriptors)
        // If the terminal has just reported its background, the theme may have changed.
        let isStale = theme(of: program) != screen.theme
        return switch input {
        case .end: .quit
        case .resize: max(response, .redraw)
        default: isStale ? max(response, .redraw) : response
        }
    }

    private func theme(of program: some TerminalProgram) -> Theme {
        program.theme?.suiting(background) ?? Theme(suiting: background)
    }
}

extension Duration {
    /// Returns the earlier of two times; nil means never.
    package static func earlier(_ left: Duration?, _ right: Duration?) -> Duration? {
        guard let left, let right else { return left ?? right }
        return min(left, right)
    }
}
