import Foundation
import RandomFrames
import Sessions
import Synchronization

/// Up to forty processes that come and go.
final class ChangingProcesses: Subject {
    let name = "processes"
    let arguments = ["processes"]
    let keys = commonKeys + ["s", "S", "/e\r", "n"]
    let pause = Duration.milliseconds(200)

    private let processes = Mutex<[Process]>([])
    /// What stands in the commands of these processes only.
    private let mark = ".\(getpid())"

    private static let most = 40

    /// Starts one or ends one; some end by themselves, and all do when nobody is there to end them.
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
        // Whoever reads what the run prints is not to wait for these.
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

    /// Shown alone, they are those that run, without one that ends and with one that is new.
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
            throw SessionError("Not \(numbers.sorted()): \(error)")
        }
    }

    private var numbers: Set<Int> { Set(running.map { Int($0.processIdentifier) }) }

    /// The number stands behind the state: ` sleep 7.4711   S 12345   0.0   700K`.
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
