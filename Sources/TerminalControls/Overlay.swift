import Terminals

/// A part in a frame over the middle of whatever is behind it, which is dimmed and hears nothing meanwhile.
///
/// What the part ignores closes it: a key, or a press of the mouse.
public struct Overlay<Part: TerminalPart>: TerminalPart {
    /// What is shown in the frame.
    public private(set) var part: Part
    private let title: String
    private let fittingSize: (Part, ScreenSize) -> ScreenSize
    /// What the lower edge says of the part.
    private let note: (Part) -> String
    /// As large as `.resize` has told.
    private var size: ScreenSize

    /// Lays a part over a screen of a size.
    ///
    /// - Parameters:
    ///   - part: What is shown in the frame.
    ///   - title: Stands in the upper edge of the frame.
    ///   - size: That of the whole screen; `.resize` changes it.
    ///   - fitting: How large the part wants to be where there is at most so much room.
    ///   - note: A few words in the lower edge of the frame; none when empty.
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

    /// Where the frame is, in the cells of the screen.
    public var area: ScreenArea { area(in: size) }

    private func area(in size: ScreenSize) -> ScreenArea {
        let inner = ScreenSize(columns: size.columns - 4, rows: size.rows - 2)
        let wanted = fittingSize(part, inner)
        let columns = min(size.columns, wanted.columns + 4)
        let rows = min(size.rows, wanted.rows + 2)
        let (left, top) = ((size.columns - columns) / 2, (size.rows - rows) / 2)
        return ScreenArea(columns: left..<left + columns, rows: top..<top + rows)
    }

    /// Where the part is within the frame.
    private func inside(_ area: ScreenArea) -> ScreenArea {
        let (left, top) = (area.columns.lowerBound + 2, area.rows.lowerBound + 1)
        return ScreenArea(
            columns: left..<max(left, area.columns.upperBound - 2),
            rows: top..<max(top, area.rows.upperBound - 1))
    }

    /// Hands the input to the part; `.leave` when it is to be closed.
    public mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        if case .resize(let size) = input { return resize(to: size, at: now) }
        let outcome = part.handle(input.counted(from: inside(area)), at: now)
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

    /// Dims the letters that are drawn already, and draws the frame with the part over it.
    public mutating func draw(into region: inout Region, at now: Duration) {
        region.dim()
        region.hideCursor()
        let area = area(in: ScreenSize(columns: region.columns, rows: region.rows))
        region.within(area) { region in
            region.fill(.terminal)
            region.border(title: title, .bold)
            let note = note(part)
            if !note.isEmpty, region.rows > 2 {
                region.text(" \(note) ", row: region.rows - 1, column: 2, .bold)
            }
        }
        region.within(inside(area)) { part.draw(into: &$0, at: now) }
    }

    /// That of the part.
    public var nextFrame: Duration? { part.nextFrame }
    /// That of the part.
    public var deadline: Duration? { part.deadline }
    /// Those of the part.
    public var descriptors: [Int32] { part.descriptors }
}

extension Overlay where Part == KeyHelp {
    /// All keys of a table over a screen of a size.
    public init<Action>(keysOf keys: KeyMap<Action>, size: ScreenSize) {
        self.init(KeyHelp(keys), title: "Keys", size: size) {
            $0.fittingSize(in: $1)
        } note: { help in
            let goesOn = help.goesOn
            return goesOn.down ? "↓ j" : goesOn.up ? "↑ k" : ""
        }
    }
}
