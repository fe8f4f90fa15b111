import Gallery
import Reflow

/// The browser as a program of the shell: its demos, its screens and its settings.
struct BrowserProgram: ShellProgram {
    enum Pane: Hashable, Sendable {
        case list
        /// The selected demo: the preview beside the list, or full screen.
        case demo
    }

    /// The two screens of the browser.
    enum Mode: Equatable {
        case list, demo
    }

    var list: DemoList
    private(set) var mode: Mode
    /// Whether the command line named a demo. Leaving this demo ends the program.
    let isDirect: Bool
    let hasChrome: Bool
    /// The demos that the current demo was opened from, the latest last.
    private var trail: [String] = []
    /// The chosen theme.
    var themes = ThemeSetting()
    /// The accepted texts of the prompts, the latest last.
    var histories: [Command: [String]] = [:]
    /// The size of the demo, inside the frame of the preview.
    var demoSize: ScreenSize
    /// The size of the whole screen. A rotated screen swaps its sides.
    private var screenSize: ScreenSize
    /// Whether the list has a preview beside it.
    var hasPreview = false
    /// The panes of the list's screen, stored while a demo is full screen.
    private var listPanes = Self.listPanes
    /// Whether the size has changed while a child process had the terminal. Then the next resize shows no message,
    /// because it would replace the error of the child process.
    var wasResizedByChild = false
    /// The pane with the focus when the prompt was opened. The prompt closes if the focus moves.
    var promptPane: Pane?
    /// The panel whose value is typed in the prompt; `nil` for none.
    var typedPanel: Panel?
    /// The demo whose question the prompt asks; `nil` for none.
    var askingScene: DemoScene?
    /// The script that is running; `nil` for none.
    var script: DemoScript?
    /// The sentence of the tour above the demo; `nil` while no tour is shown.
    var tour: String?
    /// Whether a key has stopped the tour, so that the next wake removes its sentence.
    var isStoppingTour = false
    /// The message to show at the next wake; `nil` for none.
    var notice: String?
    /// The form of the picture that the browser saves after the current input; `nil` for none.
    var requestedPicture: PictureForm?
    /// The folder for saved pictures: the working directory.
    var pictureFolder = Array(".".utf8)
    /// The time of the last input or frame.
    private(set) var now = Duration.zero
    /// The visible demo, its number of columns and its size, after the last input.
    private var shown: (scene: ObjectIdentifier, columns: Int, width: Int, height: Int)?

    /// The minimum width of a list with a preview, in columns.
    private static let leastPreviewColumns = 56

    private static var listPanes: Panes<Pane> {
        Panes(
            [
                .init(.list, cells: DemoList.columns, least: 12),
                .init(.demo, least: leastPreviewColumns - DemoList.columns - 2),
            ], below: leastPreviewColumns)
    }

    init(
        _ catalog: DemoCatalog, demo name: String?, start: String?, isTour: Bool,
        options: DemoOptions, device: OrientedDevice?, hasChrome: Bool, size: ScreenSize
    ) throws {
        screenSize = size
        // The size of a full-screen demo without a title row, so that its layout is solved only once.
        demoSize = size
        if hasChrome, size.rows >= ShellState<Self>.leastRowsForBar { demoSize.rows -= 1 }
        isDirect = name != nil
        mode = name == nil && !isTour ? .list : .demo
        self.hasChrome = hasChrome
        list = try DemoList(catalog, options: options, device: device)
        if isTour { (script, tour) = (.tour, TourScene.title(at: 0)) }
        if let name = isTour ? TourScene.all[0].demo : name {
            try list.choose(name, size: demoSize, terminal: terminalSize)
        } else if let start {
            do {
                try list.choose(start, size: demoSize, terminal: terminalSize)
                mode = .demo
            } catch {
                // The list is better than an error: the user has not named the demo for this run.
                notice = "\(error)"
            }
        }
        list.scene?.leaving = leavingWord
    }

    var panes: Panes<Pane> { mode == .list ? Self.listPanes : Panes([.init(.demo)]) }

    /// The size that a rotated terminal swaps: the whole screen, or the preview.
    var terminalSize: ScreenSize { mode == .list ? demoSize : screenSize }

    /// Returns the demo that receives keys: the full-screen demo, or the preview while the preview has the focus.
    func focusedScene(_ pane: Pane) -> DemoScene? { pane == .demo ? list.scene : nil }

    func keys(for pane: Pane) -> ShellKeys<Command> {
        focusedScene(pane)?.keys ?? (hasPreview ? KeyMap.listWithPreview : KeyMap.list)
    }

    /// Returns whether digits are a number before a key. A panel that takes a value receives the digits instead.
    func takesCounts(in pane: Pane) -> Bool {
        focusedScene(pane).map { $0.panelValue == nil } ?? false
    }

    mutating func resize(to size: ScreenSize) {
        screenSize = size
        // If there is a preview, `handleInDemo` sets this to true when the preview receives its size.
        hasPreview = false
    }

    mutating func advance(to now: Duration) -> Bool {
        self.now = now
        return list.scene?.advance(to: now) ?? false
    }

