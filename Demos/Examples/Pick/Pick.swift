import Reflow

/// Picks lines of standard input in a grid, and prints them: `vim $(git ls-files | pick)`.
@main
enum Pick {
    static func main() {
        CommandLine.run {
            let input = LineReader.standardInput
            if input.isTerminal { throw CommandLine.Failure("Nothing is piped in: try ls | pick.") }
            let picker = Picker(input)
            // Both streams are pipes; ^C is a key, so that the script around this lives on.
            let options = CursesTerminal.Options(device: "/dev/tty", interruptsAreKeys: true)
            let status = try CursesTerminal.withTerminal(options) {
                picker.run(on: $0)
                return $0.exitStatus
            }
            guard status == 0, let picked = picker.picked else { return status == 0 ? 130 : status }
            try CommandLine.write(picked)
            return picked.isEmpty ? 1 : 0
        }
    }
}
