import Sessions

/// A row of the help: some keys and their sentence.
struct HelpRow {
    var section: String
    /// The names of the keys, including the keys that the sentence names.
    var keys: [String]
}

extension Session {
    /// Returns the keys of the current screen, from the program's own help.
    func readHelp() throws -> [HelpRow] {
        // A frame may arrive in several writes. The lower edge of the help is the last part.
        try press("?", for: "the help") { $0.helpBox != nil }
        guard let box = helpBox, !text[box.rows.upperBound].contains("↓") else {
            throw SessionError(
                "The help does not fit on the screen:\n" + text.joined(separator: "\n"))
        }
        var rows: [HelpRow] = []
        var section = ""
        for row in box.rows.dropFirst() {
            let cells = box.columns.map { cell($0, row) }
            let subject = words(of: cells, where: \.isUnderlined)
            let keys = words(of: cells, where: \.isBold)
            let told = words(of: cells) { !$0.isBold }.filter(isKeyInSentence)
            if !subject.isEmpty {
                section = subject.joined(separator: " ")
            } else if !keys.isEmpty {
                rows.append(HelpRow(section: section, keys: keys + told))
            } else if !rows.isEmpty {
                // The row continues the sentence of the row above.
                rows[rows.count - 1].keys += told
            }
        }
        return rows
    }

    /// The columns from the title on, and the rows down to the lower edge. The value is `nil` if the help is not
    /// completely visible.
    private var helpBox: (columns: Range<Int>, rows: Range<Int>)? {
        let text = text
        // The frame of a demo does not count, so the search begins with the title.
        guard let top = text.firstIndex(where: { $0.contains("╭ Keys ") }),
            let title = place(ofWord: "Keys"), title.row == top,
            let right = (title.column..<columns).first(where: { cell($0, top).scalars == ["╮"] }),
            let bottom = (top..<rows).first(where: { cell(title.column - 2, $0).scalars == ["╰"] })
        else { return nil }
        return (title.column..<right, top..<bottom)
    }
}

/// Returns the words in the cells, without the commas and semicolons after them.
private func words(of cells: [ShownCell], where isShown: (ShownCell) -> Bool) -> [String] {
    let scalars = cells.flatMap { isShown($0) && !$0.scalars.isEmpty ? $0.scalars : [" "] }
    return String(String.UnicodeScalarView(scalars)).split(separator: " ").map { word in
        let isListed = word.count > 1 && (word.hasSuffix(",") || word.hasSuffix(";"))
        return String(isListed ? word.dropLast() : word)
    }
}

/// Whether the word is a key. Sentences name the keys that have no room in the column of keys, such as ^d and
/// shift-wheel.
private func isKeyInSentence(_ word: String) -> Bool {
    word.count == 2 && word.hasPrefix("^") || word.hasPrefix("shift-")
}
