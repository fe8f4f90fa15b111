import Reflow

/// A picture with the terminal's size, the last input, colors, and characters of all widths.
struct Picture: TerminalProgram {
    let terminal: any SystemTerminal
    private(set) var isFailed = false
    private(set) var usesMouse = true
    private var last = "nothing"
    private var count = 0

    init(terminal: any SystemTerminal) { self.terminal = terminal }

    mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        last = Self.describe(input)
        count += 1
        guard case .key(let key) = input, let character = key.character else { return .redraw }
        return act(on: character)
    }

    private mutating func act(on character: Character) -> Outcome {
        switch character {
        case "q": return .quit
        case "e":
            isFailed = true
            return .quit
        case "l": return .repaint
        case "i": return .ignored
        case "m": usesMouse.toggle()
        case "n": terminal.send(.title("Probe\u{1B}]0;\u{7}é"))
        case "y": terminal.send(.copy("a\u{1B}é"))
        default: Misbehavior(rawValue: character)?.happen(terminal)
        }
        return .redraw
    }

    func draw(into region: inout Region, at now: Duration) {
        let features = region.features
        region.text("Probe \(region.columns)x\(region.rows) \(features.colors)", row: 0, .bold)
        region.text("unicode \(features.isUnicode) mouse \(terminal.isMouseEnabled)", row: 1)
        region.text("heard \(count), last: \(last)", row: 2)
        region.fill(.red, columns: 0..<6, rows: 3..<4)
        region.text("red", row: 3, column: 1)
        region.fill(.blue, columns: 8..<14, rows: 3..<4)
        region.text("blue", row: 3, column: 9)
        region.text("under", row: 3, column: 16, .underline)
        region.text("back", row: 3, column: 24, .reverse)
        region.text("é e\u{301} 漢字 🇩🇪 👍🏽 ─│╭ end", row: 4)
        region.text("a\tb\u{1B}[31mc\u{7}", row: 5)
        region.text("background \(terminal.background.map { "\($0)" } ?? "unknown")", row: 6)
        region.text("corner", row: region.rows - 1, .trailing)
    }

    private static func describe(_ input: Input) -> String {
        switch input {
        case .key(let key): "key \(key)"
        case .mouse(let event):
            "mouse \(event.action) \(event.column),\(event.row)\(event.modifiers.contains(.shift) ? " shifted" : "")"
        case .paste(let text): "paste \(text.count) \(text.replacing("\n", with: "|"))"
        case .resize(let size): "resize \(size)"
        case .wake: "wake"
        case .end(let reason): "end \(reason)"
        }
    }
}
