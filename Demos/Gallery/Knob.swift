/// Something about a demo that can be changed while it is shown: a number, a switch, a choice, or a text.
public struct Knob: Hashable, Sendable {
    /// What values there are.
    public enum Form: Hashable, Sendable {
        /// A number within a range that goes by steps, in a unit such as `pt`; empty for none.
        case number(ClosedRange<Double>, step: Double, unit: String)
        /// A whole number within a range.
        case count(ClosedRange<Int>)
        /// On or off.
        case toggle
        /// One of some, by their titles.
        case choice([String])
        /// A text of so many characters at most, and some to turn through.
        case text(most: Int, examples: [String])
    }

    /// What it is called in code and on the command line: `leftSideRatio`.
    public let name: String
    /// What it is called on the screen: `left side ratio`.
    public let title: String
    public let form: Form
    /// It is seen from so many columns on.
    public let leastColumns: Int

    /// The title is made of the name unless given: `item spacing` for `interItemSpacing`.
    init(_ name: String, title: String? = nil, _ form: Form, leastColumns: Int = 1) {
        self.name = name
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
        case (.count(let range), .count(let count)):
            // What is out of range of all numbers is out of this range too.
            let (next, isBeyond) = count.addingReportingOverflow(steps)
            let end = steps < 0 ? range.lowerBound : range.upperBound
            return .count(isBeyond ? end : min(max(next, range.lowerBound), range.upperBound))
        case (.toggle, .isOn(let isOn)):
            return .isOn(steps.isMultiple(of: 2) ? isOn : !isOn)
        case (.choice(let choices), .choice(let index)) where !choices.isEmpty:
            return .choice(Self.around(index, by: steps, of: choices.count))
        case (.text(_, let examples), .text(let text)) where !examples.isEmpty:
            // A text of one's own stands before the first example, and after the last.
            let place = examples.firstIndex(of: text) ?? (steps > 0 ? -1 : 0)
            return .text(examples[Self.around(place, by: steps, of: examples.count)])
        default: return value
        }
    }

    private static func around(_ index: Int, by steps: Int, of count: Int) -> Int {
        ((index + steps % count) % count + count) % count
    }

    /// A value as it is read: `0.45`, `8 pt`, `on`.
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

    /// A value as `value(of:)` reads it and a shell leaves it: `8`, `off`.
    public func settingText(_ value: KnobValue) -> String {
        switch (form, value) {
        case (.number, .number(let number)): Int(exactly: number).map { "\($0)" } ?? "\(number)"
        case (.choice, .choice(let index)): "\(index)"
        // Only a text with control characters cannot be quoted, and no value has any.
        case (.text, .text(let text)): text.quoted ?? ""
        default: valueText(value)
        }
    }

    /// A value with what it is of: `leftSideRatio 0.45`, `pinned headers on`.
    public func text(of value: KnobValue) -> String {
        switch form {
        case .number, .count: "\(name) \(valueText(value))"
        case .toggle, .choice, .text: "\(title) \(valueText(value))"
        }
    }

    /// The value that a text says; nil for one that it cannot have.
    ///
    /// Switches are `on` or `off`; choices go by their titles, or by their places from 0.
    public func value(of text: String) -> KnobValue? {
        switch form {
        case .number(let range, _, let unit):
            let digits = text.hasSuffix(unit) ? text.dropLast(unit.count) : text[...]
            guard let number = Double(digits.last == " " ? digits.dropLast() : digits),
                range.contains(number)
            else { return nil }
            return .number(number)
        case .count(let range):
            guard let count = Int(text), range.contains(count) else { return nil }
            return .count(count)
        case .toggle:
            let words = ["on": true, "true": true, "yes": true, "off": false, "false": false]
            return (words[text.lowercased()] ?? (text == "no" ? false : nil)).map { .isOn($0) }
        case .choice(let choices):
            let place = choices.firstIndex { $0.lowercased() == text.lowercased() }
            let number = Int(text).flatMap { choices.indices.contains($0) ? $0 : nil }
            return (place ?? number).map { .choice($0) }
        case .text(let most, _):
            let isPlain = text.unicodeScalars.allSatisfy {
                $0.properties.generalCategory != .control
            }
            // Of any number of code points a single character can be made.
            let isShort = text.count <= most && text.unicodeScalars.count <= 16 * most
            return isPlain && isShort && !text.isEmpty ? .text(text) : nil
        }
    }

    /// Which values there are: `0.1 to 0.9`, `on or off`.
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
    /// `left side ratio` for `leftSideRatio`; that a spacing is between two things says itself.
    fileprivate var words: String {
        let words = reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
        return words.hasPrefix("inter ") ? String(words.dropFirst(6)) : words
    }
}

extension Double {
    /// Without decimals where it is whole, else with two at most: `8`, `0.45`.
    fileprivate var short: String {
        let hundredths = (self * 100).rounded() / 100
        return Int(exactly: hundredths).map { "\($0)" } ?? "\(hundredths)"
    }
}
