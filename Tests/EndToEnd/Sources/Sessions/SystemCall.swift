#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The system call in which a process waits. Only Linux provides this information.
public struct SystemCall {
    private let number: Int
    private let arguments: [UInt64]

    /// Returns `nil` while the process runs, and on systems that do not provide the information.
    public init?(of process: Int32) {
        guard let words = Self.read("/proc/\(process)/syscall")?.split(separator: " "),
            words.count > 3, let number = Int(words[0])
        else { return nil }
        self.number = number
        arguments = words.dropFirst().compactMap { UInt64($0.dropFirst(2), radix: 16) }
    }

    /// Whether the call is a `poll` with a time limit of -1, or a `ppoll` without a time limit.
    public var isEndlessPoll: Bool {
        #if arch(x86_64)
            return number == 7 && UInt32(truncatingIfNeeded: arguments[2]) == .max
                || number == 271 && arguments[2] == 0
        #else
            return number == 73 && arguments[2] == 0
        #endif
    }

    /// Whether the call is a `poll` with a limit of at least 100 ms. Then nothing moves, and the parser does not wait
    /// for the rest of an escape sequence.
    public var isLongPoll: Bool {
        isEndlessPoll || number == 7 && Int32(truncatingIfNeeded: arguments[2]) >= 100
    }

    /// Whether the call is a `poll` with a time limit of at least a number of seconds.
    public func isPoll(ofSeconds seconds: Int32) -> Bool {
        number == 7 && Int32(truncatingIfNeeded: arguments[2]) >= seconds * 1_000
    }

    /// Whether the time limit of a `poll` is known. On processors other than x86-64 the limit is in the memory of the
    /// process.
    public static var tellsTimes: Bool {
        #if arch(x86_64)
            return canBeSeen
        #else
            return false
        #endif
    }

    /// Returns the number of times that the process has waited so far.
    public static func waits(of process: Int32) -> Int {
        let status = read("/proc/\(process)/status")?.split(separator: "\n") ?? []
        let line = status.first { $0.hasPrefix("voluntary_ctxt_switches:") }
        return line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0
    }

    /// Returns the number of write calls of the process so far.
    public static func writes(of process: Int32) -> Int {
        let lines = read("/proc/\(process)/io")?.split(separator: "\n") ?? []
        let line = lines.first { $0.hasPrefix("syscw:") }
        return line?.split(separator: " ").last.flatMap { Int($0) } ?? 0
    }

    /// Whether the call is a `write`. A `write` that does not wait is never seen here.
    public var isWrite: Bool {
        #if arch(x86_64)
            return number == 1
        #else
            return number == 64
        #endif
    }

    /// Whether this process can read the system calls of its child processes.
    public static let canBeSeen: Bool = {
        guard let session = try? Session(.path("/bin/cat")) else { return false }
        return read("/proc/\(session.process)/syscall") != nil
    }()

    private static func read(_ path: String) -> String? {
        let descriptor = open(path, O_RDONLY)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
            #if canImport(Darwin)
                let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
            #else
                let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            #endif
            guard count > 0 else { return nil }
            return String(decoding: buffer[..<count], as: UTF8.self)
        }
    }
}
