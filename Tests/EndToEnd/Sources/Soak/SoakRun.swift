import Foundation
import RandomFrames
import Sessions

/// One program in a terminal, and what is measured of it.
struct SoakRun {
    let changes: Changes
    private let session: Session
    private var dice: SplitMix
    var answers: [(at: Duration, took: Duration)] = []
    /// What it held when it was open, once it had settled, and so on until the end.
    var usages: [Usage] = []
    private(set) var presses = 0
    private(set) var checks = 0
    private(set) var length = Duration.zero
    /// The changes until the last key.
    private(set) var counted = (figures: "", fault: nil as String?)
    private let start = ContinuousClock.now

    /// The seconds until the memory is taken as the one that may not grow.
    static let settling = 5.0
    /// The seconds between two looks at what is shown.
    private static let interval = 60.0

    var subject: any Subject { changes.subject }

    init(_ changes: Changes, seed: UInt64) throws {
        self.changes = changes
        dice = SplitMix(state: seed)
        session = try Session(.reflow, changes.subject.arguments, columns: 100, rows: 30)
        try session.wait(for: "a frame") { $0.row($0.rows - 1).hasSuffix("q quit") }
        usages.append(try Usage(of: session.process))
    }

    /// Presses keys for so many seconds, and checks what is shown soon, now and then, and at the end.
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

    /// Throws unless what is there is shown, and measures.
    private mutating func check() throws {
        try changes.whileStopped { try subject.check(in: session) }
        checks += 1
        session.resize(columns: 100, rows: 30)
        usages.append(try Usage(of: session.process))
    }

    /// Quits. Returns what was wrong at the end.
    func end() throws -> [String] {
        session.send("q")
        let end = try session.waitForEnd()
        return session.leftOn.map { "left \($0)" }
            + (end == .exited(0) ? [] : ["ended with \(end)"])
            + [counted.fault, descriptorFault, memoryFault, answerFault].compactMap(\.self)
    }
}
