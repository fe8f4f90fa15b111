import Reflow

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A value of this machine. A share above 90 % is an alert.
struct Reading: Sendable {
    var name, value: String
    /// The used share of a resource, 0…1; nil if the value is not a share. The load can be above 1.
    var share: Double?
    /// The value as a number, for a sparkline.
    var number = 0.0
    var alert: String? { share.flatMap { $0 > 0.9 ? "\(name) is above 90 %" : nil } }
}

/// The values of this machine. Values that the system does not report are left out.
enum Machine {
    static func read() -> [Reading] {
        let memory = numbers(in: "/proc/meminfo").compactMapValues(\.first)
        return [
            load(), share("Memory", of: memory["MemTotal"], free: memory["MemAvailable"]), disk(),
            share("Swap", of: memory["SwapTotal"], free: memory["SwapFree"]), uptime(), network(),
        ].compactMap(\.self)
    }

    private static func load() -> Reading {
        var loads = [0.0, 0.0, 0.0]
        getloadavg(&loads, 3)
        let cores = sysconf(Int32(_SC_NPROCESSORS_ONLN))
        let value = "\((loads[0] * 10).rounded() / 10) on \(cores) cores"
        return Reading(name: "Load", value: value, share: loads[0] / Double(cores))
    }

    private static func share(_ name: String, of total: Double?, free: Double?) -> Reading? {
        guard let total, let free, total > 0 else { return nil }
        let taken = total - free
        return Reading(name: name, value: "\(size(taken)) of \(size(total))", share: taken / total)
    }

    private static func disk() -> Reading? {
        var disk = statvfs()
        statvfs("/", &disk)
        let block = Double(disk.f_frsize) / 1024
        return share("Disk", of: Double(disk.f_blocks) * block, free: Double(disk.f_bavail) * block)
    }

    private static func uptime() -> Reading {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Reading(name: "Up", value: "\(time.tv_sec / 86_400) d \(time.tv_sec / 3600 % 24) h")
    }

    private static func network() -> Reading? {
        let devices = numbers(in: "/proc/net/dev").filter { $0.key != "lo" && $0.value.count > 8 }
        let sums = [0, 8].map { column in devices.values.reduce(0) { $0 + $1[column] / 0x10_0000 } }
        let value = "↓ \(Int(sums[0])) MiB  ↑ \(Int(sums[1])) MiB"
        return devices.isEmpty ? nil : Reading(name: "Network", value: value)
    }

    /// Returns the numbers after the name in each line of a file in `/proc`, such as `MemFree: 12 kB`.
    private static func numbers(in path: String) -> [String: [Double]] {
        LineReader(contentsOf: FilePath(path)).text.split(separator: "\n").reduce(into: [:]) {
            table, line in
            let words = line.split { " :".contains($0) }
            let numbers = words.dropFirst().compactMap { UInt64($0).map { Double($0) } }
            if let name = words.first { table[String(name)] = numbers }
        }
    }

    /// Returns a size in GiB as text.
    private static func size(_ kibibytes: Double) -> String {
        "\((kibibytes / 104_857.6).rounded() / 10) GiB"
    }
}
