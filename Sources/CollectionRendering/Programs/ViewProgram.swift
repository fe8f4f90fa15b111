import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import TerminalControls
import Terminals

/// A program of one view, with properties for rare needs: bars, a prompt, an overlay, wakes and data from other
/// threads.
///
///     var program = ViewProgram(view) { element, region in
///         region.text("\(element.section)")
///     } on: { view, input in
///         input == .key("q") ? .quit : .ignored
///     }
///     program.status = { _ in StatusLine(hints: [Hint("q", word: "quit")]) }
///     try DefaultTerminal.run(&program)
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
    let action: (inout View, Input) -> Outcome
    let opening: (inout View, ItemID) -> Outcome
    /// The time of the next periodic `.wake`; nil for none.
    var due: Duration?
    /// The time of the last frame.
    private var drawn: Duration
    var size: ScreenSize
    /// The part that is open over the view; nil for none.
    var openPart: (any TerminalPart)?
    /// The prompt that is open in the last row; nil for none.
    var openPrompt: ViewPrompt<SectionID, ItemID>?
    /// The message in the last row, shown until the next key, paste, click or wheel step.
    var message: String?

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
    var area: ScreenArea {
        guard size.rows >= Self.leastRowsForBars else {
            // On a low screen, a prompt takes the last row, so that it does not cover a selected item.
            let end = openPrompt == nil || size.rows < 2 ? size.rows : size.rows - 1
            return ScreenArea(columns: 0..<size.columns, rows: 0..<end)
        }
        let (first, end) = (top == nil ? 0 : 1, size.rows - (status == nil ? 0 : 1))
        return ScreenArea(columns: 0..<size.columns, rows: first..<end)
    }

    /// The smallest number of rows of a screen with bars.
    private static var leastRowsForBars: Int { 8 }

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

    /// Draws the prompt, the bar or the message. Without room for a bar, a message covers the last row of the view.
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
