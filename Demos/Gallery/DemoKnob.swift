/// A knob of a demo, with the place where its value is.
struct DemoKnob<D>: Sendable {
    let knob: Knob
    let value: @Sendable (D) -> KnobValue
    /// Takes a value of its form and range; any other changes nothing.
    let turn: @Sendable (inout D, KnobValue) -> Void
    /// Whether the layout is another one afterwards.
    var changesLayout = true
}

extension DemoKnob {
    /// A number that goes by steps.
    static func number(
        _ name: String, _ path: WritableKeyPath<D, Double> & Sendable,
        in range: ClosedRange<Double>, step: Double, unit: String = "", leastColumns: Int = 1
    ) -> Self {
        Self(
            knob: Knob(
                name, .number(range, step: step, unit: unit), leastColumns: leastColumns),
            value: { .number($0[keyPath: path]) },
            turn: { if case .number(let number) = $1 { $0[keyPath: path] = number } })
    }

    /// A length in points, a cell's width a step unless given.
    static func points(
        _ name: String, _ path: WritableKeyPath<D, Double> & Sendable,
        in range: ClosedRange<Double> = 0...64, step: Double = 8, leastColumns: Int = 1
    ) -> Self {
        .number(name, path, in: range, step: step, unit: "pt", leastColumns: leastColumns)
    }

    /// A share of a whole, in twentieths.
    static func share(
        _ name: String, _ path: WritableKeyPath<D, Double> & Sendable,
        in range: ClosedRange<Double> = 0.1...0.9, leastColumns: Int = 1
    ) -> Self {
        .number(name, path, in: range, step: 0.05, leastColumns: leastColumns)
    }

    /// A whole number.
    static func count(
        _ name: String, _ path: WritableKeyPath<D, Int> & Sendable, in range: ClosedRange<Int>
    ) -> Self {
        Self(
            knob: Knob(name, .count(range)), value: { .count($0[keyPath: path]) },
            turn: { if case .count(let count) = $1 { $0[keyPath: path] = count } })
    }

    /// The number of items: the demo itself shows them.
    static func items(
        _ path: WritableKeyPath<D, Int> & Sendable, in range: ClosedRange<Int>
    ) -> Self {
        Self.count("items", path, in: range).withoutLayout
    }

    /// The same for what is set without changing the layout, or changes it itself.
    var withoutLayout: Self {
        var knob = self
        knob.changesLayout = false
        return knob
    }

    /// A switch.
    static func toggle(
        _ name: String, title: String? = nil, _ path: WritableKeyPath<D, Bool> & Sendable
    ) -> Self {
        Self(
            knob: Knob(name, title: title, .toggle), value: { .isOn($0[keyPath: path]) },
            turn: { if case .isOn(let isOn) = $1 { $0[keyPath: path] = isOn } })
    }

    /// One of some values, by their titles.
    static func choice<Choice: CaseIterable & Equatable & Sendable>(
        _ name: String, _ path: WritableKeyPath<D, Choice> & Sendable,
        titles title: (Choice) -> String
    ) -> Self {
        let choices = Array(Choice.allCases)
        return Self(
            knob: Knob(name, .choice(choices.map(title))),
            // A case is among all cases.
            value: { .choice(choices.firstIndex(of: $0[keyPath: path]) ?? 0) },
            turn: { if case .choice(let place) = $1 { $0[keyPath: path] = choices[place] } })
    }

    /// One of some values that are called by names.
    static func choice<Choice: CaseIterable & RawRepresentable<String> & Sendable>(
        _ name: String, _ path: WritableKeyPath<D, Choice> & Sendable
    ) -> Self where Choice: Equatable {
        .choice(name, path, titles: \.rawValue)
    }

    /// One character, and some to turn through.
    static func character(
        _ name: String, _ path: WritableKeyPath<D, Character> & Sendable, examples: [String]
    ) -> Self {
        Self(
            knob: Knob(name, .text(most: 1, examples: examples)),
            value: { .text(String($0[keyPath: path])) },
            turn: {
                if case .text(let text) = $1, text.count == 1 {
                    $0[keyPath: path] = Character(text)
                }
            })
    }

    /// The left column's share of the width.
    static func leftSideRatio(_ path: WritableKeyPath<D, Double> & Sendable) -> Self {
        .share("leftSideRatio", path, leastColumns: 2)
    }

    /// The points between two columns.
    static func splitSpacing(_ path: WritableKeyPath<D, Double> & Sendable) -> Self {
        .points("splitSpacing", path, leastColumns: 2)
    }

    /// Whether headers stay in view while their section is.
    static func pinsHeaders(_ path: WritableKeyPath<D, Bool> & Sendable) -> Self {
        .toggle("pinsHeaders", title: "pinned headers", path)
    }
}
