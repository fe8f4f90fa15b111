import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Terminals

/// What is around a view: a row above it, a row below, and what lies over it for a while.
///
/// There are rows for bars from eight rows on.
struct ViewDecorations<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    typealias View = CollectionView<SectionID, ItemID>

    var top: ((View, inout Region) -> Void)?
    var bottom: ((View, inout Region) -> Void)?
    var overlay: (View, Input) -> (any TerminalPart)? = { _, _ in nil }

    /// From so many rows on there are bars.
    private static var leastRows: Int { 8 }

    /// Where the view stands.
    func area(in size: ScreenSize) -> ScreenArea {
        guard size.rows >= Self.leastRows else { return ScreenArea(of: size) }
        let (first, end) = (top == nil ? 0 : 1, size.rows - (bottom == nil ? 0 : 1))
        return ScreenArea(columns: 0..<size.columns, rows: first..<end)
    }
}

/// One view on the whole screen, less what is around it, as a program for the loop.
struct ViewProgram<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: TerminalProgram {
    typealias View = CollectionView<SectionID, ItemID>

    var part: ViewPart<SectionID, ItemID>
    var decorations = ViewDecorations<SectionID, ItemID>()
    /// How often the program is woken; nil for never.
    let interval: Duration?
    /// Whether it is woken again after each frame.
    let isBusy: (View) -> Bool
    private let watched: () -> [Int32]
    /// Data from other threads.
    let posts: Mailbox<Snapshot<SectionID, ItemID>>?
    /// Puts an inspector over the view, and takes it away; nil for no key.
    let inspectorKey: Key?
    let action: (inout View, Input) -> Outcome
    let opening: (inout View, ItemID) -> Outcome
    /// When the program itself is woken next.
    private var due: Duration?
    /// When the last frame was drawn.
    private var drawn = Duration.zero
    private var size: ScreenSize
    /// What lies over the view now.
    private var overlay: (any TerminalPart)?

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
        let outcome = respond(to: input, at: now)
        return hasMoved ? max(outcome, .redraw) : outcome
    }

    private mutating func respond(to input: Input, at now: Duration) -> Outcome {
        if case .resize(let size) = input { resize(to: size, at: now) }
        // Any other input leaves the wake due, as `action` has not heard it.
        if input == .wake, let interval, let time = due, time <= now { due = now + interval }
        let isPosted = takePosts()
        let outcome = overlay == nil ? hear(input, at: now) : hearOverView(input, at: now)
        return isPosted ? max(.redraw, outcome) : outcome
    }

    private mutating func resize(to size: ScreenSize, at now: Duration) {
        self.size = size
        _ = part.handle(.resize(decorations.area(in: size).size), at: now)
    }

    /// Shows the newest of the snapshots that other threads have posted; false when there was none, or nothing is
    /// different in it.
    private mutating func takePosts() -> Bool {
        guard let snapshot = posts?.drain().last else { return false }
        return part.view.apply(snapshot)
    }

    /// The program hears an input first, then it may lay something over the view, which has what is left.
    private mutating func hear(_ input: Input, at now: Duration) -> Outcome {
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
        // The part has its own size already.
        case .resize: return .ignored
        case .mouse(let event) where !area.contains(column: event.column, row: event.row):
            return .ignored
        default: break
        }
        let outcome = part.handle(input.relative(to: area), at: now)
        guard outcome == .opened, let item = part.view.selection else { return outcome }
        return opening(&part.view, item)
    }

    /// What is typed is for what lies over the view, until it is left; the program hears the rest as well.
    private mutating func hearOverView(_ input: Input, at now: Duration) -> Outcome {
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
        // For the loop a frame serves a deadline that has come; this wake is owed all the same.
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
    }
}
