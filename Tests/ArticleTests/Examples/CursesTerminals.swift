import Reflow

extension Examples {
    static func counted() throws {
        try CursesTerminal.withTerminal { terminal in
            terminal.send(.title("Counter"))
            var counter = Counter()
            terminal.run(&counter)
        }
    }
}
