extension Key: CustomStringConvertible {
    /// The usual name of the key: `q`, `^e`, `alt-b`, `shift-tab`, `ctrl-←`, `PgUp`, `F1`.
    public var description: String {
        // Write ^ only before characters, because ^← would look like two arrows.
        if modifiers == .control, case .character = code { return "^\(code.name)" }
        var text = ""
        if modifiers.contains(.control) { text += "ctrl-" }
        if modifiers.contains(.alt) { text += "alt-" }
        if modifiers.contains(.shift) { text += "shift-" }
        return text + code.name
    }
}

extension Key.Code {
    fileprivate var name: String {
        switch self {
        case .character(" "): "space"
        case .character(let character): String(character)
        case .enter: "enter"
        case .escape: "esc"
        case .backspace: "backspace"
        case .delete: "delete"
        case .tab: "tab"
        case .up: "↑"
        case .down: "↓"
        case .left: "←"
        case .right: "→"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        case .function(let number): "F\(number)"
        }
    }
}
