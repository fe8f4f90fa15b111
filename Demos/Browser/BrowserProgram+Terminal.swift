import Gallery
import Reflow

/// Requests to the terminal, except for drawing.
extension BrowserProgram {
    /// Runs another program in the terminal, and shows its error after it has ended.
    mutating func run(
        _ child: ChildProcess, in shell: inout ShellState<BrowserProgram>
    ) -> Outcome {
        guard let terminal = shell.terminal else {
            return .message(
                "“\(child.program)” needs a terminal; “reflow log FILE --plain” reads a file")
        }
        let problem = terminal.run(child).problem
        wasResizedByChild = terminal.size != shell.size
        return problem.map { .message($0) } ?? .redraw
    }

    /// Copies the text of the panel or of the selection to the clipboard. Terminals do not report whether they accept
    /// the text.
    func copy(in shell: inout ShellState<BrowserProgram>) -> Outcome {
        guard let scene = list.scene else { return .ignored }
        if scene.panels.focus == .code { return copyCode(of: scene, in: shell) }
        if let text = scene.panelText { return copy(text, in: shell) }
        guard scene.demo.features.copies else {
            return copy(scene.commandLine, in: shell)
        }
        let facts = scene.demo.facts
        guard facts.hasSelection || facts.selectedItems > 0 else {
            return .message("select an item with tab, then y copies it")
        }
        let texts = scene.demo.texts(of: .selection)
        guard !texts.isEmpty else { return .message("the selected item has no text to copy") }
        // If the user pasted the text of one item with a newline into a shell, the shell would run a command. Several
        // texts are lines, which the user expects.
        let isPlain = texts.allSatisfy { text in
            text.unicodeScalars.allSatisfy {
                $0 == "\t" || $0.properties.generalCategory != .control
            }
        }
        guard isPlain else { return .message("not copied: the text contains control characters") }
        return copy(
            texts.joined(separator: "\n"),
            saying: texts.count == 1 ? nil : "\(texts.count) lines", in: shell)
    }

    /// Copies the code of a demo's layout, for the library that the code panel shows.
    func copyCode(of scene: DemoScene, in shell: ShellState<BrowserProgram>) -> Outcome {
        let target = scene.panels.code.target
        guard let text = scene.demo.code(for: target)?.text else {
            return .message(CodeError(entry: scene.entry, target: target).reason)
        }
        return copy(text, saying: "\(text.count { $0 == "\n" }) lines of code", in: shell)
    }

    /// Copies a text to the clipboard. The message contains the text, or other words for it.
    func copy(
        _ text: String, saying words: String? = nil, in shell: ShellState<BrowserProgram>
    ) -> Outcome {
        let request = TerminalRequest.copy(text)
        guard request.sequence() != nil else {
            return .message("too long to copy: at most \(TerminalRequest.copyLimit) bytes")
        }
        guard shell.terminal?.send(request) ?? false else {
            return .message("this terminal cannot copy to the clipboard")
        }
        return .message(
            "copied, if the terminal allows it: \((words ?? text).suffix(fittingWidth: 40))")
    }
}
