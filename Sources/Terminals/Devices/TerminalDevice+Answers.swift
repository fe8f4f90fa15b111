import CTerminals

/// Questions about the terminal, which the program sends to the terminal, and the terminal's answers.
extension TerminalDevice {
    /// The time for which the first frame waits for answers: the duration of one frame.
    private static var patience: Duration { .nanoseconds(16_666_667) }
    /// The time after the questions for which the program waits for answers before it ends. A shell would read later
    /// answers as typed text.
    private static var longestAnswer: Duration { .milliseconds(100) }

    /// Sends the questions, and reads the answers of a fast terminal. Answers of other terminals arrive with the input.
    func ask() {
        let questions = TerminalAnswers.questions
        guard rfl_send(questions, questions.utf8.count) else { return }
        askedAt = now
        let end = now + Self.patience
        // Stop waiting when typed input or an event arrives. Typed input must not wait, and `nextInput` handles events.
        while askedAt != nil, queued == nil, events.isEmpty, !rfl_is_end_asked(), now < end {
            takeAnswers(before: end)
            // The first frame is drawn after this loop in any case, so it needs no wake.
            events.remove(.woken)
        }
    }

    /// Reads the answers that have not arrived yet, before the program ends and a shell would read them.
    func takeLateAnswers() {
        guard let askedAt else { return }
        let end = askedAt + Self.longestAnswer
        while self.askedAt != nil, now < end, !events.contains(.inputEnded), !rfl_is_end_asked() {
            takeAnswers(before: end)
            queued = nil
        }
    }

    private func takeAnswers(before end: Duration) {
        let rest = max(.zero, end - now).components.attoseconds / 1_000_000_000
        let found = Events(rawValue: rfl_wait(rest, nil, 0))
        // Put back the events that end the program, for `nextInput` to report. Until it reports them, no output waits
        // for the terminal.
        let ends = found.intersection(.ends)
        if !ends.isEmpty { rfl_put_back(ends.rawValue) }
        events.formUnion(found.subtracting([.input, ends]))
        if found.contains(.input) { read() }
        queued = queued ?? decode()
    }

    /// Applies the answers received so far. A second call with the same answers has no effect.
    func noteAnswers() {
        let answers = parser.answers
        if answers.hasKeyboardProtocol { rfl_use_keyboard_protocol() }
        if let answered = answers.background, answered != background {
            background = answered
            events.insert(.woken)
        }
        if answers.areComplete { askedAt = nil }
    }
}

extension TerminalDevice {
    /// Sends the terminal a request that does not concern its screen.
    ///
    /// Returns false if the request cannot be sent: the text is too long, or the terminal may not know the sequence.
    func send(_ request: TerminalRequest) -> Bool {
        guard isOpen, let sequence = request.sequence(isUnicode: features.isUnicode) else {
            return false
        }
        return switch request {
        case .copy: rfl_send(sequence, sequence.utf8.count)
        case .title: rfl_send_title(sequence, sequence.utf8.count)
        }
    }
}
