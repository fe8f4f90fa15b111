import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import TerminalControls
import Terminals

/// A program of one view, with properties for rare needs: bars, a prompt, an overlay, wakes and data from other threads.
///
///     var program = ViewProgram(view) { element, region in
///         region.text("\(element.section)")
///     } on: { view, input in
///         input == .key("q") ? .quit : .ignored
///     }
///     program.status = { _ in StatusLine(hints: [Hint("q", word: "quit")]) }
///     try CursesTerminal.run(&program)
///
/// A program without these needs calls `run(&view)`. A program with several views is a `ShellProgram`.
public struct ViewProgram<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>:
    TerminalProgram
{
    /// The type of the view.
    public typealias View = CollectionView<SectionID, ItemID>

    /// The view: its data, layout, scroll position and selection.
    public var view: View {
        get { part.view }
        set { part.view = newValue }
    }
    /// The time between two periodic `.wake` inputs of `action`; nil for none.
    public var interval: Duration? {
        didSet { due = interval.map { drawn + $0 } }
    }
    /// Returns whether `action` has work left to do. If so, `action` receives a `.wake` after every frame, and other
    /// inputs in between. Each step should take less than a frame, for example ten milliseconds.
    public var isBusy: (View) -> Bool = { _ in false }
    /// Returns the file descriptors that send `action` a `.wake` when they are readable; `action` must read them. The
    /// loop calls this closure after every frame and input, so the descriptors may change.
    public var watchedDescriptors: () -> [Int32] = { [] }
    /// The snapshots from other threads. Another thread only calls `posts.post(snapshot)`, and the loop applies the
    /// snapshot. If several snapshots wait, the loop applies only the last one of them. A snapshot without changes
    /// draws no frame.
    public var posts: Mailbox<Snapshot<SectionID, ItemID>>?
    /// The key that adds a `ViewInspector` over the view, or removes it; nil for no key.
    public var inspectorKey: Key?
    /// Draws the row above the view, on screens of at least eight rows; nil for no row.
    public var top: ((View, inout Region) -> Void)?
    /// Returns the bar below the view, on screens of at least eight rows; nil for no bar. A click on a hint of the bar
    /// presses its key.
    public var status: ((View) -> StatusLine)?
    /// Returns the part to open over the view for an input that `action` has ignored; nil for none. The open part
    /// receives all keys and mouse events until it returns `.leave`.
    public var overlay: (View, Input) -> (any TerminalPart)? = { _, _ in nil }
    /// Returns the prompt to open in the last row for an input that `action` has ignored; nil for none.
    public var prompt: (View, Input) -> ViewPrompt<SectionID, ItemID>? = { _, _ in nil }

    var part: ViewPart<SectionID, ItemID>
    private let action: (inout View, Input) -> Outcome
    private let opening: (inout View, ItemID) -> Outcome
    /// The time of the next periodic `.wake`; nil for none.
    private var due: Duration?
    /// The time of the last frame.
    private var drawn: Duration
    private var size: ScreenSize
    /// The part that is open over the view; nil for none.
    private var openPart: (any TerminalPart)?
    /// The prompt that is open in the last row; nil for none.
    private var openPrompt: ViewPrompt<SectionID, ItemID>?
    /// The message in the last row, shown until the next key, paste, click or wheel step.
    private var message: String?

    /// Makes a program that shows a view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - scale: The scale from points to cells.
    ///   - selection: The style that marks the selected item.
    ///   - body: Draws one element.
    ///   - action: Handles every input first, and may change the view. The view handles inputs that `action` ignores;
    ///     see `CollectionView.handle`.
    ///   - opening: Handles the opening of an item, by Enter or a second click.
    public init(
        _ view: View, scale: CellScale = CellScale(), selection: SelectionStyle = .reverse,
        _ body: @escaping (Element<SectionID, ItemID>, inout Region) -> Void,
        on action: @escaping (inout View, Input) -> Outcome,
        opening: @escaping (inout View, ItemID) -> Outcome = { _, _ in .ignored }
    ) {
        self.init(
            view, scale: scale, selection: selection, size: ScreenSize(columns: 80, rows: 24),
            at: .zero, body, on: action, opening: opening)
    }

    /// Makes a program on a screen of a size, at the time `now`.
    init(
        _ view: View, scale: CellScale, selection: SelectionStyle, size: ScreenSize,
        at now: Duration, _ body: @escaping (Element<SectionID, ItemID>, inout Region) -> Void,
        on action: @escaping (inout View, Input) -> Outcome,
        opening: @escaping (inout View, ItemID) -> Outcome
    ) {
        part = ViewPart(view, scale: scale, selection: selection, size: size, at: now, body)
        self.action = action
        self.opening = opening
        self.size = size
        drawn = now
    }

    public var nextFrame: Duration? { .earlier(part.nextFrame, openPart?.nextFrame) }
    public var deadline: Duration? {
        let next = isBusy(part.view) ? drawn + .nanoseconds(1) : nil
        return .earlier(next, .earlier(due, openPart?.deadline))
    }
    public var descriptors: [Int32] {
        watchedDescriptors() + (posts.map { [$0.descriptor] } ?? [])
            + (openPart?.descriptors ?? [])
    }

    /// The area of the view on the screen, between the bars.
    private var area: ScreenArea {
        guard size.rows >= Self.leastRowsForBars else { return ScreenArea(of: size) }
        let (first, end) = (top == nil ? 0 : 1, size.rows - (status == nil ? 0 : 1))
        return ScreenArea(columns: 0..<size.columns, rows: first..<end)
    }

    /// The smallest number of rows of a screen with bars.
    private static var leastRowsForBars: Int { 8 }

    public mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        let hasMoved = part.advance(to: now)
        let hasCleared = clearMessage(for: input)
        let outcome = respond(to: input, at: now)
        if case .message(let text) = outcome { message = text }
        return hasMoved || hasCleared ? max(outcome, .redraw) : outcome
    }

    /// Removes the message if the input is a key, a paste, a click or a wheel step. Returns whether there was a
    /// message.
    private mutating func clearMessage(for input: Input) -> Bool {
        switch input {
        case .key, .paste: break
        // Releasing the button ends the click that may have caused the message, so the message stays.
        case .mouse(let event) where event.action != .release && event.action != .drag: break
        default: return false
        }
        defer { message = nil }
        return message != nil
    }

    private mutating func respond(to input: Input, at now: Duration) -> Outcome {
        if case .resize(let size) = input { resize(to: size, at: now) }
        // Set the next deadline only at a `.wake`, because `action` must receive a `.wake` for each deadline.
        if input == .wake, let interval, let time = due, time <= now { due = now + interval }
        let isPosted = applyPosts()
        let outcome =
            openPrompt != nil
            ? handleInPrompt(input, at: now)
            : openPart != nil
                ? handleBesideOverlay(input, at: now) : handleInput(input, at: now)
        return isPosted ? max(.redraw, outcome) : outcome
    }

    private mutating func resize(to size: ScreenSize, at now: Duration) {
        self.size = size
        _ = part.handle(.resize(area.size), at: now)
    }

    /// Applies the newest snapshot that other threads have posted. Returns false if there is no snapshot, or if the
    /// snapshot contains no change.
    private mutating func applyPosts() -> Bool {
        guard let snapshot = posts?.drain().last else { return false }
        return part.view.apply(snapshot)
    }

    /// Passes an input to `action`, then to `overlay`, which may open a part, and then to the view.
    private mutating func handleInput(_ input: Input, at now: Duration) -> Outcome {
        let area = area
        let own = action(&part.view, input.relative(to: area))
        guard own == .ignored else { return own }
        if input == .key(.control("l")) { return .repaint }
        if let inspectorKey, input == .key(inspectorKey) {
            part.inspector = part.inspector == nil ? ViewInspector() : nil
            return .redraw
        }
        if let open = overlay(part.view, input) {
            openPart = open
            _ = openPart?.handle(.resize(size), at: now)
            return .redraw
        }
        if let open = prompt(part.view, input) {
            openPrompt = open
            return .redraw
        }
        switch input {
        // The part has already received its own size.
        case .resize: return .ignored
        case .mouse(let event) where !area.contains(column: event.column, row: event.row):
            guard event.action == .press, event.row >= area.rows.upperBound,
                let key = status?(part.view).key(atColumn: event.column, columns: size.columns)
            else { return .ignored }
            return handleInput(.key(key), at: now)
        default: break
        }
        let outcome = part.handle(input.relative(to: area), at: now)
        guard outcome == .opened, let item = part.view.selection else { return outcome }
        return opening(&part.view, item)
    }

    /// Passes an input to the open part, and closes the part if it returns `.leave`. An input that is neither a key, a
    /// paste nor a mouse event is also passed to `action`.
    private mutating func handleBesideOverlay(_ input: Input, at now: Duration) -> Outcome {
        if input == .key(.control("l")) { return .repaint }
        let outcome = openPart?.handle(input, at: now) ?? .leave
        switch input {
        case .key, .paste, .mouse: break
        case .resize, .wake, .end: return max(outcome, action(&part.view, input))
        }
        guard outcome == .leave else { return outcome }
        openPart = nil
        return .redraw
    }

    /// Passes keys and pasted text to the open prompt, until it ends. `action` receives wakes, resizes and the end.
    private mutating func handleInPrompt(_ input: Input, at now: Duration) -> Outcome {
        switch input {
        case .key(.control("l")): return .repaint
        case .key, .paste: break
        case .mouse: return .handled
        case .resize, .wake, .end: return max(action(&part.view, input), .redraw)
        }
        guard var open = openPrompt else { return .ignored }
        let former = open.field.text
        let outcome = open.field.handle(input, at: now)
        openPrompt = open
        guard outcome == .ignored else {
            return open.field.text == former
                ? outcome : max(outcome, open.change(&part.view, open.field.text))
        }
        switch input {
        case .key(.enter):
            openPrompt = nil
            return max(.redraw, open.submit(&part.view, former))
        case .key(.escape), .key(.backspace):
            openPrompt = nil
            return max(.redraw, open.cancel(&part.view))
        default: return .message("type a text; enter accepts it, esc cancels")
        }
    }

    public mutating func draw(into region: inout Region, at now: Duration) {
        drawn = now
        let size = ScreenSize(columns: region.columns, rows: region.rows)
        // The size differs in the first frame, and the area after a bar was added or removed.
        if size != self.size || area.size != part.size { resize(to: size, at: now) }
        // The loop assumes that a frame has handled a past deadline. The `.wake` has not come yet, so the deadline is
        // set again.
        if let time = due, time <= now { due = now + .nanoseconds(1) }
        let area = area
        if area.rows.lowerBound > 0, let top {
            region.within(columns: area.columns, rows: 0..<1) { top(part.view, &$0) }
        }
        if area == ScreenArea(of: size) {
            part.draw(into: &region, at: now)
        } else {
            region.within(area) { part.draw(into: &$0, at: now) }
        }
        drawLastRow(into: &region, at: now)
        openPart?.draw(into: &region, at: now)
    }

    /// Draws the prompt, the bar or the message. Without room for a bar, a prompt or a message covers the last row of
    /// the view.
    private func drawLastRow(into region: inout Region, at now: Duration) {
        let hasBar = area.rows.upperBound < size.rows
        guard hasBar || openPrompt != nil || message != nil else { return }
        var line = status?(part.view) ?? StatusLine()
        if let openPrompt {
            line = StatusLine(
                title: openPrompt.title, field: openPrompt.field,
                hints: [Hint(.enter, word: "accept"), Hint(.escape, word: "cancel")])
        }
        line.message = message ?? line.message
        region.within(columns: 0..<region.columns, rows: region.rows - 1..<region.rows) { row in
            row.fill(.terminal)
            guard !hasBar, openPrompt == nil else { return line.draw(into: &row, at: now) }
            row.text(message ?? "", row: 0, .bold)
        }
    }
}
