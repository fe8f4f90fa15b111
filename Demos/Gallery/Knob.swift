import Reflow

/// Something about a demo that can be changed while it is shown: a number, a switch, or a choice.
public struct Knob: Hashable, Sendable {
    /// What values there are.
    public enum Form: Hashable, Sendable {
        /// A number within a range that goes by steps, in a unit such as `pt`; empty for none.
        case number(ClosedRange<Double>, step: Double, unit: String)
        /// On or off.
        case toggle
        /// One of some, by their titles.
        case choice([String])
    }

    /// What it is called in code and on the command line: `leftSideRatio`.
    public let name: String
    /// What it is called on the screen: `left side ratio`.
    public let title: String
    public let form: Form
    /// What holds until it is turned.
    public let initial: KnobValue
    /// It is seen from so many columns on.
    public let leastColumns: Int

    init(
        _ name: KnobName<Double>, title: String, initial: Double, in range: ClosedRange<Double>,
        step: Double, unit: String = "", leastColumns: Int = 1
    ) {
        self.name = name.text
        self.title = title
        form = .number(range, step: step, unit: unit)
        self.initial = .number(initial)
        self.leastColumns = leastColumns
    }

    init(_ name: KnobName<Bool>, title: String, initial: Bool) {
        self.name = name.text
        self.title = title
        form = .toggle
        self.initial = .isOn(initial)
        leastColumns = 1
    }

    init(_ name: KnobName<Int>, title: String, initial: Int = 0, among choices: [String]) {
        self.name = name.text
        self.title = title
        form = .choice(choices)
        self.initial = .choice(initial)
        leastColumns = 1
    }
}

/// The value of a knob.
public enum KnobValue: Hashable, Sendable {
    case number(Double)
    case isOn(Bool)
    /// An index into the choices.
    case choice(Int)
}

extension Knob {
    /// A value turned by so many steps: numbers stop at the ends of their range, the others go around.
    public func turned(_ value: KnobValue, by steps: Int) -> KnobValue {
        switch (form, value) {
        case (.number(let range, let step, _), .number(let number)):
            // In whole steps, so that they never add up to something odd.
            let count = (number / step).rounded() + Double(steps)
            let next = step < 1 ? count / (1 / step).rounded() : count * step
            return .number(min(max(next, range.lowerBound), range.upperBound))
        case (.toggle, .isOn(let isOn)):
            return .isOn(steps.isMultiple(of: 2) ? isOn : !isOn)
        case (.choice(let choices), .choice(let index)) where !choices.isEmpty:
            let count = choices.count
            return .choice(((index + steps % count) % count + count) % count)
        default: return value
        }
    }

    /// A value with what it is of: `leftSideRatio 0.45`, `pinned headers on`.
    public func text(of value: KnobValue) -> String {
        switch (form, value) {
        case (.number(_, _, let unit), .number(let number)):
            "\(name) \(number)" + (unit.isEmpty ? "" : " \(unit)")
        case (.choice(let choices), .choice(let index)) where choices.indices.contains(index):
            "\(title) \(choices[index])"
        default: "\(title) \(value == .isOn(true) ? "on" : "off")"
        }
    }
}

/// What code calls a knob whose values are of a type.
public struct KnobName<Value>: Hashable, Sendable {
    let text: String

    init(_ text: String) { self.text = text }
}

/// The values of a demo's knobs.
public struct KnobValues: Hashable, Sendable {
    private var values: [String: KnobValue]

    /// The initial values. O(knobs).
    public init(_ knobs: [Knob]) {
        values = Dictionary(uniqueKeysWithValues: knobs.map { ($0.name, $0.initial) })
    }

    /// The value of a knob; nil where there is no such knob, which a new value does not change.
    public subscript(name: String) -> KnobValue? {
        get { values[name] }
        set { if values[name] != nil { values[name] = newValue } }
    }

    subscript(name: KnobName<Double>) -> Double {
        if case .number(let number)? = values[name.text] { return number }
        fail(name.text)
    }

    subscript(name: KnobName<Bool>) -> Bool {
        if case .isOn(let isOn)? = values[name.text] { return isOn }
        fail(name.text)
    }

    subscript(name: KnobName<Int>) -> Int {
        if case .choice(let index)? = values[name.text] { return index }
        fail(name.text)
    }

    private func fail(_ name: String) -> Never {
        preconditionFailure("There is no knob “\(name)”: add it to the knobs of the demo’s entry.")
    }
}
