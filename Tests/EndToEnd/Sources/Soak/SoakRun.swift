import Foundation
import Sessions

/// One program in a terminal, and what is measured of it.
struct SoakRun {
    private let subject: Subject
    private let session: Session
    private var dice: SoakDice
    private var answers: [(at: Duration, took: Duration)] = []
    private var opened: Usage?
    private var first: Usage?
    private var last: Usage?
    private(set) var presses = 0
    private var length = Duration.zero
    /// What the subject tells of the changes until the last key.
    private var changes = (note: "", fault: nil as String?)

    init(_ subject: Subject, seed: UInt64) throws {
        self.subject = subject
        dice = SoakDice(state: seed)
        session = try Session(.reflow, subject.arguments, columns: 100, rows: 30)
        try session.wait(for: "a frame") { $0.row($0.rows - 1).hasSuffix("q quit") }
        opened = Usage(of: session.process)
    }

    /// Presses keys for so many seconds, changes the size now and then, and times an answer after each.
    mutating func press(for seconds: Double) throws {
        let start = ContinuousClock.now
        length = .seconds(seconds)
        while case let now = start.duration(to: .now), now < length {
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
            // Once it has settled.
            if first == nil, now > .seconds(5) { first = Usage(of: session.process) }
            session.forgetOutput()
            if session.hasEnded() { throw SessionError("The program ended.") }
        }
        last = Usage(of: session.process)
        changes = subject.note(after: start.duration(to: .now) / .seconds(1))
    }

    /// Quits. Returns what was wrong at the end.
    func end() throws -> [String] {
        session.send("q")
        let end = try session.waitForEnd()
        var faults = session.leftOn.map { "left \($0)" }
        if end != .exited(0) { faults.append("ended with \(end)") }
        if let fault = changes.fault { faults.append(fault) }
        if let first, let last, last.descriptors > first.descriptors {
            faults.append("descriptors grew from \(first.descriptors) to \(last.descriptors)")
        }
        return faults
    }

    /// A line of figures: the first and the last tenth of the answers, and the memory at the start, once settled and at
    /// the end.
    var report: String {
        let tenth = length / 10
        let early = answers.filter { $0.at < tenth }.map(\.took)
        let late = answers.filter { $0.at > length - tenth }.map(\.took)
        func usages(_ value: (Usage) -> String) -> String {
            [opened, first, last].map { $0.map(value) ?? "?" }.joined(separator: " → ")
        }
        func megabytes(_ kilobytes: Int) -> String {
            String(format: "%.1f", Double(kilobytes) / 1_000)
        }
        return [
            "\(subject.name): \(presses) keys and sizes in \(length.components.seconds) s",
            "memory \(usages { megabytes($0.resident) }) MB (RSS), "
                + "\(usages { megabytes($0.proportional) }) MB (PSS, which others share), "
                + "\(usages { megabytes($0.anonymous) }) MB of its own",
            "descriptors \(usages { "\($0.descriptors)" })",
            "median answer \(Self.median(early)) → \(Self.median(late)) ms",
            "slowest \(Self.slowest(early)) → \(Self.slowest(late)) ms, "
                + "of all \(Self.slowest(answers.map(\.took))) ms",
            changes.note,
        ].filter { !$0.isEmpty }.joined(separator: "\n    ")
    }

    private static func median(_ durations: [Duration]) -> String {
        milliseconds(durations.sorted().dropFirst(durations.count / 2).first)
    }

    private static func slowest(_ durations: [Duration]) -> String {
        milliseconds(durations.max())
    }

    private static func milliseconds(_ duration: Duration?) -> String {
        duration.map { String(format: "%.1f", $0 / .milliseconds(1)) } ?? "?"
    }
}

/// What a process holds, as Linux tells it. Memory is in kilobytes.
struct Usage {
    var proportional: Int
    var resident: Int
    /// What is in no file: the heap and the stack.
    var anonymous: Int
    var descriptors: Int

    init?(of process: Int32) {
        let files = FileManager.default
        guard
            let text = try? String(
                contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8),
            let names = try? files.contentsOfDirectory(atPath: "/proc/\(process)/fd")
        else { return nil }
        func number(_ name: String) -> Int? {
            let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
            return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        }
        guard let proportional = number("Pss:"), let resident = number("Rss:"),
            let anonymous = number("Anonymous:")
        else { return nil }
        (self.proportional, self.resident, self.anonymous) = (proportional, resident, anonymous)
        descriptors = names.count
    }
}

/// The same numbers for the same seed.
struct SoakDice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }

    mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    mutating func oneIn(_ count: Int) -> Bool { roll(1...count) == 1 }
}
