@testable import Gallery
@testable import Terminals

/// Checks the colours of the lines of Log: the text and the styles must be those of a plain interpreter that reads byte
/// by byte, and no byte may move the cursor of a terminal.
enum ColorFuzz {
    static func check(_ bytes: UnsafeRawBufferPointer) throws {
        var source = ByteSource(bytes)
        let features = ScreenFeatures(
            colors: source.choice([.trueColor, .indexed256, .monochrome]),
            isUnicode: !source.flag())
        let columns = source.int(1...60)
        let isLong = source.rarely(16)
        let lines = source.rest().split(separator: 0x0A)
        for line in lines {
            try checkStyles(line)
            try checkCuts(line)
            try checkDrawing(line, features, columns: columns)
        }
        if isLong, let line = lines.first { try checkLong(line) }
    }

    /// Checks that the text and the styles of a line are those of the plain interpreter.
    private static func checkStyles(_ line: ArraySlice<UInt8>) throws {
        let styled = StyledBytes(line)
        let ends = styled.runs.map(\.end)
        try require(
            zip(ends, ends.dropFirst()).allSatisfy(<) && ends.first != 0
                && ends.last ?? 0 == styled.bytes.count,
            "Runs end at \(ends), with \(styled.bytes.count) bytes")
        guard !line.contains(OverstruckLine.backspace) else { return try checkOverstriking(line) }
        let plain = PlainInterpreter(line)
        try require(styled.bytes == plain.bytes, "The text is \(styled.bytes), not \(plain.bytes)")
        var runs = styled.runs[...]
        for (index, style) in plain.styles.enumerated() {
            while let run = runs.first, run.end <= index { runs.removeFirst() }
            try require(
                runs.first?.style == style,
                "Byte \(index) has \(String(describing: runs.first?.style)), not \(style)")
        }
    }

    /// Checks the text of an overstruck line in ASCII.
    private static func checkOverstriking(_ line: ArraySlice<UInt8>) throws {
        let letters = PlainInterpreter(line).bytes
        guard letters.allSatisfy({ $0 < 0x80 }) else { return }
        var (text, position) = ([UInt8](), 0)
        let underscore = UInt8(ascii: "_")
        for letter in letters {
            if letter == OverstruckLine.backspace {
                position -= position > 0 ? 1 : 0
                continue
            }
            if position == text.count {
                text.append(letter)
            } else if letter != underscore {
                text[position] = letter
            }
            position += 1
        }
        let shown = StyledBytes(line).bytes
        try require(shown == text, "The overstruck text is \(shown), not \(text)")
    }

    /// Checks that the line can end at any byte.
    private static func checkCuts(_ line: ArraySlice<UInt8>) throws {
        // All cuts of a long line would take too long.
        for count in stride(from: 1, to: line.count, by: max(1, line.count / 16)) {
            let start = line.prefix(count)
            try checkStyles(start)
            let styled = LineText.styled(start)
            try require(styled.text == LineText.shown(start), "The parts are not the text")
            try require(!styled.text.utf8.contains(0x09), "A tab in “\(styled.text)”")
        }
    }

    /// Checks that the cells of a drawn line have no control characters, and the letters of a short line their styles.
    private static func checkDrawing(
        _ line: ArraySlice<UInt8>, _ features: ScreenFeatures, columns: Int
    ) throws {
        var screen = Screen(size: ScreenSize(columns: columns, rows: 2), features: features)
        screen.draw { region in
            let spans = LineText.styled(line).parts.map { region.span($0) }
            region.text(wrapped: spans, row: 0)
        }
        for row in 0..<2 {
            for column in 0..<columns {
                for scalar in screen[row, column].glyph.scalars {
                    let isControl = scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value
                    try require(!isControl, "U+\(String(scalar.value, radix: 16)) in a cell")
                }
            }
        }
        try checkOutput(screen.ansi())
        guard !line.contains(OverstruckLine.backspace) else { return }
        let plain = PlainInterpreter(line)
        guard plain.bytes.count <= columns, plain.bytes.allSatisfy({ 0x21..<0x7F ~= $0 })
        else { return }
        for (column, style) in plain.styles.enumerated() {
            let cell = screen[0, column]
            try require(
                cell.glyph == Glyph(Unicode.Scalar(plain.bytes[column]))
                    && cell.attributes.intersection(.ofLines)
                        == style.attributes.intersection(.ofLines),
                "Column \(column) is \(cell), not \(style)")
        }
    }

    /// Checks that the output for a terminal contains only line ends and the sequences that set styles.
    private static func checkOutput(_ output: String) throws {
        var rest = Array(output.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte < 0x20, byte != 0x0A, byte != 0x0D else { continue }
            let final = rest.dropFirst().drop { 0x30...0x3B ~= $0 }.first
            try require(
                byte == 0x1B && rest.first == UInt8(ascii: "[") && final == UInt8(ascii: "m"),
                "A control \(byte) in the output")
        }
    }

    /// Checks that a line beyond the limit is cut, and ends in `…`.
    private static func checkLong(_ line: ArraySlice<UInt8>) throws {
        var long: [UInt8] = []
        while long.count <= TextFile.longestLine { long += line }
        let styled = LineText.styled(long.prefix(TextFile.longestLine))
        try require(styled.text.last == "…", "A long line ends in \(styled.text.suffix(3))")
        try require(styled.text == styled.parts.map(\.text).joined(), "The parts are not the text")
    }
}

