import Gallery
import Reflow
import TerminalPictures

/// The browser's screen of a given size, without a terminal. Options of the command line print the screen.
public struct Still {
    private let browser: Browser
    private let theme: Theme
    private let features: ScreenFeatures
    /// The screens of the steps; `nil` without steps.
    private let movingPicture: MovingPicture?

    /// The limits of a picture: its largest side in cells, and its number of cells.
    public static let largest = (side: 10_000, cells: 4_000_000)

    /// Shows a demo full screen, or the list with its preview if there is no name. Then scrolls down by rows and runs
    /// the steps.
    ///
    /// The screen uses only ASCII unless `isUnicode` is set. Throws a `BrowserError` for an unknown name, and the error
    /// of a demo that can't be made.
    public init(
        _ catalog: DemoCatalog = .all, demo name: String?, options: DemoOptions = DemoOptions(),
        device: OrientedDevice? = nil, columns: Int, rows: Int, scroll: Int = 0,
        steps: Steps? = nil, hasChrome: Bool = true,
        theme: Theme = Theme(suiting: nil),
        isUnicode: Bool = true
    ) throws {
        self.theme = theme
        let features = ScreenFeatures(isUnicode: isUnicode)
        self.features = features
        var browser = try Browser(
            catalog, demo: name, options: options, device: device, hasChrome: hasChrome,
            size: ScreenSize(columns: columns, rows: rows))
        browser.scroll(byRows: scroll)
        movingPicture = steps.map { steps in
            browser.take(steps) { $0.screen(features, theme, at: $1) }
        }
        self.browser = browser
    }

    /// The screen with all its cells.
    var screen: Screen {
        var browser = browser
        return browser.screen(features, theme, at: movingPicture?.duration ?? .zero)
    }

    /// The characters of the screen, with outlines around filled areas.
    public var text: String { screen.outlinedText() }

    /// The characters of the screen with their colours, as terminal escape sequences.
    public var ansi: String { screen.ansi() }

    /// An SVG picture. With steps, the picture is animated.
    public var svg: String { movingPicture?.svg() ?? screen.svg() }

    /// The geometry of the demo's layout; `nil` for the list.
    public var layout: (some Encodable)? {
        guard browser.shell.program.mode == .demo else { return nil as DemoGeometry? }
        return browser.shell.program.list.scene?.demo.geometry(of: .visible)
    }
}

extension Browser {
    mutating func screen(
        _ features: ScreenFeatures, _ theme: Theme, at now: Duration
    ) -> Screen {
        var screen = Screen(size: shell.state.size, features: features)
        screen.theme = theme
        screen.draw { draw(into: &$0, at: now) }
        return screen
    }
}
