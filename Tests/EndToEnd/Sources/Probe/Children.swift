import Reflow

/// Gives the terminal to a shell's script on `c`, to one whose output is left to be read on `k`, and to a program that
/// is not there on `x`, the same with its output to be read on `y`, and one with a zero in an argument on `0`; tells how
/// each ended.
struct Children: TerminalProgram {
    let terminal: CursesTerminal
    let script: String
    private var last = "none"
    private var count = 0

    static func run(_ script: String, on device: String?) throws -> Int32 {
        try CursesTerminal.withTerminal(.init(takesKeysFromTerminal: true, device: device)) {
            terminal in
            var children = Children(terminal: terminal, script: script)
            terminal.run(&children)
            return terminal.exitStatus
        }
    }

    private init(terminal: CursesTerminal, script: String) {
        (self.terminal, self.script) = (terminal, script)
    }

    mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        switch input {
        case .key("c"): run(ChildProcess("sh", ["-c", script, "sh", "an $argument"]))
        case .key("k"): run(ChildProcess("sh", ["-c", script], waitsForKey: true))
        case .key("x"): run(ChildProcess("no-such-program"))
        case .key("y"): run(ChildProcess("no-such-program", waitsForKey: true))
        case .key("0"): run(ChildProcess("sh", ["-c", "true", "\0"]))
        case .key("q"): .quit
        default: .redraw
        }
    }

    private mutating func run(_ child: ChildProcess) -> Outcome {
        last = terminal.run(child).problem ?? "all went well"
        count += 1
        return .redraw
    }

    func draw(into region: inout Region, at now: Duration) {
        region.text("Children \(region.columns)x\(region.rows)", row: 0, .bold)
        region.text("\(count), last: \(last)", row: 1)
        region.text("corner", row: region.rows - 1, .trailing)
    }
}
