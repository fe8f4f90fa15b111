/// The use of the whole machine at one moment. A part that the system does not report is `nil`.
struct MachineReading: Hashable, Sendable {
    /// The CPU time since the machine started, as the sum over all CPUs.
    var cpuTime: CPUTime?
    /// The number of CPUs.
    var cpuCount: Int?
    /// The average number of processes that ran or waited for a CPU in the last minute.
    var load: Double?
    var memory: Memory?

    /// CPU time in a unit of the system.
    struct CPUTime: Hashable, Sendable {
        /// The time in which CPUs worked.
        let busy: UInt64
        /// The time in which CPUs worked or were idle.
        let total: UInt64
    }

    /// The machine's memory, in bytes.
    struct Memory: Hashable, Sendable {
        /// The memory that programs and the system use, without memory that the system can free at once.
        let used: UInt64
        let total: UInt64

        /// The used share, 0…1.
        var share: Double { total > 0 ? Double(used) / Double(total) : 0 }

        /// Makes a value. Available memory above the total counts as the total.
        init(available: UInt64, total: UInt64) {
            self.total = total
            used = total - min(available, total)
        }
    }

    /// Returns the share of all CPUs that was used since an earlier reading, 0…1. A share of 1 means that all CPUs
    /// worked all the time. Returns `nil` if one of the readings has no CPU time, or no time has passed.
    func cpuShare(since earlier: MachineReading) -> Double? {
        guard let cpuTime, let before = earlier.cpuTime, cpuTime.total > before.total else {
            return nil
        }
        // The system may correct the idle time, so that the busy time decreases or increases too much.
        let busy = cpuTime.busy > before.busy ? cpuTime.busy - before.busy : 0
        return min(Double(busy) / Double(cpuTime.total - before.total), 1)
    }
}

/// Parsing of files in the format of Linux' `/proc`.
extension MachineReading {
    /// Parses the contents of `stat`, `meminfo` and `loadavg`. Leaves out values of another format.
    init(stat: String, meminfo: String, loadavg: String) {
        cpuTime = CPUTime(stat: stat)
        let count = stat.split(separator: "\n").count {
            $0.hasPrefix("cpu") && $0.dropFirst(3).first?.isNumber == true
        }
        cpuCount = count > 0 ? count : nil
        load = loadavg.split(separator: " ").first.flatMap { Double($0) }.flatMap {
            (0...Self.largestLoad).contains($0) ? $0 : nil
        }
        memory = Memory(meminfo: meminfo)
    }

    /// The limit for an accepted load. Texts show loads as whole numbers and tenths.
    private static let largestLoad = 1e6
}

extension MachineReading.CPUTime {
    /// The limit for accepted numbers, so that their sum does not overflow.
    private static let largestNumber: UInt64 = 1 << 56

    /// Parses the line `cpu` of `/proc/stat`: the times of user, nice, system, idle, iowait, irq, softirq and steal.
    /// Old kernels leave out the last ones.
    init?(stat: String) {
        guard let line = stat.split(separator: "\n").first(where: { $0.hasPrefix("cpu ") }) else {
            return nil
        }
        // Further numbers are the times of guests, which are a part of the first two numbers.
        let words = line.split(separator: " ").dropFirst().prefix(8)
        let numbers = words.compactMap { UInt64($0) }.filter { $0 <= Self.largestNumber }
        guard numbers.count == words.count, numbers.count >= 4 else { return nil }
        total = numbers.reduce(0, +)
        busy = total - numbers[3] - (numbers.count > 4 ? numbers[4] : 0)
    }
}

extension MachineReading.Memory {
    /// The limit for accepted numbers in kilobytes, so that bytes do not overflow.
    private static let largestNumber: UInt64 = 1 << 50

    /// Parses the lines `MemTotal` and `MemAvailable` of `/proc/meminfo`, which are in kilobytes.
    init?(meminfo: String) {
        func bytes(_ name: String) -> UInt64? {
            let line = meminfo.split(separator: "\n").first { $0.hasPrefix(name + ":") }
            guard let word = line?.split(separator: " ").dropFirst().first,
                let number = UInt64(word), number <= Self.largestNumber
            else { return nil }
            return number * 1024
        }
        guard let total = bytes("MemTotal"), total > 0, let available = bytes("MemAvailable")
        else { return nil }
        self.init(available: available, total: total)
    }
}
