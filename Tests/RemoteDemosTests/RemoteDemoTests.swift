import Reflow
import Terminals
import Testing

@testable import Gallery
@testable import RemoteDemos

/// A remote demo that never waits, with a link and a clock that the test controls.
@Suite struct RemoteDemoTests {
    let size = ScreenSize(columns: 40, rows: 12)
    let clock = TestClock()
    let link: LocalLink
    let demo: RemoteDemo
    /// The same demo in this process.
    let local: any RunningDemo

    static let entry = Gallery.entry(named: "basic")!

    init() throws {
        link = Self.makeLink()
        demo = Self.makeDemo(link, clock)
        local = try Self.entry.make(DemoOptions(animates: false))
    }

    static func makeLink(
        idle: @escaping () -> Duration? = { nil }, knobs: [Knob] = entry.knobs,
        fails: Bool = false
    ) -> LocalLink {
        LocalLink(
            DemoServer(
                content: { _ in
                    if fails { throw DemoError("The layout cannot be made.") }
                    return RemoteContent(
                        try entry.make(DemoOptions(animates: false)),
                        knobs: knobs, remarks: { ["estimates count"] })
                }, idle: idle))
    }

    static func makeDemo(
        _ link: LocalLink, _ clock: TestClock, waits: Bool = false
    ) -> RemoteDemo {
        RemoteDemo(link, title: "Mine", waits: waits, clock: { clock.now })
    }

    func environment(_ size: ScreenSize) -> LayoutEnvironment {
        LayoutEnvironment(size: CellScale().size(of: size))
    }

    func place(_ size: ScreenSize? = nil) {
        let environment = environment(size ?? self.size)
        demo.place(in: environment, scale: CellScale(), from: nil)
        local.place(in: environment, scale: CellScale(), from: nil)
    }

    func picture(of demo: any RunningDemo, _ size: ScreenSize? = nil) -> Screen {
        var screen = Screen(size: size ?? self.size)
        screen.draw { demo.draw(.content, into: &$0) }
        return screen
    }

    /// Answers all requests, also the requests that follow from replies. Returns the greatest outcome.
    @discardableResult
    func settle(_ link: LocalLink? = nil) -> Outcome {
        var outcome = Outcome.ignored
        repeat {
            (link ?? self.link).deliver()
            outcome = max(outcome, demo.perform(.wake))
        } while !(link ?? self.link).pending.isEmpty
        return outcome
    }

    var drawCount: Int {
        link.pending.count { if case .draw = $0 { true } else { false } }
    }

    @Test func `the picture comes after its frame was requested`() {
        #expect(link.pending == [.start(RemoteOptions())])
        #expect(demo.facts.sections == 0)
        place()
        #expect(picture(of: demo) == Screen(size: size))
        #expect(drawCount == 1)
        _ = picture(of: demo)
        #expect(drawCount == 1)
        #expect(settle() == .redraw)
        #expect(picture(of: demo) == picture(of: local))
        #expect(link.pending.isEmpty)
        #expect(demo.allRemarks == ["estimates count"])
        var facts = local.facts
        facts.notice = "estimates count"
        #expect(demo.facts == facts)
        // Nothing has changed, so nothing is requested.
        #expect(settle() == .ignored)
        #expect(demo.waits.descriptors == [100])
        #expect(demo.waits.deadline == nil && demo.waits.nextFrame == nil)
    }

    @Test func `frames are requested one at a time`() {
        place()
        _ = picture(of: demo)
        settle()
        let old = picture(of: demo)
        let action = DemoAction.view(.scrollRows(1), KeyPress("j"))
        for _ in 0..<10 {
            #expect(demo.perform(action) == .handled)
            _ = local.perform(action)
        }
        #expect(drawCount == 1)
        #expect(picture(of: demo) == old)
        // The first frame follows the first key. The second frame follows the last key.
        link.deliver()
        #expect(demo.perform(.wake) == .redraw)
        #expect(drawCount == 1)
        #expect(settle() == .redraw)
        #expect(picture(of: demo) == picture(of: local))
    }

    @Test func `an unchanged demo sends no picture`() {
        place()
        _ = picture(of: demo)
        settle()
        let top = DemoAction.view(.jump(.start), KeyPress("g"))
        _ = demo.perform(top)
        _ = local.perform(top)
        settle()
        _ = demo.perform(.view(.scrollRows(-1), KeyPress("k")))
        var bodies = 0
        link.change = { frame in
            bodies += frame.body.count
            return frame
        }
        settle()
        #expect(bodies == 0)
    }

