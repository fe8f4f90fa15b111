import Gallery
import Reflow

/// A number, then a key.
extension DemoScene {
    /// What is said while a number is typed.
    var typedText: String? { count.number.map { "\($0)   G goes to that \(demo.itemName)" } }

    /// A key that has no use for a number says so.
    func refuse(_ key: Key) -> Outcome { .message("\(key) takes no number") }

    /// Takes a key of the view's as often as a number says.
    func pass(_ key: Key, times: Int?) -> Outcome {
        guard let times else { return pass(.key(key)) }
        if [.enter, .home, .end].contains(key) { return refuse(key) }
        return heard(demo.handle(key, times: times), .key(key))
    }

    /// Goes to the item of a number; without one the key is the view's.
    func goToItem(_ number: Int?, _ key: Key) -> Outcome {
        guard let number else { return pass(.key(key)) }
        if demo.jump(toItem: number) { return .redraw }
        let condition = demo.filterState.map {
            " with “\($0.pattern.text.suffix(fittingWidth: 20))”"
        }
        return .message("there is no \(demo.itemName) \(number)\(condition ?? "")")
    }

    /// Goes so far into the content.
    func go(toPercent number: Int?) -> Outcome {
        guard let number else { return .message("a number before % goes so far, as 50%") }
        guard number <= 100 else { return .message("100% is the end, \(number)% is beyond it") }
        let position = demo.facts.position
        guard position.canScroll else { return .message("all of it is in sight") }
        let hasMoved =
            demo.jump(toPercent: number)
            ?? demo.scroll(by: position.distance(to: Double(number) / 100))
        return hasMoved ? .redraw : .handled
    }
}
