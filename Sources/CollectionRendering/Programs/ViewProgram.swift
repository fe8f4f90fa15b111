import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Terminals

/// The bars above and below a view, and the overlay.
///
/// Bars are shown on screens of at least eight rows.
struct ViewDecorations<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    typealias View = CollectionView<SectionID, ItemID>

    var top: ((View, inout Region) -> Void)?
    var bottom: ((View, inout Region) -> Void)?
    var overlay: (View, Input) -> (any TerminalPart)? = { _, _ in nil }

    /// The smallest number of rows of a screen with bars.
    private static var leastRows: Int { 8 }

    /// Returns the area of the view on the screen.
    func area(in size: ScreenSize) -> ScreenArea {
        guard size.rows >= Self.leastRows else { return ScreenArea(of: size) }
        let (first, end) = (top == nil ? 0 : 1, size.rows - (bottom == nil ? 0 : 1))
        return ScreenArea(columns: 0..<size.columns, rows: first..<end)
    }
}

/// A program of one view with its bars.
struct ViewProgram<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: TerminalProgram {
    typealias View = CollectionView<SectionID, ItemID>

    var part: ViewPart<SectionID, ItemID>
    var decorations = ViewDecorations<SectionID, ItemID>()
    /// The time between two periodic `.wake` inputs; nil for none.
    let interval: Duration?
    /// Whether `action` receives a `.wake` after each frame.
    let isBusy: (View) -> Bool
    private let watched: () -> [Int32]
    /// The snapshots from other threads.
    let posts: Mailbox<Snapshot<SectionID, ItemID>>?
    /// The key that adds or removes the inspector; nil for no key.
    let inspectorKey: Key?
    let action: (inout View, Input) -> Outcome
    let opening: (inout View, ItemID) -> Outcome
    /// The time of the next periodic `.wake`; nil for none.
    private var due: Duration?
    /// The time of the last frame.
    private var drawn = Duration.zero
    private var size: ScreenSize
    /// The part that is open over the view.
    private var overlay: (any TerminalPart)?
    /// The message in the last row, shown until the next key, paste, click or wheel step.
    private var message: String?

    init(
        _ view: View, scale: CellScale, selection: SelectionStyle = .reverse, interval: Duration?,
        isBusy: @escaping (View) -> Bool = { _ in false },
        descriptors: @autoclosure @escaping () -> [Int32],
        posts: Mailbox<Snapshot<SectionID, ItemID>>?, size: ScreenSize, now: Duration,
        inspectorKey: Key? = nil,
        decorations: ViewDecorations<SectionID, ItemID> = ViewDecorations(),
        body: @escaping (Element<SectionID, ItemID>, inout Region) -> Void,
        action: @escaping (inout View, Input) -> Outcome,
        opening: @escaping (inout View, ItemID) -> Outcome
    ) {
        part = ViewPart(
            view, scale: scale, selection: selection, size: decorations.area(in: size).size,
            at: now, body)
        self.decorations = decorations
        self.interval = interval
        self.isBusy = isBusy
        watched = descriptors
        self.posts = posts
        self.inspectorKey = inspectorKey
        self.action = action
        self.opening = opening
        self.size = size
        due = interval.map { now + $0 }
    }

    var nextFrame: Duration? { .earlier(part.nextFrame, overlay?.nextFrame) }
    var deadline: Duration? {
        let next = isBusy(part.view) ? drawn + .nanoseconds(1) : nil
        return .earlier(next, .earlier(due, overlay?.deadline))
    }
    var descriptors: [Int32] {
        watched() + (posts.map { [$0.descriptor] } ?? []) + (overlay?.descriptors ?? [])
    }

    mutating func handle(_ input: Input, at now: Duration) -> Outcome {
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
            overlay == nil ? handleInput(input, at: now) : handleBesideOverlay(input, at: now)
        return isPosted ? max(.redraw, outcome) : outcome
    }

    private mutating func resize(to size: ScreenSize, at now: Duration) {
        self.size = size
        _ = part.handle(.resize(decorations.area(in: size).size), at: now)
    }

    /// Applies the newest snapshot that other threads have posted. Returns false if there is no snapshot, or if the
    /// snapshot contains no change.
    private mutating func applyPosts() -> Bool {
        guard let snapshot = posts?.drain().last else { return false }
        return part.view.apply(snapshot)
    }

    /// Passes an input to `action`, then to `overlay`, which may open a part, and then to the view.
    private mutating func handleInput(_ input: Input, at now: Duration) -> Outcome {
        let area = decorations.area(in: size)
        let own = action(&part.view, input.relative(to: area))
        guard own == .ignored else { return own }
        if input == .key(.control("l")) { return .repaint }
        if let inspectorKey, input == .key(inspectorKey) {
            part.inspector = part.inspector == nil ? ViewInspector() : nil
            return .redraw
        }
        if let overlay = decorations.overlay(part.view, input) {
            self.overlay = overlay
            _ = self.overlay?.handle(.resize(size), at: now)
            return .redraw
        }
        switch input {
        // The part has already received its own size.
        case .resize: return .ignored
        case .mouse(let event) where !area.contains(column: event.column, row: event.row):
            return .ignored
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
        let outcome = overlay?.handle(input, at: now) ?? .leave
        switch input {
        case .key, .paste, .mouse: break
        case .resize, .wake, .end: return max(outcome, action(&part.view, input))
        }
        guard outcome == .leave else { return outcome }
        overlay = nil
        return .redraw
    }

    mutating func draw(into region: inout Region, at now: Duration) {
        drawn = now
        // The loop ignores a deadline that is past at the time of a frame. The `.wake` for this deadline has not come
        // yet, so set the deadline to a later time.
        if let time = due, time <= now { due = now + .nanoseconds(1) }
        let area = decorations.area(in: size)
        if area.rows.lowerBound > 0, let top = decorations.top {
            region.within(columns: area.columns, rows: 0..<1) { top(part.view, &$0) }
        }
        if area.rows.upperBound < size.rows, let bottom = decorations.bottom {
            let rows = area.rows.upperBound..<size.rows
            region.within(columns: area.columns, rows: rows) { bottom(part.view, &$0) }
        }
        if area == ScreenArea(of: size) {
            part.draw(into: &region, at: now)
        } else {
            region.within(area) { part.draw(into: &$0, at: now) }
        }
        overlay?.draw(into: &region, at: now)
        guard let message else { return }
        region.within(columns: 0..<region.columns, rows: region.rows - 1..<region.rows) {
            $0.fill(.terminal)
            $0.text(message, row: 0, .bold)
        }
    }
}
