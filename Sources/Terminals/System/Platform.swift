// Only this file, Platform+Pipes.swift, Platform+Processes.swift and ChangeWatcher.swift depend on the system's C
// library.
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Functions of the C library for terminals and for the loop.
package enum Platform {
    /// Returns whether two blocks of memory are equal. This is several times as fast as comparing cells one by one.
    /// O(bytes).
    package static func isEqual(
        _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer
    ) -> Bool {
        guard left.count == right.count else { return false }
        guard let mine = left.baseAddress, let theirs = right.baseAddress else { return true }
        return memcmp(mine, theirs, left.count) == 0
    }

    /// Returns an environment variable; nil if it is not set.
    package static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// Returns the system's text for an error code, such as `No such file or directory`.
    package static func message(_ code: Int32) -> String { String(cString: strerror(code)) }

    /// Returns the system's text for an error code, worded to follow a colon.
    package static func reason(_ code: Int32) -> String { message(code).lowercased() }

    /// The error code of the call that has just failed.
    static var lastError: Int32 { errno }

    /// Whether an error code means that no file of that name exists.
    static func isMissing(_ code: Int32) -> Bool { code == ENOENT || code == ENOTDIR }

    /// Whether a path exists and is executable.
    package static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

    /// Whether a program is in one of the folders of PATH.
    package static func isInstalled(_ program: String) -> Bool {
        (variable("PATH") ?? "/usr/bin:/bin").split(separator: ":")
            .contains { isExecutable("\($0)/\(program)") }
    }

    /// Returns the absolute path of a file or folder, without symbolic links; nil if there is none.
    package static func absolutePath(of path: [UInt8]) -> String? {
        guard let resolved = path.withPath({ realpath($0, nil) }) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The path of the running program, without symbolic links; nil if the system does not tell it.
    package static var programPath: String? {
        #if canImport(Darwin)
            var size = UInt32(0)
            _NSGetExecutablePath(nil, &size)
            var path = [CChar](repeating: 0, count: Int(size))
            guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
            return absolutePath(of: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) })
        #else
            return absolutePath(of: Array("/proc/self/exe".utf8))
        #endif
    }

    /// Whether a descriptor is a terminal.
    package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

    /// Returns the first position of a byte; nil if the byte does not occur. O(bytes), several bytes at a time.
    @inlinable
    package static func firstIndex(of byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int? {
        guard let start = bytes.baseAddress,
            let found = memchr(start, Int32(byte), bytes.count)
        else { return nil }
        return UnsafeRawPointer(found) - start
    }
}

extension [UInt8] {
    /// Calls `body` with a path as a C string. A path consists of bytes, which need not be valid UTF-8. A zero byte
    /// ends the path.
    package func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        (self + [0]).withUnsafeBytes { bytes in
            // An array that ends in a zero is never empty, so it has an address.
            body(bytes.bindMemory(to: CChar.self).baseAddress!)
        }
    }
}

// Give the system's `open` and `close` other names, because `Platform` has methods with these names.
let systemOpen: @Sendable (UnsafePointer<CChar>, Int32) -> Int32 = { open($0, $1) }
private let systemClose = close

/// Functions for file descriptors that wake a loop.
extension Platform {
    /// A lock for making a pipe and for starting a program. Without the lock, a program could inherit a pipe that
    /// another thread is just making. The pipe's reader would then see no end while this program runs. `pipe2`, which
    /// needs no lock, does not exist on all platforms.
    static let inheritance = Mutex(())

    /// Makes a pipe that never blocks and that child processes don't inherit; nil if the system has no free descriptor.
    ///
    /// With `blocksWriter`, writes to the pipe wait for the reader, as other programs expect of their output.
    package static func makePipe(blocksWriter: Bool = false) -> (reading: Int32, writing: Int32)? {
        var ends: [Int32] = [-1, -1]
        let isMade = inheritance.withLock { _ in
            guard pipe(&ends) == 0 else { return false }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            return true
        }
        guard isMade else { return nil }
        for end in ends where end == ends[0] || !blocksWriter {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        return (ends[0], ends[1])
    }

    /// Opens a file for reading. Never blocks, even if no program has opened the other end of a pipe. Child processes
    /// don't inherit the descriptor. Returns -1 if the file can't be opened.
    package static func open(_ path: [UInt8]) -> Int32 {
        path.withPath { systemOpen($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    }

    package static func close(_ descriptor: Int32) { _ = systemClose(descriptor) }

    /// Whether a descriptor is a regular file, which has an end.
    static func isRegularFile(_ descriptor: Int32) -> Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Writes one byte to a pipe. Ignores a failure, because a full pipe is readable anyway.
    static func writeByte(to descriptor: Int32) {
        var byte: UInt8 = 0
        _ = write(descriptor, &byte, 1)
    }

    /// Reads and drops all bytes that wait in a non-blocking descriptor.
    static func readAll(from descriptor: Int32) {
        withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { buffer in
            while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
        }
    }

    /// Whether any of the descriptors can be read now.
    static func isAnyReadable(_ descriptors: [Int32]) -> Bool {
        var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        _ = poll(&polled, nfds_t(polled.count), 0)
        return polled.contains { $0.revents & Int16(POLLIN) != 0 }
    }

    /// Waits until one of the descriptors is readable or has ended, at most this many milliseconds. A negative number
    /// waits for ever.
    package static func waitUntilReadable(_ descriptors: [Int32], milliseconds: Int32 = -1) {
        var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        _ = poll(&polled, nfds_t(polled.count), milliseconds)
    }

    /// The result of a call that reads.
    package enum ReadResult: Equatable {
        /// The number of bytes read.
        case bytes(Int)
        /// No bytes are available now.
        case waiting
        /// No more bytes will come.
        case end
    }

    /// Reads available bytes of a descriptor that may block; never waits.
    ///
    /// Calls `poll` before it reads. A program shares its standard input with the shell, so it must not make the input
    /// non-blocking.
    package static func readWaiting(
        from descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
    ) -> ReadResult {
        guard descriptor >= 0 else { return .end }
        var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&polled, 1, 0) > 0 else { return .waiting }
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        if count > 0 { return .bytes(count) }
        return count < 0 && (errno == EINTR || errno == EAGAIN) ? .waiting : .end
    }

    /// Writes all bytes, and waits if necessary. Returns the system's error code, or 0 on success.
    package static func writeAll(_ bytes: some Sequence<UInt8>, to descriptor: Int32) -> Int32 {
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return errno }
        }
        return 0
    }
}
