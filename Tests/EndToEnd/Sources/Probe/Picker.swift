import Reflow

/// Lets the user select a line of standard input, and prints it to standard output.
struct Picker: TerminalProgram {
    private let lines: [String]
    private var selected = 0
    private var isChosen = false

    private init(lines: [String]) { self.lines = lines }

    /// Runs a picker on a device. Returns the exit status, which is 1 if the user selected no line.
    static func run(on device: String) throws -> Int32 {
        var lines: [String] = []
        while let line = readLine() { lines.append(line) }
        var picker = Picker(lines: lines)
        let options = TerminalOptions(device: FilePath(device), interruptsAreKeys: true)
        try Backend.withTerminal(options) { _ = $0.run(&picker) }
        guard picker.isChosen else { return 1 }
        print(lines[picker.selected])
        return 0
    }

    mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        switch input {
        case .key(.down): selected = min(selected + 1, lines.count - 1)
        case .key(.up): selected = max(selected - 1, 0)
        case .key(.enter):
            isChosen = !lines.isEmpty
            return .quit
        case .key(.escape), .key(.control("c")): return .quit
        default: return .ignored
        }
        return .redraw
    }

    func draw(into region: inout Region, at now: Duration) {
        for (row, line) in lines.enumerated() {
            region.text("\(row == selected ? ">" : " ") \(line)", row: row)
        }
    }
}
