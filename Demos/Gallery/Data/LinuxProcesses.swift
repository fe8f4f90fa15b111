/// The processes in a folder in the format of Linux' `/proc`.
///
/// A process may end after its folder is listed and before its files are read. Such a process is left out.
final class LinuxProcesses {
    private let root: [UInt8]
    /// The number of ticks of the CPU clock in a second.
    private let ticks: Double
    private let pageSize: UInt64
    private let owner: ([UInt8]) -> UInt32?
    /// The commands read so far. A command is read again only if its short name changes; this halves the work.
    private var commands: [ProcessID: (name: String, command: String)] = [:]

    init(
        root: String = "/proc", ticks: Double = System.clockTicks,
        pageSize: UInt64 = System.pageSize,
        owner: @escaping ([UInt8]) -> UInt32? = { System.owner(of: $0) }
    ) {
        self.root = Array(root.utf8)
        self.ticks = ticks
        self.pageSize = pageSize
        self.owner = owner
    }

    /// Reads all processes. O(processes), with four or more system calls each.
    func sample() throws(DemoError) -> ProcessSample {
        let shown = String(decoding: root, as: UTF8.self)
        let names: [[UInt8]]
        do {
            names = try System.names(in: root)
        } catch {
            throw DemoError(
                "Cannot read the processes in “\(shown)”: \(error.reason). "
                    + "Mount proc there, or use another machine.")
        }
        let uptime = text(of: root.appending(name: Array("uptime".utf8)))
        guard let now = uptime.split(separator: " ").first.flatMap({ Double($0) }) else {
            throw DemoError(
                "“\(shown)” lists no processes. Mount proc there, or use "
                    + "another machine.")
        }
        let processes = names.compactMap { name -> ProcessReading? in
            guard let number = Int(String(decoding: name, as: UTF8.self)) else { return nil }
            return reading(number, in: root.appending(name: name), now: now)
        }
        let living = Set(processes.map(\.id))
        commands = commands.filter { living.contains($0.key) }
        return ProcessSample(time: now, processes: processes, machine: machine)
    }

    /// The use of the machine now.
    private var machine: MachineReading {
        func text(of name: String, upTo length: Int = Self.longestFile) -> String {
            let path = root.appending(name: Array(name.utf8))
            return String(decoding: Self.contents(of: path, upTo: length), as: UTF8.self)
        }
        return MachineReading(
            stat: text(of: "stat", upTo: Self.longestMachineFile), meminfo: text(of: "meminfo"),
            loadavg: text(of: "loadavg"))
    }

    /// Returns the start time of the process that has a number now; `nil` if there is none.
    func start(of number: Int) -> UInt64? {
        let folder = root.appending(name: Array("\(number)".utf8))
        return ProcessStatus(text(of: folder.appending(name: Array("stat".utf8))))?.start
    }

    private func reading(_ number: Int, in folder: [UInt8], now: Double) -> ProcessReading? {
        guard let status = ProcessStatus(text(of: folder.appending(name: Array("stat".utf8)))),
            let user = owner(folder)
        else { return nil }
        let id = ProcessID(number: number, start: status.start)
        return ProcessReading(
            id: id, user: user, command: command(of: id, in: folder, name: status.name),
            state: status.state, cpuSeconds: Double(status.cpuTicks) / ticks,
            age: now - Double(status.start) / ticks,
            residentBytes: status.residentPages * pageSize,
            isKernelThread: status.isKernelThread)
    }

    /// Returns the arguments with spaces between them, the first without its folder.
    ///
    /// A process without arguments, such as a kernel thread, gets its short name in square brackets.
    private func command(of id: ProcessID, in folder: [UInt8], name: String) -> String {
        if let known = commands[id], known.name == name { return known.command }
        let bytes = Self.contents(of: folder.appending(name: Array("cmdline".utf8)))
        let words = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        let command = words.isEmpty ? "[\(name)]" : words.joined(separator: " ").withoutFolder
        commands[id] = (name, command)
        return command
    }

    /// The number of bytes read of each file. This is enough for any status, and for as much of a command as is shown.
    private static let longestFile = 1 << 12

    /// The number of bytes read of the file `stat` of the machine, which has a line for each CPU.
    private static let longestMachineFile = 1 << 17

    /// Returns the user that the file `status` of a process names. This is slower than reading the owner of the
    /// process's folder.
    static func statedOwner(of folder: [UInt8]) -> UInt32? {
        let text = String(
            decoding: contents(of: folder.appending(name: Array("status".utf8))), as: UTF8.self)
        let line = text.split(separator: "\n").first { $0.hasPrefix("Uid:") }
        // The line contains the numbers of four users: the real user, the effective user and two more.
        let words = line?.split(whereSeparator: { $0 == " " || $0 == "\t" }) ?? []
        return words.count > 2 ? UInt32(words[2]) : nil
    }

    private static func contents(of path: [UInt8], upTo length: Int = longestFile) -> [UInt8] {
        (try? OpenFile(path))?.bytes(at: 0, count: length) ?? []
    }

    private func text(of path: [UInt8]) -> String {
        String(decoding: Self.contents(of: path), as: UTF8.self)
    }
}

/// The fields of `/proc/PID/stat` that this program uses, numbered as in `proc(5)`.
struct ProcessStatus: Hashable {
    /// The short name. It may contain spaces and brackets.
    let name: String
    let state: Character
    let cpuTicks: UInt64
    /// The start time, in ticks since the machine started.
    let start: UInt64
    let residentPages: UInt64
    /// Whether the process is a thread of the kernel, which ignores signals.
    let isKernelThread: Bool

    /// The flag `PF_KTHREAD` of the kernel.
    private static let kernelThread: UInt64 = 0x20_0000

    /// The limit for accepted numbers, so that sums and products do not overflow. The limit corresponds to centuries of
    /// ticks, or to more memory than any machine has.
    private static let largestNumber: UInt64 = 1 << 40

    /// Parses the fields. Returns `nil` for another format or for numbers above the limit.
    init?(_ text: String) {
        guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"),
            open < close
        else { return nil }
        name = String(text[text.index(after: open)..<close])
        let rest = text[text.index(after: close)...].split(separator: " ")
        // The first word after the short name is field 3, the state.
        func number(_ field: Int) -> UInt64? {
            guard rest.indices.contains(field - 3), let number = UInt64(rest[field - 3]),
                number <= Self.largestNumber
            else { return nil }
            return number
        }
        guard let state = rest.first?.first, let user = number(14), let system = number(15),
            let start = number(22), let pages = number(24)
        else { return nil }
        self.state = state
        cpuTicks = user + system
        self.start = start
        residentPages = pages
        isKernelThread = (number(9) ?? 0) & Self.kernelThread != 0
    }
}
