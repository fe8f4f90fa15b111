import Reflow

/// The process that a question about a signal names, as it was when the reader pressed the key.
struct SignalTarget: Hashable {
    let id: ProcessID
    /// The number and the name of the program: `1234 python`.
    let name: String
    /// The user of the process.
    let user: UInt32

    init(_ process: ProcessReading) {
        id = process.id
        user = process.user
        let program = process.command.split(separator: " ").first.map(String.init) ?? "?"
        name = "\(process.id.number) \(program.truncated(toWidth: 20))"
    }
}

/// Signals to the selected process, each after a question.
extension ProcessesDemo {
    /// Asks which signal to send to the selected process. If it takes no signals, returns a message with the reason.
    mutating func askForSignal() -> Outcome {
        guard let process = view.selection.flatMap({ table.rows[$0]?.reading }) else {
            return .message("select a process with tab, then x sends it a signal")
        }
        let target = SignalTarget(process)
        if process.id.number <= 1 {
            return .message("\(target.name) runs the whole system: Reflow sends it no signals")
        }
        if process.isKernelThread {
            return .message("\(target.name) is a part of the kernel, which ignores signals")
        }
        if process.state == "Z" {
            return .message("\(target.name) has ended already, and waits for its parent process")
        }
        signalTarget = target
        return .redraw
    }

    /// The question for the signal; `nil` while there is none.
    var question: DemoQuestion? {
        signalTarget.map { target in
            let remark = target.id.number == System.ownProcess ? ", which is this program" : ""
            return DemoQuestion(
                verb: "send",
                choices: ProcessSignal.allCases.map { signal in
                    DemoQuestion.Choice(
                        "Send \(signal.name) to \(target.name)\(remark)?", word: signal.name,
                        keys: signal.keys)
                })
        }
    }

    /// Sends the signal at an index of the question's choices; `nil` sends none.
    mutating func answer(_ index: Int?) -> Outcome {
        guard let target = signalTarget else { return .ignored }
        signalTarget = nil
        guard let index, ProcessSignal.allCases.indices.contains(index) else {
            return .message("no signal was sent")
        }
        let signal = ProcessSignal.allCases[index]
        do throws(SignalError) {
            try source.send(signal, target.id)
            return .message("sent \(signal.name) to \(target.name)")
        } catch {
            return .message(sentence(about: error, signal, target))
        }
    }

    /// Returns the reason why a signal was not sent, as a sentence.
    private func sentence(
        about error: SignalError, _ signal: ProcessSignal, _ target: SignalTarget
    ) -> String {
        switch error {
        case .ended: "\(target.name) has ended: no signal was sent"
        case .notPermitted:
            "\(target.name) belongs to \(userNames[target.user] ?? source.userName(target.user)): "
                + "you may not send it signals"
        case .notRunning: "\(target.name) is not a process of this machine: no signal was sent"
        case .system(let error): "cannot send \(signal.name) to \(target.name): \(error.reason)"
        }
    }
}

extension ProcessSignal {
    /// The characters that choose the signal in the question: a letter, and the number if it is the same everywhere.
    fileprivate var keys: [Character] {
        switch self {
        case .terminate: ["t"]
        case .interrupt: ["i", "2"]
        case .hangUp: ["h", "1"]
        case .kill: ["k", "9"]
        case .stop: ["s"]
        case .resume: ["c"]
        case .user1: ["u"]
        case .user2: ["v"]
        }
    }
}
