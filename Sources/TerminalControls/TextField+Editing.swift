import Terminals

extension TextField {
    /// Handles a key that moves the cursor or deletes text. Returns false for any other key.
    mutating func edit(_ key: Key) -> Bool {
        switch key {
        case .left: moveLeft(by: 1)
        case .right: moveRight(by: 1)
        case .home, .control("a"): moveLeft(by: before.count)
        case .end, .control("e"): moveRight(by: after.count)
        case .alt(.left), .control(.left), .alt("b"): moveLeft(by: wordBefore)
        case .alt(.right), .control(.right), .alt("f"): moveRight(by: wordAfter)
        case .backspace where !isEmpty: setParts(String(before.dropLast()), after)
        case .delete, .control("d"): setParts(before, String(after.dropFirst()))
        case .control("w"), .alt(.backspace): setParts(String(before.dropLast(wordBefore)), after)
        case .control("u"): setParts("", after)
        case .control("k"): setParts(before, "")
        default: return false
        }
        return true
    }

    /// Inserts the first non-empty line of a text at the cursor, up to `limit`.
    ///
    /// Returns false if a part of this line was left out.
    mutating func insert(_ typed: String) -> Bool {
        var room = limit - before.unicodeScalars.count - after.unicodeScalars.count
        var taken = before
        var isWhole = true
        for character in typed.drop(while: \.isNewline).prefix(while: { !$0.isNewline }) {
            room -= character.unicodeScalars.count
            isWhole = room >= 0
            guard isWhole else { break }
            taken.append(character)
        }
        setParts(taken, after)
        return isWhole
    }

    private mutating func moveLeft(by count: Int) {
        setParts(String(before.dropLast(count)), before.suffix(count) + after)
    }

    private mutating func moveRight(by count: Int) {
        setParts(before + after.prefix(count), String(after.dropFirst(count)))
    }

    /// The number of characters back to the start of the word that contains or precedes the cursor.
    private var wordBefore: Int {
        let rest = before.reversed().drop { !$0.isInWord }.drop { $0.isInWord }
        return before.count - rest.count
    }

    /// The number of characters up to the end of the word that contains or follows the cursor.
    private var wordAfter: Int {
        after.count - after.drop { !$0.isInWord }.drop { $0.isInWord }.count
    }
}

extension TextField {
    /// Moves the cursor between two texts. If the texts merge into one grapheme cluster there, the cursor is after it.
    /// O(length).
    mutating func setParts(_ former: String, _ latter: String) {
        let text = former + latter
        let count = former.utf8.count
        var end = text.startIndex
        while text.utf8.distance(from: text.startIndex, to: end) < count {
            end = text.index(after: end)
        }
        (before, after) = (String(text[..<end]), String(text[end...]))
    }
}

extension Character {
    /// Whether the character is part of a word for jumps and ^W: a letter, a digit or `_`.
    fileprivate var isInWord: Bool { isLetter || isNumber || self == "_" }
}
