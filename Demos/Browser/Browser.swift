import Gallery
import Reflow

/// The demo browser: a list of demos with a preview, or one demo full screen.
public struct Browser: TerminalProgram {
    var shell: Shell<BrowserProgram>

    /// Makes a browser with the list of demos. If a name is given, the browser shows only that demo, on a device or on
    /// the terminal itself.
    ///
    /// The catalog contains the demos of the list; by default those of the gallery.
    ///
    /// If a demo is the `start`, the browser opens this demo, and leaving it leads to the list. If this demo can't be
    /// made, the browser shows the list and a message.
    ///
    /// With `isTour`, the browser shows the tour, which any key stops. Without chrome, the content gets the whole
    /// screen. Throws a `BrowserError` for an unknown name, and the error of a demo that can't be made.
    public init(
        _ catalog: DemoCatalog = .all, demo name: String? = nil, start: String? = nil,
        isTour: Bool = false, options: DemoOptions = DemoOptions(),
        device: OrientedDevice? = nil, usesMouse: Bool = true, hasChrome: Bool = true,
        size: ScreenSize = ScreenSize(columns: 80, rows: 24)
    ) throws {
        let program = try BrowserProgram(
            catalog, demo: name, start: start, isTour: isTour, options: options, device: device,
            hasChrome: hasChrome, size: size)
        shell = Shell(program, size: size, hasBar: hasChrome)
        shell.state.usesMouse = usesMouse
    }

    /// The chosen theme.
    public var themes: ThemeSetting {
        get { shell.program.themes }
        set {
            shell.program.themes = newValue
            shell.state.theme = newValue.choice.theme
        }
    }

    /// Sets the message that the browser shows first; `nil` changes nothing.
    public mutating func showFirst(_ notice: String?) {
        shell.program.notice = notice ?? shell.program.notice
    }

    /// Stores the terminal, adopts its size and shows the first message. No frame was drawn yet, so the user sees no
    /// resize.
    public mutating func begin(on terminal: some Terminal) {
        shell.attach(to: terminal)
        if shell.program.notice != nil { _ = shell.handle(.wake, at: terminal.now) }
    }

    public var usesMouse: Bool { shell.usesMouse }
    public var theme: Theme? { shell.theme }
    public var nextFrame: Duration? { shell.nextFrame }
    public var deadline: Duration? { shell.deadline }
    public var descriptors: [Int32] { shell.descriptors }

    public mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        let outcome =
            shell.program.script == nil
            ? shell.handle(input, at: now) : handleWithScript(input, at: now)
        return savePicture(after: outcome, at: now)
    }

    public mutating func draw(into region: inout Region, at now: Duration) {
        shell.draw(into: &region, at: now)
    }

    public mutating func hasShown(_ times: FrameTimes) { shell.hasShown(times) }

    /// The demo that receives keys: the full-screen demo, or the preview while the preview has the focus.
    var focusedScene: DemoScene? { shell.program.focusedScene(shell.state.focus) }

    /// Scrolls the full-screen demo down by rows.
    mutating func scroll(byRows rows: Int) {
        guard shell.program.mode == .demo, let scene = shell.program.list.scene else { return }
        scene.demo.go(to: .distance(Double(rows) * scene.stage.scale.cell.height))
    }
}
