import Gallery
import Reflow

/// What keys mean on every screen, and what is said of those that mean nothing.
extension Browser {
    /// Handles keys that mean the same everywhere. While a field has the focus, letters are typed instead.
    mutating func global(_ input: Input, at now: Duration) -> Outcome? {
        guard case .key(let key) = input, !isTyping || key.character == nil else { return nil }
        switch keys[key] {
        case .quit: return .quit
        case .help:
            help = Overlay(keysOf: keys, size: size)
            return .redraw
        case .mouse:
            usesMouse.toggle()
            return say(usesMouse ? "mouse on" : "mouse off: text can be selected", at: now)
        case .theme: return say(themes.change(to: themes.choice.next), at: now)
        case .palette: return isTyping ? nil : openPalette(at: now)
        case .copy: return focusedScene.map { say(copy(from: $0), at: now) }
        default: return nil
        }
    }

    /// Keys and the wheel scroll the help where it is longer than the screen; any other key closes it, and a click.
    mutating func updateHelp(_ input: Input, at now: Duration) -> Outcome {
        let outcome = help?.handle(input, at: now) ?? .leave
        guard outcome == .leave else { return outcome }
        help = nil
        return input == .key("Q") ? .quit : .redraw
    }

    /// The key of the hint that is clicked.
    func hintedKey(at event: MouseEvent) -> Key? {
        let hasStatus = Frame(size: size, hasChrome: hasChrome).hasStatus
        guard event.action == .press, hasStatus, event.row == size.rows - 1 else { return nil }
        return statusLine.key(atColumn: event.column, columns: size.columns)
    }

    /// Says that a key does nothing here.
    mutating func unknown(_ input: Input, at now: Duration) -> Outcome {
        guard case .key(let key) = input else { return .ignored }
        return say("\(key) does nothing here; ? shows the keys", at: now)
    }

    mutating func say(_ text: String, at now: Duration) -> Outcome {
        // There is no status line for a message.
        if hasChrome { notice = Notice(text, at: now) }
        return .redraw
    }
}
