/// A parser that converts the bytes of a terminal to inputs.
///
/// The parser waits for the rest of an incomplete escape sequence. A rest that arrives up to three seconds later still
/// continues the sequence, unless it could be typed keys. An unknown sequence is dropped as a whole, so that none of
/// its letters acts as a key. The caller passes the time to each call, always on the same clock.
public struct InputParser: Sendable {
    /// The time that a lone escape waits for the rest of a sequence.
    let escapeDelay: Duration
    /// The key sequences of this terminal that the general grammar does not contain.
    let keys: [DescribedKey]
    /// The terminal's answers to `TerminalAnswers.questions`.
    package private(set) var answers = TerminalAnswers()

    private var bytes: [UInt8] = []
    /// The index of the first byte that is not consumed.
    private var position = 0
    private var lastArrival: Duration = .zero
    /// The decoded inputs, in order.
    private var ready: [Input] = []
    private var readyPosition = 0
    private var paste: Paste?
    private var skipped: SkippedSequence?
    /// The latest sequence whose rest has not arrived in time; nil after the next byte.
    private var unfinished: UnfinishedSequence?

    /// Makes a parser. `escapeDelay` is the time that a lone escape waits for the rest of a sequence.
    ///
    /// Nil takes ESCDELAY (in milliseconds) from the environment. If ESCDELAY is not set, the time is 100 ms through
    /// ssh, 50 ms in tmux or screen, and 25 ms elsewhere.
    public init(escapeDelay: Duration? = nil) { self.init(escapeDelay: escapeDelay, keys: []) }

    /// Makes a parser that also decodes the given key sequences.
    package init(escapeDelay: Duration?, keys: [DescribedKey]) {
        self.escapeDelay = escapeDelay ?? TerminalEnvironment.current.escapeDelay
        self.keys = keys
    }

    /// The maximum time to wait for the rest of an incomplete sequence. Only a broken connection causes a longer delay.
    private static let patience = Duration.milliseconds(300)

    /// A decoded item at the start of the unread bytes.
    enum Item: Equatable {
        /// An input, and its number of bytes.
        case input(Input, Int)
        /// Several characters, and their number of bytes.
        case text([Character], Int)
        /// A number of bytes without a meaning.
        case nothing(Int)
        /// An answer of the terminal to a question, and its number of bytes.
        case answer(TerminalAnswer, Int)
        /// The first bytes of a sequence that is not an input, and their number. The end of the sequence is found
        /// later.
        case skipped(SkippedSequence.Kind, Int)
        /// The mark that begins a paste, and its number of bytes.
        case pasteStart(Int)
        /// An item whose remaining bytes have not arrived yet.
        case incomplete
    }

    /// Adds bytes that were read at the time `now`. O(bytes).
    public mutating func append(_ new: some Collection<UInt8>, at now: Duration) {
        guard !new.isEmpty else { return }
        settle(at: now)
        lastArrival = now
        guard paste == nil else { return removePasted(Array(new)) }
        // Remove consumed bytes only here, so that reading the inputs of a held key moves no bytes.
        bytes.removeFirst(position)
        position = 0
        if unfinished != nil { continueUnfinished(with: Array(new), at: now) }
        bytes.append(contentsOf: new)
    }

    /// Returns to the unfinished sequence if the new bytes are its rest. Otherwise forgets the sequence.
    private mutating func continueUnfinished(with new: [UInt8], at now: Duration) {
        guard let sequence = unfinished.take(), now < sequence.end, sequence.isContinued(by: new)
        else { return }
        bytes = sequence.bytes
        skipped = sequence.skipped
    }

    /// Ends the wait for an incomplete item that has waited too long, so that its bytes are not joined with new bytes.
    private mutating func settle(at now: Duration) {
        // Do nothing during a paste: the waiting bytes come after the paste, but `ready` is returned before it.
        guard paste == nil, now >= lastArrival + delay else { return }
        _ = skip(at: now)
        // Only an incomplete item needs this. Complete items are decoded later.
        guard position < bytes.count, item(in: bytes[position...]) == .incomplete else { return }
        ready.removeFirst(readyPosition)
        readyPosition = 0
        if let input = giveUpWaiting() { ready.append(input) }
    }

