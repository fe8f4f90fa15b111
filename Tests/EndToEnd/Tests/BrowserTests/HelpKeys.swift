import Sessions

/// A row of the help: some keys, and what they are about.
struct HelpRow {
    var section: String
    /// The keys by their names, with those that the sentence beside them names.
    var keys: [String]
}

extension Session {
    /// The keys of what is on the screen, as the program itself tells them: by reading its help.
    func readHelp() throws -> [HelpRow] {
        // A frame may come in pieces: its lower edge is the last of it.
        try press("?", for: "the help") { $0.helpBox != nil }
        guard let box = helpBox, !text[box.rows.upperBound].contains("↓") else {
            throw SessionError("There is more help than fits:\n" + text.joined(separator: "\n"))
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
                // The sentence goes on.
                rows[rows.count - 1].keys += told
            }
        }
        return rows
    }

    /// The columns from the title on, and the rows down to the lower edge; nil where the help is not there as a whole.
    private var helpBox: (columns: Range<Int>, rows: Range<Int>)? {
        let text = text
        // Demos have frames, too.
        guard let top = text.firstIndex(where: { $0.contains("╭ Keys ") }),
            let title = place(ofWord: "Keys"), title.row == top,
            let right = (title.column..<columns).first(where: { cell($0, top).scalars == ["╮"] }),
            let bottom = (top..<rows).first(where: { cell(title.column - 2, $0).scalars == ["╰"] })
        else { return nil }
        return (title.column..<right, top..<bottom)
    }
}

/// The words that some cells spell, without the commas between them.
private func words(of cells: [ShownCell], where isShown: (ShownCell) -> Bool) -> [String] {
    let scalars = cells.flatMap { isShown($0) && !$0.scalars.isEmpty ? $0.scalars : [" "] }
    return String(String.UnicodeScalarView(scalars)).split(separator: " ").map { word in
        let isListed = word.count > 1 && (word.hasSuffix(",") || word.hasSuffix(";"))
        return String(isListed ? word.dropLast() : word)
    }
}

/// Sentences name keys that would not fit beside them: ^d, shift-wheel.
private func isKeyInSentence(_ word: String) -> Bool {
    word.count == 2 && word.hasPrefix("^") || word.hasPrefix("shift-")
}
