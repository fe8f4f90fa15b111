import Browser
import Gallery
import Reflow
import Testing

/// A browser that a test controls: the test sends inputs, reads screens, and advances the time.
struct Session {
    private(set) var browser: Browser
    private(set) var size: ScreenSize
    private(set) var now: Duration = .zero
    private(set) var hasEnded = false
    var features = ScreenFeatures()
    /// A terminal that keeps the requests outside of screens.
    let terminal: MemoryTerminal

    init(
        _ demo: String? = nil, _ columns: Int = 80, _ rows: Int = 24,
        options: DemoOptions = .fixed, themes: ThemeSetting = ThemeSetting()
    ) throws {
        size = ScreenSize(columns: columns, rows: rows)
        terminal = MemoryTerminal(size: size, inputs: [])
        browser = try Browser(.gallery, demo: demo, options: options, size: size)
        browser.themes = themes
        browser.begin(on: terminal)
    }

    /// Saves pictures in a folder instead of the working directory.
    mutating func savePictures(in folder: String) { browser.pictureFolder = folder }

    @discardableResult
    mutating func send(_ input: Input) -> Outcome {
        if case .resize(let size) = input { self.size = size }
        let response = browser.handle(input, at: now)
        if response == .quit { hasEnded = true }
        return response
    }

    @discardableResult
    mutating func press(_ keys: Key...) -> Outcome {
        keys.map { send(.key($0)) }.last ?? .ignored
    }

    mutating func type(_ text: String) {
        for character in text { press(.character(character)) }
    }

    mutating func resize(_ columns: Int, _ rows: Int) {
        send(.resize(ScreenSize(columns: columns, rows: rows)))
    }

    @discardableResult
    mutating func mouse(_ action: MouseEvent.Action, _ column: Int, _ row: Int) -> Outcome {
        send(.mouse(MouseEvent(action, column: column, row: row)))
    }

    /// Selects a demo in the list with the filter, which creates few other demos.
    mutating func choose(_ name: String) throws {
        let title = try #require(Gallery.entry(named: name)?.title)
        press("/")
        type(title)
        for _ in Gallery.entries where !rows.contains(where: { $0.hasPrefix("▌  \(title)  ") }) {
            press(.down)
        }
        press(.escape)
        try #require(rows.contains { $0.hasPrefix("▌  \(title)  ") })
    }

    /// Closes the preview, which a wide screen shows beside Files.
    mutating func closePreview() {
        if size.columns >= 110 { press("P", .escape) }
    }

    /// Advances the time. Messages disappear after two seconds.
    mutating func wait(_ duration: Duration = .seconds(3)) { now += duration }

    /// The current screen.
    var screen: Screen {
        var screen = Screen(size: size, features: features)
        var browser = browser
        screen.draw { browser.draw(into: &$0, at: now) }
        return screen
    }

    var rows: [String] { screen.lines }

    /// The rows as one text.
    var text: String { rows.joined(separator: "\n") }

    /// The last row.
    var status: String { rows.last ?? "" }

    /// The last row, with a mark at the position of the terminal's cursor.
    var prompt: String {
        let screen = screen
        guard let cursor = screen.cursor, cursor.row == size.rows - 1 else { return status }
        let cells = (0..<size.columns).map { screen[cursor.row, $0].glyph.description }
        return cells[..<cursor.column].joined() + "▏" + cells[cursor.column...].joined()
    }
}

/// The names of the demos.
let demoNames = Gallery.entries.map(\.name)

/// The quiet demos with a scrollbar that is final at the start. Log's scrollbar changes while lines
/// are measured.
let settledDemoNames = quietDemoNames.filter { $0 != "log" }

/// The names of the demos without a clock, which change only on an input.
let quietDemoNames = demoNames.filter { !["movies", "processes"].contains($0) }

extension ScreenSize: ExpressibleByStringLiteral {
    /// A size in the form `"80x24"`, for tests.
    public init(stringLiteral text: String) {
        let numbers = text.split(separator: "x").compactMap { Int($0) }
        self.init(columns: numbers[0], rows: numbers[1])
    }
}
