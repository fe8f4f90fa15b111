import Terminals

/// A part in a frame in the middle of the screen. The screen behind the frame is dimmed.
///
/// A key or a mouse press that the part ignores closes the overlay: then `handle` returns `.leave`. Other ignored
/// inputs count as handled, so that no part behind the overlay receives them.
public struct Overlay<Part: TerminalPart>: TerminalPart {
    /// The part in the frame.
    public private(set) var part: Part
    private let title: String
    private let fittingSize: (Part, ScreenSize) -> ScreenSize
    /// Returns the text for the lower edge of the frame.
    private let note: (Part) -> String
    /// The size of the screen, from the last `.resize`.
    private var size: ScreenSize

    /// Makes an overlay over a screen.
    ///
    /// - Parameters:
    ///   - part: The part in the frame.
    ///   - title: The title in the upper edge of the frame.
    ///   - size: The size of the whole screen in cells; `.resize` changes it.
    ///   - fitting: Returns the size that the part needs, given the largest possible size.
    ///   - note: Returns a few words for the lower edge of the frame; empty for none.
    public init(
        _ part: Part, title: String, size: ScreenSize,
        fitting: @escaping (Part, ScreenSize) -> ScreenSize,
        note: @escaping (Part) -> String = { _ in "" }
    ) {
        self.part = part
        self.title = title
        self.fittingSize = fitting
        self.note = note
        self.size = size
        _ = resize(to: size, at: .zero)
    }

    /// The area of the frame, in cells of the screen.
    public var area: ScreenArea { area(in: size) }

    private func area(in size: ScreenSize) -> ScreenArea {
        let inner = ScreenSize(columns: size.columns - 4, rows: size.rows - 2)
        let wanted = fittingSize(part, inner)
        let columns = min(size.columns, wanted.columns + 4)
        let rows = min(size.rows, wanted.rows + 2)
        let (left, top) = ((size.columns - columns) / 2, (size.rows - rows) / 2)
        return ScreenArea(columns: left..<left + columns, rows: top..<top + rows)
    }

    /// Returns the area of the part inside the frame.
    private func inside(_ area: ScreenArea) -> ScreenArea {
        let (left, top) = (area.columns.lowerBound + 2, area.rows.lowerBound + 1)
        return ScreenArea(
            columns: left..<max(left, area.columns.upperBound - 2),
            rows: top..<max(top, area.rows.upperBound - 1))
    }

    /// Passes the input to the part. Returns `.leave` when the program should close the overlay.
    public mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        if case .resize(let size) = input { return resize(to: size, at: now) }
        let outcome = part.handle(input.relative(to: inside(area)), at: now)
        guard outcome == .ignored else { return outcome }
        switch input {
        case .key: return .leave
        case .mouse(let event): return event.action == .press ? .leave : .handled
        default: return .handled
        }
    }

    private mutating func resize(to size: ScreenSize, at now: Duration) -> Outcome {
        self.size = size
        _ = part.handle(.resize(inside(area).size), at: now)
        return .redraw
    }

    /// Dims the letters on the screen, and draws the frame and the part over them.
    public mutating func draw(into region: inout Region, at now: Duration) {
        region.dim()
        region.hideCursor()
        let area = area(in: ScreenSize(columns: region.columns, rows: region.rows))
        region.within(area) { region in
            region.fill(region.showsTones ? .panel : .terminal)
            region.border(title: title, .bold, color: region.showsTones ? .blue.mid : nil)
            let note = note(part)
            if !note.isEmpty, region.rows > 2 {
                region.text(" \(note) ", row: region.rows - 1, column: 2, .bold)
            }
        }
        region.within(inside(area)) { part.draw(into: &$0, at: now) }
    }

    /// The part's `nextFrame`.
    public var nextFrame: Duration? { part.nextFrame }
    /// The part's `deadline`.
    public var deadline: Duration? { part.deadline }
    /// The part's `descriptors`.
    public var descriptors: [Int32] { part.descriptors }
}

extension Overlay where Part == KeyHelp {
    /// Makes an overlay that shows all keys of a table.
    public init<Action>(keysOf keys: KeyMap<Action>, size: ScreenSize) {
        self.init(KeyHelp(keys), title: "Keys", size: size) {
            $0.fittingSize(in: $1)
        } note: { help in
            let goesOn = help.goesOn
            return goesOn.down ? "↓ j" : goesOn.up ? "↑ k" : ""
        }
    }
}
