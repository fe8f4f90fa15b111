import BasicPicture

/// Shows the basic picture on a terminal without ncurses.
@main
enum Plain {
    static func main() throws {
        let terminal = try AnsiTerminal()
        defer { terminal.close() }
        try terminal.runBasicPicture()
    }
}
