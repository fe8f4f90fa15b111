import TerminalSupport
import Terminals
import Testing

@testable import TerminalControls

/// A program with two panes that counts its actions.
private struct Sample: ShellProgram {
    enum Pane: CaseIterable { case left, right }
    enum Action { case add, ask, choose, fail, count, vanish }

    var text = ScrollingText((1...100).map { "line \($0)" }.joined(separator: "\n"))
    var drawn: [Pane] = []
    var total = 0
    var answers: [String] = []
    var changes: [String] = []
    var opened: [Pane] = []
    var focused: Pane?
    func takesCounts(in pane: Pane) -> Bool { true }

    let panes = Panes([.init(Pane.left, cells: 20, least: 4), .init(.right, least: 6)], below: 12)

    static func part(in pane: Pane) -> ShellPart<Sample> {
        switch pane {
        case .left:
            ShellPart { sample, input, _ in
                guard input == .key("o") else { return .ignored }
                return .opened
            } draw: { sample, region, context in
                if context.isFocused { sample.focused = .left }
                for row in 0..<region.rows {
                    region.text(String(repeating: "L", count: region.columns), row: row)
                }
            }
        case .right:
            ShellPart { sample, input, now in
                sample.text.handle(input, at: now)
            } draw: { sample, region, context in
                if context.isFocused { sample.focused = .right }
                for row in 0..<region.rows {
                    region.text(String(repeating: "R", count: region.columns), row: row)
                }
            }
        }
    }

    static let keys = ShellKeys<Action>(
        "Sample",
        program: [
            .init(["a"], help: "add", hint: Hint("a", word: "add"), .add),
            .init(["/"], help: "ask", hint: Hint("/", word: "ask"), .ask),
            .init(["c"], help: "choose", .choose),
            .init(["f"], help: "fail", .fail),
            .init(["n"], help: "count", .count),
            .init(["v"], help: "show a part that vanishes", .vanish),
        ], hasPanes: true)

    mutating func perform(
        _ action: Action, _ press: KeyPress, in shell: inout ShellState<Sample>
    ) -> Outcome {
        switch action {
        case .add: total += 1
        case .count: total += press.count ?? 1
        case .fail: return .message("It failed.")
        case .ask:
            return shell.ask(
                ShellPrompt("Ask") { sample, text, _ in
                    sample.answers.append(text)
                    return .redraw
                } change: { sample, text, _ in
                    sample.changes.append(text)
                    return .redraw
                } cancel: { sample, _, _ in
                    sample.answers.append("cancelled")
                    return .redraw
                })
        case .vanish:
            return shell.present(Vanishing(), title: "Soon gone", fitting: { _, size in size })
        case .choose:
            return shell.present(
                Chooser(), title: "Choose", fitting: { _, size in size },
                opened: { sample, chooser, _ in
                    sample.answers.append(chooser.choice)
                    return .redraw
                })
        }
        return .redraw
    }

    mutating func open(_ pane: Pane, in shell: inout ShellState<Sample>) -> Outcome {
        opened.append(pane)
        return .handled
    }

    func status(in shell: ShellState<Sample>) -> StatusLine { StatusLine(title: "S") }
}

/// A part that ends with the next wake.
private struct Vanishing: TerminalPart {
    mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        input == .wake ? .leave : .handled
    }

    func draw(into region: inout Region, at now: Duration) {}
}

/// A part that chooses a letter: a letter changes the choice, and enter opens it.
private struct Chooser: TerminalPart {
    var choice = "none"

    mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        switch input {
        case .key(.enter): return .opened
        case .key(let key):
            guard let character = key.character else { return .ignored }
            choice = String(character)
            return .redraw
        default: return .ignored
        }
    }

    func draw(into region: inout Region, at now: Duration) { region.text(choice, row: 0) }
}

/// A program that replaces its part with each key.
private struct Replacing: ShellProgram {
    enum Pane { case text }

    var text = ScrollingText("start")
    let panes = Panes([.init(Pane.text)])

    static func part(in pane: Pane) -> ShellPart<Replacing> { .part(\.text) }

