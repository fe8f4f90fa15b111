/// The lines of a text that is wrapped at a number of columns.
///
/// Lines are wrapped at words, as in editors. A line ends before the word that does not fit, and the spaces and tabs
/// before that word belong to neither line. Spaces before the first word stay. A word longer than a line is broken
/// between grapheme clusters. A newline also ends a line; a newline at the very end adds no line. An empty text has one
/// empty line.
///
/// The width of a line is its `displayWidth`: at most the given number of columns, except for a single cluster that is
/// wider. Lines are computed one by one, each in O(its length).
public struct WrappedLines: Sequence, IteratorProtocol {
    private let text: Substring
    private let width: Int
    /// Whether the text is plain ASCII, in which each byte is a newline or a cluster of one column.
    private let isPlain: Bool
    /// The start of the next line; nil after the last line.
    private var start: String.Index?

    /// Makes the lines of a text. Widths below 1 count as 1.
    init(_ text: Substring, width: Int) {
        self.text = text
        self.width = Swift.max(1, width)
        isPlain = text.utf8.withContiguousStorageIfAvailable(Ascii.isPrintableLines) ?? false
        start = text.startIndex
    }

    /// Returns the next line, without its newline and without the spaces at which it is wrapped; nil after the last
    /// line.
    public mutating func next() -> Substring? {
        guard let start else { return nil }
        var line = LineFold(from: start, width: width)
        if isPlain { foldBytes(into: &line) } else { foldClusters(into: &line) }
        let end = line.close(at: text.endIndex)
        self.start = end.next < text.endIndex ? end.next : nil
        return text[start..<end.line]
    }

    private func foldClusters(into line: inout LineFold<String.Index>) {
        for character in text[line.start...] {
            let next = text.index(after: line.position)
            let kind = LineFold<String.Index>.Kind(character)
            let width = kind == .newline ? 0 : String(character).displayWidth
            guard line.append(kind, width: width, next: next) else { return }
        }
    }

    /// Adds plain ASCII to a line, byte by byte.
    private func foldBytes(into line: inout LineFold<String.Index>) {
        let bytes = text.utf8
        let first = bytes.distance(from: text.startIndex, to: line.start)
        var fold = LineFold(from: first, width: width)
        bytes.withContiguousStorageIfAvailable { bytes in
            for index in first..<bytes.count {
                let kind: LineFold<Int>.Kind =
                    switch bytes[index] {
                    case 0x20: .space
                    case 0x0A: .newline
                    default: .text
                    }
                guard fold.append(kind, width: 1, next: index + 1) else { break }
            }
        }
        line = fold.map { bytes.index(text.startIndex, offsetBy: $0) }
    }
}

/// A line under construction, to which clusters are added until it is full.
struct LineFold<Position> {
    enum Kind {
        case text, space, newline

        init(_ character: Character) {
            self =
                character.isNewline
                ? .newline : character == " " || character == "\t" ? .space : .text
        }
    }

    let start: Position
    let width: Int
    /// The position after the accepted clusters.
    private(set) var position: Position
    /// The number of columns up to `position`.
    private var columns = 0
    /// The position after the last cluster that is not a space.
    private var textEnd: Position
    /// The number of columns up to `textEnd`; zero while the line consists only of spaces.
    private var textColumns = 0
    /// The possible break at the latest spaces after a word: the end of the line, and the start of the next line. Nil
    /// if there are no such spaces.
    private var opening: (line: Position, next: Position)?
    /// The end of the line and the start of the next line; nil until they are known.
    private var end: (line: Position, next: Position)?

    init(from start: Position, width: Int) {
        self.start = start
        self.width = width
        position = start
        textEnd = start
    }

    /// Adds a cluster. Returns false if the line ends before the cluster because it is full, or ends with a newline.
    mutating func append(_ kind: Kind, width: Int, next: Position) -> Bool {
        switch kind {
        case .newline:
            end = (lineEnd, next)
            return false
        case .space where textColumns > 0:
            // Accept spaces after a word even if they do not fit, because they are dropped if the line is broken here.
            opening = (textEnd, next)
        case .space, .text:
            // Accept the first cluster even if it does not fit, so that every line contains a cluster.
            guard columns + width <= self.width || columns == 0 else {
                end = opening ?? (position, position)
                return false
            }
        }
        columns += width
        position = next
        if kind == .text {
            textEnd = next
            textColumns = columns
        }
        return true
    }

    /// Returns the end of the line and the start of the next line. `last` is the end of the text.
    func close(at last: Position) -> (line: Position, next: Position) {
        end ?? (lineEnd, last)
    }

    /// The end of a line that ends at a newline or at the end of the text. It includes trailing spaces if they fit.
    private var lineEnd: Position { columns > width ? textEnd : position }

    /// Returns the line with its positions converted to another type.
    func map<Other>(_ transform: (Position) -> Other) -> LineFold<Other> {
        var other = LineFold<Other>(from: transform(start), width: width)
        (other.columns, other.textColumns) = (columns, textColumns)
        (other.position, other.textEnd) = (transform(position), transform(textEnd))
        other.end = end.map { (transform($0.line), transform($0.next)) }
        return other
    }
}

extension StringProtocol where SubSequence == Substring {
    /// Returns the lines of the text, wrapped at spaces to a number of columns; see `WrappedLines`.
    public func lines(wrappedAt columns: Int) -> WrappedLines {
        WrappedLines(self[...], width: columns)
    }

    /// Returns the number of lines of the text when wrapped to a number of columns; at least one. O(length).
    public func lineCount(wrappedAt columns: Int) -> Int {
        lines(wrappedAt: columns).reduce(0) { count, _ in count + 1 }
    }
}
