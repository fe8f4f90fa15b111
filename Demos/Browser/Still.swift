import Gallery
import Reflow

/// A demo as the browser shows it at some size, without a terminal.
public struct Still {
    private let browser: Browser
    private let theme: Theme
    private let features: ScreenFeatures
    /// What the steps showed; nil without any.
    private let movingPicture: MovingPicture?

    /// The largest side and the most cells a picture may have.
    public static let largest = (side: 10_000, cells: 4_000_000)

    /// Makes a demo full screen, or the list with its preview without a name, scrolled down by rows, and takes steps
    /// from there; in ASCII unless there is Unicode.
    ///
    /// Throws a `BrowserError` for a name that is none, and what the demo throws when it can't be made.
    public init(
        demo name: String?, options: DemoOptions = DemoOptions(), device: HeldDevice? = nil,
        columns: Int, rows: Int, scroll: Int = 0, steps: Steps? = nil, hasChrome: Bool = true,
        theme: Theme = Theme(suiting: nil),
        isUnicode: Bool = true
    ) throws {
        self.theme = theme
        let features = ScreenFeatures(isUnicode: isUnicode)
        self.features = features
        var browser = try Browser(
            demo: name, options: options, device: device, hasChrome: hasChrome,
            size: ScreenSize(columns: columns, rows: rows))
        browser.scroll(byRows: scroll)
        movingPicture = steps.map { steps in
            browser.take(steps) { $0.screen(features, theme, at: $1) }
        }
        self.browser = browser
    }

    /// The screen, cell for cell.
    var screen: Screen {
        var browser = browser
        return browser.screen(features, theme, at: movingPicture?.duration ?? .zero)
    }

    /// The letters, and outlines of what is filled.
    public var text: String { screen.outlinedText() }

    /// The letters with their colours, as sequences that terminals know.
    public var ansi: String { screen.ansi() }

    /// A picture; of steps one that moves.
    public var svg: String { movingPicture?.svg() ?? screen.svg() }

    /// What the layout gave; nil when the list is shown.
    public var layout: (some Encodable)? {
        browser.mode == .demo ? browser.list.scene?.demo.still : nil
    }
}

extension Browser {
    fileprivate mutating func screen(
        _ features: ScreenFeatures, _ theme: Theme, at now: Duration
    ) -> Screen {
        var screen = Screen(size: size, features: features)
        screen.theme = theme
        screen.draw { draw(into: &$0, at: now) }
        return screen
    }
}
