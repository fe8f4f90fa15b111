import Foundation
import Reflow
import Terminals
import Testing

@testable import Gallery
@testable import RemoteDemos

/// Children that do not answer, that end, or that send wrong messages.
extension RemoteDemoTests {
    @Test func `a child that does not answer is ended`() {
        place()
        _ = picture(of: demo)
        settle()
        let old = picture(of: demo)
        _ = demo.perform(.view(.scrollRows(1), KeyPress("j")))
        #expect(demo.waits.deadline == .seconds(2))
        clock.now = .milliseconds(1_999)
        #expect(demo.perform(.wake) == .ignored)
        #expect(demo.facts.title == nil)
        clock.now = .milliseconds(3_200)
        #expect(demo.perform(.wake) == .redraw)
        #expect(demo.facts.title == "Mine: the layout has not answered for 3 s")
        #expect(demo.perform(.wake) == .ignored)
        #expect(demo.waits.deadline == .milliseconds(800))
        // An answer ends the silence.
        link.deliver()
        #expect(demo.perform(.wake) == .redraw)
        #expect(demo.facts.title == nil)
        settle()
        let moved = picture(of: demo)
        #expect(moved != old)
        _ = demo.perform(.view(.scrollRows(1), KeyPress("j")))
        clock.now += .seconds(10)
        #expect(demo.advance(to: .zero))
        #expect(link.stopped == true)
        let sentence = "The layout’s program was ended, because it had not answered for 10 s."
        #expect(demo.endSentence == sentence)
        #expect(demo.facts.title == "Mine: the layout has ended")
        #expect(demo.waits.deadline == nil && demo.waits.descriptors.isEmpty)
        expectMessage([sentence], over: moved)
        // Everything still works, without an effect.
        place()
        #expect(demo.perform(.wake) == .ignored)
        #expect(demo.go(to: .percent(10)))
        #expect(link.pending.count <= 2)
    }

    /// Expects that the lower part shows lines, and the upper part still shows a picture.
    func expectMessage(_ lines: [String], over old: Screen) {
        let screen = picture(of: demo)
        let words = lines.joined(separator: " ").split(separator: " ")
        let shown = screen.text().split(whereSeparator: \.isWhitespace)
        #expect(Array(shown.suffix(words.count)) == words)
        for row in 0..<size.rows / 2 { #expect(screen.isRow(row, equalTo: old)) }
    }

    @Test func `a crash is one sentence over the last picture`() {
        place()
        _ = picture(of: demo)
        settle()
        let old = picture(of: demo)
        link.end = .process(.signaled(4))
        link.failureLine = "Fatal error: Index out of range"
        #expect(demo.perform(.wake) == .redraw)
        let sentence =
            "The layout’s program was ended by signal 4: Fatal error: Index out of range"
        #expect(demo.endSentence == sentence)
        expectMessage([sentence], over: old)
    }

    @Test func `a layout that always crashes is not started once for each section`() throws {
        let path = NSTemporaryDirectory() + "starts-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let crash = ChildProcess("sh", ["-c", "echo start >>'\(path)'; kill -KILL $$"])
        #expect(throws: DemoError.self) {
            _ = try RemoteDemo(
                waitingFor: RemoteProgram(crash), options: RemoteOptions(sections: 1_000))
        }
        // 1000, 500, 250, 125, 62, 31, 15, 8, 7, 6, 5, 4, 3, 2 and 1 sections.
        let starts = try String(contentsOfFile: path, encoding: .utf8)
        #expect(starts.split(separator: "\n").count == 15)
    }

    @Test func `a layout that cannot be made is one sentence`() {
        let link = Self.makeLink(fails: true)
        let demo = Self.makeDemo(link, clock)
        demo.place(in: environment(size), scale: CellScale(), from: nil)
        link.deliver()
        #expect(demo.perform(.wake) == .redraw)
        #expect(demo.endSentence == "The layout cannot be made.")
        let waiting = Self.makeDemo(Self.makeLink(fails: true), clock, waits: true)
        #expect(waiting.endSentence == "The layout cannot be made.")
        #expect(waiting.perform(.wake) == .message("The layout cannot be made."))
    }

    @Test func `the errors of a compiler use at most half of the rows`() {
        place()
        _ = picture(of: demo)
        settle()
        let old = picture(of: demo)
        demo.show(message: ["a.swift:12:5 cannot find \u{1B}[31m“x”"])
        #expect(picture(of: demo).text().hasSuffix("cannot find ␛[31m“x”"))
        demo.show(message: (1...30).map { "a.swift:\($0):1 error" })
        let screen = picture(of: demo)
        for row in 0..<6 { #expect(screen.isRow(row, equalTo: old)) }
        let lines = screen.text().split(separator: "\n").suffix(6)
        #expect(lines.first == " a.swift:1:1 error")
        #expect(lines.last == " … and 25 more lines")
        demo.clearMessage()
        #expect(picture(of: demo) == old)
        for columns in 0...4 {
            for rows in 0...3 {
                demo.show(message: ["error"])
                _ = picture(of: demo, ScreenSize(columns: columns, rows: rows))
            }
        }
    }

    @Test func `damaged replies never stop the program`() {
        var random = RandomNumbers(seed: 5)
        for _ in 0..<300 {
            let link = Self.makeLink()
            let demo = Self.makeDemo(link, clock)
            link.change = { frame in
                var frame = frame
                guard Int.random(in: 0..<3, using: &random) == 0 else { return frame }
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    // The number of the reply stays, because a wrong one ends the link.
                    let index = Int.random(in: 4..<frame.header.count, using: &random)
                    frame.header[index] = .random(in: 0...255, using: &random)
                    guard let place = frame.body.indices.randomElement(using: &random) else {
                        continue
                    }
                    frame.body[place] = .random(in: 0...255, using: &random)
                }
                return frame
            }
            demo.place(in: environment(size), scale: CellScale(), from: nil)
            for _ in 0..<6 {
                _ = picture(of: demo)
                _ = demo.texts(of: .sectionTitles(limit: 3))
                _ = demo.geometry(of: .visible)
                _ = demo.perform(.view(.scrollRows(1), KeyPress("j")))
                link.deliver()
                _ = demo.perform(.wake)
                let facts = demo.facts
                _ = [facts.percentText, facts.form, facts.sectionText ?? ""]
                for (knob, state) in zip(demo.childKnobs, demo.knobStates) {
                    for steps in [-1, 1, 1_000_000] { _ = knob.turned(state.value, by: steps) }
                    _ = knob.text(of: state.value)
                }
            }
        }
    }

    @Test func `a server ends after a message that is not a request`() throws {
        let server = DemoServer(make: { _ in try Self.entry.make(DemoOptions()) })
        var random = RandomNumbers(seed: 6)
        for _ in 0..<500 {
            let count = Int.random(in: 0..<40, using: &random)
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...20, using: &random) }
            _ = try? server.reply(to: Frame(header: bytes))
        }
        #expect(throws: FormatError.self) { try server.reply(to: Frame(header: [1])) }
        let early = RequestEnvelope(number: 7, now: .zero, request: .geometry(.visible))
        let reply = try RemoteReply(server.reply(to: early.frame))
        #expect(reply.number == 7 && reply.state == nil)
    }
}
