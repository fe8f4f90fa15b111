/// A setting of a demo that the reader can change while the demo runs: a number, a switch, a choice or a text.
public struct Knob: Hashable, Sendable {
    /// The kind of value, with its limits.
    public enum Form: Hashable, Sendable {
        /// A number in a range, with a step and a unit such as `pt`. The unit is empty if there is none.
        case number(ClosedRange<Double>, step: Double, unit: String)
        /// A whole number in a range.
        case count(ClosedRange<Int>)
        /// On or off.
        case toggle
        /// One of several options, with their titles.
        case choice([String])
        /// A text of at most `most` characters, with examples to step through.
        case text(most: Int, examples: [String])
    }

    /// The name in code and on the command line: `leftSideRatio`. For a number of the user's code, it is the position:
    /// `12:30`.
    public let name: String
    /// The identity of the knob while the code of a demo changes. By default, it is the name.
    public let identity: String
    /// The title on the screen: `left side ratio`.
    public let title: String
    public let form: Form
    /// The minimum number of columns at which the reader can see a change of the value.
    public let leastColumns: Int

    /// Creates a knob. By default, the title comes from the name: `item spacing` for `interItemSpacing`.
    public init(
        _ name: String, title: String? = nil, identity: String? = nil, _ form: Form,
        leastColumns: Int = 1
    ) {
        self.name = name
        self.identity = identity ?? name
        self.title = title ?? name.words
        self.form = form
        self.leastColumns = leastColumns
    }
}

/// The value of a knob.
public enum KnobValue: Hashable, Sendable {
    case number(Double)
    case count(Int)
    case isOn(Bool)
    /// An index into the choices.
    case choice(Int)
    case text(String)

    /// The value as a number; `nil` for a value that is no number.
    public var number: Double? {
        switch self {
        case .number(let number): number
        case .count(let count): Double(count)
        case .isOn, .choice, .text: nil
        }
    }
}

extension Knob {
    /// Returns a value after a number of steps. Numbers stop at the ends of their range; other values wrap around.
    public func turned(_ value: KnobValue, by steps: Int) -> KnobValue {
        switch (form, value) {
        case (.number(let range, let step, _), .number(let number)):
            // Counts whole steps, so that rounding errors do not add up.
            let count = (number / step).rounded() + Double(steps)
            let next = step < 1 ? count / (1 / step).rounded() : count * step
            return .number(min(max(next, range.lowerBound), range.upperBound))
        case (.count(let range), .count(let count)):
            // A sum that overflows `Int` is beyond the end of the range, so the result is that end.
            let (next, isBeyond) = count.addingReportingOverflow(steps)
            let end = steps < 0 ? range.lowerBound : range.upperBound
            return .count(isBeyond ? end : min(max(next, range.lowerBound), range.upperBound))
        case (.toggle, .isOn(let isOn)):
            return .isOn(steps.isMultiple(of: 2) ? isOn : !isOn)
        case (.choice(let choices), .choice(let index)) where !choices.isEmpty:
            return .choice(Self.around(index, by: steps, of: choices.count))
        case (.text(_, let examples), .text(let text)) where !examples.isEmpty:
            // From a text that is not an example, a step forward leads to the first example, and a step back to the
            // last one.
            let place = examples.firstIndex(of: text) ?? (steps > 0 ? -1 : 0)
            return .text(examples[Self.around(place, by: steps, of: examples.count)])
        default: return value
        }
    }

    private static func around(_ index: Int, by steps: Int, of count: Int) -> Int {
        ((index + steps % count) % count + count) % count
    }

    /// Returns the text of a value for the screen: `0.45`, `8 pt`, `on`.
    public func valueText(_ value: KnobValue) -> String {
        switch (form, value) {
        case (.number(_, _, let unit), .number(let number)):
            number.short + (unit.isEmpty ? "" : " \(unit)")
        case (_, .count(let count)): "\(count)"
        case (.choice(let choices), .choice(let index)) where choices.indices.contains(index):
            choices[index]
        case (_, .text(let text)): text
        default: value == .isOn(true) ? "on" : "off"
        }
    }

