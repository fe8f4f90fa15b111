import Gallery
import Reflow

/// The palette: a list that finds commands, demos, sections and settings by name.
extension BrowserProgram {
    mutating func openPalette(in shell: inout ShellState<BrowserProgram>) -> Outcome {
        let scene = focusedScene(shell.focus)
        let palette = Palette(
            paletteEntries(for: shell.focus), places: scene?.places ?? { _ in [] })
        return shell.present(palette, title: "Palette") {
            $0.fittingSize(in: $1)
        } opened: { program, palette, shell in
            palette.choice.map { program.choose($0, in: &shell) } ?? .redraw
        } note: {
            $0.countText
        }
    }

    /// Opens a palette with the names of the demo's items. Enter selects the item and scrolls to it.
    mutating func jumpToName(in shell: inout ShellState<BrowserProgram>) -> Outcome {
        guard let scene = list.scene else { return .ignored }
        guard scene.demo.features.hasNames else {
            return .message("\(scene.entry.title) has no names to jump to")
        }
        let names = scene.demo.texts(of: .names)
        guard names.contains(where: { !$0.isEmpty }) else {
            return .message("there are no names to jump to")
        }
        return shell.present(Palette(names: names), title: "Jump to") {
            $0.fittingSize(in: $1)
        } opened: { program, palette, shell in
            palette.choice.map { program.choose($0, in: &shell) } ?? .redraw
        } note: {
            $0.countText
        }
    }

    /// Returns the entries: commands, pictures, entries of the current demo, all demos, and themes.
    func paletteEntries(for pane: Pane) -> [PaletteEntry] {
        let commands = keys(for: pane).commands.map { key, title in
            PaletteEntry(title: title, key: key.description, choice: .press(key))
        }
        let demos = list.catalog.entries.map {
            PaletteEntry(
                title: $0.title, name: $0.name, note: $0.summary, kind: "demo",
                choice: .demo($0.name))
        }
        let looks = ThemeChoice.allCases.map {
            PaletteEntry(
                title: $0.summary, name: $0.rawValue, note: themes.choice == $0 ? "now" : "",
                kind: "theme", key: "T", choice: .theme($0))
        }
        return commands + PictureForm.allCases.map(\.entry)
            + (focusedScene(pane)?.paletteEntries ?? [])
            + demos + looks
    }

    private mutating func choose(
        _ choice: PaletteEntry.Choice, in shell: inout ShellState<BrowserProgram>
    ) -> Outcome {
        switch choice {
        case .press(let key):
            shell.press(key)
            return .redraw
        case .demo(let name):
            let isShown = mode == .demo && list.entry?.name == name
            return isShown ? .redraw : open(demo: name, in: &shell)
        case .theme(let theme): return change(to: theme, in: &shell)
        case .device(let device): return list.scene?.show(on: device) ?? .handled
        case .copyCommandLine: return list.scene.map { copy($0.commandLine, in: shell) } ?? .handled
        case .copyCode: return list.scene.map { copyCode(of: $0, in: shell) } ?? .handled
        case .savePicture(let form):
            requestedPicture = form
            return .redraw
        case .knob(let index): return list.scene?.chooseKnob(at: index) ?? .handled
        case .item(let number): return list.scene?.goToItem(number) ?? .handled
        case .name(let name, let index): return list.scene?.goToName(name, at: index) ?? .handled
        case .section(let index): return list.scene?.goToSection(index) ?? .handled
        }
    }
}
