import CTerminals

extension TerminalDevice {
    /// The events that have happened and were not reported yet.
    struct Events: OptionSet {
        var rawValue: UInt32

        static let input = Events(rawValue: UInt32(RFL_INPUT))
        static let descriptor = Events(rawValue: UInt32(RFL_DESCRIPTOR))
        static let woken = Events(rawValue: UInt32(RFL_WOKEN))
        static let resized = Events(rawValue: UInt32(RFL_RESIZED))
        static let stopAsked = Events(rawValue: UInt32(RFL_STOP_ASKED))
        static let continued = Events(rawValue: UInt32(RFL_CONTINUED))
        static let interrupted = Events(rawValue: UInt32(RFL_INTERRUPTED))
        static let terminated = Events(rawValue: UInt32(RFL_TERMINATED))
        static let hungUp = Events(rawValue: UInt32(RFL_HUNG_UP))
        // The following bits are not used by C.
        static let sizeChanged = Events(rawValue: 1 << 31)
        /// The terminal is gone, and no more input will come.
        static let inputEnded = Events(rawValue: 1 << 30)

        /// The events that end the program.
        static let ends: Events = [.hungUp, .terminated, .interrupted, .inputEnded]
    }

    /// Returns the next input; nil when no input arrives before `deadline`, a time on the clock of `now`.
    ///
    /// Events that end the program come first, then a new size, then wakes and keys by turns. Because of these turns, a
    /// descriptor that is always readable does not delay keys.
    func nextInput(before deadline: Duration?) -> Input? {
        while isOpen {
            queued = queued ?? decode()
            collect(waitTime(before: deadline))
            if let input = takeUrgentEvent() ?? takeTurn() { return input }
            if let deadline, deadline <= .zero || now >= deadline { return nil }
        }
        return .end(.hangUp)
    }

    /// Returns the time to wait for events; nil for ever.
    ///
    /// The time is zero if a key is already waiting. The wait for zero time still checks for signals, so that a held
    /// key cannot prevent the end of the program.
    private func waitTime(before deadline: Duration?) -> Duration? {
        if queued != nil || !events.isEmpty { return .zero }
        guard let soonest = Duration.earlier(deadline, parser.deadline) else { return nil }
        // If the time has passed in any case, do not read the clock.
        return soonest <= .zero ? .zero : max(.zero, soonest - now)
    }

    private func collect(_ time: Duration?) {
        let found = Events(
            rawValue: rfl_wait(time?.nanoseconds ?? -1, &watched, watched.count))
        events.formUnion(found.subtracting(.input))
        let isStopped = !events.isDisjoint(with: [.stopAsked, .continued])
        // Do not take over the terminal if the program has been asked to end.
        if isStopped, events.isDisjoint(with: .ends) {
            if events.contains(.stopAsked) { rfl_stop() } else { rfl_resume() }
            comeBack()
        }
        events.subtract([.stopAsked, .continued])
        // If the process was stopped, the terminal may have had the shell's modes, in which reading waits for a line.
        // Read only if it was not stopped.
        if found.contains(.input), !isStopped { read() }
        if events.remove(.resized) != nil { comeBack() }
    }

    /// Decodes the next input from the bytes that have arrived; nil if there is no complete input. Also handles the
    /// terminal's answers.
    func decode() -> Input? {
        while let input = parser.next(at: now) {
            if !isSignal(input) { return input }
        }
        noteAnswers()
        return nil
    }

    /// Sends the signal of a key, such as ^C. Returns whether the key has a signal. Usually the terminal sends the
    /// signal. If the terminal reports keys by kitty's protocol, this program must send it.
    private func isSignal(_ input: Input) -> Bool {
        guard parser.answers.hasKeyboardProtocol, case .key(let key) = input,
            key.modifiers == .control, case .character(let character) = key.code,
            let byte = character.asciiValue
        else { return false }
        return rfl_raise(byte & 0x1F)
    }

    func read() {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { buffer in
            let count = rfl_read(buffer.baseAddress, buffer.count)
            if count == 0, rfl_has_input_ended() { events.insert(.inputEnded) }
            parser.append(UnsafeBufferPointer(rebasing: buffer[..<count]), at: now)
        }
    }

    /// Shows the last frame again after another program has used the terminal, or after the window's size has changed.
    ///
    /// The size may be the old one again. A window that was smaller for a moment has lost cells.
    func comeBack() {
        if readSize() {
            // Do not show the last frame, because the program draws a frame of the new size at once.
            events.insert(.sizeChanged)
        } else {
            output.showAgain()
        }
    }

    private func takeUrgentEvent() -> Input? {
        if let reason = endReason() { return .end(reason) }
        return events.remove(.sizeChanged).map { _ in .resize(size) }
    }

    /// Returns a wake or a key; nil if there is neither. After a wake, a key has precedence over another wake.
    private func takeTurn() -> Input? {
        let input = isKeysTurn ? takeKey() ?? takeWake() : takeWake() ?? takeKey()
        isKeysTurn = input == .wake
        return input
    }

    private func takeKey() -> Input? {
        let input = queued ?? decode()
        queued = nil
        return input
    }

    /// Returns a wake if the loop was woken or a descriptor is readable; else nil. One wake is enough for both events,
    /// because a woken program checks all its sources.
    private func takeWake() -> Input? {
        let isWoken = !events.isDisjoint(with: [.woken, .descriptor])
        events.subtract([.woken, .descriptor])
        return isWoken ? .wake : nil
    }

    private func endReason() -> EndReason? {
        guard !events.isDisjoint(with: .ends) else { return nil }
        let reasons: [(Events, EndReason)] = [
            (.hungUp, .hangUp), (.terminated, .terminate), (.interrupted, .interrupt),
        ]
        for (event, reason) in reasons where events.remove(event) != nil {
            endSignal = rfl_signal_number(event.rawValue)
            return reason
        }
        // The terminal is gone without a signal. First deliver a key that was typed before.
        guard queued == nil else { return nil }
        rfl_note_end()
        endSignal = rfl_signal_number(Events.hungUp.rawValue)
        return .hangUp
    }
}

extension Duration {
    /// The number of whole nanoseconds, limited to the maximum of 64 bits.
    fileprivate var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (product, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        return overflows ? .max : product.addingReportingOverflow(attoseconds / 1_000_000_000).0
    }
}
