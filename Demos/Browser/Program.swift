import Gallery
import Reflow

/// The program as the command line runs it.
public enum Program {
    /// A demo as the command line names it, with one line on what there is to see.
    public typealias Listing = (name: String, summary: String)

    /// The demos by category, in the order of the list; categories without any are left out.
    public static var demos: [(category: String, demos: [Listing])] {
        DemoCategory.allCases.compactMap { category -> (category: String, demos: [Listing])? in
            let demos = Gallery.entries(of: category).map { entry -> Listing in
                (entry.name, entry.summary)
            }
            return demos.isEmpty ? nil : (category.title, demos)
        }
    }

    /// Shows the browser, or one demo, until the reader leaves. Returns the signal that ended it, if one did.
    ///
    /// Without chrome there is neither a status line nor a scrollbar, and nothing is measured to be shown in them.
    ///
    /// Throws a sentence: a `BrowserError` for a wrong name, why a demo can't be made, or why there is no terminal.
    public static func browse(
        demo name: String?, options: DemoOptions, usesMouse: Bool, hasChrome: Bool
    ) throws -> Int32? {
        var data = options
        data.isTimed = hasChrome
        // A wrong name is said before the screen is touched.
        var browser = try Browser(
            demo: name, options: data, usesMouse: usesMouse, hasChrome: hasChrome,
            size: ScreenSize(columns: 80, rows: 24))
        var terminalOptions = CursesTerminal.Options()
        terminalOptions.isMouseEnabled = usesMouse
        terminalOptions.takesKeysFromTerminal = options.file == "-"
        return try CursesTerminal.with(terminalOptions) { terminal in
            _ = browser.handle(.resize(terminal.size), at: terminal.now)
            terminal.run(&browser)
            return terminal.endSignal
        }
    }

    /// What a command line says about a demo: its folder by `--path`, and the word after its name, which is Log's file
    /// or Files' folder.
    ///
    /// Log without a file reads standard input. Throws a sentence for a word that the demo has no use for.
    public static func options(
        demo name: String?, path: String?, argument: String?, items: Int? = nil,
        isRagged: Bool = false, animates: Bool = true
    ) throws -> DemoOptions {
        var options = DemoOptions(path: path, animates: animates)
        options.items = items
        options.isRagged = isRagged
        switch name?.lowercased() {
        case LogDemo.entry.name: options.file = argument ?? "-"
        case FilesDemo.entry.name: options.path = argument ?? path
        default:
            if let name, let argument, Gallery.entry(named: name) != nil {
                throw ArgumentError(argument: argument, demo: name)
            }
        }
        return options
    }

    /// A text made fit for a terminal: no control character in it acts.
    public static func printable(_ text: some StringProtocol) -> String { text.printable() }
}

/// A word too many on the command line, in a sentence that says what to do.
struct ArgumentError: Error, CustomStringConvertible {
    let argument: String
    let demo: String

    var description: String {
        "“\(demo)” has no use for “\(argument.prefix(40))”: “reflow log FILE” follows a file, "
            + "“reflow files DIR” shows a folder."
    }
}
