import Reflow

/// Runs child processes in the terminal, and shows the result of each.
///
/// - `c` runs the script in a shell.
/// - `k` runs the script, and then waits for a key, so that the user can read its output.
/// - `x` runs a program that does not exist.
/// - `y` runs a program that does not exist, with a wait for a key after it.
/// - `0` runs a shell with a null character in an argument.
struct Children: TerminalProgram {
    let terminal: any SystemTerminal
    let script: String
    private var last = "none"
    private var count = 0

    static func run(_ script: String, on device: String?) throws -> Int32 {
        try Backend.withTerminal(
            TerminalOptions(takesKeysFromTerminal: true, device: device.map { FilePath($0) })
        ) {
            terminal in
            var children = Children(terminal: terminal, script: script)
            terminal.run(&children)
            return terminal.exitStatus
        }
    }

    private init(terminal: any SystemTerminal, script: String) {
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
