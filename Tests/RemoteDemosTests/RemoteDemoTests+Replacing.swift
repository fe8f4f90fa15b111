import Reflow
import Terminals
import Testing

@testable import Gallery
@testable import RemoteDemos

/// Replacing the child.
extension RemoteDemoTests {
    @Test func `a new child takes over with its first picture`() {
        place()
        _ = picture(of: demo)
        settle()
        let knob = Self.entry.knobs[0]
        for demo in [demo, local] {
            demo.setKnob(0, to: knob.turned(demo.knobStates[0].value, by: 1))
            _ = demo.perform(.view(.selectNext, KeyPress(.tab)))
            _ = demo.perform(.view(.scrollRows(3), KeyPress("j")))
        }
        settle()
        let old = picture(of: demo)
        let state = demo.plainState
        let next = Self.makeLink()
        demo.replace(with: next, options: RemoteOptions(items: 7))
        #expect(next.pending == [.start(RemoteOptions(items: 7))])
        #expect(demo.waits.descriptors == [100, 100])
        #expect(picture(of: demo) == old)
        next.deliver()
        _ = demo.perform(.wake)
        #expect(link.stopped == nil)
        // The old child still answers.
        _ = demo.perform(.view(.scrollRows(0), KeyPress("j")))
        next.deliver()
        #expect(demo.perform(.wake) >= .redraw)
        #expect(link.stopped != nil && demo.endSentence == nil)
        #expect(picture(of: demo) == old)
        settle(next)
        #expect(demo.knobStates == local.knobStates)
        #expect(demo.readerPosition.item == local.readerPosition.item)
        #expect(demo.readerPosition.offset == local.readerPosition.offset)
        #expect(demo.plainState != state)
        #expect(picture(of: demo) == picture(of: local))
    }

    @Test func `a new child that fails leaves the old one`() {
        place()
        _ = picture(of: demo)
        settle()
        let old = picture(of: demo)
        let failing = Self.makeLink(fails: true)
        demo.replace(with: failing)
        failing.deliver()
        #expect(demo.perform(.wake) >= .redraw)
        #expect(failing.stopped != nil && link.stopped == nil)
        expectMessage(["The layout cannot be made."], over: old)

        let crashing = Self.makeLink()
        demo.replace(with: crashing)
        crashing.end = .process(.exited(1))
        #expect(demo.perform(.wake) >= .redraw)
        expectMessage(["The layout’s program has ended with status 1."], over: old)

        let silent = Self.makeLink()
        demo.replace(with: silent)
        clock.now += .seconds(11)
        #expect(demo.advance(to: .zero))
        #expect(silent.stopped == true && link.stopped == nil)
        // Another replacement ends the first one.
        let (first, second) = (Self.makeLink(), Self.makeLink())
        demo.replace(with: first)
        demo.replace(with: second)
        #expect(first.stopped == true && second.stopped == nil)
        second.deliver()
        _ = demo.perform(.wake)
        second.deliver()
        _ = demo.perform(.wake)
        #expect(link.stopped != nil)
        settle(second)
        #expect(picture(of: demo) == old)
    }

    @Test func `a new child starts after a crash`() {
        place()
        _ = picture(of: demo)
        settle()
        let old = picture(of: demo)
        link.end = .process(.signaled(11))
        _ = demo.perform(.wake)
        #expect(demo.endSentence != nil)
        let next = Self.makeLink()
        demo.replace(with: next)
        next.deliver()
        _ = demo.perform(.wake)
        next.deliver()
        _ = demo.perform(.wake)
        settle(next)
        #expect(demo.endSentence == nil)
        #expect(picture(of: demo) == old)
    }

    @Test func `knobs that the new child does not have are left out`() {
        place()
        settle()
        let knob = Self.entry.knobs[0]
        demo.setKnob(0, to: knob.turned(demo.knobStates[0].value, by: 1))
        settle()
        let next = Self.makeLink(knobs: [])
        demo.replace(with: next)
        next.deliver()
        _ = demo.perform(.wake)
        #expect(!next.pending.contains { if case .setKnob = $0 { true } else { false } })
        settle(next)
        #expect(demo.knobStates.isEmpty)
    }

    @Test func `a changed knob keeps its value only while its code has the same first value`() {
        place()
        settle()
        let knob = Self.entry.knobs[0]
        let first = demo.knobStates[0].value
        let turned = knob.turned(first, by: 1)
        demo.setKnob(0, to: turned)
        settle()
        func kept(_ identity: String, startingAt value: KnobValue) -> KnobValue? {
            let moved = Knob("99:1", title: "moved", identity: identity, knob.form)
            let state = KnobState(value: value, initialValue: value)
            let program = RemoteProgram(
                ChildProcess("/no/such/program"), knobs: [moved], knobStates: [state])
            return demo.keptStates(of: program).first?.value
        }
        #expect(kept(knob.identity, startingAt: first) == turned)
        #expect(kept(knob.identity, startingAt: turned) == turned)
        let other = knob.turned(first, by: -1)
        #expect(other != first && kept(knob.identity, startingAt: other) == other)
        #expect(kept("another", startingAt: first) == first)
    }
}
