import Gallery
import Reflow

extension DemoScene {
    /// A number, then G: the item of that number, where items have numbers.
    ///
    /// A zero alone is the key for the zoom; any other key forgets the number and does what it always does.
    func jump(_ key: Key) -> Outcome? {
        guard ask({ $0.numbersItems }) else { return nil }
        if let digit = key.character?.digit {
            guard typed != nil || digit != 0 else { return nil }
            typed = appending(digit)
            return .redraw
        }
        switch (key, typed) {
        case ("G", let number?):
            typed = nil
            return jump(toItem: number) ? .redraw : .message("there is no item \(number)")
        case (.backspace, let number?):
            typed = number < 10 ? nil : number / 10
            return .redraw
        case (.escape, _?):
            typed = nil
            return .redraw
        default:
            typed = nil
            return nil
        }
    }

    /// More digits than any item has are not taken.
    private func appending(_ digit: Int) -> Int {
        guard let typed else { return digit }
        return typed < 100_000_000_000_000_000 ? typed * 10 + digit : typed
    }

    /// What is said while a number is typed.
    var typedText: String? { typed.map { "\($0)   G goes to that item" } }
}

extension Character {
    /// The value of a digit of ASCII.
    fileprivate var digit: Int? {
        asciiValue.flatMap { (48...57).contains($0) ? Int($0) - 48 : nil }
    }
}
