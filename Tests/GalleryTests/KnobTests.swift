import Testing

@testable import Gallery

/// The knobs of the demos.
@Suite struct KnobTests {
    private let ratio = Knob("leftSideRatio", .number(0.1...0.9, step: 0.05, unit: ""))

    @Test("Numbers change by whole steps and stop at the limits of their range")
    func numbers() {
        var value = KnobValue.number(0.4)
        for steps in [1, 1, -1, 100, -3, -100, 7] { value = ratio.turned(value, by: steps) }
        #expect(value == .number(0.45))
        for count in 0...16 {
            let turned = ratio.turned(.number(0.1), by: count)
            #expect(turned == .number(Double(2 + count) / 20))
            #expect(ratio.turned(turned, by: -count) == .number(0.1))
        }
        let points = Knob("gap", .number(0...64, step: 8, unit: "pt"))
        #expect(points.turned(.number(8), by: 3) == .number(32))
        #expect(points.text(of: .number(32)) == "gap 32 pt")
        #expect(points.turned(.number(10), by: 1) == .number(16))
        let count = Knob("itemsPerLine", .count(1...8))
        #expect(count.turned(.count(3), by: 2) == .count(5))
        #expect(count.turned(.count(3), by: .max) == .count(8))
        #expect(count.turned(.count(3), by: .min) == .count(1))
    }

    @Test("Switches and choices continue at the other end")
    func rounds() {
        let toggle = Knob("pinsHeaders", title: "pinned headers", .toggle)
        let choice = Knob("form", .choice(["a", "b", "c"]))
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

    @Test("A text is parsed as a value if it is within the range, and rejected otherwise")
    func reading() {
        #expect(ratio.value(of: "0.3") == .number(0.3) && ratio.title == "left side ratio")
        for text in ["", "0.95", "1e9", "nan", "inf", "-0.3", "on", "0,3"] {
            #expect(ratio.value(of: text) == nil, "\(text)")
        }
        let points = Knob("gap", .number(0...64, step: 8, unit: "pt"))
        #expect(points.value(of: "12pt") == .number(12) && points.value(of: "12 pt") == .number(12))
        let count = Knob("itemsPerLine", .count(1...8))
        #expect(count.value(of: "8") == .count(8))
        for text in ["0", "9", "2.5", "two", ""] { #expect(count.value(of: text) == nil) }
        let toggle = Knob("pinsHeaders", .toggle)
        #expect(toggle.value(of: "Off") == .isOn(false) && toggle.value(of: "yes") == .isOn(true))
        #expect(toggle.value(of: "no") == .isOn(false) && toggle.value(of: "1") == nil)
        let choice = Knob("form", .choice(["FlowLayout", "SplitLayout"]))
        #expect(
            choice.value(of: "splitlayout") == .choice(1) && choice.value(of: "0") == .choice(0))
        #expect(choice.value(of: "2") == nil && choice.value(of: "Grid") == nil)
    }

    @Test(
        "a number is written in decimal digits, with a minus sign and a point where it needs them",
        arguments: [
            "0x10", "0x1p4", "1e1", "1E1", "inf", "infinity", "nan", "+5", " 5", "5\t", "1_0", "٥",
            "--5",
            "-", ".", "1.2.3", "",
        ])
    func otherNumbers(_ text: String) {
        let points = Knob("gap", .number(-100...100, step: 8, unit: "pt"))
        #expect(points.value(of: text) == nil)
        #expect(points.value(of: text + "pt") == nil)
        #expect(Knob("itemsPerLine", .count(-100...100)).value(of: text) == nil)
        #expect(Knob("form", .choice(Array("abcdefgh").map { "\($0)" })).value(of: text) == nil)
    }

    @Test("decimals are read as they are written")
    func decimals() {
        let points = Knob("gap", .number(-100...100, step: 8, unit: "pt"))
        for (text, number) in [
            ("5", 5), ("-5", -5), ("007", 7), ("0.50", 0.5), (".5", 0.5), ("-.5 pt", -0.5),
        ] {
            #expect(points.value(of: text) == .number(number), "\(text)")
        }
        #expect(Knob("itemsPerLine", .count(-9...9)).value(of: "-7") == .count(-7))
        #expect(points.value(of: String(repeating: "9", count: 400)) == nil)
    }

    @Test("A text knob goes through its examples, and accepts any other short printable text")
    func texts() {
        let knob = Knob("character", .text(most: 1, examples: ["a", "b", "c"]))
        for steps in -7...7 {
            let index = (steps % 3 + 3) % 3
            #expect(knob.turned(.text("a"), by: steps) == .text(["a", "b", "c"][index]))
        }
        #expect(knob.turned(.text("z"), by: 1) == .text("a"))
        #expect(knob.turned(.text("z"), by: -1) == .text("c"))
        for text in ["x", "👨‍👩‍👧‍👦", "e\u{301}", " "] {
            #expect(knob.value(of: text) == .text(text))
        }
        let zalgo = "e" + String(repeating: "\u{301}", count: 40)
        for text in ["", "xy", "\u{1B}", "\n", "\u{9B}", zalgo] {
            #expect(knob.value(of: text) == nil, "\(text.unicodeScalars.map(\.value))")
        }
        #expect(knob.rangeText == "one character" && knob.text(of: .text("b")) == "character b")
        #expect(knob.settingText(.text("é")) == "é" && knob.settingText(.text("'")) == "''\\'''")
    }

    @Test(
        "Every knob has an initial value in its range, accepts other values, and can be reset",
        arguments: Gallery.entries.map(\.name))
    func turning(_ name: String) throws {
        let entry = try #require(Gallery.entry(named: name))
        let demo = try entry.made()
        #expect(demo.knobStates.count == entry.knobs.count)
        for (index, knob) in entry.knobs.enumerated() {
            let initial = demo.knobStates[index].initialValue
            #expect(!demo.knobStates[index].isChanged)
            #expect(knob.turned(initial, by: 0) == initial || knob.isOffStep(initial))
            for steps in [1, -1, 3] {
                let value = knob.turned(initial, by: steps)
                demo.setKnob(index, to: value)
                #expect(demo.knobStates[index].value == value)
            }
            demo.setKnob(index, to: initial)
            #expect(demo.knobStates[index].value == initial)
        }
    }

    @Test("The knobs of a demo have different names")
    func names() {
        for entry in Gallery.entries {
            #expect(Set(entry.knobs.map(\.name)).count == entry.knobs.count)
            #expect(Set(entry.options).count == entry.options.count)
            if let argument = entry.argument { #expect(entry.options.contains(argument.option)) }
        }
    }
}

extension Knob {
    /// Whether a number is between two steps.
    fileprivate func isOffStep(_ value: KnobValue) -> Bool {
        guard case .number(_, let step, _) = form, case .number(let number) = value else {
            return false
        }
        return abs((number / step).rounded() * step - number) > 1e-9
    }
}
