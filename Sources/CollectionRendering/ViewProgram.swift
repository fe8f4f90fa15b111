import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Terminals

/// One view that fills the screen, as a program for the loop.
struct ViewProgram<SectionID: Hashable, ItemID: Hashable>: TerminalProgram {
    typealias View = CollectionView<SectionID, ItemID>

    var view: View
    let scale: CellScale
    /// How often the program is woken; nil for never.
    let interval: Duration?
    let descriptors: [Int32]
    /// Data from other threads.
    let posts: Mailbox<Snapshot<SectionID, ItemID>>?
    let body: (Element<SectionID, ItemID>, inout Region) -> Void
    let action: (inout View, Input) -> Outcome
    let opening: (inout View, ItemID) -> Outcome
    /// When the program is woken next.
    private(set) var deadline: Duration?
    private var buffer = ElementBuffer<SectionID, ItemID>()

    init(
        _ view: View, scale: CellScale, interval: Duration?, descriptors: [Int32],
        posts: Mailbox<Snapshot<SectionID, ItemID>>?, size: ScreenSize, now: Duration,
        body: @escaping (Element<SectionID, ItemID>, inout Region) -> Void,
        action: @escaping (inout View, Input) -> Outcome,
        opening: @escaping (inout View, ItemID) -> Outcome
    ) {
        self.view = view
        self.view.advance(to: now)
        self.scale = scale
        self.interval = interval
        self.descriptors = descriptors + (posts.map { [$0.descriptor] } ?? [])
        self.posts = posts
        self.body = body
        self.action = action
        self.opening = opening
        deadline = interval.map { now + $0 }
        resize(to: size)
    }

    private mutating func resize(to size: ScreenSize) {
        let scale = scale
        view.update {
            $0.environment.size = scale.size(of: size)
            $0.offsetQuantum = scale.cell.height
            $0.horizontalQuantum = scale.cell.width
        }
    }

    /// When what moves in the view is to be drawn again: that wakes nobody.
    var nextFrame: Duration? { view.deadline }

    mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        let hasMoved = view.advance(to: now)
        let response = respond(to: input, at: now)
        return hasMoved ? max(response, .redraw) : response
    }

    private mutating func respond(to input: Input, at now: Duration) -> Outcome {
        if case .resize(let size) = input { resize(to: size) }
        // Any other input leaves the wake due, as `action` has not heard it.
        if input == .wake, let interval, let due = deadline, due <= now {
            deadline = now + interval
        }
        let isPosted = takePosts()
        let own = action(&view, input)
        let response = own == .ignored ? handle(input) : own
        return isPosted ? max(.redraw, response) : response
    }

    /// Shows the newest of the snapshots that other threads have posted; false when there was none, or nothing is
    /// different in it.
    private mutating func takePosts() -> Bool {
        guard let snapshot = posts?.drain().last else { return false }
        return view.apply(snapshot)
    }

    /// What the view does with an input that the program leaves to it.
    private mutating func handle(_ input: Input) -> Outcome {
        if input == .key(.control("l")) { return .repaint }
        let response = view.handle(input, scale: scale)
        guard response == .opened, let item = view.selection else { return response }
        return opening(&view, item)
    }

    mutating func draw(into region: inout Region, at now: Duration) {
        view.advance(to: now)
        // For the loop a frame serves a deadline that has come; this wake is owed all the same.
        if let due = deadline, due <= now { deadline = now + .nanoseconds(1) }
        region.draw(view, scale: scale, buffer: &buffer, body)
    }
}

extension Terminal {
    /// Shows a view on the whole screen until `action` quits or the terminal is gone.
    ///
    /// - Parameters:
    ///   - view: Comes back as the reader left it.
    ///   - scale: From points to cells.
    ///   - interval: How often `action` hears a `.wake`, for what changes by itself; nil for never.
    ///   - descriptors: File descriptors that make `action` hear a `.wake` when they can be read; it is to read them.
    ///   - posts: Snapshots from other threads, applied as they come: `posts.post(snapshot)` is all that such a thread
    ///     does. Of several that wait only the last is shown, and one that changes nothing draws nothing.
    ///   - body: Draws one element.
    ///   - action: Hears every input first and may change the view; what it ignores the view takes, with the keys of
    ///     `CollectionView.handle`.
    ///   - opening: Hears of an item that was chosen, by Enter or a second click.
    /// - Returns: Why the program was asked to end; nil when it quit by itself.
    @discardableResult
    public func run<SectionID, ItemID>(
        _ view: inout CollectionView<SectionID, ItemID>, scale: CellScale = CellScale(),
        every interval: Duration? = nil, watching descriptors: [Int32] = [],
        applying posts: Mailbox<Snapshot<SectionID, ItemID>>? = nil,
        _ body: @escaping (Element<SectionID, ItemID>, inout Region) -> Void,
        on action: @escaping (inout CollectionView<SectionID, ItemID>, Input) -> Outcome,
        opening: @escaping (inout CollectionView<SectionID, ItemID>, ItemID) -> Outcome = {
            _, _ in .ignored
        }
    ) -> EndReason? {
        var program = ViewProgram(
            view, scale: scale, interval: interval, descriptors: descriptors, posts: posts,
            size: size, now: now, body: body, action: action, opening: opening)
        let end = run(&program)
        view = program.view
        return end
    }
}

extension ScopedTerminal {
    /// Opens the terminal, shows a view until `action` quits, and gives the terminal back whatever happens.
    ///
    /// See `Terminal.run` for what the closures do. Throws a sentence when there is no terminal to open.
    @discardableResult
    public static func run<SectionID, ItemID>(
        _ view: inout CollectionView<SectionID, ItemID>, scale: CellScale = CellScale(),
        every interval: Duration? = nil, watching descriptors: [Int32] = [],
        applying posts: Mailbox<Snapshot<SectionID, ItemID>>? = nil,
        _ body: @escaping (Element<SectionID, ItemID>, inout Region) -> Void,
        on action: @escaping (inout CollectionView<SectionID, ItemID>, Input) -> Outcome,
        opening: @escaping (inout CollectionView<SectionID, ItemID>, ItemID) -> Outcome = {
            _, _ in .ignored
        }
    ) throws -> EndReason? {
        try withTerminal {
            $0.run(
                &view, scale: scale, every: interval, watching: descriptors, applying: posts, body,
                on: action, opening: opening)
        }
    }
}