    /// Returns a value as `value(of:)` parses it, quoted for a shell: `8`, `off`.
    public func settingText(_ value: KnobValue) -> String {
        switch (form, value) {
        case (.number, .number(let number)): Int(exactly: number).map { "\($0)" } ?? "\(number)"
        case (.choice, .choice(let index)): "\(index)"
        // Quoting fails only for control characters, which no value contains.
        case (.text, .text(let text)): text.quoted ?? ""
        default: valueText(value)
        }
    }

    /// Returns a value with its name or title: `leftSideRatio 0.45`, `pinned headers on`.
    public func text(of value: KnobValue) -> String {
        switch form {
        // A position says less than the title.
        case .number, .count: "\(identity == name ? name : title) \(valueText(value))"
        case .toggle, .choice, .text: "\(title) \(valueText(value))"
        }
    }

    /// Parses a text as a value of the knob. Returns `nil` if the knob cannot have that value.
    ///
    /// A number consists of decimal digits, with a minus sign and a decimal point where the range allows them, and
    /// optionally the unit. A switch accepts `on`, `true`, `yes`, `off`, `false` and `no`. A choice accepts its titles,
    /// and indices from 0.
    public func value(of text: String) -> KnobValue? {
        switch form {
        case .number(let range, _, let unit):
            let digits = text.hasSuffix(unit) ? text.dropLast(unit.count) : text[...]
            guard let number = Double(decimal: digits.last == " " ? digits.dropLast() : digits),
                range.contains(number)
            else { return nil }
            return .number(number)
        case .count(let range):
            guard let count = Int(decimal: text), range.contains(count) else { return nil }
            return .count(count)
        case .toggle:
            let words = ["on": true, "true": true, "yes": true, "off": false, "false": false]
            return (words[text.lowercased()] ?? (text == "no" ? false : nil)).map { .isOn($0) }
        case .choice(let choices):
            let place = choices.firstIndex { $0.lowercased() == text.lowercased() }
            let number = Int(decimal: text).flatMap { choices.indices.contains($0) ? $0 : nil }
            return (place ?? number).map { .choice($0) }
        case .text(let most, _):
            let isPlain = text.unicodeScalars.allSatisfy {
                $0.properties.generalCategory != .control
            }
            // One character can consist of any number of code points, so the code points have a limit too.
            let isShort = text.count <= most && text.unicodeScalars.count <= 16 * most
            return isPlain && isShort && !text.isEmpty ? .text(text) : nil
        }
    }

    /// The permitted values: `0.1 to 0.9`, `on or off`.
    public var rangeText: String {
        switch form {
        case .number(let range, _, let unit):
            "\(range.lowerBound.short) to \(range.upperBound.short)"
                + (unit.isEmpty ? "" : " \(unit)")
        case .count(let range): "\(range.lowerBound) to \(range.upperBound)"
        case .toggle: "on or off"
        case .choice(let choices): choices.joined(separator: ", ")
        case .text(let most, _): most == 1 ? "one character" : "1 to \(most) characters"
        }
    }
}

extension String {
    /// The words of a name: `left side ratio` for `leftSideRatio`. Omits the prefix `inter`, because the word `spacing`
    /// says the same.
    fileprivate var words: String {
        let words = reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
        return words.hasPrefix("inter ") ? String(words.dropFirst(6)) : words
    }
}

extension Double {
    /// The number with at most two decimals, or without decimals if it is whole: `8`, `0.45`. A number near 0 has up to
    /// six decimals.
    fileprivate var short: String {
        let factor: Double = abs(self) < 0.01 ? 1_000_000 : 100
        let hundredths = (self * factor).rounded() / factor
        return Int(exactly: hundredths).map { "\($0)" } ?? "\(hundredths)"
    }
}
