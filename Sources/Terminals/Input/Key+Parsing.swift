extension Key: LosslessStringConvertible {
    /// Makes a key from its name: `q`, `^e`, `shift-tab`, `ctrl-←`, `PgUp`, `F1`; nil for any other text.
    ///
    /// Arrows may also be called `up`, `down`, `left` and `right`.
    public init?(_ description: String) {
        let prefixes: [(String, Modifiers)] = [
            ("ctrl-", .control), ("alt-", .alt), ("shift-", .shift), ("^", .control),
        ]
        for (prefix, modifier) in prefixes
        where description.hasPrefix(prefix) && description.count > prefix.count {
            guard let rest = Key(String(description.dropFirst(prefix.count))) else { return nil }
            self.init(rest.code, rest.modifiers.union(modifier))
            return
        }
        guard let code = Code(name: description) else { return nil }
        self.init(code)
    }
}

extension Key.Code {
    private static let words: [String: Self] = [
        "space": .character(" "), "enter": .enter, "esc": .escape, "backspace": .backspace,
        "delete": .delete, "tab": .tab, "↑": .up, "↓": .down, "←": .left, "→": .right, "up": .up,
        "down": .down, "left": .left, "right": .right, "Home": .home, "End": .end,
        "PgUp": .pageUp, "PgDn": .pageDown,
    ]

    fileprivate init?(name: String) {
        if let code = Self.words[name] {
            self = code
        } else if name.hasPrefix("F"), let number = Int(decimal: name.dropFirst()),
            (1...63).contains(number)
        {
            self = .function(number)
        } else if name.count == 1, let character = name.first, name.printable() == name {
            self = .character(character)
        } else {
            return nil
        }
    }
}
