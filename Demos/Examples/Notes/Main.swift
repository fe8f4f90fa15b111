import Reflow

@main
enum Main {
    private static let help = """
        USAGE: notes [FOLDER]

        Shows the notes of a folder (files that end in .md or .txt) by subfolder, and the selected note beside them.

          ↑ ↓ PgUp PgDn   select a note, or scroll its text
          enter tab       move to the text; tab or esc moves back
          /               show only the notes with some words
          ?               show all keys
          q               quit; esc in the list also quits
        """

    static func main() {
        CommandLine.run(help: help, arguments: 1) {
            var notes = try Notes(folder: CommandLine.arguments.dropFirst().first ?? ".")
            return try DefaultTerminal.withTerminal {
                $0.run(&notes)
                return $0.exitStatus
            }
        }
    }
}