    /// Whether the parser has unread bytes, or waits for the end of a skipped sequence.
    private var isWaiting: Bool { skipped != nil || position < bytes.count }

    /// The time at which to call `next(at:)` again even if no bytes arrive; nil if the parser is not waiting.
    public var deadline: Duration? {
        if paste != nil { return lastArrival + Paste.patience }
        return isWaiting ? lastArrival + delay : nil
    }

    private var delay: Duration {
        isLoneEscape ? escapeDelay : max(escapeDelay, Self.patience)
    }

    /// Whether only an escape has arrived, which is the Escape key or begins a sequence.
    private var isLoneEscape: Bool {
        skipped == nil && bytes.count - position == 1 && bytes[position] == Byte.escape
    }

    /// Returns the next input that is complete, or whose missing bytes have not arrived in time; nil if there is no
    /// such input yet.
    public mutating func next(at now: Duration) -> Input? {
        while true {
            if let input = removeReady() { return input }
            if let input = pasteEnded(at: now) { return .paste(input) }
            guard skip(at: now), position < bytes.count else { return nil }
            switch step(at: now) {
            case .input(let input): return input
            case .waits: return nil
            case .goesOn: continue
            }
        }
    }

    /// The result of decoding one item.
    private enum Step {
        case input(Input), goesOn, waits
    }

    /// Decodes one item.
    private mutating func step(at now: Duration) -> Step {
        switch item(in: bytes[position...]) {
        case .input(let input, let count):
            position += count
            return .input(input)
        case .text(let characters, let count):
            position += count
            ready = characters.map { .key(.character($0)) }
            readyPosition = 0
        case .nothing(let count):
            position += count
        case .answer(let answer, let count):
            position += count
            answers.add(answer)
        case .skipped(let kind, let count):
            position += count
            skipped = SkippedSequence(kind)
        case .pasteStart(let count):
            startPaste(after: count)
        case .incomplete:
            guard now >= lastArrival + delay else { return .waits }
            if let input = giveUpWaiting() { return .input(input) }
        }
        return .goesOn
    }

    /// Ends the wait for the rest of a sequence. A lone escape becomes the Escape key. A longer sequence is no input
    /// unless its rest arrives late.
    private mutating func giveUpWaiting() -> Input? {
        let isKey = isLoneEscape
        rememberUnfinished()
        return isKey ? .key(.escape) : nil
    }

    /// Drops the bytes of a skipped sequence. Returns false while the end of the sequence has not arrived.
    private mutating func skip(at now: Duration) -> Bool {
        guard var sequence = skipped else { return true }
        position += sequence.take(bytes[position...])
        skipped = sequence.isEnded ? nil : sequence
        guard skipped != nil else {
            if let answer = TerminalAnswer(command: sequence.command) { answers.add(answer) }
            return true
        }
        guard now >= lastArrival + delay else { return false }
        rememberUnfinished()
        return true
    }

    /// Removes the incomplete sequence, but remembers it for some seconds, because its rest may arrive late.
    private mutating func rememberUnfinished() {
        unfinished = UnfinishedSequence(
            bytes: Array(bytes[position...]), skipped: skipped,
            end: lastArrival + delay + UnfinishedSequence.memory)
        skipped = nil
        position = bytes.count
    }

    private mutating func removeReady() -> Input? {
        guard readyPosition < ready.count else { return nil }
        readyPosition += 1
        return ready[readyPosition - 1]
    }

    private mutating func startPaste(after count: Int) {
        let rest = Array(bytes[(position + count)...])
        bytes = []
        position = 0
        paste = Paste()
        removePasted(rest)
    }

    private mutating func removePasted(_ new: [UInt8]) {
        // The bytes after the end mark are ordinary input.
        if let rest = paste?.append(new) { bytes += rest }
    }

    /// Returns the pasted text once its end mark has arrived, or no input has arrived for `Paste.patience`; else nil.
    private mutating func pasteEnded(at now: Duration) -> String? {
        guard let current = paste, current.isComplete || now >= lastArrival + Paste.patience else {
            return nil
        }
        paste = nil
        return current.text
    }
}
