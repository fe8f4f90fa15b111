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
    public var layout: StillLayout? { browser.mode == .demo ? browser.list.scene?.still : nil }
}

/// The frames of a demo: sizes in points and the elements that are seen.
public struct StillLayout: Encodable {
    struct Extent: Encodable {
        let width, height: Double
    }
    struct Item: Encodable {
        let kind: String
        let section, item: Int
        /// x, y, width and height in content coordinates, in points.
        let frame: [Double]
        let zIndex: Int
    }

    let size: Extent
    let contentSize: Extent
    let contentOffset: [Double]
    let columns: Int
    let elements: [Item]
}

extension DemoScene {
    /// Scrolls down by rows, as a reader would.
    mutating func scroll(byRows rows: Int) {
        let distance = Double(rows) * stage.scale.cell.height
        updateDemo { $0.scroll(by: distance) }
    }

    fileprivate var still: StillLayout { demo.still }
}

extension Demo {
    fileprivate mutating func scroll(by distance: Double) { view.scroll(by: distance) }

    fileprivate var still: StillLayout {
        StillLayout(
            size: .init(view.size), contentSize: .init(view.contentSize),
            contentOffset: [view.contentOffset.x, view.contentOffset.y],
            columns: view.columnCount,
            elements: view.visibleElements.map {
                .init(
                    kind: "\($0.kind)", section: $0.sectionIndex, item: $0.itemIndex,
                    frame: [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height],
                    zIndex: $0.zIndex)
            })
    }
}

extension StillLayout.Extent {
    fileprivate init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }
}
