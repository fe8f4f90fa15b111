/// A key press with its modifiers.
///
/// The same key is the same value on every terminal: `.key("q")`, `.key(.up)`, `.key(.control("e"))`,
/// `.key(.alt(.left))`.
public struct Key: Hashable, Sendable {
    /// A key, without its modifiers.
    public enum Code: Hashable, Sendable {
        /// A printable character.
        case character(Character)
        /// Editing keys; `delete` deletes forward, `backspace` backward.
        case enter, escape, backspace, delete, tab
        /// The arrow keys.
        case up, down, left, right
        /// The navigation keys.
        case home, end, pageUp, pageDown
        /// A function key; F1 is `function(1)`.
        case function(Int)
    }

    /// The modifier keys held with a key.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// The modifiers as bits, in xterm's order.
        public let rawValue: UInt8

        /// Makes modifiers from their bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Shift. Never set for characters, because Shift types another character, and never for backspace.
        public static let shift = Modifiers(rawValue: 1)
        /// Alt, also called Option or Meta.
        public static let alt = Modifiers(rawValue: 2)
        /// Control, also written ^.
        public static let control = Modifiers(rawValue: 4)
    }

    /// The key without modifiers; a letter with Control is lower case.
    public let code: Code
    /// The modifiers held with the key.
    public let modifiers: Modifiers

    /// Makes a key in its normal form, so that keys from all terminals compare equal.
    ///
    /// Shift makes a letter upper case, and is dropped for characters and backspace. With Control, letters are lower
    /// case. A control key that sends the byte of another key becomes that key: ^I is tab, ^M and ^J are enter, ^H is
    /// backspace, and ^[ is escape. ^@ becomes ^space, and ^/ becomes ^_.
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

    /// Returns the key whose byte a terminal also sends for a character with Control, such as tab for ^I; nil if there
    /// is no such key.
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
    /// The character that the key types; nil with Control or Alt, and for keys such as the arrows.
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

    /// The Return key.
    public static var enter: Key { Key(.enter) }
    /// The Escape key, also ^[.
    public static var escape: Key { Key(.escape) }
    /// The Backspace key, which deletes backward.
    public static var backspace: Key { Key(.backspace) }
    /// The Delete key, which deletes forward.
    public static var delete: Key { Key(.delete) }
    /// The Tab key, also ^I.
    public static var tab: Key { Key(.tab) }
    /// Tab with Shift.
    public static var backTab: Key { Key(.tab, .shift) }
    /// The up arrow.
    public static var up: Key { Key(.up) }
    /// The down arrow.
    public static var down: Key { Key(.down) }
    /// The left arrow.
    public static var left: Key { Key(.left) }
    /// The right arrow.
    public static var right: Key { Key(.right) }
    /// The Home key.
    public static var home: Key { Key(.home) }
    /// The End key.
    public static var end: Key { Key(.end) }
    /// The Page Up key.
    public static var pageUp: Key { Key(.pageUp) }
    /// The Page Down key.
    public static var pageDown: Key { Key(.pageDown) }
    /// A function key: F1 is `.function(1)`.
    public static func function(_ number: Int) -> Key { Key(.function(number)) }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
    /// Makes a key from a character literal: `"q"` is the key that types q.
    public init(extendedGraphemeClusterLiteral value: Character) { self = .character(value) }
}

extension Character {
    /// The letter with Shift, or the character itself if the result is not a single character.
    fileprivate var inUpperCase: Character { Self.only(in: uppercased()) ?? self }
    /// The letter without Shift, or the character itself if the result is not a single character.
    fileprivate var inLowerCase: Character { Self.only(in: lowercased()) ?? self }

    private static func only(in text: String) -> Character? { text.count == 1 ? text.first : nil }
}
