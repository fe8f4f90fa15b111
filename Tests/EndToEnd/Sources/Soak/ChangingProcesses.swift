import Foundation
import RandomFrames
import Sessions
import Synchronization

/// Up to 40 processes, which start and end.
final class ChangingProcesses: Subject {
    let name = "processes"
    let arguments = ["processes"]
    let keys = commonKeys + ["s", "S", "/e\r", "n"]
    let pause = Duration.milliseconds(200)

    private let processes = Mutex<[Process]>([])
    /// A text that only the commands of these processes contain.
    private let mark = ".\(getpid())"

    private static let most = 40

    /// Starts or ends a process. Each process also ends after at most 60 seconds, so none is left over after the run.
    func change(by dice: inout SplitMix) throws {
        let running = running
        guard !running.isEmpty, running.count == Self.most || dice.oneIn(2) else {
            return try start(seconds: dice.roll(1...30))
        }
        running[dice.roll(0...running.count - 1)].terminate()
    }

    private func start(seconds: Int) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sleep")
        process.arguments = ["\(seconds)\(mark)"]
        // Otherwise a reader of the run's output would wait for these processes.
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        processes.withLock { $0.append(process) }
    }

    private var running: [Process] {
        processes.withLock { processes in
            processes.removeAll { !$0.isRunning }
            return processes
        }
    }

    /// Filters the screen to these processes, and waits until it shows exactly the running ones. Then starts a process
    /// and ends it, and waits for each change.
    func check(in session: Session) throws {
        session.resize(columns: 120, rows: 60)
        session.send("&\(mark)\r")
        try waitForAll(in: session)
        try start(seconds: 60)
        try waitForAll(in: session)
        running.last?.terminate()
        try waitForAll(in: session)
        session.send("&\u{15}\r")
    }

    private func waitForAll(in session: Session) throws {
        do {
            try session.wait(for: "the processes that run") {
                numbers(shownIn: $0) == numbers
            }
        } catch {
            throw SessionError(
                "The screen does not show exactly the processes \(numbers.sorted()): \(error)")
        }
    }

    private var numbers: Set<Int> { Set(running.map { Int($0.processIdentifier) }) }

    /// Returns the process numbers on the screen. A number follows the state: ` sleep 7.4711   S 12345   0.0   700K`.
    private func numbers(shownIn session: Session) -> Set<Int> {
        Set(
            session.text.dropLast().compactMap { row in
                let words = row.split(separator: " ")
                guard let place = words.firstIndex(where: { $0.hasSuffix(mark) }) else {
                    return nil
                }
                return words[place...].dropFirst(2).first.flatMap { Int($0) }
            })
    }

    var state: String { "\(running.count) processes" }
}
