import CollectionLayouts
import CollectionRendering
import CollectionSnapshots
import CollectionViews
import Terminals
import Testing

/// A view as a whole program, as a user of the library writes it.
@Suite struct RunTests {
    enum Panel: Hashable { case red, blue, green }

    private let layout = SplitLayout<Panel> { environment in
        environment.isLandscape ? .split(leftSideRatio: 0.4, spacing: 8) : .single
    } side: { panel in
        panel == .blue ? .right : .left
    } section: { panel, column in
        .flow(
            items: .perLine(3, aspectRatio: 1), interItemSpacing: 8, lineSpacing: 8, inset: .all(8)
        )
        .header(height: 16, pinned: true)
        .background()
    }

    private func view() throws -> CollectionView<Panel, Int> {
        try CollectionView(layout: layout) {
            Section(.red, items: 0..<20)
            Section(.blue, items: 20..<40)
            Section(.green, items: 40..<60)
        }
    }

    /// Runs the view on a terminal in memory. The key q or the end of the script ends the run.
    private func run(
        _ view: inout CollectionView<Panel, Int>, on terminal: MemoryTerminal,
        scale: CellScale = CellScale()
    ) {
        terminal.run(&view, scale: scale) { element, region in
            switch element.kind {
            case .item:
                region.fill(.red)
                region.text("\(element.item!)", .centered)
            default:
                region.fill(.gray)
                region.text("\(element.section)", .bold)
            }
        } on: { view, input in
            input == .key("q") ? .quit : .ignored
        }
    }

    @Test func theFirstFrameFitsTheTerminal() throws {
        var view = try view()
        let terminal = MemoryTerminal(inputs: [.key("q")], isRecording: true)
        run(&view, on: terminal)
        #expect(terminal.frameCount == 1)
        #expect(view.size == Size(width: 640, height: 384))
        let lines = try #require(terminal.screen).text().split(separator: "\n")
        #expect(lines[0].hasPrefix("red") && lines[0].contains("blue"))
        #expect(lines.contains { $0.contains(" 20 ") && $0.hasSuffix(" 22") })
    }

    @Test func resizingFlipsTheColumnsAndBack() throws {
        var view = try view()
        let (wide, high) = (ScreenSize(columns: 80, rows: 24), ScreenSize(columns: 40, rows: 40))
        let terminal = MemoryTerminal(
            inputs: [.resize(high), .resize(wide), .key("q")], isRecording: true)
        run(&view, on: terminal)
        let frames = terminal.recording
        #expect(frames.map(\.size) == [wide, high, wide])
        #expect(frames[0] == frames[2])
        #expect(!frames[1].text().contains("blue"))
    }

    @Test func theViewComesBackAsItWasLeft() throws {
        var view = try view()
        let terminal = MemoryTerminal(inputs: [.key("j"), .key(.tab), .key("q"), .key("j")])
        run(&view, on: terminal)
        #expect(view.contentOffset.y == 16)
        #expect(view.selection != nil)
        let again = MemoryTerminal(inputs: [.key("q")])
        run(&view, on: again)
        #expect(again.screen == terminal.screen)
    }

    @Test func aHeldKeyIsOneFrame() throws {
        var view = try view()
        let terminal = MemoryTerminal(
            inputs: Array(repeating: .key("j"), count: 20), every: .zero)
        run(&view, on: terminal)
        #expect(terminal.frameCount == 2)
        #expect(view.contentOffset.y == 320)
    }

    @Test func whatChangesNothingDrawsNothing() throws {
        var view = try view()
        let terminal = MemoryTerminal(inputs: [.key("k"), .key("x"), .wake, .paste("j"), .key("g")])
        run(&view, on: terminal)
        #expect(terminal.frameCount == 1)
    }

    @Test func controlLSendsEverythingAgain() throws {
        var view = try view()
        let terminal = MemoryTerminal(inputs: [.key(.control("l"))])
        run(&view, on: terminal)
        #expect(terminal.frameCount == 2 && terminal.repaintCount == 2)
    }

    @Test func theScaleIsThatOfTheProgram() throws {
        var view = try view()
        let terminal = MemoryTerminal(inputs: [.key("j")])
        run(&view, on: terminal, scale: CellScale(zoom: 2))
        #expect(view.size == Size(width: 320, height: 192))
        #expect(view.contentOffset.y == 8)
    }

    /// The program continues stepwise work after each frame until it is finished. Keys come between
    /// the steps.
    @Test func workGoesOnBetweenFrames() throws {
        let view = try view()
        var (rest, heard) = (5, [String]())
        let terminal = MemoryTerminal(script: [
            .init(at: .milliseconds(20), .key("j")), .init(at: .milliseconds(90), .key("x")),
            .init(at: .seconds(1), .key("j")),
        ])
        var program = ViewProgram(view) { _, _ in
        } on: { _, input in
            switch input {
            case .wake:
                rest -= 1
                heard.append("work")
            case .key(let key):
                heard.append("\(key)")
                if key == "x" { rest += 2 }
            default: break
            }
            return .ignored
        }
        program.isBusy = { _ in rest > 0 }
        terminal.run(&program)
        #expect(heard.filter { $0 == "work" }.count == 7 && rest == 0)
        #expect(heard.prefix(2) == ["work", "j"] && heard.last == "j")
    }

