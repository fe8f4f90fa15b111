import TerminalSupport

@testable import Terminals

/// Texts of clusters with known glyphs, laid out by a reference implementation.
enum ModelText {
    /// The glyphs of each cluster with their widths in columns, and the ASCII replacement without
    /// Unicode.
    static let clusters: [Character: (glyphs: [(String, Int)], ascii: String)] = [
        "a": ([("a", 1)], "a"), "b": ([("b", 1)], "b"), " ": ([(" ", 1)], " "),
        "é": ([("é", 1)], "e"), "x\u{301}": ([("x\u{301}", 1)], "x"), "漢": ([("漢", 2)], "??"),
        "🇩🇪": ([("🇩", 1), ("🇪", 1)], "??"), "👍🏽": ([("👍", 2), ("🏽", 2)], "????"),
        "─": ([("─", 1)], "-"), "\t": ([("␉", 1)], "?"),
    ]

    /// A glyph and its column, counted from the left edge of the frame. A wide glyph has a width of
    /// 2.
    struct Placed {
        var glyph: Glyph
        var column: Int
        var width: Int
    }

    static func width(of cluster: Character) -> Int {
        clusters[cluster]?.ascii.count ?? 0
    }

    /// The number of clusters that fit into a number of columns, and whether an ellipsis follows
    /// them.
    static func fit(_ text: String, in available: Int) -> (count: Int, hasEllipsis: Bool) {
        func width(_ count: Int) -> Int { text.prefix(count).reduce(0) { $0 + Self.width(of: $1) } }
        guard available > 0 else { return (0, false) }
        if width(text.count) <= available { return (text.count, false) }
        let fitting = (0...text.count).filter { width($0) + 1 <= available }
        return (fitting.max() ?? 0, true)
    }

    /// The glyphs of a line and the columns that it covers, aligned in the available columns.
    static func line(
        _ text: String, _ options: TextOptions, in available: Int, isUnicode: Bool
    ) -> (glyphs: [Placed], columns: Range<Int>) {
        let (count, hasEllipsis) = fit(text, in: available)
        var glyphs: [Placed] = []
        var column = 0
        func add(_ glyph: String, _ width: Int) {
            var scalars = glyph.unicodeScalars.makeIterator()
            guard let base = scalars.next() else { return }
            glyphs.append(
                Placed(
                    glyph: Glyph(base, marks: IteratorSequence(scalars)), column: column,
                    width: width))
            column += width
        }
        for cluster in text.prefix(count) {
            guard let look = clusters[cluster] else { continue }
            if isUnicode {
                for (glyph, width) in look.glyphs { add(glyph, width) }
            } else {
                for letter in look.ascii { add(String(letter), 1) }
            }
        }
        if hasEllipsis { add(isUnicode ? "…" : "~", 1) }
        let free = max(0, available - column)
        let start =
            options.contains(.centered)
            ? free / 2 : options.contains(.trailing) ? free : 0
        for index in glyphs.indices { glyphs[index].column += start }
        return (glyphs, start..<start + column)
    }
}

extension SplitMix {
    /// A text of random clusters of the model.
    mutating func modelText(count: Int) -> String {
        let letters = ModelText.clusters.keys.sorted()
        // Most texts in programs are ASCII, which has its own drawing path. Half of these texts are
        // ASCII.
        let isAscii = Bool.random(using: &self)
        return String(
            (0..<count).map { _ in
                isAscii
                    ? "ab ".randomElement(using: &self) ?? "a"
                    : letters.randomElement(using: &self) ?? "a"
            })
    }
}
