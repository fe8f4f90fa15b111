import CCurses
import Terminals

extension CursesTerminal {
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
        // Bits that C does not use.
        static let sizeChanged = Events(rawValue: 1 << 31)
        /// The terminal is gone: no more input will come.
        static let inputEnded = Events(rawValue: 1 << 30)

        /// The events that end the program.
        static let ends: Events = [.hungUp, .terminated, .interrupted, .inputEnded]
    }

    /// Returns the next input; nil when no input arrives before `deadline`, a time on the clock of `now`.
    ///
    /// Events that end the program come first, then a new size, then wakes and keys by turns. Therefore, a descriptor
    /// that is always readable delays no key.
    public func nextInput(before deadline: Duration?) -> Input? {
        while isAvailable {
            queued = queued ?? decode()
            collect(waitTime(before: deadline))
            if let input = takeUrgentEvent() ?? takeTurn() { return input }
            if let deadline, deadline <= .zero || now >= deadline { return nil }
        }
        return .end(.hangUp)
    }

    /// Returns the time to wait for events; nil for ever.
    ///
    /// The time is zero when a key is already waiting. Signals are still checked then, so that a held key cannot keep
    /// the program from ending.
    private func waitTime(before deadline: Duration?) -> Duration? {
        if queued != nil || !events.isEmpty { return .zero }
        guard let soonest = Duration.earlier(deadline, parser.deadline) else { return nil }
        // Do not read the clock when the time is known to be up.
        return soonest <= .zero ? .zero : max(.zero, soonest - now)
    }

    private func collect(_ time: Duration?) {
        let found = Events(
            rawValue: rfl_wait(time?.nanoseconds ?? -1, &watched, watched.count))
        events.formUnion(found.subtracting(.input))
        let isStopped = !events.isDisjoint(with: [.stopAsked, .continued])
        // A program that ends while it is stopped must not take the terminal over.
        if isStopped, events.isDisjoint(with: .ends) {
            if events.contains(.stopAsked) { rfl_stop() } else { rfl_resume() }
            comeBack()
        }
        events.subtract([.stopAsked, .continued])
        // Read only in this program's modes: in a shell's modes, reading waits for a line.
        if found.contains(.input), !isStopped { read() }
        if events.remove(.resized) != nil, readSize() { events.insert(.sizeChanged) }
    }

    /// Returns the next input of the bytes that have arrived, and handles the terminal's answers.
    func decode() -> Input? {
        while let input = parser.next(at: now) {
            if !isSignal(input) { return input }
        }
        noteAnswers()
        return nil
    }

    /// Sends the signal of a key, and returns whether the key has one. Usually the terminal sends the signal. If it
    /// reports keys by kitty's protocol, this program has to.
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

    /// Shows the frame again after another program had the terminal. The window may have changed meanwhile.
    func comeBack() {
        if readSize() {
            // The program draws at the new size, so showing the old frame first would only flicker.
            events.insert(.sizeChanged)
        } else {
            rfl_show(true, true)
        }
    }

    private func takeUrgentEvent() -> Input? {
        if let reason = endReason() { return .end(reason) }
        return events.remove(.sizeChanged).map { _ in .resize(size) }
    }

    /// Returns a wake or a key. After a wake, a key comes first.
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

    /// Returns one wake for both events, because a woken program checks all its sources.
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
        // The terminal is gone. A key that was typed before is still delivered.
        guard queued == nil else { return nil }
        rfl_note_end()
        endSignal = rfl_signal_number(Events.hungUp.rawValue)
        return .hangUp
    }
}

extension Duration {
    /// The whole nanoseconds, clamped to 64 bits.
    fileprivate var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (product, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        return overflows ? .max : product.addingReportingOverflow(attoseconds / 1_000_000_000).0
    }
}
