import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import TerminalControls
import Terminals
import Testing

@testable import CollectionRendering

/// The outcomes of a view as a program, input by input.
@Suite struct ViewProgramTests {
    private typealias Program = ViewProgram<Int, Int>

    /// A program with one section that scrolls by pages of five items.
    private func program(
        every interval: Duration? = nil, posts: Mailbox<Snapshot<Int, Int>>? = nil,
        on action: @escaping (inout TestView, Input) -> Outcome = { _, _ in .ignored },
        opening: @escaping (inout TestView, Int) -> Outcome = { _, _ in .ignored },
        at now: Duration = .zero, _ prepare: (inout TestView) -> Void = { _ in }
    ) throws -> Program {
        let layout = FlowLayout<Int> { _, _ in
            .shelf(
                items: .uniform(Size(width: 16, height: 16)), scrolling: SidewaysScrolling(.paging))
        }
        var view = try TestView(layout: layout) { Section(0, items: 0..<50) }
        prepare(&view)
        var program = Program(
            view, scale: CellScale(), selection: .reverse, size: ScreenSize(columns: 10, rows: 2),
            at: now, { element, region in region.text("\(element.item ?? -1)") }, on: action,
            opening: opening)
        program.interval = interval
        program.watchedDescriptors = { [7] }
        program.posts = posts
        return program
    }

    private func screen(_ program: inout Program, at now: Duration) -> Screen {
        .drawn(10, 2) { program.draw(into: &$0, at: now) }
    }

    @Test func whatMovesMeanwhileIsDrawnWhateverTheInputMeans() throws {
        var program = try program { _, input in input == .key("q") ? .quit : .ignored }
        #expect(program.handle(.key("x"), at: .seconds(1)) == .ignored)
        #expect(program.handle(.key("l"), at: .seconds(2)) == .redraw)
        #expect(program.handle(.key("x"), at: .milliseconds(2_050)) == .redraw)
        #expect(program.handle(.key(.control("l")), at: .milliseconds(2_100)) == .repaint)
        #expect(program.handle(.key("q"), at: .milliseconds(2_150)) == .quit)
        #expect(program.handle(.key("x"), at: .seconds(4)) == .ignored)
    }

    @Test func whatMovedBeforeTheProgramBeganIsOver() throws {
        var wasMoving = false
        let program = try program(at: .seconds(9)) { view in
            view.resize(to: Size(width: 80, height: 32))
            view.advance(to: .zero)
            _ = view.handle(.key("l"), scale: CellScale())
            wasMoving = view.deadline != nil
        }
        #expect(wasMoving && program.nextFrame == nil)
    }

    /// Text that moves by parts of a cell would jump.
    @Test func contentStandsOnWholeCells() throws {
        var program = try program()
        _ = program.handle(.resize(ScreenSize(columns: 20, rows: 5)), at: .zero)
        program.part.view.update { view in
            #expect(view.offsetQuantum == 16 && view.horizontalQuantum == 8)
        }
    }

    @Test func aFrameShowsTheTimeItIsDrawnAt() throws {
        var program = try program()
        _ = program.handle(.key("l"), at: .seconds(1))
        let first = screen(&program, at: .seconds(1))
        #expect(program.nextFrame.map { $0 > .seconds(1) } == true)
        let later = screen(&program, at: .seconds(2))
        #expect(later != first && later.text().replacing(/[◂▸]/, with: " ").hasPrefix("5 6 7 8 9"))
    }

    /// Only a wake that is due serves the deadline, and a frame does not, because the loop counts
    /// earlier deadlines as served.
    @Test func aWakeIsOwedUntilItIsHeard() throws {
        var program = try program(every: .seconds(1))
        #expect(program.deadline == .seconds(1))
        _ = program.handle(.wake, at: .milliseconds(400))
        #expect(program.deadline == .seconds(1))
        _ = screen(&program, at: .milliseconds(999))
        #expect(program.deadline == .seconds(1))
        _ = screen(&program, at: .seconds(1))
        #expect(program.deadline == .seconds(1) + .nanoseconds(1))
        _ = program.handle(.key("x"), at: .seconds(2))
        #expect(program.deadline == .seconds(1) + .nanoseconds(1))
        _ = screen(&program, at: .seconds(2))
        #expect(program.deadline == .seconds(2) + .nanoseconds(1))
        _ = program.handle(.wake, at: .seconds(2) + .nanoseconds(1))
        #expect(program.deadline == .seconds(3) + .nanoseconds(1))
        _ = program.handle(.wake, at: .seconds(4))
        #expect(program.deadline == .seconds(5))
    }

