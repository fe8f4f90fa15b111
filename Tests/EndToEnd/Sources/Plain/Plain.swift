import AnsiTerminals
import BasicPicture
import Terminals

/// Shows the basic picture on a terminal without ncurses.
@main
enum Plain {
    static func main() throws {
        try AnsiTerminal.withTerminal { try $0.runBasicPicture() }
    }
}
