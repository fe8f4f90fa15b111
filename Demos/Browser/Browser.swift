import Gallery
import Reflow

/// The demo browser: a list of demos, or one demo full screen.
public struct Browser: TerminalProgram {
    /// The two screens of the browser.
    enum Mode: Equatable {
        case list, demo
    }

    var list: DemoList
    private(set) var mode: Mode
    /// Whether the command line named a demo. Leaving this demo ends the program.
    let isDirect: Bool
    /// The demos that the current demo was opened from, the latest last.
    private var trail: [String] = []
    /// The table of all keys, while it is shown.
    var help: Overlay<KeyHelp>?
    /// The palette, while it is shown.
    var palette: Overlay<Palette>?
    var notice: Notice?
    /// Whether the browser shows a status line and a scrollbar.
    let hasChrome: Bool
    private(set) var size: ScreenSize
    public internal(set) var usesMouse: Bool
    /// The terminal; `nil` if the browser is only drawn.
    private(set) var terminal: (any Terminal)?
    /// The chosen theme.
    public var themes = ThemeSetting()

    /// Makes a browser with the list of demos. With a name, it shows only that demo, on a device or on the terminal
    /// itself.
    ///
    /// Without chrome, the content gets the whole screen. Throws a `BrowserError` for an unknown name, and the error of
    /// a demo that can't be made.
    public init(
        demo name: String? = nil, options: DemoOptions = DemoOptions(),
        device: OrientedDevice? = nil, usesMouse: Bool = true, hasChrome: Bool = true,
        size: ScreenSize = ScreenSize(columns: 80, rows: 24)
    ) throws {
        self.size = size
        self.usesMouse = usesMouse
        self.hasChrome = hasChrome
        isDirect = name != nil
        mode = name == nil ? .list : .demo
        list = try DemoList(
            options: options, device: device, hasChrome: hasChrome, size: size)
        if let name { try list.choose(name) }
        resize(to: size)
    }

    public var theme: Theme? { themes.choice.theme }

    /// Stores the terminal and adopts its size. No frame was drawn yet, so the user sees no resize.
    public mutating func begin(on terminal: some Terminal) {
        self.terminal = terminal
        resize(to: terminal.size)
    }

    /// Scrolls the demo that is shown full screen.
    mutating func scroll(byRows rows: Int) {
        guard mode == .demo else { return }
        list.scene?.scroll(byRows: rows)
    }

    public mutating func hasShown(_ times: FrameTimes) {
        guard mode == .demo else { return }
        list.scene?.demo.hasShown(times)
    }

    /// The time at which the notice ends, or at which the visible demo must be woken.
    public var deadline: Duration? {
        .earlier(notice?.end, isSceneShown ? list.scene?.deadline : nil)
    }

    /// The demo that receives keys: the full-screen demo, or the preview while it has the focus.
    var focusedScene: DemoScene? { mode == .demo ? list.scene : list.focusedScene }

    /// The time for the next frame of an animation in the visible demo. This frame does not wake the demo.
    public var nextFrame: Duration? { isSceneShown ? list.scene?.demo.waits.nextFrame : nil }

    /// Whether the selected demo is visible, full screen or as a preview.
    private var isSceneShown: Bool { mode == .demo || list.previewPane != nil }

    /// Passes the time to the visible demo. Returns whether anything looks different.
    @discardableResult
    mutating func advance(to now: Duration) -> Bool {
        guard isSceneShown else { return false }
        return list.scene?.advance(to: now) ?? false
    }

    /// The descriptors that wake the visible demo.
    public var descriptors: [Int32] { isSceneShown ? list.scene?.demo.waits.descriptors ?? [] : [] }

    public mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        let hasMoved = advance(to: now)
        var wasRead = false
        if case .key(let key) = input, key != .control("l") {
            // A further key removes the notice. ^l keeps the notice, because it only draws the same screen again.
            wasRead = notice != nil
            notice = nil
        }
        let response = respond(to: input, at: now)
        return hasMoved || wasRead && notice == nil ? max(response, .redraw) : response
    }

    mutating func respond(to input: Input, at now: Duration) -> Outcome {
        if let notice, notice.end <= now { self.notice = nil }
        switch input {
        case .resize(let size): return resize(to: size, at: now)
        case .end, .key(.control("c")): return .quit
        case .key(.control("l")): return .repaint
        case .wake: return wake(at: now)
        case .key, .mouse, .paste:
            if help != nil { return updateHelp(input, at: now) }
            if palette != nil { return updatePalette(input, at: now) }
            if case .mouse(let event) = input, let key = hintedKey(at: event) {
                return respond(to: .key(key), at: now)
            }
        }
        return mode == .list ? updateList(input, at: now) : updateDemo(input, at: now)
    }
}

