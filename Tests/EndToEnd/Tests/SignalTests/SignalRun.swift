import RandomFrames
import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A program, a signal that asks the program to end, and the moment of the signal. The run's number determines all
/// three.
struct SignalRun: CustomTestStringConvertible {
    let number: Int
    let subject: Subject
    let signal: Int32
    let reader: Reader

    /// The program that gets the signal.
    enum Subject: Hashable {
        case demo(String)
        /// `Endless`, with the closure that never returns.
        case endless(String)
    }

    /// How the terminal reads the program's output.
    enum Reader: CaseIterable {
        case reads
        /// The terminal accepts no output, as after ^S.
        case stopped
        /// No one reads the output, and no more fits into the buffers of the system.
        case full
    }

    private static let signals = [SIGTERM, SIGINT, SIGHUP]
    static let closures = ["draw", "key", "layout"]
    static let demos = [
        "basic", "everything", "mosaic", "waterfall", "justified", "shelves", "movies", "shuffle",
        "million", "billion",
    ]

    /// Half of the runs are demos. Nine successive runs of `Endless` contain every pair of a closure and a signal, of
    /// a closure and a reader, and of a signal and a reader.
    init(_ number: Int) {
        let turn = number / 2
        let (closure, signal) = (turn % 3, turn / 3 % 3)
        self.number = number
        self.signal = Self.signals[signal]
        reader = Reader.allCases[(closure + signal + turn / 9) % 3]
        subject =
            number % 2 == 0
            ? .endless(Self.closures[closure]) : .demo(Self.demos[turn % Self.demos.count])
    }

    var testDescription: String { "run \(number): \(subject), signal \(signal), \(reader)" }

    /// The end of a run.
    struct Result {
        let session: Session
        let end: Session.End
        /// The time from the signal to the end of the process.
        let time: Duration
    }

    func perform() throws -> Result {
        var random = SplitMix(state: UInt64(number))
        let session =
            switch subject {
            case .demo(let name): try startDemo(name, &random)
            case .endless(let closure): try startHanging(in: closure, &random)
            }
        let start = ContinuousClock.now
        session.signal(signal)
        let end = try reader == .full ? session.waitForEndUnread() : session.waitForEnd()
        return Result(session: session, end: end, time: start.duration(to: .now))
    }

    /// Starts a demo and stops at a random moment, also before the first frame or while keys are handled.
    private func startDemo(_ name: String, _ random: inout SplitMix) throws -> Session {
        let session = try Session(.reflow, [name])
        session.read(forMilliseconds: random.roll(0...150))
        apply(reader, to: session)
        for _ in 0..<random.roll(0...4) {
            session.send(
                ["j", "k", " ", "+", "-", "\t", "G", "g", "\u{C}"].randomElement(using: &random)
                    ?? "j")
            pause(random.roll(0...40), session)
        }
        return session
    }

    /// Starts a program whose closure hangs now or will hang in a moment.
    private func startHanging(in closure: String, _ random: inout SplitMix) throws -> Session {
        let session = try Session.endless(closure)
        if random.oneIn(2) {
            session.send("h")
            try session.waitUntilHanging()
            apply(reader, to: session)
        } else {
            // Without a reader the closure hangs in its own write.
            apply(reader, to: session)
            session.send("h")
            pause(random.roll(0...40), session)
        }
        return session
    }

    private func apply(_ reader: Reader, to session: Session) {
        switch reader {
        case .reads: break
        case .stopped: session.setOutput(flowing: false)
        case .full: session.fillOutput()
        }
    }

    private func pause(_ milliseconds: Int, _ session: Session) {
        if reader == .reads {
            session.read(forMilliseconds: milliseconds)
        } else {
            usleep(UInt32(milliseconds) * 1000)
        }
    }
}

extension Session {
    /// Starts `Endless` and waits for its first frame.
    static func endless(_ mode: String) throws -> Session {
        let session = try Session(.endless, [mode])
        try session.wait(for: "the first frame") { $0.shows("item 60") && $0.isMouseReported }
        return session
    }

    /// Waits until a closure of `Endless` has reported that it never returns.
    func waitUntilHanging() throws {
        try wait(for: "the closure", amidUpdates: true) { $0.count(of: "]0;hanging") > 0 }
    }
}
