/// A line as shown on the screen, in parts of one style.
struct StyledLine: Hashable {
    struct Part: Hashable {
        var text: String
        var style: LineStyle
    }

    private(set) var parts: [Part] = []

    /// Makes a line of one part without a style.
    init(plain text: String) { parts = [Part(text: text, style: .plain)] }

    /// Makes a line from styled bytes. O(length).
    init(_ bytes: StyledBytes) {
        var text = ""
        var runs: [StyledBytes.Run] = []
        var start = 0
        for run in bytes.runs {
            // A run begins with the first byte of a character. Therefore the runs give the same text one by one as all
            // together.
            text += String(decoding: bytes.bytes[start..<run.end], as: UTF8.self)
            runs.append(StyledBytes.Run(style: run.style, end: text.utf8.count))
            start = run.end
        }
        append(text, in: runs[...])
    }

    /// Appends a text cluster by cluster. A cluster has the style of its first byte.
    private mutating func append(_ text: String, in runs: ArraySlice<StyledBytes.Run>) {
        var (runs, offset, column) = (runs, 0, 0)
        for character in text {
            while let run = runs.first, run.end <= offset { runs.removeFirst() }
            guard let style = runs.first?.style else { return }
            let shown = LineText.shown(character, inColumn: &column)
            offset += character.utf8.count
            if parts.last?.style != style { parts.append(Part(text: "", style: style)) }
            parts[parts.count - 1].text += shown
        }
    }

    /// Appends a text in the style of the last part.
    mutating func append(_ text: String) {
        if parts.isEmpty { self = StyledLine(plain: "") }
        parts[parts.count - 1].text += text
    }
}

extension StyledLine {
    /// The text of all parts.
    var text: String { parts.count == 1 ? parts[0].text : parts.map(\.text).joined() }

    /// Whether no part has a style of its own.
    var isPlain: Bool { parts.allSatisfy { $0.style == .plain } }

    /// Whether a part has a colour of its own.
    var hasColor: Bool { parts.contains { $0.style.hasColor } }
}
