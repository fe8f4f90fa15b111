import Gallery
import Reflow

extension DemoScene {
    /// A number, then G: the item of that number, where items have numbers; nil for any other key.
    func count(_ key: Key) -> Outcome? {
        ask { $0.numbersItems } && count.take(key) ? .redraw : nil
    }

    /// What is said while a number is typed.
    var typedText: String? { count.number.map { "\($0)   G goes to that item" } }
}
