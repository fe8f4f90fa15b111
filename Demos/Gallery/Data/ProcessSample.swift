/// A process as long as it lives: its number may be another's later.
public struct ProcessID: Hashable, Sendable {
    /// The number the system has for it.
    public let number: Int
    /// When it began, in a unit of the system's; with the number it names one process for ever.
    public let start: UInt64
}

/// What is known of a process at one moment.
struct ProcessReading: Hashable, Sendable {
    let id: ProcessID
    /// The number of the user it runs for.
    let user: UInt32
    /// The command with its arguments, without the folder that the program is in; text from outside.
    let command: String
    /// One letter of the system's: R runs, S sleeps, D waits for a disk, Z is over.
    let state: Character
    /// The seconds of CPU it has used since it began.
    let cpuSeconds: Double
    /// How long it has lived, in seconds.
    let age: Double
    /// The memory it has in use, in bytes.
    let residentBytes: UInt64
}

/// All processes at one moment.
struct ProcessSample: Hashable, Sendable {
    /// Seconds by a clock that never goes back.
    let time: Double
    let processes: [ProcessReading]

    static let empty = ProcessSample(time: 0, processes: [])

    /// The share of one CPU that each process has used since an earlier sample, or in its life if it is new: 1 is all
    /// of one. O(processes).
    func shares(since earlier: ProcessSample) -> [ProcessID: Double] {
        let before = Dictionary(
            earlier.processes.map { ($0.id, $0.cpuSeconds) },
            uniquingKeysWith: { first, _ in first })
        let elapsed = time - earlier.time
        var shares: [ProcessID: Double] = [:]
        shares.reserveCapacity(processes.count)
        for process in processes {
            let used: (seconds: Double, of: Double)
            if let cpu = before[process.id], elapsed > 0 {
                used = (process.cpuSeconds - cpu, elapsed)
            } else {
                used = (process.cpuSeconds, process.age)
            }
            // The system's clocks tick: what has just begun seems to have used more than there was.
            shares[process.id] = used.of > 0 ? max(0, used.seconds / max(used.of, 0.1)) : 0
        }
        return shares
    }
}

/// The error for processes that cannot be read.
public struct ProcessError: Error, CustomStringConvertible {
    public let description: String
}

/// Where processes are read from.
struct ProcessSource {
    /// Reads all there are. Throws a sentence when the system shows none.
    let read: () throws(ProcessError) -> ProcessSample
    /// The name of a user.
    let userName: (UInt32) -> String

    init(
        userName: @escaping (UInt32) -> String = { System.userName($0) },
        read: @escaping () throws(ProcessError) -> ProcessSample
    ) {
        self.read = read
        self.userName = userName
    }

    /// The processes of this machine.
    static var system: ProcessSource {
        #if canImport(Darwin)
            let source = DarwinProcesses()
            return ProcessSource { () throws(ProcessError) in try source.sample() }
        #else
            let source = LinuxProcesses()
            return ProcessSource { () throws(ProcessError) in try source.sample() }
        #endif
    }

    /// The processes that a folder tells of, in the form of Linux' `/proc` with 100 ticks and pages of 4 KB, whoever
    /// owns the folder: its files say who runs what.
    static func folder(_ root: String) -> ProcessSource {
        let source = LinuxProcesses(
            root: root, ticks: 100, pageSize: 4096, owner: { LinuxProcesses.statedOwner(of: $0) })
        return ProcessSource { () throws(ProcessError) in try source.sample() }
    }
}

extension String {
    /// A command without the folder of its program. What programs call themselves is no path, and stays.
    var withoutFolder: String {
        let program = prefix { $0 != " " }
        guard program.first == "/", let slash = program.lastIndex(of: "/"),
            index(after: slash) < program.endIndex
        else { return self }
        return String(self[index(after: slash)...])
    }
}
