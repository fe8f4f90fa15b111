import Reflow

/// A knob of a demo, with access to its value.
struct DemoKnob<D>: Sendable {
    let knob: Knob
    let value: @Sendable (D) -> KnobValue
    /// Sets the value. Ignores a value of another kind, such as a text for a number. The caller clamps the value to the
    /// knob's range.
    let turn: @Sendable (inout D, KnobValue) -> Void
    /// Whether a new value changes the layout.
    var changesLayout = true
}

extension DemoKnob {
    /// Returns a knob for a number that changes in steps.
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

    /// Returns a knob for a length in points. By default, one step is the width of a cell.
    static func points(
        _ name: String, _ path: WritableKeyPath<D, Double> & Sendable,
        in range: ClosedRange<Double> = 0...64, step: Double = CellScale().cell.width,
        leastColumns: Int = 1
    ) -> Self {
        .number(name, path, in: range, step: step, unit: "pt", leastColumns: leastColumns)
    }

    /// Returns a knob for a share of a whole, with steps of 0.05.
    static func share(
        _ name: String, _ path: WritableKeyPath<D, Double> & Sendable,
        in range: ClosedRange<Double> = 0.1...0.9, leastColumns: Int = 1
    ) -> Self {
        .number(name, path, in: range, step: 0.05, leastColumns: leastColumns)
    }

    /// Returns a knob for a whole number.
    static func count(
        _ name: String, _ path: WritableKeyPath<D, Int> & Sendable, in range: ClosedRange<Int>
    ) -> Self {
        Self(
            knob: Knob(name, .count(range)), value: { .count($0[keyPath: path]) },
            turn: { if case .count(let count) = $1 { $0[keyPath: path] = count } })
    }

    /// Returns a knob for the number of items. The demo itself applies a new number.
    static func items(
        _ path: WritableKeyPath<D, Int> & Sendable, in range: ClosedRange<Int>
    ) -> Self {
        Self.count("items", path, in: range).withoutLayout
    }

    /// A copy of the knob for which the view does not set the layout again. The new value does not change the layout,
    /// or the demo itself sets the layout.
    var withoutLayout: Self {
        var knob = self
        knob.changesLayout = false
        return knob
    }

    /// Returns a knob for a switch.
    static func toggle(
        _ name: String, title: String? = nil, _ path: WritableKeyPath<D, Bool> & Sendable
    ) -> Self {
        Self(
            knob: Knob(name, title: title, .toggle), value: { .isOn($0[keyPath: path]) },
            turn: { if case .isOn(let isOn) = $1 { $0[keyPath: path] = isOn } })
    }

    /// Returns a knob for a choice between all cases of a type, with their titles.
    static func choice<Choice: CaseIterable & Equatable & Sendable>(
        _ name: String, _ path: WritableKeyPath<D, Choice> & Sendable,
        titles title: (Choice) -> String
    ) -> Self {
        let choices = Array(Choice.allCases)
        return Self(
            knob: Knob(name, .choice(choices.map(title))),
            // The fallback 0 is never used, because `allCases` contains every case.
            value: { .choice(choices.firstIndex(of: $0[keyPath: path]) ?? 0) },
            turn: { if case .choice(let place) = $1 { $0[keyPath: path] = choices[place] } })
    }

    /// Returns a knob for a choice between all cases of a type, with their raw values as titles.
    static func choice<Choice: CaseIterable & RawRepresentable<String> & Sendable>(
        _ name: String, _ path: WritableKeyPath<D, Choice> & Sendable
    ) -> Self where Choice: Equatable {
        .choice(name, path, titles: \.rawValue)
    }

    /// Returns a knob for one character. Turning the knob steps through the examples.
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

    /// Returns a knob for the left column's share of the width.
    static func leftSideRatio(_ path: WritableKeyPath<D, Double> & Sendable) -> Self {
        .share("leftSideRatio", path, leastColumns: 2)
    }

    /// Returns a knob for the distance between two columns, in points.
    static func splitSpacing(_ path: WritableKeyPath<D, Double> & Sendable) -> Self {
        .points("splitSpacing", path, leastColumns: 2)
    }

    /// Returns a knob that sets whether headers stay visible as long as their section is visible.
    static func pinsHeaders(_ path: WritableKeyPath<D, Bool> & Sendable) -> Self {
        .toggle("pinsHeaders", title: "pinned headers", path)
    }
}