    @Test func withoutAnIntervalNothingIsOwed() throws {
        var program = try program()
        _ = program.handle(.wake, at: .seconds(9))
        #expect(program.deadline == nil && program.nextFrame == nil)
        #expect(program.descriptors == [7])
    }

    @Test func whatIsChosenIsOpened() throws {
        for answer: Outcome in [.ignored, .handled, .redraw, .message("opened"), .quit] {
            var opened: [Int] = []
            var program = try program(opening: { _, item in
                opened.append(item)
                return answer
            })
            #expect(program.handle(.key(.enter), at: .zero) == .ignored)
            #expect(program.handle(.key(.tab), at: .zero) == .redraw)
            #expect(program.handle(.key(.enter), at: .zero) == answer)
            #expect(opened == [0])
        }
    }

    @Test("A message stays in the last row until the next key or click")
    func messages() throws {
        var program = try program(on: { _, input in
            input == .key("m") ? .message("saved") : .ignored
        })
        func lastRow() -> String {
            let text = screen(&program, at: .zero).text()
            return String(text.split(separator: "\n", omittingEmptySubsequences: false)[1])
        }
        #expect(lastRow() == "")
        #expect(program.handle(.key("m"), at: .zero) == .message("saved"))
        #expect(lastRow() == "saved")
        let release = Input.mouse(MouseEvent(.release, column: 0, row: 0))
        for input in [release, .wake] {
            _ = program.handle(input, at: .zero)
            #expect(lastRow() == "saved")
        }
        // The frame without the message is drawn, although the key itself changes nothing.
        #expect(program.handle(.key("x"), at: .zero) == .redraw)
        #expect(lastRow() == "")
        #expect(program.handle(.key("x"), at: .zero) == .ignored)
    }

    /// The message uses the only row of a screen, and disappears on a screen without rows.
    @Test(arguments: 0...3) func aMessageTakesOneRow(rows: Int) throws {
        let size = ScreenSize(columns: 10, rows: rows)
        var program = try program(on: { _, input in
            input == .key("m") ? .message("saved") : .ignored
        })
        _ = program.handle(.resize(size), at: .zero)
        _ = program.handle(.key("m"), at: .zero)
        let text = Screen.drawn(10, rows) { program.draw(into: &$0, at: .zero) }.text()
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let wanted = (0..<rows).map { $0 == rows - 1 }
        #expect((rows == 0 ? [] : lines.map { $0 == "saved" }) == wanted, "\(text)")
    }

    /// Covers the view, shows its size and returns an outcome for a wake.
    private struct Cover: TerminalPart {
        var answer = Outcome.handled
        var size: ScreenSize?

        mutating func handle(_ input: Input, at now: Duration) -> Outcome {
            if case .resize(let size) = input { self.size = size }
            return input == .wake ? answer : .handled
        }

        func draw(into region: inout Region, at now: Duration) {
            region.text(size.map { "\($0.columns) by \($0.rows)" } ?? "no size")
        }
    }

    @Test func whatLiesOverTheViewKnowsTheSize() throws {
        var program = try program()
        program.overlay = { _, input in input == .key("?") ? Cover() : nil }
        #expect(program.handle(.key("?"), at: .zero) == .redraw)
        #expect(screen(&program, at: .zero).text().hasPrefix("10 by 2"))
        _ = program.handle(.resize(ScreenSize(columns: 30, rows: 4)), at: .zero)
        #expect(screen(&program, at: .zero).text().hasPrefix("30 by 4"))
    }

