import Gallery
import Reflow
import TerminalPictures

/// A script of sizes, keys and pauses that runs before a demo is printed.
public struct Steps: Sendable {
    enum Step: Hashable, Sendable {
        case size(ScreenSize)
        case key(Key)
        case pause(Duration)
    }

    let steps: [Step]

    /// The maximum number of steps.
    private static let most = 1_000

    /// Parses words separated by whitespace:
    /// - a size in cells (`60x24`), 1…1,000 on each side
    /// - a pause in seconds (`1.5s`), 0…3,600
    /// - a key by its name (`j`, `tab`, `PgDn`, `^d`)
    ///
    /// A suffix repeats a word (`j*5`). Throws a sentence for any other word, and for more than 1,000 steps.
    public init(_ text: String) throws {
        var steps: [Step] = []
        for word in text.split(whereSeparator: \.isWhitespace) {
            guard let (step, count) = Self.step(word) else {
                throw DemoError(
                    "“\(word.prefix(40))” is not a step. Use sizes (60x24), keys (j, tab, PgDn, ^d) and pauses (1.5s). "
                        + "A star and a number repeat a step (j*5).")
            }
            guard steps.count + count <= Self.most else {
                throw DemoError("--steps takes at most \(Self.most) steps.")
            }
            steps += Array(repeating: step, count: count)
        }
        self.steps = steps
    }

    private static func step(_ word: Substring) -> (Step, count: Int)? {
        let parts = word.split(separator: "*", omittingEmptySubsequences: false)
        // A star without a word before it is a key.
        guard parts.count == 2, !parts[0].isEmpty else {
            return step(named: String(word)).map { ($0, 1) }
        }
        guard let count = Int(decimal: parts[1]), (1...most).contains(count) else { return nil }
        return step(named: String(parts[0])).map { ($0, count) }
    }

    private static func step(named word: String) -> Step? {
        if let key = Key(word) { return .key(key) }
        if word.hasSuffix("s"), let seconds = Double(decimal: word.dropLast()),
            (0...3_600).contains(seconds)
        {
            return .pause(.milliseconds(Int(seconds * 1_000)))
        }
        let sides = word.split(separator: "x", omittingEmptySubsequences: false).map {
            Int(decimal: $0) ?? 0
        }
        guard sides.count == 2, sides.allSatisfy((1...1_000).contains) else { return nil }
        return .size(ScreenSize(columns: sides[0], rows: sides[1]))
    }
}

extension Browser {
    /// Runs the steps from time zero. Returns a moving picture with the first screen and the screen after each step.
    mutating func take(
        _ steps: Steps, drawing: (inout Browser, Duration) -> Screen
    ) -> MovingPicture {
        var picture = MovingPicture()
        var now = Duration.zero
        func add(_ screen: Screen, for time: Duration) {
            picture.add(screen, for: time)
            now += time
        }
        add(drawing(&self, now), for: Steps.time)
        for step in steps.steps {
            switch step {
            case .size(let size): _ = handle(.resize(size), at: now)
            case .key(let key): if handle(.key(key), at: now) == .quit { return picture }
            case .pause(let time):
                add(drawing(&self, now), for: time)
                _ = handle(.wake, at: now)
                continue
            }
            add(drawing(&self, now), for: Steps.time)
        }
        // If the last step is a pause, this screen shows the changes during the pause.
        add(drawing(&self, now), for: .zero)
        return picture
    }
}

extension Steps {
    /// The time for which the screen of each step is visible. A pause after the step adds to this time.
    fileprivate static let time = Duration.milliseconds(250)
}
