import Reflow

struct Counter: TerminalProgram {
    var count = 0

    mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        guard input != .key("q") else { return .quit }
        count += 1
        return .redraw
    }

    func draw(into region: inout Region, at now: Duration) {
        region.text("\(count)", .centered)
    }
}
