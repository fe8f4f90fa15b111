import Gallery
import Reflow

/// A number, then a key.
extension DemoScene {
    /// The message while a number is typed.
    var typedText: String? { count.number.map { "\($0)   G goes to that \(demo.itemName)" } }

    /// Says that a key does not take a number.
    func refuse(_ key: Key) -> Outcome { .message("\(key) does not take a number") }

    /// Handles a key of the view a number of times.
    func pass(_ key: Key, times: Int?) -> Outcome {
        guard let times else { return pass(.key(key)) }
        if [.enter, .home, .end].contains(key) { return refuse(key) }
        return heard(demo.handle(key, count: times), .key(key))
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

    /// Goes to a percentage of the content.
    func go(toPercent number: Int?) -> Outcome {
        guard let number else { return .message("type a number before %: 50% goes halfway") }
        guard number <= 100 else { return .message("there is no \(number)%: use 0% to 100%") }
        let position = demo.facts.position
        guard position.canScroll else { return .message("everything is visible already") }
        let hasMoved =
            demo.jump(toPercent: number)
            ?? demo.scroll(by: position.distance(to: Double(number) / 100))
        return hasMoved ? .redraw : .handled
    }
}
