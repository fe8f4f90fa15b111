import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Terminals

/// A view with its scale and how its elements are drawn, as a part of a program.
///
/// It takes the keys of `CollectionView.handle`; `.opened` means its selected item.
public struct ViewPart<SectionID: Hashable, ItemID: Hashable>: TerminalPart {
    /// The data, and where the reader is in it.
    public var view: CollectionView<SectionID, ItemID>
    /// From points to cells. Content stands on whole cells at every scale.
    public var scale: CellScale {
        didSet { place() }
    }
    /// How the selected item is marked.
    public var selection: SelectionStyle
    /// Looks into the view while there is one: hears inputs first, and draws over the view, with a panel of facts. Esc
    /// takes it away.
    public var inspector: ViewInspector<SectionID, ItemID>?
    /// The cells it has, as `.resize` or the last frame has told.
    public private(set) var size: ScreenSize

    private let body: (Element<SectionID, ItemID>, inout Region) -> Void
    private var buffer = ElementBuffer<SectionID, ItemID>()

    /// Makes a part of a view; `body` draws one element. What moved before `now` is over.
    public init(
        _ view: CollectionView<SectionID, ItemID>, scale: CellScale = CellScale(),
        selection: SelectionStyle = .reverse, size: ScreenSize, at now: Duration = .zero,
        _ body: @escaping (Element<SectionID, ItemID>, inout Region) -> Void
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
        view.update {
            $0.environment.size = scale.size(of: size)
            $0.scrollByCells(of: scale)
        }
    }

    /// When what moves in the view is to be drawn again: that wakes nobody.
    public var nextFrame: Duration? { view.deadline }

    /// Tells the view the time. Returns whether anything looks different.
    @discardableResult
    public mutating func advance(to now: Duration) -> Bool { view.advance(to: now) }

    /// Takes its size, and what keys and the mouse do in every view.
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

    /// What an input did to the inspector; nil where there is none, or it leaves the input to the view.
    private mutating func inspect(_ input: Input) -> Outcome? {
        switch inspector?.handle(input, in: &view, scale: scale) {
        case nil, .ignored: return nil
        case .leave:
            inspector = nil
            return .redraw
        case let outcome: return outcome
        }
    }

    /// Draws what is seen of the view at a time.
    public mutating func draw(into region: inout Region, at now: Duration) {
        view.advance(to: now)
        region.draw(view, scale: scale, selection: selection, buffer: &buffer, body)
        inspector?.draw(over: &region, of: view, scale: scale)
        inspector?.drawPanel(over: &region, of: view, scale: scale)
    }
}