    @Test func theHigherAnswerToAWakeCounts() throws {
        let outcomes: [Outcome] = [.ignored, .handled, .redraw, .repaint, .message("done"), .quit]
        for own in outcomes {
            for answer in outcomes {
                var program = try program(on: { _, input in input == .wake ? own : .ignored })
                program.overlay = { _, input in
                    input == .key("?") ? Cover(answer: answer) : nil
                }
                _ = program.handle(.key("?"), at: .zero)
                #expect(program.handle(.wake, at: .zero) == max(own, answer))
            }
        }
    }

    @Test("A part over the view that leaves with a wake does not end the program")
    func leavingWake() throws {
        var program = try program()
        program.overlay = { _, input in input == .key("?") ? Cover(answer: .leave) : nil }
        _ = program.handle(.key("?"), at: .zero)
        #expect(program.handle(.wake, at: .zero) == .redraw)
        #expect(!screen(&program, at: .zero).text().contains("10 by 2"))
    }

    @Test("While a prompt is open, a wake without a change draws no frame")
    func wakeBesidePrompt() throws {
        var program = try program()
        program.prompt = { _, input in
            input == .key("/") ? ViewPrompt("Find") { _, _ in .redraw } : nil
        }
        _ = program.handle(.key("/"), at: .zero)
        #expect(program.handle(.wake, at: .zero) == .ignored)
    }

    @Test("A prompt reports its text, and action receives no key meanwhile")
    func prompts() throws {
        var (typed, accepted, keys) = ([String](), [String](), 0)
        var program = try program(on: { _, input in
            if case .key = input { keys += 1 }
            return .ignored
        })
        program.prompt = { _, input in
            guard input == .key("/") else { return nil }
            return ViewPrompt("Find") { _, text in
                accepted.append(text)
                return .redraw
            } change: { _, text in
                typed.append(text)
                return .redraw
            } cancel: { _ in
                accepted.append("cancelled")
                return .redraw
            }
        }
        for key in ["/", "a", "b", .enter, "/", .escape, "/", .backspace] as [Key] {
            #expect(program.handle(.key(key), at: .zero) == .redraw)
        }
        #expect(typed == ["a", "ab"] && accepted == ["ab", "cancelled", "cancelled"])
        #expect(keys == 3)
    }

    @Test("A click on a hint of the bar presses its key", arguments: [8, 24])
    func hints(rows: Int) throws {
        var keys: [Key] = []
        var program = try program(on: { _, input in
            guard case .key(let key) = input else { return .ignored }
            keys.append(key)
            return .handled
        })
        program.status = { _ in StatusLine(hints: [Hint("s", word: "save")]) }
        let text = Screen.drawn(40, rows) { program.draw(into: &$0, at: .zero) }.text()
        let row = Array(text.split(separator: "\n", omittingEmptySubsequences: false)[rows - 1])
        let column = try #require(row.indices.first { row[$0...].starts(with: "s save") })
        let click = Input.mouse(MouseEvent(.press, column: column, row: rows - 1))
        #expect(program.handle(click, at: .zero) == .handled)
        #expect(keys == ["s"])
    }

    /// The newest snapshot is shown, and the program may end with the same input.
    @Test func postsAreShownBeforeTheInputIsHeard() throws {
        let posts = Mailbox<Snapshot<Int, Int>>()
        var counts: [Int] = []
        var program = try program(posts: posts) { view, input in
            counts.append(view.snapshot.numberOfItems)
            return input == .key("q") ? .quit : .ignored
        }
        #expect(program.descriptors == [7, posts.descriptor])
        for count in [1, 2] {
            for items in [9, count] {
                posts.post(try Snapshot(sections: [Section(0, items: 0..<items)]))
            }
            let response = program.handle(count == 1 ? .key("x") : .key("q"), at: .zero)
            #expect(response == (count == 1 ? .redraw : .quit))
        }
        #expect(counts == [1, 2])
        #expect(program.handle(.key("x"), at: .zero) == .ignored)
    }
}
