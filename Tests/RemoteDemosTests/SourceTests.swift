import Foundation
import Reflow
import Terminals
import Testing

@testable import Gallery
@testable import RemoteDemos

/// A demo whose programs come from a source.
@Suite struct SourceTests {
    /// A source whose news the test sets.
    private final class TestSource: RemoteSource {
        var waiting: [RemoteNews] = []
        var key: DemoKeyLabel?
        var startCount = 0

        var descriptors: [Int32] { [77] }
        var keys: [DemoKeyLabel] { key.map { [$0] } ?? [] }

        func perform(_ key: Key, _ knobs: [Knob], _ states: [KnobState]) -> Outcome {
            startCount += 1
            self.key = nil
            return .redraw
        }

        func news() -> [RemoteNews] {
            defer { waiting = [] }
            return waiting
        }
    }

    private let source = TestSource()
    private let clock = TestClock()

    private func makeDemo() -> RemoteDemo {
        RemoteDemo(source, title: "Mine", clock: { [clock] in clock.now })
    }

    private func text(of demo: RemoteDemo, rows: Int = 9) -> String {
        var screen = Screen(size: ScreenSize(columns: 40, rows: rows))
        screen.draw { demo.draw(.content, into: &$0) }
        return screen.text()
    }

    @Test func `the source starts after its key`() {
        source.key = DemoKeyLabel(keys: ["x"], word: "run", help: "run the code", takesCount: false)
        let demo = makeDemo()
        #expect(demo.features.keys.map(\.word) == ["run"])
        #expect(demo.perform(.own(KeyPress("y"))) == .ignored)
        #expect(source.startCount == 0)
        #expect(demo.perform(.own(KeyPress("x"))) == .redraw)
        #expect(source.startCount == 1)
        #expect(demo.features.keys.isEmpty)
        #expect(demo.waits.descriptors == [77])
        #expect(demo.waits.deadline == nil)
        #expect(demo.endSentence == nil)
    }

    @Test func `messages and progress are shown without a program`() {
        let demo = makeDemo()
        #expect(demo.perform(.wake) == .ignored)
        source.waiting = [.progress("compiling\u{7}"), .message(["a.swift:1:2 error"])]
        #expect(demo.perform(.wake) == .redraw)
        #expect(demo.facts.notice == "compiling␇")
        #expect(demo.facts.title == nil)
        // Without a picture, the text is in the middle.
        #expect(text(of: demo) == "\n\n\n\n a.swift:1:2 error\n\n\n\n")
        source.waiting = [.progress(nil), .message([])]
        #expect(demo.perform(.wake) == .redraw)
        #expect(demo.facts.notice == nil)
        #expect(text(of: demo).allSatisfy { $0 == "\n" })
        // Without a child process there is no deadline.
        demo.place(
            in: LayoutEnvironment(size: Size(width: 100, height: 100)), scale: CellScale(),
            from: nil)
        clock.now = .seconds(100)
        #expect(demo.perform(.wake) == .ignored)
        #expect(demo.waits.deadline == nil)
    }

    @Test func `a program that cannot start is a message`() {
        let demo = makeDemo()
        source.waiting = [
            .program(RemoteProgram(ChildProcess("/no/such/program"), remarks: ["one", "two"]))
        ]
        #expect(demo.perform(.wake) == .redraw)
        let words = text(of: demo).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("cannot be started: no such file"))
        #expect(demo.facts.notice == "one · two")
        #expect(throws: DemoError.self) {
            try RemoteDemo(
                waitingFor: RemoteProgram(ChildProcess("/no/such/program")),
                options: RemoteOptions())
        }
    }

    @Test func `the first child takes over with its first picture`() throws {
        let demo = makeDemo()
        source.waiting = [.message(["an error"])]
        _ = demo.perform(.wake)
        _ = text(of: demo)
        let entry = try #require(Gallery.entry(named: "basic"))
        let link = LocalLink(
            DemoServer(make: { _ in try entry.make(DemoOptions(animates: false)) }))
        demo.place(
            in: LayoutEnvironment(size: Size(width: 320, height: 144)), scale: CellScale(),
            from: nil)
        demo.replace(with: link)
        for _ in 0..<4 {
            link.deliver()
            _ = demo.perform(.wake)
        }
        #expect(link.pending.isEmpty)
        #expect(demo.facts.width == 320)
        #expect(text(of: demo).contains("0"))
        #expect(!text(of: demo).contains("error"))
    }
}