extension Browser {
    private mutating func updateList(_ input: Input, at now: Duration) -> Outcome {
        if let outcome = global(input, at: now) { return outcome }
        if case .mouse = input { return answer(to: list.update(input, at: now), input, at: now) }
        guard let scene = list.focusedScene else {
            return answer(to: list.update(input, at: now), input, at: now)
        }
        let outcome = scene.update(input)
        guard outcome == .leave else { return answer(to: outcome, input, at: now) }
        list.panes.setFocus(.list)
        return .redraw
    }

    private mutating func updateDemo(_ input: Input, at now: Duration) -> Outcome {
        if case .paste = input, !isTyping { return .ignored }
        if let outcome = global(input, at: now) { return outcome }
        return answer(to: list.scene?.update(input) ?? .leave, input, at: now)
    }

    /// Handles the outcome of the list or of the visible demo.
    mutating func answer(
        to response: Outcome, _ input: Input, at now: Duration
    ) -> Outcome {
        switch response {
        case .message(let text): say(text, at: now)
        case .ignored: unknown(input, at: now)
        case .opened: open(at: now)
        case .leave:
            if input == .key(.escape), mode == .list || quitsByLeaving {
                say("q quits", at: now)
            } else {
                leave()
            }
        case .handled, .redraw, .repaint, .quit: response
        }
    }

    /// Opens the demo or program that was chosen.
    private mutating func open(at now: Duration) -> Outcome {
        switch focusedScene.map(\.demo.choice) ?? list.choice {
        case .demo(let name): open(demo: name, at: now)
        case .program(let child): run(child, at: now)
        case nil: .handled
        }
    }

    /// Shows a demo full screen.
    mutating func open(demo name: String, at now: Duration) -> Outcome {
        let former = mode == .demo ? list.entry?.name : nil
        do {
            try list.choose(name)
        } catch {
            return say("\(error)", at: now)
        }
        if let former { trail.append(former) }
        mode = .demo
        notice = nil
        return resize(to: size)
    }

    /// Returns to the screen that the demo was opened from. Leaving the list ends the program.
    private mutating func leave() -> Outcome {
        // A demo that was shown before can be shown again, because its scene is kept.
        if let former = trail.popLast(), (try? list.choose(former)) != nil {
            notice = nil
            return resize(to: size)
        }
        guard mode == .demo, !isDirect else { return .quit }
        mode = .list
        notice = nil
        return resize(to: size)
    }

    /// Whether a text field receives the keys.
    var isTyping: Bool { focusedScene?.isTyping ?? list.isTyping }

    /// Wakes the visible demo.
    private mutating func wake(at now: Duration) -> Outcome {
        guard isSceneShown else { return .ignored }
        switch list.scene?.update(.wake) {
        case .redraw: return .redraw
        case .message(let text): return say(text, at: now)
        default: return .ignored
        }
    }

    /// Whether leaving the visible demo ends the program.
    var quitsByLeaving: Bool { isDirect && trail.isEmpty }

    /// Resizes the browser. Shows a message if the number of columns changes.
    private mutating func resize(to size: ScreenSize, at now: Duration) -> Outcome {
        let columns = list.scene?.demo.columnCount
        let response = resize(to: size)
        guard let columns, case .message(let text)? = list.scene?.flip(from: columns) else {
            return response
        }
        return say(text, at: now)
    }

    @discardableResult
    mutating func resize(to size: ScreenSize) -> Outcome {
        self.size = size
        _ = help?.handle(.resize(size), at: .zero)
        _ = palette?.handle(.resize(size), at: .zero)
        list.resize(to: size)
        switch mode {
        case .list: list.prepare()
        case .demo:
            let pane = Frame(size: size, hasChrome: hasChrome).content
            list.scene?.resize(pane: pane, terminal: size)
            list.scene?.scrollbarPlace = hasChrome ? .over : .none
            list.scene?.leaving = quitsByLeaving ? "quit" : "back"
        }
        return .redraw
    }
}
