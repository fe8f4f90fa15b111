import ArgumentParser
import Browser

/// The command line.
@main
struct Reflow: ParsableCommand {
    static let configuration = CommandConfiguration(
        // Each command says its name: made of its type, it costs more than all of its arguments.
        commandName: "reflow",
        abstract: "Lays out collections and shows them in the terminal.",
        discussion: """
            Without a subcommand it opens the demo browser; “reflow NAME” opens one demo. Resize the window, \
            or press r to rotate a simulated device, and sections reflow between one column and more.

            reflow files DIR shows a folder as a tree and follows what changes in it; files open in $PAGER (enter) and \
            in $VISUAL or $EDITOR (v). reflow log FILE, or … | reflow log -, follows a text that grows; there & shows \
            only the lines with a text, and # numbers them.
            """,
        version: "0.1.0",
        subcommands: [Browse.self, List.self, Show.self, Code.self],
        defaultSubcommand: Browse.self)
}
