import Gallery
import Reflow

/// A demo as the browser shows it at some size, without a terminal.
public struct Still {
    private let browser: Browser
    private let size: ScreenSize
    private let theme: Theme
    private let features: ScreenFeatures

    /// The largest side and the most cells a picture may have.
    public static let largest = (side: 10_000, cells: 4_000_000)

    /// Makes a demo full screen, or the list with its preview without a name, scrolled down by rows; in ASCII unless
    /// there is Unicode.
    ///
    /// Throws a `BrowserError` for a name that is none, and what the demo throws when it can't be made.
    public init(
        demo name: String?, options: DemoOptions = DemoOptions(), device: HeldDevice? = nil,
        columns: Int, rows: Int, scroll: Int = 0, hasChrome: Bool = true,
        theme: Theme = Theme(suiting: nil),
        isUnicode: Bool = true
    ) throws {
        self.theme = theme
        features = ScreenFeatures(isUnicode: isUnicode)
        size = ScreenSize(columns: columns, rows: rows)
        var browser = try Browser(
            demo: name, options: options, device: device, hasChrome: hasChrome, size: size)
        browser.scroll(byRows: scroll)
        self.browser = browser
    }

    /// The screen, cell for cell.
    var screen: Screen {
        var screen = Screen(size: size, features: features)
        screen.theme = theme
        var browser = browser
        screen.draw { browser.draw(into: &$0, at: .zero) }
        return screen
    }

    /// The letters, and outlines of what is filled.
    public var text: String { screen.outlinedText() }

    /// The letters with their colours, as sequences that terminals know.
    public var ansi: String { screen.ansi() }

    /// A picture.
    public var svg: String { screen.svg() }

    /// What the layout gave; nil when the list is shown.
    public var layout: (some Encodable)? {
        browser.mode == .demo ? browser.list.scene?.demo.still : nil
    }
}
