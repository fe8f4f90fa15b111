import Gallery
import Reflow

/// Typing a value into the panel with the focus.
extension DemoScene {
    /// Handles an input for the value; `nil` for any other input.
    func typeValue(_ input: Input) -> Outcome? {
        guard var field = panels.field else {
            panels.field = field(begunBy: input)
            return panels.field == nil ? nil : .redraw
        }
        switch input {
        case .key(.enter):
            panels.field = nil
            return take(field.text)
        case .key(.escape):
            panels.field = nil
            return .redraw
        case .key(let key) where isOutsideValue(key):
            return .message("enter accepts, esc cancels")
        case .key, .paste:
            let outcome = field.handle(input, at: .zero)
            panels.field = field.isEmpty ? nil : field
            return outcome == .ignored ? .message("enter accepts, esc cancels") : outcome
        default: return nil
        }
    }

    /// Makes the field if the input starts a value: a digit for a number or a size, enter for a text.
    private func field(begunBy input: Input) -> TextField? {
        switch (panels.focus, currentKnob?.form) {
        case (.knobs, .text): return input == .key(.enter) ? TextField() : nil
        case (.knobs, .number), (.knobs, .count), (.devices, _):
            guard case .key(let key) = input, let digit = key.character, digit.isASCII,
                digit.isNumber || digit == "." && panels.focus == .knobs
            else { return nil }
            return TextField(String(digit), limit: 12)
        default: return nil
        }
    }

    /// Returns whether a key is not part of a number or a size.
    private func isOutsideValue(_ key: Key) -> Bool {
        if case .text? = currentKnob?.form, panels.focus == .knobs { return false }
        guard let character = key.character else { return false }
        return !character.isNumber
            && !(panels.focus == .knobs ? "-.ept " : "x×").contains(character)
    }

    private func take(_ text: String) -> Outcome {
        if panels.focus == .devices {
            return Device(size: text).map(show(on:))
                ?? .message("type a size in points, like 390x844; each side 1 to 10000")
        }
        guard let knob = currentKnob else { return .handled }
        guard let value = knob.value(of: text) else {
            return .message("\(knob.title): \(knob.rangeText)")
        }
        demo.turn(knob, to: value)
        return .message(knob.text(of: value))
    }
}
