import Gallery
import Reflow

/// The palette: finding commands, demos and places by name.
extension Browser {
    mutating func openPalette(at now: Duration) -> Outcome {
        if let scene = focusedScene, scene.count.use() != nil {
            return say("type the number after the colon: :20", at: now)
        }
        let places = focusedScene?.places ?? { _ in [] }
        palette = Overlay(
            Palette(paletteEntries, places: places), title: "Palette", size: size
        ) {
            $0.fittingSize(in: $1)
        } note: {
            $0.countText
        }
        return .redraw
    }

    /// The entries: first commands, then the current demo, then other demos and themes.
    var paletteEntries: [PaletteEntry] {
        let commands = keys.commands.map { key, title in
            PaletteEntry(title: title, key: key.description, choice: .press(key))
        }
        let demos = Gallery.entries.map {
            PaletteEntry(
                title: $0.title, name: $0.name, note: $0.summary, kind: "demo",
                choice: .demo($0.name))
        }
        let looks = ThemeChoice.allCases.map {
            PaletteEntry(
                title: $0.summary, name: $0.rawValue, note: themes.choice == $0 ? "now" : "",
                kind: "theme", key: "T", choice: .theme($0))
        }
        return commands + (focusedScene?.paletteEntries ?? []) + demos + looks
    }

    mutating func updatePalette(_ input: Input, at now: Duration) -> Outcome {
        let outcome = palette?.handle(input, at: now) ?? .leave
        switch outcome {
        case .leave:
            palette = nil
            return .redraw
        case .opened:
            let choice = palette?.part.choice
            palette = nil
            return max(.redraw, choice.map { choose($0, at: now) } ?? .redraw)
        case .message(let text): return say(text, at: now)
        default: return outcome
        }
    }

    private mutating func choose(_ choice: PaletteEntry.Choice, at now: Duration) -> Outcome {
        switch choice {
        case .press(let key): return respond(to: .key(key), at: now)
        case .demo(let name):
            let isShown = mode == .demo && list.entry?.name == name
            return isShown ? .redraw : open(demo: name, at: now)
        case .theme(let theme): return say(themes.change(to: theme), at: now)
        case .device(let device):
            let outcome = focusedScene?.show(on: device) ?? .handled
            return answer(to: outcome, .wake, at: now)
        case .knob(let place): return focusedScene?.chooseKnob(at: place) ?? .handled
        case .item(let number):
            let outcome = focusedScene?.goToItem(number, "G") ?? .handled
            return answer(to: outcome, .wake, at: now)
        case .section(let index):
            let outcome = focusedScene?.goToSection(index) ?? .handled
            return answer(to: outcome, .wake, at: now)
        }
    }
}
