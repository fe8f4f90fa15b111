import Gallery
import Reflow

/// The prompts: find, filter, and values in panels.
extension BrowserProgram {
    typealias State = ShellState<BrowserProgram>

    /// Opens the prompt for a text to find. Each change of the text starts a search from the reader's scroll position.
    mutating func find(in shell: inout State) -> Outcome {
        guard let scene = list.scene else { return .ignored }
        scene.beginFind()
        promptPane = shell.focus
        return shell.ask(
            ShellPrompt(
                "Find", help: "type a text to find; enter keeps the match, esc cancels",
                history: histories[.find] ?? []
            ) { program, text, _ in
                program.remember(text, of: .find)
                return scene.acceptFind()
            } change: { _, text, _ in
                scene.find(text)
            } cancel: { _, _, _ in
                scene.cancelFind()
            } hints: { _, text in
                scene.findHints + Self.hints(text, "end the search")
            })
    }

    /// Opens the prompt for a text to filter by. Each change of the text filters the items at once.
    ///
    /// The prompt also opens for a demo that cannot be filtered. Otherwise the keys of the typed text would perform
    /// commands. A message says that the demo cannot be filtered.
    mutating func filter(in shell: inout State) -> Outcome {
        guard let scene = list.scene else { return .ignored }
        let refusal = scene.filterRefusal.map { Outcome.message($0) }
        let former = scene.demo.facts.filter?.pattern
        promptPane = shell.focus
        let outcome = shell.ask(
            ShellPrompt(
                "Filter", help: "type a text to filter by; enter keeps the filter, esc cancels",
                history: histories[.filter] ?? []
            ) { program, text, _ in
                program.remember(text, of: .filter)
                return refusal ?? scene.filter(by: TextPattern(text))
            } change: { _, text, _ in
                refusal ?? scene.filter(by: TextPattern(text))
            } cancel: { _, _, _ in
                scene.filter(by: former)
            } hints: { _, text in
                scene.filterHints + Self.hints(text, "show all")
            })
        return refusal ?? outcome
    }

    private static func hints(_ text: String, _ ending: String) -> [Hint] {
        [Hint(.enter, word: text.isEmpty ? ending : "done"), Hint(.escape, word: "cancel")]
    }

    private mutating func remember(_ text: String, of command: Command) {
        guard !text.isEmpty else { return }
        let former = (histories[command] ?? []).filter { $0 != text }
        // The history keeps at most 100 texts.
        histories[command] = former.suffix(99) + [text]
    }

    /// Opens the prompt for the letter of a mark, to set the mark or to go there. The first letter ends the prompt, so
    /// the mark needs no enter.
    mutating func askForMark(goingThere: Bool = false, in shell: inout State) -> Outcome {
        guard let scene = list.scene else { return .ignored }
        promptPane = shell.focus
        let help =
            goingThere
            ? "press a letter, or ' to undo the last jump; esc cancels"
            : "press a letter for the mark; esc cancels"
        var prompt = ShellPrompt<BrowserProgram>(
            goingThere ? "Go to mark" : "Set mark", placeholder: "press a letter", limit: 1,
            help: help
        ) { _, _, _ in
            .message("no letter, no mark")
        } change: { _, text, shell in
            guard let letter = text.first else { return .redraw }
            shell.closePrompt()
            return scene.demo.perform(goingThere ? .goToMark(letter) : .setMark(letter))
        } hints: { _, _ in
            (goingThere ? [Hint("'", word: "before the jump")] : [])
                + [Hint(.escape, word: "cancel")]
        }
        prompt.accepts = { $0.isLetter || goingThere && $0 == "'" }
        return shell.ask(prompt)
    }

    /// Opens the prompt for a text that filters the list of demos. Arrows still select, and enter opens the selected
    /// demo.
    mutating func filterList(in shell: inout State) -> Outcome {
        let outcome = shell.ask(
            ShellPrompt(
                "Filter", text: list.filter ?? "", help: "type to filter; esc shows all demos"
            ) { program, text, shell in
                if text.isEmpty { _ = program.list.showAll() }
                return program.open(.list, in: &shell)
            } change: { program, text, _ in
                program.list.setFilter(text)
            } cancel: { program, _, _ in
                program.list.showAll()
            } other: { program, key, _ in
                switch key {
                case .up: program.list.select(.up, count: 1)
                case .down: program.list.select(.down, count: 1)
                default: .ignored
                }
            } hints: { _, _ in
                [
                    Hint(.enter, word: "open"), Hint(.up, .down, word: "choose"),
                    Hint(.escape, word: "show all"),
                ]
            })
        return max(outcome, list.setFilter(list.filter ?? ""))
    }

    /// Opens the prompt for a value of the panel with the focus. A digit or a dot is the first character of the value.
    /// If the row takes no text, Enter accepts the row instead.
    mutating func typeInPanel(_ key: Key, in shell: inout State) -> Outcome {
        guard let scene = list.scene else { return .ignored }
        guard let value = scene.panelValue, key != .enter || value.isText else {
            return scene.performInPanel(.accept, count: 1)
        }
        typedPanel = scene.panels.focus
        promptPane = shell.focus
        let start = key.character.flatMap { $0.isNumber || $0 == "." ? String($0) : nil } ?? ""
        var prompt = ShellPrompt<BrowserProgram>(
            value.title, text: start, placeholder: value.placeholder, limit: value.limit,
            help: value.isText
                ? "type a text; enter accepts it, esc cancels"
                : "type \(value.placeholder); enter accepts it, esc cancels"
        ) { _, text, _ in
            text.isEmpty ? .redraw : scene.setPanelValue(text)
        }
        let characters = scene.panels.focus == .devices ? "0123456789xX×" : "0123456789-.ept "
        if !value.isText { prompt.accepts = { characters.contains($0) } }
        return shell.ask(prompt)
    }
}