    mutating func hasShown(_ times: FrameTimes) {
        if mode == .demo { _ = list.scene?.demo.perform(.shown(times)) }
    }
}

/// The screens: the list, and a demo.
extension BrowserProgram {
    /// Whether leaving the visible demo ends the program.
    var quitsByLeaving: Bool { isDirect && trail.isEmpty }

    private var leavingWord: String { mode == .demo && quitsByLeaving ? "quit" : "back" }

    /// Opens the chosen demo or program.
    mutating func open(_ pane: Pane, in shell: inout ShellState<BrowserProgram>) -> Outcome {
        let choice =
            pane == .demo ? list.scene?.demo.facts.choice : list.entry.map { .demo($0.name) }
        return switch choice {
        case .demo(let name): open(demo: name, in: &shell)
        case .program(let child): run(child, in: &shell)
        case nil: .message("there is no demo to open")
        }
    }

    /// Shows a demo full screen. Leaving it returns to the demo before, or goes through `demos`, the latest first.
    mutating func open(
        demo name: String, in shell: inout ShellState<BrowserProgram>,
        leavingTo demos: [String]? = nil
    ) -> Outcome {
        let former = mode == .demo ? list.entry.map { [$0.name] } ?? [] : []
        do { try list.choose(name, size: demoSize, terminal: terminalSize) } catch {
            return .message("\(error)")
        }
        trail = demos ?? trail + former
        return show(.demo, in: &shell)
    }

    /// Returns to the screen that the demo was opened from. Leaving the list ends the program.
    mutating func leave(
        _ key: Key, in shell: inout ShellState<BrowserProgram>
    ) -> Outcome {
        if mode == .list, shell.focus == .demo {
            shell.panes.setFocus(.list)
            return .redraw
        }
        if key == .escape, mode == .list || quitsByLeaving { return .message("q quits") }
        // A demo that was shown before can be shown again, because its scene is kept.
        if let former = trail.popLast(),
            (try? list.choose(former, size: demoSize, terminal: terminalSize)) != nil
        {
            return show(.demo, in: &shell)
        }
        guard mode == .demo, !isDirect else { return .quit }
        return show(.list, in: &shell)
    }

    private mutating func show(
        _ mode: Mode, in shell: inout ShellState<BrowserProgram>
    ) -> Outcome {
        if self.mode == .list { listPanes = shell.panes }
        self.mode = mode
        shell.panes = mode == .list ? listPanes : panes
        if mode == .list { shell.panes.setFocus(.list) }
        list.scene?.leaving = leavingWord
        shown = nil
        return .redraw
    }

    /// Remembers the number of columns of a demo that has just appeared.
    mutating func rememberColumns() {
        guard shown == nil, let scene = list.scene else { return }
        rememberForm(of: scene, scene.demo.facts)
    }

    /// Remembers the size and the number of columns of a demo, to report a change.
    private mutating func rememberForm(of scene: DemoScene, _ facts: DemoFacts) {
        shown = (ObjectIdentifier(scene), facts.columns, facts.width, facts.height)
    }

    /// Finishes an input: makes the selected demo for the preview, and closes the prompt of a panel that lost the focus.
    /// Reports a change of the size and of the number of columns.
    mutating func finish(
        _ outcome: Outcome, of input: Input, in shell: inout ShellState<BrowserProgram>
    ) -> Outcome {
        if mode == .list {
            if shell.panes.placement == .one { shell.panes.setFocus(.list) }
            hasPreview = shell.panes.area(of: .demo) != nil
            if hasPreview { list.prepare(size: demoSize) }
            if list.scene == nil { shell.panes.setFocus(.list) }
        }
        if let pane = promptPane, shell.focus != pane { shell.closePrompt() }
        if !shell.isPrompting { promptPane = nil }
        let cancelled = cancelQuestion(in: shell)
        var outcome = max(outcome, cancelled ?? .ignored)
        guard let scene = list.scene else { return outcome }
        // Reading the facts takes longer than handling most keys, so read them once.
        let facts = scene.demo.facts
        if cancelled == nil { outcome = max(outcome, ask(facts.question, of: scene, in: &shell)) }
        if let panel = typedPanel, !shell.isPrompting || scene.panels.focus != panel {
            shell.closePrompt()
            typedPanel = nil
        }
        let former = shown
        rememberForm(of: scene, facts)
        if case .resize = input, wasResizedByChild {
            wasResizedByChild = false
            return outcome
        }
        // A message of a panel, or about changed data, takes precedence over the message about columns.
        if input == .wake || scene.panels.focus != nil, case .message = outcome { return outcome }
        guard let former, former.scene == shown?.scene else { return outcome }
        // The frame of a preview shows the size.
        let hasNewSize = (former.width, former.height) != (facts.width, facts.height)
        if case .resize = input, mode == .demo, hasNewSize, scene.showsSizes {
            let isNarrow = screenSize.columns < 60
            outcome = .message(
                isNarrow ? "\(facts.sizeText) · \(facts.columnText)" : scene.formText)
        }
        return scene.columnChange(from: former.columns, to: facts, in: outcome) ?? outcome
    }
}
