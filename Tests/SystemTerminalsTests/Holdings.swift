#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The process's resources that a terminal could change. Two equal values mean that nothing
/// changed.
struct Holdings: Equatable {
    private let descriptors: [Int32]
    /// The file flags of the standard streams.
    private let flags: [Int32]
    /// The address of each signal's handler.
    private let handlers: [UInt]
    private let blocked: [Int32]
    private let variables: [String?]
    private let modes: [tcflag_t]
    private let characters: [UInt8]
    private let hasChildren: Bool

    init() {
        descriptors = Array(0..<512).filter { fcntl($0, F_GETFD) >= 0 && !Self.isOfRuntime($0) }
        flags = (0..<3).map { fcntl($0, F_GETFL) }
        handlers = Self.signals.map(Self.handler)
        var mask = sigset_t()
        pthread_sigmask(SIG_SETMASK, nil, &mask)
        blocked = Self.signals.filter { sigismember(&mask, $0) == 1 }
        variables = (["COLUMNS", "LINES", "TERM"] as [String]).map { name in
            getenv(name).map { String(cString: $0) }
        }
        var found = termios()
        tcgetattr(STDIN_FILENO, &found)
        modes = [found.c_iflag, found.c_oflag, found.c_cflag, found.c_lflag]
        characters = withUnsafeBytes(of: found.c_cc) { Array($0) }
        hasChildren = waitpid(-1, nil, WNOHANG) >= 0
    }

    /// Whether the Swift runtime owns a descriptor. The runtime opens and closes such descriptors
    /// on its own threads, and a terminal never has them.
    private static func isOfRuntime(_ descriptor: Int32) -> Bool {
        var target = [CChar](repeating: 0, count: 32)
        let count = readlink("/proc/self/fd/\(descriptor)", &target, target.count)
        let bytes = target.prefix(max(count, 0)).map(UInt8.init(bitPattern:))
        let name = String(decoding: bytes, as: UTF8.self)
        return ["eventfd", "eventpoll", "timerfd"].contains { name == "anon_inode:[\($0)]" }
    }

    /// Waits until the runtime has opened and closed its descriptors, so that later counts stay the
    /// same. The main thread ends after it releases its queue, and the first delay opens a timer.
    static func runtimeHasStarted() async throws {
        await MainActor.run {}
        try await Task.sleep(for: .nanoseconds(1))
    }

    private static let signals = Array(1..<NSIG).filter { $0 != SIGKILL && $0 != SIGSTOP }

    /// The address of a signal's handler, which is the first member of `sigaction`.
    static func handler(of signal: Int32) -> UInt {
        var action = sigaction()
        sigaction(signal, nil, &action)
        return withUnsafeBytes(of: action) { $0.loadUnaligned(as: UInt.self) }
    }

    /// The size of the process's address space in bytes, or `nil` if the system does not report it.
    static var addressedBytes: Int? {
        guard let file = fopen("/proc/self/statm", "r") else { return nil }
        defer { fclose(file) }
        var text = [CChar](repeating: 0, count: 64)
        guard fgets(&text, Int32(text.count), file) != nil else { return nil }
        let pages = strtol(text, nil, 10)
        return pages * Int(getpagesize())
    }
}
