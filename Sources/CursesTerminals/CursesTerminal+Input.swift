import CCurses
import Terminals

extension CursesTerminal {
    /// What has happened and was not reported yet.
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
        // Bits of our own.
        /// The size that was read is another than the one last reported.
        static let sizeChanged = Events(rawValue: 1 << 31)
        /// The terminal has gone: nothing more will come.
        static let inputEnded = Events(rawValue: 1 << 30)

        /// What ends the program.
        static let ends: Events = [.hungUp, .terminated, .interrupted, .inputEnded]
    }

    /// The next input, or nil when none has come before `deadline`, a time as `now` counts.
    ///
    /// What ends the program comes first, then a new size, then being woken and keys by turns: a descriptor that can
    /// always be read keeps no key waiting.
    public func nextInput(before deadline: Duration?) -> Input? {
        while isAvailable {
            queued = queued ?? decode()
            collect(waitTime(before: deadline))
            if let input = takeUrgentEvent() ?? takeTurn() { return input }
            if let deadline, deadline <= .zero || now >= deadline { return nil }
        }
        return .end(.hangUp)
    }

    /// How long nothing needs to be done; nil for ever.
    ///
    /// Zero when a key is waiting already: signals are looked at all the same, so that a held key
    /// cannot keep the program from ending.
    private func waitTime(before deadline: Duration?) -> Duration? {
        if queued != nil || !events.isEmpty { return .zero }
        guard let soonest = Duration.earlier(deadline, parser.deadline) else { return nil }
        // Without asking the clock where it is known that there is no time.
        return soonest <= .zero ? .zero : max(.zero, soonest - now)
    }

    private func collect(_ time: Duration?) {
        let found = Events(
            rawValue: rfl_wait(time?.nanoseconds ?? -1, &watched, watched.count))
        events.formUnion(found.subtracting(.input))
        let isStopped = !events.isDisjoint(with: [.stopAsked, .continued])
        // What ends while it is stopped takes the terminal from nobody.
        if isStopped, events.isDisjoint(with: .ends) {
            if events.contains(.stopAsked) { rfl_stop() } else { rfl_resume() }
            comeBack()
        }
        events.subtract([.stopAsked, .continued])
        // Only in modes of our own: in those of a shell reading waits for a line.
        if found.contains(.input), !isStopped { read() }
        if events.remove(.resized) != nil, readSize() { events.insert(.sizeChanged) }
    }

    /// The next input of what has arrived; notes what the terminal has answered.
    func decode() -> Input? {
        while let input = parser.next(at: now) {
            if !isSignal(input) { return input }
        }
        noteAnswers()
        return nil
    }

    /// Sends the signal that a key stands for. Usually the terminal does that; what reports keys in a form of its own
    /// leaves it to us.
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

    /// After others had the terminal: the window may have changed, and they have written.
    func comeBack() {
        if readSize() {
            // The program draws at the new size; showing the old frame before would only flicker.
            events.insert(.sizeChanged)
        } else {
            rfl_show(true, true)
        }
    }

    private func takeUrgentEvent() -> Input? {
        if let reason = endReason() { return .end(reason) }
        return events.remove(.sizeChanged).map { _ in .resize(size) }
    }

    /// A wake, or after one a key.
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

    /// One report for both: whoever is woken looks at everything.
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
        // The terminal has gone. What was typed before is still worth having.
        guard queued == nil else { return nil }
        rfl_note_end()
        endSignal = rfl_signal_number(Events.hungUp.rawValue)
        return .hangUp
    }
}

extension Duration {
    /// Whole nanoseconds, as many as 64 bits hold.
    fileprivate var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (product, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        return overflows ? .max : product.addingReportingOverflow(attoseconds / 1_000_000_000).0
    }
}
