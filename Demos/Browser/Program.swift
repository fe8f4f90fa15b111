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
    /// Throws a sentence: a `BrowserError` for a wrong name, why a demo can't be made, or why there is no terminal.
    public static func browse(
        demo name: String?, path: String?, usesMouse: Bool, animates: Bool
    ) throws -> Int32? {
        // A wrong name is said before the screen is touched.
        var browser = try Browser(
            demo: name, options: DemoOptions(path: path, animates: animates), usesMouse: usesMouse,
            size: ScreenSize(columns: 80, rows: 24))
        var options = CursesTerminal.Options()
        options.isMouseEnabled = usesMouse
        return try CursesTerminal.with(options) { terminal in
            _ = browser.update(.resize(terminal.size), at: terminal.now)
            terminal.run(&browser)
            return terminal.endSignal
        }
    }

    /// A text made fit for a terminal: no control character in it acts.
    public static func printable(_ text: some StringProtocol) -> String { text.printable() }
}
