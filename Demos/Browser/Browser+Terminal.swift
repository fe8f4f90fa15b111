import Gallery
import Reflow

/// What the browser wants of its terminal beside the screen.
extension Browser {
    /// Gives the terminal to another program; what went wrong is said when that has ended.
    mutating func run(_ child: ChildProcess, at now: Duration) -> Outcome {
        guard let terminal else {
            return say("there is no terminal to run “\(child.program)” in", at: now)
        }
        let former = terminal.size
        let problem = terminal.run(child).problem
        // At once: what another size does to the columns is not to be said over what went wrong.
        if terminal.size != former { resize(to: terminal.size) }
        return problem.map { say($0, at: terminal.now) } ?? .redraw
    }

    /// Sends what is selected to the clipboard. Returns what came of it: whether the terminal takes it, nobody knows.
    func copy(from scene: DemoScene) -> String {
        guard scene.count.use() == nil else { return "y takes no number" }
        if let text = scene.panelText {
            let lines = text.count { $0 == "\n" }
            return send(text, saying: lines == 0 ? text : "\(lines) lines of code")
        }
        if scene.panels.focus == .code {
            return CodeError(entry: scene.entry, target: scene.panels.code.target).reason
        }
        guard scene.demo.copies else { return send(scene.commandLine, saying: scene.commandLine) }
        guard scene.demo.hasSelection else { return "tab selects what y copies" }
        guard let text = scene.demo.copied else { return "what is selected is no text to copy" }
        // Where it is pasted, a return would run a command.
        let isPlain = text.unicodeScalars.allSatisfy {
            $0 == "\t" || $0.properties.generalCategory != .control
        }
        guard isPlain else { return "what is selected has control characters: it is not copied" }
        return send(text, saying: text)
    }

    private func send(_ text: String, saying words: String) -> String {
        let request = TerminalRequest.copy(text)
        guard request.sequence() != nil else {
            return "too long to copy: terminals take \(TerminalRequest.copyLimit) bytes"
        }
        guard terminal?.send(request) ?? false else {
            return "this terminal has no clipboard to write to"
        }
        return "sent to the terminal: \(words.suffix(fittingWidth: 40))"
    }
}
