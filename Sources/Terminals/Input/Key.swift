/// A key press, with what was held down beside it.
///
/// The same key is the same value however a terminal tells it: `.key("q")`, `.key(.up)`, `.key(.control("e"))`,
/// `.key(.alt(.left))`.
public struct Key: Hashable, Sendable {
    /// The key alone.
    public enum Code: Hashable, Sendable {
        /// A printable character.
        case character(Character)
        /// Keys by their names; `delete` deletes forward.
        case enter, escape, backspace, delete, tab
        /// The arrows.
        case up, down, left, right
        /// The keys that move far.
        case home, end, pageUp, pageDown
        /// F1 is `function(1)`.
        case function(Int)
    }

    /// What may be held down beside a key.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// The bits, as xterm counts them.
        public let rawValue: UInt8

        /// Makes modifiers of their bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Never with characters, as what shift makes of one is another character, nor with backspace.
        public static let shift = Modifiers(rawValue: 1)
        /// Also called Option or Meta.
        public static let alt = Modifiers(rawValue: 2)
        /// Also called ^.
        public static let control = Modifiers(rawValue: 4)
    }

    /// The key alone; a letter with Control is lower case.
    public let code: Code
    /// What was held down.
    public let modifiers: Modifiers

    /// Makes a key in the form that every terminal's report of it has.
    ///
    /// Shift makes a letter upper case, and is left out beside any character and backspace, which people press while
    /// they type capitals. With Control letters are lower case, and
    /// what has always sent the byte of another key is that key: ^I is tab, ^M and ^J enter, ^H backspace, ^[ escape,
    /// ^@ ^space and ^/ ^_.
    public init(_ code: Code, _ modifiers: Modifiers = []) {
        let kept = modifiers.subtracting(.shift)
        guard case .character(let character) = code else {
            (self.code, self.modifiers) = (code, code == .backspace ? kept : modifiers)
            return
        }
        guard modifiers.contains(.control) else {
            let isShifted = modifiers.contains(.shift)
            self.code = isShifted ? .character(character.inUpperCase) : code
            self.modifiers = kept
            return
        }
        let lower = character.inLowerCase
        if let same = Self.code(sendingControl: lower) {
            (self.code, self.modifiers) = (same, kept.subtracting(.control))
        } else {
            self.code = .character(lower == "@" ? " " : lower == "/" ? "_" : lower)
            self.modifiers = kept
        }
    }

    /// The key whose byte a character with Control has always sent.
    private static func code(sendingControl character: Character) -> Code? {
        switch character {
        case "h": .backspace
        case "i": .tab
        case "j", "m": .enter
        case "[": .escape
        default: nil
        }
    }
}

extension Key {
    /// The character that the key types; nil with Control or Alt, and for keys with names.
    public var character: Character? {
        guard modifiers.isEmpty, case .character(let character) = code else { return nil }
        return character
    }

    /// A printable character.
    public static func character(_ character: Character) -> Key { Key(.character(character)) }
    /// A key with Control held: `.control("e")` is ^E.
    public static func control(_ key: Key) -> Key { key.adding(.control) }
    /// A key with Alt held.
    public static func alt(_ key: Key) -> Key { key.adding(.alt) }
    /// A key with Shift held: `.shift(.left)`.
    public static func shift(_ key: Key) -> Key { key.adding(.shift) }

    private func adding(_ other: Modifiers) -> Key { Key(code, modifiers.union(other)) }

    /// Return.
    public static var enter: Key { Key(.enter) }
    /// Escape, also ^[.
    public static var escape: Key { Key(.escape) }
    /// Deletes backward.
    public static var backspace: Key { Key(.backspace) }
    /// Deletes forward.
    public static var delete: Key { Key(.delete) }
    /// Tab, also ^I.
    public static var tab: Key { Key(.tab) }
    /// Tab with shift.
    public static var backTab: Key { Key(.tab, .shift) }
    /// An arrow.
    public static var up: Key { Key(.up) }
    /// An arrow.
    public static var down: Key { Key(.down) }
    /// An arrow.
    public static var left: Key { Key(.left) }
    /// An arrow.
    public static var right: Key { Key(.right) }
    /// To the start.
    public static var home: Key { Key(.home) }
    /// To the end.
    public static var end: Key { Key(.end) }
    /// A page up.
    public static var pageUp: Key { Key(.pageUp) }
    /// A page down.
    public static var pageDown: Key { Key(.pageDown) }
    /// F1 is `.function(1)`.
    public static func function(_ number: Int) -> Key { Key(.function(number)) }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
    /// `"q"` is the key that types q.
    public init(extendedGraphemeClusterLiteral value: Character) { self = .character(value) }
}

extension Character {
    /// The letter with shift; itself where that would be several characters, or none.
    fileprivate var inUpperCase: Character { Self.only(in: uppercased()) ?? self }
    /// The letter without shift, likewise.
    fileprivate var inLowerCase: Character { Self.only(in: lowercased()) ?? self }

    private static func only(in text: String) -> Character? { text.count == 1 ? text.first : nil }
}
