import Terminals

extension TextField {
    /// Takes a key that moves or deletes; false for any other.
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

    /// Takes text at the cursor, up to the end of its first line that is not empty, as far as there is room.
    ///
    /// Returns false when something of that line was left out.
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

    /// The characters up to the start of the word that the cursor is in or behind.
    private var wordBefore: Int {
        let rest = before.reversed().drop { !$0.isInWord }.drop { $0.isInWord }
        return before.count - rest.count
    }

    /// The characters up to the end of the word that the cursor is in or before.
    private var wordAfter: Int {
        after.count - after.drop { !$0.isInWord }.drop { $0.isInWord }.count
    }
}

extension TextField {
    /// Puts the cursor between two texts; if what meets there looks like one character, behind that. O(length).
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
    /// Whether it is part of a word, as jumps and ^W count: a letter, a digit or `_`.
    fileprivate var isInWord: Bool { isLetter || isNumber || self == "_" }
}
