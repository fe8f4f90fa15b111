import Reflow

/// A program that shows the lines of standard input in a grid and prints the picked lines: `vim $(git ls-files |
/// pick)`.
@main
enum Pick {
    private static let help = """
        USAGE: … | pick

        Shows the lines of standard input in a grid, and prints the picked lines: vim $(git ls-files | pick)

          any text        show only the lines that contain the typed words
          ↑ ↓ ← →         select a line
          tab ^a          mark the line, mark all lines
          shift-arrows    mark the lines up to another one
          enter           print the marked lines, or the selected line
          esc ^c          print nothing; the status is 130
        """

    static func main() {
        CommandLine.run(help: help) {
            let input = LineReader.standardInput
            if input.isTerminal { throw CommandLine.Failure("Nothing is piped in: try ls | pick.") }
            var picker = Picker(input)
            // Standard input and output are pipes, so open the terminal by its device. ^C is a key, so that it does not
            // end the script that runs this program.
            let options = TerminalOptions(device: "/dev/tty", interruptsAreKeys: true)
            let status = try DefaultTerminal.withTerminal(options) {
                $0.run(&picker)
                return $0.exitStatus
            }
            guard status == 0, let picked = picker.picked else { return status == 0 ? 130 : status }
            try CommandLine.write(picked)
            return picked.isEmpty ? 1 : 0
        }
    }
}