    /// The program may change the watched descriptors after each input.
    @Test func whatIsWatchedChanges() throws {
        let view = try view()
        var watched: [Int32] = [-1]
        var seen: [[Int32]] = []
        let terminal = MemoryTerminal(inputs: [.key("x"), .key("x")])
        var program = ViewProgram(view) { _, _ in
        } on: { _, _ in
            seen.append(terminal.watchedDescriptors)
            watched.append(-1)
            return .handled
        }
        program.watchedDescriptors = { watched }
        terminal.run(&program)
        #expect(seen.prefix(2) == [[-1], [-1, -1]])
    }

    /// The times of the wakes in `action`. The view requests a wake every second, while keys arrive
    /// and `q` ends the run.
    private func wakes(of keys: [Duration], until end: Duration) throws -> [Duration] {
        let view = try view()
        var wakes: [Duration] = []
        let terminal = MemoryTerminal(
            script: keys.map { .init(at: $0, .key("j")) } + [.init(at: end, .key("q"))])
        var program = ViewProgram(view) { _, _ in
        } on: { _, input in
            if input == .wake { wakes.append(terminal.now) }
            return input == .key("q") ? .quit : .ignored
        }
        program.interval = .seconds(1)
        terminal.run(&program)
        return wakes
    }

    /// A key and its frame may come at the time of the wake, before the loop delivers the wake.
    /// After the key at 995 ms, the loop waits until 1,012 ms for its next frame.
    @Test(arguments: [990, 995, 999, 1000, 1001])
    func keysDoNotTakeTheWakesOfAnInterval(_ first: Int) throws {
        for second in first...first + 20 {
            let keys = [first, second].map { Duration.milliseconds($0) }
            let times = try wakes(of: keys, until: .milliseconds(3_900))
            #expect(times.count == 3, "The keys came at \(first) and \(second) ms.")
            for (wake, number) in zip(times, 1...) {
                #expect(wake >= .seconds(number) && wake < .milliseconds(1_060 * number))
            }
        }
    }

    @Test func noFloodOfKeysPutsTheWakesOff() throws {
        let keys = (0..<390).map { Duration.milliseconds(10 * $0) }
        #expect(try wakes(of: keys, until: .milliseconds(3_900)).count == 3)
    }

    /// The program receives every input first: it may handle the view's keys, change the view, and
    /// end.
    @Test func theProgramGoesFirst() throws {
        var view = try view()
        var heard: [Input] = []
        let resized = Input.resize(ScreenSize(columns: 40, rows: 40))
        let terminal = MemoryTerminal(inputs: [.key("j"), .wake, resized, .key("k"), .key("x")])
        terminal.run(&view) { element, region in
            region.text("\(element.section)")
        } on: { view, input in
            heard.append(input)
            switch input {
            case .key("j"): return .redraw
            case .wake:
                view.select(25)
                return .redraw
            case .key("k"): return .quit
            default: return .ignored
            }
        }
        #expect(heard == [.key("j"), .wake, resized, .key("k")])
        #expect(view.selection == 25)
        #expect(view.size == Size(width: 320, height: 640))
        #expect(terminal.frameCount == 4)
    }

    @Test func dataCanChangeWhileItRuns() throws {
        var view = try view()
        let terminal = MemoryTerminal(inputs: [.wake])
        terminal.run(&view) { element, region in
            region.text(element.item.map { "item \($0)" } ?? "\(element.section)")
        } on: { view, input in
            guard input == .wake,
                let less = try? Snapshot(sections: [Section(Panel.green, items: 7..<8)])
            else { return .ignored }
            view.snapshot = less
            return .redraw
        }
        let text = try #require(terminal.screen).text()
        #expect(text.contains("green") && text.contains("item 7") && !text.contains("red"))
    }

    @Test func snapshotsFromAnotherThreadAreShownAsTheyCome() async throws {
        let posts = Mailbox<Snapshot<Panel, Int>>()
        let posted = try Snapshot(sections: [Section(Panel.green, items: 7..<9)])
        await Task.detached { posts.post(posted) }.value
        var view = try view()
        view.animates = false
        let terminal = MemoryTerminal(inputs: [.key("x"), .key("q")])
        var heard: [Input] = []
        var program = ViewProgram(view) { _, _ in
        } on: { view, input in
            heard.append(input)
            return input == .key("q") ? .quit : .ignored
        }
        program.posts = posts
        terminal.run(&program)
        view = program.view
        #expect(heard == [.wake, .key("x"), .key("q")])
        #expect(view.snapshot.itemIdentifiers.elementsEqual([7, 8]))
        #expect(terminal.frameCount == 2)
    }

    @Test func aSnapshotThatChangesNothingDrawsNothing() async throws {
        let posts = Mailbox<Snapshot<Panel, Int>>()
        let view = try view()
        let same = try self.view().snapshot
        await Task.detached { posts.post(same) }.value
        let terminal = MemoryTerminal(inputs: [.key("x"), .key("q")])
        var heard: [Input] = []
        var program = ViewProgram(view) { _, _ in
        } on: { view, input in
            heard.append(input)
            return input == .key("q") ? .quit : .ignored
        }
        program.posts = posts
        terminal.run(&program)
        #expect(heard == [.wake, .key("x"), .key("q")])
        #expect(terminal.frameCount == 1)
    }
}
