/// What is typed to find or to filter by: one line, and no longer than anybody types, so that looking for it is quick.
struct Query: Hashable {
    /// The most characters that are taken, counted as Unicode does: what looks like one may have any number of them.
    static let longest = 256
    /// What is said when more was typed or pasted.
    static let limit = "no more than \(longest) characters are taken; the rest is left out"

    private(set) var text = ""

    var isEmpty: Bool { text.isEmpty }

    /// Takes what was typed, or the first line of what was pasted, as far as there is room.
    ///
    /// Returns false when something of the line was left out.
    mutating func append(_ typed: String) -> Bool {
        var room = Self.longest - text.unicodeScalars.count
        for character in typed.drop(while: \.isNewline) {
            if character.isNewline { return true }
            room -= character.unicodeScalars.count
            guard room >= 0 else { return false }
            text.append(character)
        }
        return true
    }

    /// Takes the last character back; there is one.
    mutating func removeLast() { text.removeLast() }
}
