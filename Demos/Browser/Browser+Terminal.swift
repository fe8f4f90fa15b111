import Gallery
import Reflow

/// Requests to the terminal, except for drawing.
extension Browser {
    /// Runs another program in the terminal, and shows its error after it has ended.
    mutating func run(_ child: ChildProcess, at now: Duration) -> Outcome {
        guard let terminal else {
            return say(
                "“\(child.program)” needs a terminal; “reflow log FILE --plain” reads a file",
                at: now)
        }
        let former = terminal.size
        let problem = terminal.run(child).problem
        // Resize first, so that its message does not replace the error.
        if terminal.size != former { resize(to: terminal.size) }
        return problem.map { say($0, at: terminal.now) } ?? .redraw
    }

    /// Copies the selection to the clipboard and returns the message. Terminals do not report whether they accept the
    /// text.
    func copy(from scene: DemoScene) -> String {
        guard scene.count.use() == nil else { return "y does not take a number" }
        if let text = scene.panelText {
            let lines = text.count { $0 == "\n" }
            return send(text, saying: lines == 0 ? text : "\(lines) lines of code")
        }
        if scene.panels.focus == .code {
            return CodeError(entry: scene.entry, target: scene.panels.code.target).reason
        }
        guard scene.demo.copies else { return send(scene.commandLine, saying: scene.commandLine) }
        guard scene.demo.hasSelection else { return "tab selects what y copies" }
        guard let text = scene.demo.copied else { return "the selected item has no text to copy" }
        // A return in pasted text would run a command in a shell.
        let isPlain = text.unicodeScalars.allSatisfy {
            $0 == "\t" || $0.properties.generalCategory != .control
        }
        guard isPlain else { return "not copied: the text has control characters" }
        return send(text, saying: text)
    }

    private func send(_ text: String, saying words: String) -> String {
        let request = TerminalRequest.copy(text)
        guard request.sequence() != nil else {
            return "too long to copy: at most \(TerminalRequest.copyLimit) bytes"
        }
        guard terminal?.send(request) ?? false else {
            return "this terminal cannot copy to the clipboard"
        }
        return "sent to the terminal: \(words.suffix(fittingWidth: 40))"
    }
}
