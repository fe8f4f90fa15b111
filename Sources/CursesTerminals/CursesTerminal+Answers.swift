import CCurses
import Terminals

/// What the terminal reports about itself.
extension CursesTerminal {
    /// How long the first frame waits for answers: as long as a frame is seen.
    private static var patience: Duration { .nanoseconds(16_666_667) }
    /// How long after the questions the end waits for answers, which a shell would take for something typed.
    private static var longestAnswer: Duration { .milliseconds(100) }

    /// Asks, and takes the answers of a terminal that is quick; those of others come with the input.
    func ask() {
        let questions = TerminalAnswers.questions
        guard rfl_send(questions, questions.utf8.count) else { return }
        askedAt = now
        let end = now + Self.patience
        // What was typed meanwhile is not to wait, and what was asked for is looked at later.
        while askedAt != nil, queued == nil, events.isEmpty, !rfl_is_end_asked(), now < end {
            takeAnswers(before: end)
            // The first frame is still to come.
            events.remove(.woken)
        }
    }

    /// Takes the answers that are still on their way, as nobody reads them after the end.
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
        // What ends the program is told by `nextInput`; until then no output waits for the terminal.
        let ends = found.intersection(.ends)
        if !ends.isEmpty { rfl_put_back(ends.rawValue) }
        events.formUnion(found.subtracting([.input, ends]))
        if found.contains(.input) { read() }
        queued = queued ?? decode()
    }

    /// Acts on what has been answered. Nothing is done twice.
    func noteAnswers() {
        let answers = parser.answers
        if answers.hasKeyboardProtocol { rfl_use_keyboard_protocol() }
        if let answered = answers.background, answered != background {
            background = answered
            events.insert(.woken)
        }
        if answers.areComplete { askedAt = nil }
    }

    /// The sequences that only the description of the terminal knows.
    static func describedKeys() -> [DescribedKey] {
        DescribedKey.all { name in
            rfl_key_bytes(name).map { Array(String(cString: $0).utf8) }
        }
    }
}

extension CursesTerminal {
    /// Asks the terminal for something other than its screen.
    ///
    /// Returns false when the request cannot be sent: the text is too long, or the terminal may not know the sequence.
    @discardableResult
    public func send(_ request: TerminalRequest) -> Bool {
        guard isAvailable, let sequence = request.sequence(isUnicode: features.isUnicode) else {
            return false
        }
        return switch request {
        case .copy: rfl_send(sequence, sequence.utf8.count)
        case .title: rfl_send_title(sequence, sequence.utf8.count)
        }
    }
}
