import Reflow

/// The characters of a line in which backspaces move back, as on a typewriter. Programs such as `man` print bold and
/// underlined text in this way.
///
/// - A character over the same character is bold.
/// - A character over an underscore, or an underscore over a character, is underlined.
/// - Any other character replaces the earlier one.
struct OverstruckLine {
    /// A base character with its combining marks.
    private struct Cell {
        var bytes: ArraySlice<UInt8>
        var style: LineStyle
    }

    private let line: ArraySlice<UInt8>
    private var cells: [Cell] = []
    /// The index of the cell that the next character is written to.
    private var position = 0

    static let backspace: UInt8 = 0x08
    private static let underscore = UInt8(ascii: "_")

    /// Makes an empty line. The characters come from the bytes of `line`.
    init(_ line: ArraySlice<UInt8>) { self.line = line }

    /// Calls a closure for each character, from left to right.
    func forEach(_ body: (ArraySlice<UInt8>, LineStyle) -> Void) {
        for cell in cells { body(cell.bytes, cell.style) }
    }

    /// Writes characters and obeys backspaces. O(length).
    mutating func write(_ bytes: ArraySlice<UInt8>, _ style: LineStyle) {
        var rest = bytes
        while let byte = rest.first {
            // In UTF-8, each byte of a character after its first byte begins with the bits 10.
            let end = rest.dropFirst().prefix { $0 & 0xC0 == 0x80 }.endIndex
            let scalar = rest[..<end]
            rest = rest[end...]
            if byte == Self.backspace {
                position = max(0, position - 1)
            } else if byte < 0x80 || !appendMark(scalar) {
                write(scalar: scalar, style)
            }
        }
    }

    private mutating func write(scalar: ArraySlice<UInt8>, _ style: LineStyle) {
        defer { position += 1 }
        guard position < cells.count else { return cells.append(Cell(bytes: scalar, style: style)) }
        let old = cells[position]
        let (new, before) = (scalar.first, old.bytes.first)
        cells[position].style = style
        switch (new, before) {
        case _ where old.bytes.starts(with: scalar):
            cells[position].style.attributes.formUnion(old.style.attributes)
            cells[position].style.attributes.formUnion(
                new == Self.underscore ? attributesOfUnderscore : .bold)
        case (_, Self.underscore), (Self.underscore, _):
            cells[position].style.attributes.formUnion(old.style.attributes.union(.underline))
            if new == Self.underscore { return }
        default: break
        }
        cells[position].bytes = scalar
    }

    /// The attributes of an underscore over an underscore: those of the character before it, or else bold.
    private var attributesOfUnderscore: Style.Attributes {
        guard position > 0 else { return .bold }
        let shared = cells[position - 1].style.attributes.intersection([.bold, .underline])
        return shared.isEmpty ? .bold : shared
    }

    /// Appends a combining mark to the character before it. Returns `false` for any other scalar.
    private mutating func appendMark(_ scalar: ArraySlice<UInt8>) -> Bool {
        guard position > 0, cells[position - 1].bytes.endIndex == scalar.startIndex,
            let first = String(decoding: scalar, as: UTF8.self).unicodeScalars.first
        else { return false }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark:
            let start = cells[position - 1].bytes.startIndex
            cells[position - 1].bytes = line[start..<scalar.endIndex]
            return true
        default: return false
        }
    }
}
