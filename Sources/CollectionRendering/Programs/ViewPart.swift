import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Terminals

/// A collection view as a part of a program, with its scale and a closure that draws its elements.
///
/// The part handles the inputs of `CollectionView.handle`. The outcome `.opened` means that the reader has opened the
/// selected item.
public struct ViewPart<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: TerminalPart {
    /// The collection view: its data, layout, scroll position and selection.
    public var view: CollectionView<SectionID, ItemID>
    /// The scale from points to cells. Scrolling is by whole cells at every scale.
    public var scale: CellScale {
        didSet { place() }
    }
    /// The style that marks the selected item.
    public var selection: SelectionStyle
    /// Whether the part receives the keys. If it does not receive them, the selection style `SelectionStyle.reverse` is
    /// drawn as `bar`.
    public var isFocused = true
    /// The inspector; nil for none. The inspector handles inputs first, and draws over the view, with a panel of facts.
    /// Esc removes the inspector.
    public var inspector: ViewInspector<SectionID, ItemID>?
    /// The size in cells, as given by `init` or the last `.resize`.
    public private(set) var size: ScreenSize

    private let body: (Element<SectionID, ItemID>, inout Region) -> Void
    private var buffer = ElementBuffer<SectionID, ItemID>()

    /// Makes a part that shows a view from the time `now` on. `size` is in cells, and `body` draws one element.
    ///
    /// Omit `body` for a part of a `ShellProgram`: the closure of `ShellPart.view` draws the elements.
    public init(
        _ view: CollectionView<SectionID, ItemID>, scale: CellScale = CellScale(),
        selection: SelectionStyle = .reverse,
        size: ScreenSize = ScreenSize(columns: 80, rows: 24), at now: Duration = .zero,
        _ body: @escaping (Element<SectionID, ItemID>, inout Region) -> Void = { _, _ in }
    ) {
        self.view = view
        self.scale = scale
        self.selection = selection
        self.size = size
        self.body = body
        self.view.advance(to: now)
        place()
    }

    private mutating func place() {
        let (scale, size) = (scale, size)
        let selected = view.selectionToKeep(in: scale.size(of: size))
        view.update {
            $0.environment.size = scale.size(of: size)
            $0.scrollByCells(of: scale)
        }
        if let selected { view.scroll(toItem: selected) }
    }

    /// The time of the next frame of the view's animations; nil if there is no animation. The loop draws this frame
    /// without a `.wake`.
    public var nextFrame: Duration? { view.deadline }

    /// Sets the view's time and advances its animations. Returns whether the view looks different.
    ///
    /// `handle` and `draw` also set the time.
    @discardableResult
    public mutating func advance(to now: Duration) -> Bool { view.advance(to: now) }

    /// Handles `.resize`, and the keys and mouse events of `CollectionView.handle`.
    public mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        let hasMoved = view.advance(to: now)
        let outcome = respond(to: input)
        return hasMoved ? max(outcome, .redraw) : outcome
    }

    private mutating func respond(to input: Input) -> Outcome {
        guard case .resize(let size) = input else {
            return inspect(input) ?? view.handle(input, scale: scale)
        }
        guard size != self.size else { return .handled }
        self.size = size
        place()
        return .redraw
    }

    /// Passes an input to the inspector. Returns nil if there is no inspector, or if the inspector ignores the input.
    private mutating func inspect(_ input: Input) -> Outcome? {
        switch inspector?.handle(input, in: &view, scale: scale) {
        case nil, .ignored: return nil
        case .leave:
            inspector = nil
            return .redraw
        case let outcome: return outcome
        }
    }

    /// The selection style for the current focus.
    private var mark: SelectionStyle {
        if case .reverse = selection, !isFocused { .bar } else { selection }
    }

    /// Sets whether the part receives the keys.
    public mutating func setFocus(_ isFocused: Bool) { self.isFocused = isFocused }

    /// Sets the view's time and draws its visible part.
    public mutating func draw(into region: inout Region, at now: Duration) {
        view.advance(to: now)
        draw(into: &region, body)
    }

    /// Draws the visible part of the view with another closure, at the time that was last set.
    mutating func draw(
        into region: inout Region, _ body: (Element<SectionID, ItemID>, inout Region) -> Void
    ) {
        region.draw(view, scale: scale, selection: mark, buffer: &buffer, body)
        inspector?.draw(over: &region, of: view, scale: scale)
        inspector?.drawPanel(over: &region, of: view, scale: scale)
    }
}
