/// The bytes of a line without escape sequences and without overstriking, and their styles.
///
/// The style of a line does not continue in the next line, as in `less -R`.
struct StyledBytes {
    /// The range of bytes with one style. It starts at the end of the previous run.
    struct Run {
        var style: LineStyle
        var end: Int
    }

    private(set) var bytes: [UInt8] = []
    private(set) var runs: [Run] = []

    /// Interprets a line. O(length).
    ///
    /// Control characters other than backspaces stay; the drawing code makes them harmless.
    init(_ line: ArraySlice<UInt8>) {
        bytes.reserveCapacity(line.count)
        guard line.contains(OverstruckLine.backspace) else {
            Self.read(line) { append($0, $1) }
            return
        }
        var overstruck = OverstruckLine(line)
        Self.read(line) { overstruck.write($0, $1) }
        overstruck.forEach { append($0, $1) }
    }

    /// Calls a closure for each part of a line between escape sequences.
    private static func read(
        _ line: ArraySlice<UInt8>, _ body: (ArraySlice<UInt8>, LineStyle) -> Void
    ) {
        var style = LineStyle.plain
        var rest = line
        while !rest.isEmpty {
            let part = rest.prefix { $0 != AnsiSequence.escape }
            if !part.isEmpty { body(part, style) }
            rest = rest[part.endIndex...]
            guard !rest.isEmpty else { return }
            let sequence = rest.prefix(AnsiSequence.length(in: rest))
            if let parameters = AnsiSequence.sgrParameters(of: sequence) { style.apply(parameters) }
            // An escape character that begins no sequence is text.
            if sequence.isEmpty { body(rest.prefix(1), style) }
            rest = rest.dropFirst(max(1, sequence.count))
        }
    }

    private mutating func append(_ part: ArraySlice<UInt8>, _ style: LineStyle) {
        // A sequence in the middle of a character takes effect after the character. A run never begins with such bytes.
        let split = bytes.isEmpty ? 0 : part.prefix { $0 & 0xC0 == 0x80 }.count
        bytes += part
        if split > 0 { runs[runs.count - 1].end += split }
        guard split < part.count else { return }
        if let last = runs.last, last.style == style {
            runs[runs.count - 1].end = bytes.count
        } else {
            runs.append(Run(style: style, end: bytes.count))
        }
    }
}
