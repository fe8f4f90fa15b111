import Gallery
import Reflow

/// A demo as the browser shows it at some size, without a terminal.
public struct Still {
    private let browser: Browser
    private let size: ScreenSize

    /// Makes a demo full screen, or the list with its preview without a name, scrolled down by rows.
    ///
    /// Throws a `BrowserError` for a name that is none, and what the demo throws when it can't be made.
    public init(
        demo name: String?, options: DemoOptions = DemoOptions(), size: ScreenSize,
        scroll rows: Int = 0
    ) throws {
        self.size = size
        var browser = try Browser(demo: name, options: options, size: size)
        browser.scroll(byRows: rows)
        self.browser = browser
    }

    /// The screen, cell for cell.
    public func screen(features: ScreenFeatures = ScreenFeatures()) -> Screen {
        var screen = Screen(size: size, features: features)
        screen.draw { browser.draw(into: &$0, at: .zero) }
        return screen
    }

    /// What the layout gave; nil when the list is shown.
    public var layout: DemoStill? { browser.mode == .demo ? browser.list.scene?.demo.still : nil }
}
