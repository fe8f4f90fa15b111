import Reflow

@main
enum Main {
    private static let help = """
        USAGE: board [FILE]

        Shows a board with three columns of cards, and saves it as JSON after each change. FILE is board.json by default.

          arrows          select a card
          shift-arrows V  select several cards
          H J K L         move the selected cards
          a e x u         add, rename, delete, undo
          ?               show all keys
          q               quit
        """

    static func main() {
        CommandLine.run(help: help, arguments: 1) {
            let path = CommandLine.arguments.dropFirst().first ?? "board.json"
            var board = Board(try Card.read(from: path)) { try Card.write($0, to: path) }
            return try DefaultTerminal.withTerminal {
                $0.run(&board)
                return $0.exitStatus
            }
        }
    }
}