    func keys(for pane: Pane) -> ShellKeys<Never> { ShellKeys("", program: []) }

    mutating func perform(
        _ action: Never, _ press: KeyPress, in shell: inout ShellState<Replacing>
    ) -> Outcome {}

    mutating func handle(
        _ input: Input, ignoredBy pane: Pane, in shell: inout ShellState<Replacing>
    ) -> Outcome {
        text = ScrollingText("after \(input)")
        return .redraw
    }
}

@Suite struct ShellTests {
    private func shell(columns: Int = 60, rows: Int = 12) -> Shell<Sample> {
        Shell(Sample(), size: ScreenSize(columns: columns, rows: rows))
    }

    private func rows(_ shell: inout Shell<Sample>, at now: Duration = .zero) -> [String] {
        var screen = Screen(size: shell.state.size)
        screen.draw { shell.draw(into: &$0, at: now) }
        return screen.text().split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init)
    }

    private func press(_ keys: Key..., in shell: inout Shell<Sample>) {
        for key in keys { _ = shell.handle(.key(key), at: .zero) }
    }

    @Test("A key performs its action, and a key without an action goes to the focused part")
    func keys() {
        var shell = shell()
        #expect(shell.handle(.key("a"), at: .zero) == .redraw && shell.program.total == 1)
        press("o", in: &shell)
        #expect(shell.program.opened == [.left])
        press(.tab, in: &shell)
        #expect(shell.state.focus == .right)
        #expect(shell.handle(.key("j"), at: .zero) == .redraw)
    }

    @Test("A key without any use gives a message, which the next key removes")
    func unknownKey() {
        var shell = shell()
        press("z", in: &shell)
        #expect(rows(&shell).last?.contains("z does nothing here; ? shows the keys") == true)
        press("a", in: &shell)
        #expect(rows(&shell).last?.contains("does nothing") == false)
    }

    @Test("A message disappears after two seconds, and the shell asks for a frame then")
    func messageEnd() {
        var shell = shell()
        press("f", in: &shell)
        #expect(shell.deadline == .seconds(2))
        #expect(rows(&shell, at: .seconds(1)).last?.contains("It failed.") == true)
        #expect(rows(&shell, at: .seconds(2)).last?.contains("It failed.") == false)
        #expect(shell.deadline == nil)
    }

    @Test("A count reaches the action, and keys without a use for it refuse it")
    func counts() {
        var shell = shell()
        press("1", "2", "n", in: &shell)
        #expect(shell.program.total == 12)
        press("3", "?", in: &shell)
        #expect(!shell.state.hasOverlay)
        #expect(rows(&shell).last?.contains("? does not take a number") == true)
    }

    @Test("A prompt reports each change and the answer; esc and backspace cancel")
    func prompt() {
        var shell = shell()
        press("/", "a", "b", in: &shell)
        #expect(shell.program.total == 0 && shell.program.changes == ["a", "ab"])
        #expect(rows(&shell).last?.contains("Ask  ab") == true)
        press(.enter, in: &shell)
        #expect(shell.program.answers == ["ab"] && !shell.state.isPrompting)
        press("/", .escape, "/", .backspace, in: &shell)
        #expect(shell.program.answers == ["ab", "cancelled", "cancelled"])
        press("/", .up, in: &shell)
        #expect(shell.state.isPrompting)
        #expect(shell.handle(.key(.control("c")), at: .zero) == .quit)
    }

    @Test("A prompt recalls the earlier answers, and then the typed text again")
    func history() {
        var prompt = ShellPrompt<Sample>("Ask", history: ["one", "two"]) { _, _, _ in .redraw }
        prompt.field.setText("typed")
        let steps: [(step: Int, isThere: Bool, text: String)] = [
            (1, false, "typed"), (-1, true, "two"), (-1, true, "one"), (-1, false, "one"),
            (1, true, "two"), (1, true, "typed"), (1, false, "typed"),
        ]
        for step in steps {
            let isThere = prompt.recall(step.step)
            #expect(isThere == step.isThere && prompt.field.text == step.text, "\(step)")
        }
        var without = ShellPrompt<Sample>("Ask") { _, _, _ in .redraw }
        let recalled = without.recall(-1)
        #expect(recalled == nil)
    }

    @Test("An overlay receives the keys and reports its choice")
    func overlay() {
        var shell = shell()
        press("c", "q", .enter, in: &shell)
        #expect(shell.program.answers == ["q"] && !shell.state.hasOverlay)
        press("c", .escape, in: &shell)
        #expect(shell.program.answers == ["q"] && !shell.state.hasOverlay)
    }

    @Test("An overlay that ends with a wake does not end the program")
    func wake() {
        var shell = shell()
        press("v", in: &shell)
        #expect(shell.state.hasOverlay)
        #expect(shell.handle(.wake, at: .zero) == .redraw)
        #expect(!shell.state.hasOverlay)
    }

    @Test("The help lists the keys; another key closes it, and Q quits")
    func help() {
        var shell = shell(rows: 30)
        press("?", in: &shell)
        #expect(rows(&shell).contains { $0.contains("/  ") && $0.contains("ask") })
        press("x", in: &shell)
        #expect(!shell.state.hasOverlay)
        press("?", in: &shell)
        #expect(shell.handle(.key("Q"), at: .zero) == .quit)
    }

    @Test("A click on a hint presses its key")
    func hints() throws {
        var shell = shell()
        let row = try #require(rows(&shell).last)
        let start = try #require(row.firstRange(of: "a add"))
        let column = row.distance(from: row.startIndex, to: start.lowerBound)
        let click = Input.mouse(MouseEvent(.press, column: column, row: 11))
        _ = shell.handle(click, at: .zero)
        #expect(shell.program.total == 1)
    }

    @Test("A click focuses a pane, and the part knows that it has the focus")
    func focus() {
        var shell = shell()
        _ = rows(&shell)
        #expect(shell.program.focused == .left)
        _ = shell.handle(.mouse(MouseEvent(.press, column: 40, row: 2)), at: .zero)
        _ = rows(&shell)
        #expect(shell.program.focused == .right)
    }

    @Test("A part that the program has replaced is drawn in its whole size")
    func replacedParts() {
        var shell = Shell(Replacing(), size: ScreenSize(columns: 40, rows: 10))
        for input in [Input.key("a"), .resize(ScreenSize(columns: 30, rows: 9)), .key("b")] {
            _ = shell.handle(input, at: .zero)
            let screen = Screen.drawn(shell.state.size.columns, shell.state.size.rows) {
                shell.draw(into: &$0, at: .zero)
            }
            #expect(screen.text().hasPrefix("after"))
        }
    }

    @Test(
        "Parts fill their room at every size, and no input stops the shell",
        arguments: [1, 2, 3, 7, 8, 9, 11, 12, 13, 20, 40, 80, 120, 200])
    func sizes(columns: Int) {
        let keys: [Key] = ["a", "/", "c", "f", "n", "?", "<", ">", "j", "x", .tab, .escape, .enter]
        for rows in Array(1...12) + [24, 60] {
            var shell = shell(columns: columns, rows: rows)
            let content = self.rows(&shell)
            let bar = rows >= 8 ? 1 : 0
            for row in content.prefix(rows - bar) {
                // One column is the divider if both panes have room.
                let blanks = columns >= 12 ? 1 : 0
                #expect(row.count { $0 == "L" || $0 == "R" } == columns - blanks, "\(row)")
            }
            for key in keys {
                _ = shell.handle(.key(key), at: .zero)
                _ = self.rows(&shell)
            }
            for row in 0..<rows {
                for column in stride(from: 0, to: columns, by: max(1, columns / 7)) {
                    for action in [MouseEvent.Action.press, .drag, .release, .wheelDown] {
                        let event = MouseEvent(action, column: column, row: row)
                        _ = shell.handle(.mouse(event), at: .zero)
                    }
                }
            }
            _ = shell.handle(.resize(ScreenSize(columns: rows, rows: columns)), at: .zero)
            _ = self.rows(&shell)
        }
    }
}