    @Test func `another size clips the old picture until the new one comes`() {
        place()
        _ = picture(of: demo)
        settle()
        let smaller = ScreenSize(columns: 25, rows: 7)
        place(smaller)
        let clipped = picture(of: demo, smaller)
        var old = Screen(size: smaller)
        demo.frames.pictures[.content].map { picture in old.draw { picture.draw(into: &$0) } }
        #expect(clipped == old)
        settle()
        #expect(picture(of: demo, smaller) == picture(of: local, smaller))
    }

    @Test func `an outcome comes with a wake`() {
        place()
        settle()
        let select = DemoAction.view(.selectNext, KeyPress(.tab))
        #expect(demo.perform(select) == .handled)
        #expect(demo.perform(.view(.open, KeyPress(.enter))) == .handled)
        link.deliver(1)
        _ = demo.perform(.wake)
        link.deliver()
        #expect(demo.perform(.wake) == .message("items cannot be opened here"))
        #expect(demo.go(to: .item(99_999)))
        #expect(settle() == .message("there is no item 99999"))
    }

    @Test func `a search is unfinished until its result comes`() throws {
        place()
        _ = picture(of: demo)
        settle()
        let pattern = try #require(TextPattern("2"))
        var search = TextSearch(pattern, isForward: true, includingStart: true)
        var other = search
        for _ in 0..<3 {
            #expect(demo.proceed(&search, upTo: TextSearch.stepLength) == .unfinished)
        }
        #expect(link.pending.count { if case .proceed = $0 { true } else { false } } == 1)
        settle()
        let step = demo.proceed(&search, upTo: TextSearch.stepLength)
        #expect(step == local.proceed(&other, upTo: TextSearch.stepLength))
        #expect(step == .found)
        #expect(search.match == other.match)
        #expect(demo.itemNumber(of: search) == local.itemNumber(of: other))
        settle()
        #expect(picture(of: demo) == picture(of: local))
    }

    @Test func `knobs change at once and for good`() {
        place()
        settle()
        let knob = Self.entry.knobs[0]
        for _ in 0..<4 {
            let value = knob.turned(demo.knobStates[0].value, by: 1)
            demo.setKnob(0, to: value)
            local.setKnob(0, to: value)
            // A reply to an older request does not take the value back.
            link.deliver(1)
            _ = demo.perform(.wake)
            #expect(demo.knobStates[0].value == value)
        }
        settle()
        #expect(demo.knobStates == local.knobStates)
    }

    @Test func `questions are answered after a wake`() {
        place()
        settle()
        #expect(demo.texts(of: .sectionTitles(limit: 2)).isEmpty)
        #expect(demo.code(for: .reflow) == nil)
        #expect(link.pending.count == 2)
        _ = demo.code(for: .reflow)
        #expect(link.pending.count == 2)
        #expect(settle() == .redraw)
        #expect(demo.code(for: .reflow)?.lines == local.code(for: .reflow)?.lines)
        let titles = local.texts(of: .sectionTitles(limit: 2))
        #expect(demo.texts(of: .sectionTitles(limit: 2)) == titles)
        #expect(link.pending.isEmpty)
    }

    @Test func `a timer of the child wakes it`() {
        var timer: Duration? = .seconds(1)
        let link = Self.makeLink(idle: { timer })
        let demo = Self.makeDemo(link, clock)
        demo.place(in: environment(size), scale: CellScale(), from: nil)
        link.deliver()
        _ = demo.perform(.wake)
        #expect(demo.waits.deadline == .seconds(1))
        _ = demo.advance(to: .milliseconds(999))
        #expect(link.pending.isEmpty)
        _ = demo.advance(to: .seconds(1))
        #expect(link.pending == [.perform(.wake)])
        // The request is not repeated while it has no answer.
        #expect(demo.waits.deadline == .seconds(1) + demo.limits.patience)
        _ = demo.perform(.wake)
        #expect(link.pending.count == 1)
        timer = nil
        link.deliver()
        _ = demo.perform(.wake)
        #expect(demo.waits.deadline == nil)
    }
}
