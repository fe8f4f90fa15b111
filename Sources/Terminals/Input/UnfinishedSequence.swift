/// The first bytes of a sequence whose rest has not arrived in time.
///
/// The rest may arrive later, for example over a slow connection. It must not count as typed text, so the parser then
/// continues the sequence. But a key that is typed after the pause must stay a key. Usually the two differ, because
/// nobody types several bytes of a sequence in one read.
struct UnfinishedSequence {
    /// The time for which the parser remembers an unfinished sequence.
    static let memory = Duration.seconds(3)

    /// The bytes so far. For a skipped sequence, the array contains at most a final escape.
    let bytes: [UInt8]
    /// The state of a skipped sequence; nil for another sequence.
    let skipped: SkippedSequence?
    /// The time after which new bytes are ordinary input.
    let end: Duration

    /// Returns whether the bytes of one read continue this sequence.
    ///
    /// A person can type the beginning of a sequence: the Escape key, or Alt with a key such as `[`. After such a
    /// beginning, the read must contain at least three or two bytes of the sequence. In a longer sequence, one byte is
    /// enough.
    func isContinued(by new: [UInt8]) -> Bool {
        if let skipped {
            // After the escape, only the rest of ST continues a string.
            return bytes.isEmpty ? skipped.isContinued(by: new[...]) : new[0] == Byte.of("\\")
        }
        guard bytes.first == Byte.escape, new.count >= 4 - bytes.count else { return false }
        let all = bytes + new
        let body = all[2...]
        let known = max(0, bytes.count - 2)
        switch all[1] {
        case Byte.of("["): return isControl(body, known: known)
        // The number of a key in application mode has the form of a parameter.
        case Byte.of("O"): return SkippedSequence.isControl(body, known: known)
        // Only a beginning of an answer tells a string from typed letters, such as Escape and then a word.
        case _ where bytes.count == 1 && !Self.isAnswer(all[1...]): return false
        default:
            let kind = SkippedSequence.Kind(introducer: all[1])
            return kind.map { SkippedSequence($0).isContinued(by: body) } ?? false
        }
    }

    /// Returns whether the bytes after an escape begin an answer of a terminal, or contain the end of a string.
    private static func isAnswer(_ bytes: ArraySlice<UInt8>) -> Bool {
        let isKnown = ["]11;", "]10;", "]4;", "P>|", "P1+r", "P0+r", "P1$r"].contains {
            bytes.starts(with: $0.utf8)
        }
        return isKnown || bytes.contains(Byte.bell) || bytes.contains(Byte.escape)
    }

    /// Returns whether the bytes after `ESC [`, of which the first ones are known, are a control sequence. There must
    /// be a parameter.
    private func isControl(_ body: ArraySlice<UInt8>, known: Int) -> Bool {
        let first = body.first
        if first == Byte.of("[") {
            return body.dropFirst().first.map { (0x41...0x45).contains($0) } ?? false
        }
        if first == Byte.of("M") {
            // The older form of a mouse report has three bytes of any value after the letter.
            return body.count >= 4 || known > 0 && body.count - known >= 2
        }
        return SkippedSequence.isControl(body, known: known)
    }
}

extension SkippedSequence {
    /// Returns whether the bytes of one late read continue this sequence.
    ///
    /// Almost every key fits into a string. Without the end of the string, there must be at least two bytes. If nothing
    /// of the string is known, there must be four bytes.
    func isContinued(by new: ArraySlice<UInt8>) -> Bool {
        if kind == .control { return Self.isControl(([Byte.of("0")] + new)[...], known: 1) }
        let body = new.prefix { !isEnd($0) }
        let end = new[body.endIndex...]
        if end.first == Byte.bell || end.starts(with: [Byte.escape, Byte.of("\\")]) { return true }
        if command.starts(with: "11;".utf8) {
            // This is the answer with the background. A single byte may be a key, such as r or g.
            let fitting = "0123456789abcdefABCDEF/:;rg".utf8
            return body.count > 1 && body.allSatisfy { fitting.contains($0) }
        }
        return body.count >= (count == 0 ? 4 : 2) && body.allSatisfy { (0x20..<0x7F).contains($0) }
    }

    /// Returns whether the bytes are parameters of a control sequence, and its final letter if there is one.
    ///
    /// A byte that arrives alone must be a part of a sequence that terminals send. Other bytes are typed keys.
    static func isControl(_ body: ArraySlice<UInt8>, known: Int) -> Bool {
        let parameters = body.prefix { (0x20..<0x40).contains($0) }
        guard let first = parameters.first else { return false }
        let final = body[parameters.endIndex...].first
        if known > 0, parameters.count == known, let final {
            return switch first {
            case Byte.of("<"): "Mm".utf8.contains(final)
            case Byte.of("?"): "cu".utf8.contains(final)
            default: "@ABCDEFGHPQRSZ^u~".utf8.contains(final)
            }
        }
        if let final { return (0x40..<0x7F).contains(final) }
        return body.count > known + 1 || "0123456789:;".utf8.contains(body[body.endIndex - 1])
    }
}
