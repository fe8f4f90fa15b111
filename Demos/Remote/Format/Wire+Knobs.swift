import Gallery
import Reflow

// Knobs and their values in messages.

extension KnobValue: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        switch try reader.read(UInt8.self) {
        case 0: self = .number(try reader.read(Double.self).bounded)
        case 1: self = .count(try reader.read(Int.self).bounded)
        case 2: self = .isOn(try reader.read())
        case 3: self = .choice(try reader.read(Int.self).boundedCount)
        case 4: self = .text(try reader.read())
        default: throw .malformed("value")
        }
    }

    func write(to writer: inout ByteWriter) {
        switch self {
        case .number(let number): writer.write(form: 0, number)
        case .count(let count): writer.write(form: 1, count)
        case .isOn(let isOn): writer.write(form: 2, isOn)
        case .choice(let index): writer.write(form: 3, index)
        case .text(let text): writer.write(form: 4, text)
        }
    }
}

extension KnobState: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        self.init(value: try reader.read(), initialValue: try reader.read())
    }

    func write(to writer: inout ByteWriter) {
        writer.write(value)
        writer.write(initialValue)
    }
}

extension Knob.Form: WireValue {
    /// The smallest step of a number. With a smaller step, the number of steps would not be a number.
    private static let leastStep = 1e-6

    init(from reader: inout ByteReader) throws(FormatError) {
        switch try reader.read(UInt8.self) {
        case 0:
            let range = try reader.read(ClosedRange<Double>.self)
            let step = max(try reader.read(Double.self).bounded, Self.leastStep)
            self = .number(
                range.lowerBound.bounded...range.upperBound.bounded, step: step,
                unit: try reader.read(String.self).printable())
        case 1:
            let range = try reader.read(ClosedRange<Int>.self)
            self = .count(range.lowerBound.bounded...range.upperBound.bounded)
        case 2: self = .toggle
        case 3: self = .choice(try reader.read([String].self).map { $0.printable() })
        case 4:
            self = .text(
                most: try reader.read(Int.self).boundedCount, examples: try reader.read())
        default: throw .malformed("form of a knob")
        }
    }

    func write(to writer: inout ByteWriter) {
        switch self {
        case .number(let range, let step, let unit):
            writer.write(form: 0, range)
            writer.write(step)
            writer.write(unit)
        case .count(let range): writer.write(form: 1, range)
        case .toggle: writer.write(form: 2)
        case .choice(let titles): writer.write(form: 3, titles)
        case .text(let most, let examples):
            writer.write(form: 4, most)
            writer.write(examples)
        }
    }
}

extension Knob: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        self.init(
            try reader.read(String.self).printable(),
            title: try reader.read(String.self).printable(),
            identity: try reader.read(String.self),
            try reader.read(), leastColumns: try reader.read(Int.self).boundedCount)
    }

    func write(to writer: inout ByteWriter) {
        writer.write(name)
        writer.write(title)
        writer.write(identity)
        writer.write(form)
        writer.write(leastColumns)
    }

    /// Returns a state whose values fit the form of the knob. Replaces other values.
    func fitting(_ state: KnobState?) -> KnobState {
        guard let state else { return KnobState(value: firstValue, initialValue: firstValue) }
        return KnobState(value: fitting(state.value), initialValue: fitting(state.initialValue))
    }

    private func fitting(_ value: KnobValue) -> KnobValue {
        switch (form, value) {
        case (.number(let range, _, _), .number(let number)):
            .number(min(max(number, range.lowerBound), range.upperBound))
        case (.count(let range), .count(let count)):
            .count(min(max(count, range.lowerBound), range.upperBound))
        case (.toggle, .isOn), (.text, .text): value
        case (.choice(let titles), .choice(let index)) where titles.indices.contains(index): value
        default: firstValue
        }
    }

    /// The first value of the form.
    private var firstValue: KnobValue {
        switch form {
        case .number(let range, _, _): .number(range.lowerBound)
        case .count(let range): .count(range.lowerBound)
        case .toggle: .isOn(false)
        case .choice: .choice(0)
        case .text(_, let examples): .text(examples.first ?? "")
        }
    }
}
