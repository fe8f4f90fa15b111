import Foundation
import RandomFrames
import Sessions

/// A program in a terminal, and its measurements.
struct SoakRun {
    let changes: Changes
    private let session: Session
    private var dice: SplitMix
    var answers: [(at: Duration, took: Duration)] = []
    /// The memory and descriptors at the start, after the start phase, and at each later check.
    var usages: [Usage] = []
    private(set) var presses = 0
    private(set) var checks = 0
    private(set) var length = Duration.zero
    /// The result of `Changes.count` after the last key.
    private(set) var counted = (figures: "", fault: nil as String?)
    private let start = ContinuousClock.now

    /// The length of the start phase, in seconds. After it, the memory must not grow.
    static let settling = 5.0
    /// The seconds between two checks of the screen.
    private static let interval = 60.0

    var subject: any Subject { changes.subject }

    init(_ changes: Changes, seed: UInt64) throws {
        self.changes = changes
        dice = SplitMix(state: seed)
        session = try Session(.reflow, changes.subject.arguments, columns: 100, rows: 30)
        try session.wait(for: "a frame") { $0.row($0.rows - 1).contains("q quit") }
        usages.append(try Usage(of: session.process))
    }

    /// Presses keys for this number of seconds. Checks the screen after the start phase, every minute after that, and
    /// at the end.
    mutating func press(for seconds: Double) throws {
        var next = Self.settling
        while next < seconds {
            try press(until: .seconds(next))
            try check()
            next += Self.interval
        }
        try press(until: .seconds(seconds))
        length = start.duration(to: .now)
        counted = changes.count()
        try check()
    }

    private mutating func press(until end: Duration) throws {
        while case let now = start.duration(to: .now), now < end {
            if dice.oneIn(10) {
                session.resize(columns: dice.roll(60...200), rows: dice.roll(12...60))
            } else {
                session.send(subject.keys[dice.roll(0...subject.keys.count - 1)])
            }
            presses += 1
            for isShown in [true, false] {
                let asked = ContinuousClock.now
                session.send("?")
                try session.wait(for: isShown ? "the help" : "the help to go") {
                    $0.shows("╭ Keys ") == isShown
                }
                answers.append((now, asked.duration(to: .now)))
            }
            session.forgetOutput()
            if session.hasEnded() { throw SessionError("The program ended.") }
        }
    }

    /// Throws an error if the screen does not show the current data. Then measures the program.
    private mutating func check() throws {
        try changes.whileStopped { try subject.check(in: session) }
        checks += 1
        session.resize(columns: 100, rows: 30)
        usages.append(try Usage(of: session.process))
    }

    /// Quits the program. Returns the faults of the run.
    func end() throws -> [String] {
        session.send("q")
        let end = try session.waitForEnd()
        return session.leftOn.map { "the program left on \($0)" }
            + (end == .exited(0) ? [] : ["the program ended with \(end)"])
            + [counted.fault, descriptorFault, memoryFault, answerFault].compactMap(\.self)
    }
}
