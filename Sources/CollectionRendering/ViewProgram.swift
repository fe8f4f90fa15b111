import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Terminals

/// What a program's own answer to an input is.
public enum ViewAction: Hashable, Sendable {
    /// The input is not the program's: the view may take it.
    case ignored
    /// It was taken; a frame is drawn.
    case handled
    /// The program ends.
    case quit
}

/// One view that fills the screen, as a program for the loop.
struct ViewProgram<SectionID: Hashable, ItemID: Hashable>: TerminalProgram {
    var view: CollectionView<SectionID, ItemID>
    let scale: CellScale
    let body: (Element<SectionID, ItemID>, inout Region) -> Void
    let action: (inout CollectionView<SectionID, ItemID>, Input) -> ViewAction
    var buffer = ElementBuffer<SectionID, ItemID>()

    mutating func resize(to size: ScreenSize) {
        let scale = scale
        view.update {
            $0.environment.size = scale.size(of: size)
            $0.offsetQuantum = scale.cell.height
        }
    }

    mutating func update(_ input: Input, at now: Duration) -> Response {
        if case .resize(let size) = input { resize(to: size) }
        switch action(&view, input) {
        case .quit: return .quit
        case .handled: return .redraw
        case .ignored: break
        }
        switch input {
        case .key(.control("l")): return .repaint
        default:
            guard case .handled(let moved) = view.handle(input, scale: scale) else {
                return .ignored
            }
            return moved ? .redraw : .ignored
        }
    }

    mutating func draw(into region: inout Region, at now: Duration) {
        region.draw(view, scale: scale, buffer: &buffer, body)
    }
}

extension Terminal {
    /// Shows a view on the whole screen until `action` quits or the terminal is gone.
    ///
    /// `body` draws one element. `action` hears every input first and may change the view; what it ignores the view
    /// takes, with the keys of `CollectionView.handle`. The view comes back as the reader left it.
    public func run<SectionID, ItemID>(
        _ view: inout CollectionView<SectionID, ItemID>, scale: CellScale = CellScale(),
        _ body: @escaping (Element<SectionID, ItemID>, inout Region) -> Void,
        on action: @escaping (inout CollectionView<SectionID, ItemID>, Input) -> ViewAction
    ) {
        var program = ViewProgram(view: view, scale: scale, body: body, action: action)
        program.resize(to: size)
        run(&program)
        view = program.view
    }
}

extension ScopedTerminal {
    /// Opens the terminal, shows a view until `action` quits, and gives the terminal back whatever happens.
    public static func run<SectionID, ItemID>(
        _ view: inout CollectionView<SectionID, ItemID>, scale: CellScale = CellScale(),
        _ body: @escaping (Element<SectionID, ItemID>, inout Region) -> Void,
        on action: @escaping (inout CollectionView<SectionID, ItemID>, Input) -> ViewAction
    ) throws {
        try withTerminal { $0.run(&view, scale: scale, body, on: action) }
    }
}
