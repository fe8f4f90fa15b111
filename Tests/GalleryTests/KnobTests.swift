import Testing

@testable import Gallery

/// What can be changed about demos.
@Suite struct KnobTests {
    private let ratio = Knob.leftSideRatio(0.4)

    @Test("numbers go by whole steps and stop at the ends of their range")
    func numbers() {
        var value = ratio.initial
        for steps in [1, 1, -1, 100, -3, -100, 7] { value = ratio.turned(value, by: steps) }
        #expect(value == .number(0.45))
        for count in 0...16 {
            let turned = ratio.turned(.number(0.1), by: count)
            #expect(turned == .number(Double(2 + count) / 20))
            #expect(ratio.turned(turned, by: -count) == .number(0.1))
        }
        let points = Knob(
            KnobName<Double>("gap"), title: "gap", initial: 8, in: 0...64, step: 8, unit: "pt")
        #expect(points.turned(points.initial, by: 3) == .number(32))
        #expect(points.text(of: .number(32)) == "gap 32.0 pt")
    }

    @Test("switches and choices go around")
    func rounds() {
        let toggle = Knob.pinsHeaders
        let choice = Knob(KnobName<Int>("form"), title: "form", among: ["a", "b", "c"])
        for steps in -7...7 {
            #expect(toggle.turned(.isOn(true), by: steps) == .isOn(steps.isMultiple(of: 2)))
            for index in 0..<3 {
                let turned = choice.turned(.choice(index), by: steps)
                #expect(turned == .choice(((index + steps) % 3 + 3) % 3))
                #expect(choice.turned(turned, by: -steps) == .choice(index))
            }
        }
        #expect(toggle.text(of: .isOn(false)) == "pinned headers off")
        #expect(choice.text(of: .choice(2)) == "form c")
    }

    @Test("values are those of the list, and there are no others")
    func values() {
        var values = KnobValues([ratio, .pinsHeaders])
        #expect(values[.leftSideRatio] == 0.4 && values[.pinsHeaders])
        values["leftSideRatio"] = .number(0.7)
        values["height"] = .number(1)
        #expect(values[.leftSideRatio] == 0.7 && values["height"] == nil)
    }

    @Test("a demo's knobs have names of their own")
    func names() {
        for entry in Gallery.entries {
            #expect(Set(entry.knobs.map(\.name)).count == entry.knobs.count)
            #expect(Set(entry.options).count == entry.options.count)
            if let argument = entry.argument { #expect(entry.options.contains(argument.option)) }
        }
    }
}