extension Style.Attributes {
    /// The attributes that a line can set. Without colours, a background may become reverse video.
    fileprivate static let ofLines: Style.Attributes = [.bold, .dim, .italic, .underline]
}

/// A reference for the styles of a line: reads one byte after the other, and collects the numbers of a sequence in one
/// list.
private struct PlainInterpreter {
    /// The bytes outside escape sequences. Backspaces stay.
    private(set) var bytes: [UInt8] = []
    /// The style of each byte.
    private(set) var styles: [LineStyle] = []
    private var style = LineStyle.plain

    init(_ line: ArraySlice<UInt8>) {
        let line = Array(line)
        var index = 0
        while index < line.count {
            let end = line[index] == 0x1B ? Self.end(of: line, at: index + 1) : nil
            if let end {
                apply(line[index..<end])
                index = end
            } else {
                append(line[index])
                index += 1
            }
        }
    }

    private mutating func append(_ byte: UInt8) {
        // The later bytes of a character in UTF-8 have the style of its first byte.
        let isLater = 0x80..<0xC0 ~= byte
        styles.append(isLater ? styles.last ?? style : style)
        bytes.append(byte)
    }

    /// Returns the end of the sequence whose second byte is at an index; `nil` if there is no sequence.
    private static func end(of line: [UInt8], at start: Int) -> Int? {
        guard start < line.count else { return nil }
        var index = start + 1
        switch line[start] {
        case UInt8(ascii: "["):
            while index < line.count {
                let byte = line[index]
                if 0x40...0x7E ~= byte { return index + 1 }
                guard 0x20...0x3F ~= byte else { break }
                index += 1
            }
            return index
        case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"),
            UInt8(ascii: "_"):
            while index < line.count {
                if line[index] == 0x07 { return index + 1 }
                if line[index] == 0x1B {
                    let isEnd = index + 1 < line.count && line[index + 1] == UInt8(ascii: "\\")
                    return isEnd ? index + 2 : nil
                }
                index += 1
            }
            return nil
        case 0x20...0x2F:
            while index < line.count, 0x20...0x2F ~= line[index] { index += 1 }
            return index < line.count && 0x30...0x7E ~= line[index] ? index + 1 : nil
        case 0x30...0x7E: return index
        default: return nil
        }
    }

    private mutating func apply(_ sequence: ArraySlice<UInt8>) {
        let text = String(decoding: sequence, as: UTF8.self)
        let content = text.dropFirst(2).dropLast()
        guard text.hasPrefix("\u{1B}["), text.hasSuffix("m"), text.utf8.count > 2,
            content.allSatisfy({ "0123456789:;".contains($0) })
        else { return }
        let fields = content.split(separator: ";", omittingEmptySubsequences: false).map { field in
            // A number with many digits is greater than all known parameters.
            field.split(separator: ":", omittingEmptySubsequences: false).map {
                $0.isEmpty ? 0 : Int($0) ?? .max
            }
        }
        var index = 0
        while index < fields.count {
            let field = fields[index]
            index += 1
            switch field[0] {
            case 38, 48:
                var parts = Array(field.dropFirst())
                if field.count == 1 {
                    let kind = index < fields.count ? fields[index] : []
                    let count = kind == [5] ? 2 : kind == [2] ? 4 : 1
                    parts = fields[index..<min(index + count, fields.count)].map { $0[0] }
                    index += count
                } else if parts[0] == 2, parts.count > 4 {
                    // A colour space, the components and tolerances.
                    parts = [2] + parts[2...].prefix(3)
                }
                guard let color = Self.color(parts) else { continue }
                if field[0] == 38 { style.foreground = color } else { style.background = color }
            case 4 where field.count > 1:
                if field[1] == 0 {
                    style.attributes.remove(.underline)
                } else {
                    style.attributes.insert(.underline)
                }
            default: if field.count == 1 { set(field[0]) }
            }
        }
    }

    private static func color(_ parts: [Int]) -> SgrColor? {
        guard parts.dropFirst().allSatisfy({ 0...255 ~= $0 }) else { return nil }
        if parts.count == 2, parts[0] == 5 { return .index(UInt8(parts[1])) }
        guard parts.count == 4, parts[0] == 2 else { return nil }
        return .exact(red: UInt8(parts[1]), green: UInt8(parts[2]), blue: UInt8(parts[3]))
    }

    private mutating func set(_ number: Int) {
        let attributes: [Int: Style.Attributes] = [
            1: .bold, 2: .dim, 3: .italic, 4: .underline, 7: .reverse, 21: .underline,
        ]
        let ends: [Int: Style.Attributes] = [
            22: [.bold, .dim], 23: .italic, 24: .underline, 27: .reverse,
        ]
        if let attribute = attributes[number] { style.attributes.formUnion(attribute) }
        if let end = ends[number] { style.attributes.subtract(end) }
        switch number {
        case 0: style = .plain
        case 39: style.foreground = nil
        case 49: style.background = nil
        default:
            // The eight colours, and their bright forms.
            for (first, shift) in [(30, 0), (90, 8)] {
                if 0..<8 ~= number - first {
                    style.foreground = .index(UInt8(number - first + shift))
                }
                if 0..<8 ~= number - first - 10 {
                    style.background = .index(UInt8(number - first - 10 + shift))
                }
            }
        }
    }
}
