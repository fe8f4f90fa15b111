/// The identity of one process. The system may later use the same number for another process.
public struct ProcessID: Hashable, Sendable {
    /// The system's number of the process.
    public let number: Int
    /// The start time, in a unit of the system. Together with the number, it identifies one process for ever.
    public let start: UInt64
}

/// A process and its values at one moment.
struct ProcessReading: Hashable, Sendable {
    let id: ProcessID
    /// The number of the user who runs the process.
    let user: UInt32
    /// The command with its arguments, without the folder of the program. This text is untrusted.
    let command: String
    /// The state letter of the system: R is running, S sleeps, D waits for a disk, Z is a zombie.
    let state: Character
    /// The CPU time since the process began, in seconds.
    let cpuSeconds: Double
    /// The time since the process began, in seconds.
    let age: Double
    /// The memory in use, in bytes.
    let residentBytes: UInt64
    /// Whether the process is a thread of the kernel, which ignores signals.
    var isKernelThread = false
}

/// All processes and the whole machine at one moment.
struct ProcessSample: Hashable, Sendable {
    /// The time of the sample in seconds, by a clock that never goes back.
    let time: Double
    let processes: [ProcessReading]
    var machine = MachineReading()

    static let empty = ProcessSample(time: 0, processes: [])

    /// Returns the share of one CPU that each process has used since an earlier sample. A share of 1 is all of one CPU.
    ///
    /// For a new process, the share covers its whole life. O(processes).
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
            // The divisor is at least a tenth of a second. CPU time is counted in whole ticks, so the share of a new
            // process could otherwise be far too large.
            shares[process.id] = used.of > 0 ? max(0, used.seconds / max(used.of, 0.1)) : 0
        }
        return shares
    }
}

/// A source of process samples and user names, which also sends signals.
struct ProcessSource {
    /// Reads all processes. Throws an error if the system shows none.
    let read: () throws(DemoError) -> ProcessSample
    /// Returns the name of the user with a number.
    let userName: (UInt32) -> String
    /// Sends a signal to a process. Sends nothing if the process has ended, even if its number is used again.
    let send: (ProcessSignal, ProcessID) throws(SignalError) -> Void

    /// Makes a source. By default, it sends no signals.
    init(
        userName: @escaping (UInt32) -> String = { System.userName($0) },
        send: @escaping (ProcessSignal, ProcessID) throws(SignalError) -> Void = {
            (_, _) throws(SignalError) in throw .notRunning
        },
        read: @escaping () throws(DemoError) -> ProcessSample
    ) {
        self.read = read
        self.userName = userName
        self.send = send
    }

    /// The processes of this machine.
    static var system: ProcessSource {
        #if canImport(Darwin)
            let source = DarwinProcesses()
        #else
            let source = LinuxProcesses()
        #endif
        return ProcessSource(send: { (signal, id) throws(SignalError) in
            try System.send(signal, to: id, start: { source.start(of: $0) })
        }) { () throws(DemoError) in
            try source.sample()
        }
    }

    /// Reads the processes from a folder in the format of Linux' `/proc`, with 100 ticks a second and pages of 4 KB.
    ///
    /// The user of a process comes from its file `status`, not from the owner of the folder. The source sends no
    /// signals, because the numbers may belong to other processes of this machine.
    static func folder(_ root: String) -> ProcessSource {
        let source = LinuxProcesses(
            root: root, ticks: 100, pageSize: 4096, owner: { LinuxProcesses.statedOwner(of: $0) })
        return ProcessSource { () throws(DemoError) in try source.sample() }
    }
}

extension String {
    /// The command without the folder of its program. A process can set a title for itself, which is no path and stays
    /// unchanged.
    var withoutFolder: String {
        let program = prefix { $0 != " " }
        guard program.first == "/", let slash = program.lastIndex(of: "/"),
            index(after: slash) < program.endIndex
        else { return self }
        return String(self[index(after: slash)...])
    }
}
