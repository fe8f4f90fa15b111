import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Presses every key that the help of a demo names. After each key the screen must be equal to a fresh draw.
///
/// Without REFLOW_WALK, each demo runs at one size and without animation, and all sizes occur. REFLOW_WALK=all runs
/// every demo at every size with animation. REFLOW_WALK=NAME does this for one demo.
@Suite struct WalkTests {
    static let asked = getenv("REFLOW_WALK").map { String(cString: $0) }
    static let sizes = [(120, 40), (80, 24), (40, 20), (20, 5)].map(WalkSize.init)

    /// The names of all demos, and `list` for the list of demos.
    static let names: [String] = {
        let lines = (try? Printed(on: .output, ["list"]).lines) ?? []
        let demos = lines.filter { $0.hasPrefix("  ") }.compactMap {
            $0.split(separator: " ").first
        }
        return ["list"] + demos.map { String($0) }
    }()

    static let walks: [(name: String, size: WalkSize)] = names.enumerated().flatMap { index, name in
        let isWhole = asked == "all" || asked == name
        let some = isWhole ? sizes : asked == nil ? [sizes[index % sizes.count]] : []
        return some.map { (name, $0) }
    }

    @Test("Each demo has a walk, and every size occurs")
    func allAreThere() {
        #expect(Self.names.count > 20)
        #expect(Set(Self.walks.map(\.size)).count == Self.sizes.count)
        let isOne = Self.asked.map { Self.names.contains($0) } ?? false
        #expect(Set(Self.walks.map(\.name)).count == (isOne ? 1 : Self.names.count))
    }

    @Test(
        .enabled(if: SystemCall.tellsTimes, "the kernel does not show what a process waits for"),
        arguments: walks)
    func everyKeyLeavesAFreshScreen(name: String, size: WalkSize) throws {
        let walk = try Walk(name, size, isAnimated: Self.asked != nil)
        let count = try walk.pressAll()
        #expect(count > 30, "The walk presses more than 30 keys.")
        if Self.asked != nil { print("walked \(name) at \(size): \(count) keys") }
    }
}

struct WalkSize: Hashable, CustomTestStringConvertible, CustomStringConvertible {
    var columns: Int
    var rows: Int

    init(_ columns: Int, _ rows: Int) { (self.columns, self.rows) = (columns, rows) }

    var description: String { "\(columns)x\(rows)" }
    var testDescription: String { description }
}

/// A walk through the keys of one demo at one size.
private final class Walk {
    private let arguments: [String]
    private let size: WalkSize
    private let data: TemporaryDirectory
    private let rows: [HelpRow]
    private var session: Session
    /// The actions in the current session.
    private var pressed: [KeyPress] = []
    private var count = 0

    init(_ name: String, _ size: WalkSize, isAnimated: Bool) throws {
        data = try Self.makeData()
        // A search counts all matches, which takes long with more items.
        let fewer = ["--items", "20000"]
        let own =
            [
                "files": [data.path], "log": [data.path + "/lines"], "million": fewer,
                "billion": fewer,
            ][name] ?? []
        arguments =
            (name == "list" ? [] : [name] + own) + (isAnimated ? [] : ["--no-animation"])
        self.size = size
        rows = try Self.start(arguments, WalkSize(200, 100)).readHelp()
        session = try Self.start(arguments, size)
    }

    private static func makeData() throws -> TemporaryDirectory {
        let data = try TemporaryDirectory()
        for folder in ["one", "one/deep", "two"] { try data.makeFolder(folder) }
        for file in 0..<40 { try data.makeFile("one/file \(file)", containing: "text") }
        let lines = (0..<400).map { "Line \($0) " + String(repeating: "of text ", count: $0 % 23) }
        try data.makeFile("lines", containing: lines.joined(separator: "\n") + "\n")
        return data
    }

    private static func start(_ arguments: [String], _ size: WalkSize) throws -> Session {
        // The pager and the editor end at once.
        let session = try Session(
            .reflow, arguments, columns: size.columns, rows: size.rows,
            environment: ["PAGER": "true", "EDITOR": "true", "VISUAL": "true"])
        try session.wait(for: "the screen") { $0.isAlternateScreen }
        guard try session.rest() else {
            throw SessionError("The program ended before its first frame.")
        }
        return session
    }

    /// Presses every key that the help names. Returns the number of actions.
    func pressAll() throws -> Int {
        // Keys that open an item come late, because they show another screen. Keys that leave the demo come last.
        let leaving = rows.filter { $0.section == "Leave" }
        let opening = rows.filter { $0.section != "Leave" && $0.keys.contains("enter") }
        let rest = rows.filter { $0.section != "Leave" && !$0.keys.contains("enter") }
        for word in (rest + opening + leaving).flatMap(\.keys) {
            guard let presses = KeyPress.all(for: word) else {
                throw SessionError(
                    "The help names “\(word)”. Add the keys for it to KeyPress.all.")
            }
            for press in presses { try self.press(press, for: word) }
        }
        return count
    }

    private func press(_ press: KeyPress, for word: String) throws {
        count += 1
        for attempt in 1... {
            guard try session.act(press) else { return try end(by: word) }
            let shown = session.shown
            // The program may only end now, because of the key before.
            guard try session.act(Sent.redraw) else { return try end(by: word) }
            let fresh = session.shown
            let stale = fresh.rows(differingFrom: shown).filter { isCompared($0, shown, fresh) }
            if stale.isEmpty { break }
            guard attempt < 4 else {
                Issue.record("\(arguments) at \(size), \(word): \(describe(stale, shown, fresh))")
                break
            }
            // A notice may have disappeared between the two frames. This rarely happens again in a new session.
            try repeatAll()
        }
        pressed.append(press)
    }

    /// Repeats all actions of this session in a new session.
    private func repeatAll() throws {
        session = try Self.start(arguments, size)
        for press in pressed {
            guard try session.act(press), try session.act(Sent.redraw) else {
                throw SessionError("The program ended after a key that did not end it before.")
            }
        }
    }

    /// Whether the row is compared. The last row may contain the drawing time of a frame, which differs in the next
    /// frame.
    private func isCompared(_ row: Int, _ shown: ShownScreen, _ fresh: ShownScreen) -> Bool {
        let tellsTimes = [shown, fresh].contains { $0.text(ofRow: row).contains(" µs") }
        return row < size.rows - 1 || !tellsTimes
    }

    /// Checks that the program ended normally and restored the terminal. The walk continues in a new session.
    private func end(by word: String) throws {
        // ^c is a signal, so the status is 128 + 2, as in a shell.
        let status: Int32 = word == "^c" ? 130 : 0
        #expect(
            try session.waitForEnd() == .exited(status),
            "\(word) ends the program with the expected exit status.")
        #expect(session.leftOn == [], "After \(word), the program restores the terminal.")
        session = try Self.start(arguments, size)
        pressed = []
    }

    private func describe(_ rows: [Int], _ shown: ShownScreen, _ fresh: ShownScreen) -> String {
        rows.map { row in
            let cells = fresh.cells(ofRow: row, differingFrom: shown).map { column, fresh, shown in
                "\n  column \(column): \(shown)\n     not \(fresh)"
            }
            return
                "row \(row) is |\(shown.text(ofRow: row))|\n          not |\(fresh.text(ofRow: row))|"
                + cells.prefix(3).joined()
        }.joined(separator: "\n")
    }
}
