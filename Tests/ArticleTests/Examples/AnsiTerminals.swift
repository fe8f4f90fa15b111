import Reflow

extension Examples {
    static func countedWithoutCurses() throws {
        try AnsiTerminal.withTerminal { terminal in
            terminal.send(.title("Counter"))
            var counter = Counter()
            terminal.run(&counter)
        }
    }
}
