import Reflow

/// A script that shows something without a person: keys, and scenes of the tour, each after a pause.
struct DemoScript {
    enum Action: Hashable, Sendable {
        case press(Key)
        /// Shows a scene of the tour, by its index.
        case show(Int)
        /// Ends the tour.
        case end
    }

    /// The purpose of a script.
    enum Kind {
        /// The preview of the list turns once, and turns back.
        case turn
        case tour
    }

    typealias Step = (pause: Duration, action: Action)

    let kind: Kind
    private var steps: ArraySlice<Step>
    /// The time of the next step, since the terminal was opened.
    private var time: Duration

    init(_ kind: Kind, _ steps: [Step]) {
        self.kind = kind
        self.steps = steps[...]
        time = steps.first?.pause ?? .zero
    }

    /// The number of steps that are still to come.
    var rest: Int { steps.count }

    /// Returns the time of the next step: at least a millisecond after `now`, because a step that is late needs a wake,
    /// too. Returns `nil` after the last step.
    func deadline(after now: Duration) -> Duration? {
        steps.isEmpty ? nil : max(time, now + .milliseconds(1))
    }

    /// Returns the action of the next step if its time has come. The pause before the step after it begins now.
    mutating func next(at now: Duration) -> Action? {
        guard time <= now, let step = steps.popFirst() else { return nil }
        time = now + (steps.first?.pause ?? .zero)
        return step.action
    }
}

extension DemoScript {
    /// The preview turns after five seconds without a key, and turns back two seconds later.
    static let turn = DemoScript(
        .turn, [(.seconds(5), .press("r")), (.seconds(2), .press("r"))])

    /// The tour after its first scene has been shown.
    static let tour: DemoScript = {
        var steps: [Step] = []
        for (index, scene) in TourScene.all.enumerated() {
            var now = Duration.zero
            for (time, key) in scene.keys {
                steps.append((time - now, .press(key)))
                now = time
            }
            let isLast = index + 1 == TourScene.all.count
            steps.append((TourScene.length - now, isLast ? .end : .show(index + 1)))
        }
        return DemoScript(.tour, steps)
    }()
}
