import Reflow

/// Sections of numbered boxes with pinned headers. A row has three boxes, in one or two columns. ByteTests measures the
/// bytes of a scroll by one row.
struct Boxes: TerminalProgram {
    private let sections: [Section]
    private var offset = 0
    private var height = 0

    private struct Section {
        var first: Int
        var count: Int

        /// The height in rows: one row for the header, and four rows (three and a gap) for every three items.
        var height: Int { 1 + (count + 2) / 3 * 4 }
    }

    init(itemCount: Int) {
        var sections: [Section] = []
        var first = 0
        while first < itemCount {
            let count = min(12 + sections.count * 7 % 13, itemCount - first)
            sections.append(Section(first: first, count: count))
            first += count
        }
        self.sections = sections
    }

    mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        switch input {
        case .key("q"): return .quit
        case .key("j"): offset += 1
        case .key("k"): offset = max(0, offset - 1)
        case .key(" "): offset += 40
        case .key("g"): offset = 0
        case .resize: break
        default: return .ignored
        }
        return .redraw
    }

    func draw(into region: inout Region, at now: Duration) {
        let columnCount = region.columns >= 80 ? 2 : 1
        let width = columnCount == 2 ? (region.columns - 1) / 2 : region.columns
        for column in 0..<columnCount {
            region.within(
                columns: column * (width + 1)..<column * (width + 1) + width, rows: 0..<region.rows
            ) { draw(column, of: columnCount, into: &$0) }
        }
    }

    private func draw(_ column: Int, of columnCount: Int, into region: inout Region) {
        var top = -offset
        for index in stride(from: column, to: sections.count, by: columnCount) {
            let section = sections[index]
            defer { top += section.height }
            guard top < region.rows, top + section.height > 0 else { continue }
            draw(section, at: top, into: &region)
            let header = min(max(0, top), top + section.height - 1)
            // The header covers the boxes, and has the terminal's default background.
            region.fill(.terminal, columns: 0..<region.columns, rows: header..<header + 1)
            let title = "Section \(index) (\(section.count) items)"
            let blanks = String(repeating: " ", count: max(0, region.columns - title.count))
            region.text(title + blanks, row: header, [.bold, .reverse])
        }
    }

    private func draw(_ section: Section, at top: Int, into region: inout Region) {
        let width = (region.columns - 2) / 3
        for item in 0..<section.count {
            let row = top + 1 + item / 3 * 4
            let left = item % 3 * (width + 1)
            guard row + 3 > 0, row < region.rows else { continue }
            let number = section.first + item
            region.fill(
                Color.palette[number % 8].color, columns: left..<left + width,
                rows: max(0, row)..<max(0, row + 3))
            guard row + 1 >= 0 else { continue }
            let title = "Item \(number)"
            region.text(title, row: row + 1, column: left + (width - title.count) / 2)
        }
    }
}
