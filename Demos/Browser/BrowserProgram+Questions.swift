import Gallery
import Reflow

/// The questions of demos, in the bottom row.
extension BrowserProgram {
    /// If the prompt of a question has closed without an answer, for example because the focus has moved, cancels the
    /// question, and returns the outcome; otherwise `nil`.
    mutating func cancelQuestion(in shell: State) -> Outcome? {
        guard !shell.isPrompting, !shell.hasOverlay, let scene = askingScene else { return nil }
        askingScene = nil
        return scene.demo.perform(.answer(nil))
    }

    /// Asks the question of a demo if the demo has the focus, and no prompt or overlay is open.
    mutating func ask(
        _ question: DemoQuestion?, of scene: DemoScene, in shell: inout State
    ) -> Outcome {
        guard let question, !shell.isPrompting, !shell.hasOverlay,
            focusedScene(shell.focus) === scene
        else { return .ignored }
        askingScene = scene
        promptPane = shell.focus
        return ask(question, choosing: 0, in: &shell)
    }

    /// Opens the prompt of a question with a chosen answer. Enter accepts this answer; an arrow or the key of another
    /// answer chooses another one.
    private mutating func ask(
        _ question: DemoQuestion, choosing index: Int, in shell: inout State
    ) -> Outcome {
        guard question.choices.indices.contains(index) else { return .ignored }
        let count = question.choices.count
        var prompt = ShellPrompt<BrowserProgram>(
            question.choices[index].text,
            help: "enter \(question.verb)s \(question.choices[index].word), "
                + (count > 1 ? "a letter or an arrow chooses, " : "") + "esc cancels"
        ) { program, _, _ in
            program.answer(index)
        } change: { program, text, shell in
            program.ask(question, choosing: question.choice(for: text) ?? index, in: &shell)
        } cancel: { program, _, _ in
            program.answer(nil)
        } other: { program, key, shell in
            switch key {
            case .up: program.ask(question, choosing: (index + count - 1) % count, in: &shell)
            case .down: program.ask(question, choosing: (index + 1) % count, in: &shell)
            default: .ignored
            }
        } hints: { _, _ in
            question.hints(choosing: index)
        }
        prompt.accepts = { question.choice(for: String($0)) != nil }
        return shell.ask(prompt)
    }

    /// Passes the answer to the demo.
    private mutating func answer(_ index: Int?) -> Outcome {
        let scene = askingScene
        askingScene = nil
        return scene?.demo.perform(.answer(index)) ?? .ignored
    }
}

extension DemoQuestion {
    /// Returns the index of the answer whose key is the typed text.
    fileprivate func choice(for text: String) -> Int? {
        guard text.count == 1, let character = text.lowercased().first else { return nil }
        return choices.firstIndex { $0.keys.contains(character) }
    }

    /// Returns the hints: the keys of the other answers, then the keys that end the question.
    fileprivate func hints(choosing index: Int) -> [Hint] {
        let others = choices.enumerated().compactMap { number, choice in
            number == index
                ? nil : choice.keys.first.map { Hint(.character($0), word: choice.word) }
        }
        return others + [Hint(.enter, word: verb), Hint(.escape, word: "cancel")]
    }

    /// The question and how to answer it with a line of plain mode, where no prompt can be shown. `line` is the line
    /// that has led to the question.
    func plainSentence(after line: String) -> String {
        let answers = choices.dropFirst().compactMap { choice in
            choice.keys.first.map { "“\(line) \($0) enter” \(choice.word)" }
        }
        return "\(choices[0].text) “\(line) enter” \(verb)s \(choices[0].word)"
            + answers.map { ", \($0)" }.joined()
    }
}
