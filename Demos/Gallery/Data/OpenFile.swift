import Reflow

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file that is open, and closed when nobody has it any more.
final class OpenFile {
    let descriptor: Int32
    private let isOwned: Bool

    /// Opens a file to read. Never waits, not even for somebody to write into a pipe.
    init(_ path: [UInt8]) throws(SystemError) {
        descriptor = path.withPath { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        isOwned = true
        guard descriptor >= 0 else { throw .last }
    }

    /// A descriptor of somebody else's, who closes it.
    init(borrowing descriptor: Int32) {
        self.descriptor = descriptor
        isOwned = false
    }

    /// A file without a name that holds what is written until nobody has it any more.
    init(spoolIn folder: [UInt8]) throws(SystemError) {
        var name = folder.appending(name: Array("reflow-XXXXXX".utf8)).map {
            CChar(bitPattern: $0)
        }
        name.append(0)
        descriptor = mkstemp(&name)
        isOwned = true
        guard descriptor >= 0 else { throw .last }
        unlink(name)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    deinit { if isOwned, descriptor >= 0 { close(descriptor) } }

    /// What the system knows of it now; nil where it does not say.
    var status: FileStatus? {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? FileStatus(status) : nil
    }

    /// Whether the system makes up what is in it, as in `/proc`: it has no size, and bytes all the same, others each time
    /// it is read.
    var isMadeUp: Bool {
        guard let status, status.kind == .regular, status.size == 0 else { return false }
        let isEmpty = bytes(at: 0, count: 1).isEmpty
        // A file that was empty may have been written into meanwhile.
        return !isEmpty && self.status?.size == 0
    }

    /// Reads bytes from an offset on; fewer where the file ends before, none on an error.
    func bytes(at offset: Int, count: Int) -> [UInt8] {
        guard count > 0 else { return [] }
        return Array(unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let rest = UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
                let got = read(at: offset + filled, into: rest)
                guard got > 0 else { return }
                filled += got
            }
        }
    }

    /// All it holds, whatever size the system claims: files that the kernel makes up have none. O(bytes).
    func contents() -> [UInt8] {
        var all: [UInt8] = []
        while true {
            let part = bytes(at: all.count, count: 1 << 16)
            if part.isEmpty { return all }
            all += part
        }
    }

    /// Reads into a buffer from an offset on; how many bytes, zero at the end and on an error.
    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        while true {
            let count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
            if count >= 0 { return count }
            guard errno == EINTR else { return 0 }
        }
    }

    /// What a stream has for its reader.
    enum Next {
        case bytes(Int)
        /// Nothing yet.
        case waiting
        case end
    }

    /// Reads what a stream has waiting, without waiting itself.
    func readNext(into buffer: UnsafeMutableRawBufferPointer) -> Next {
        // Asked first, as standard input is shared with the shell and must not be made non-blocking.
        var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&polled, 1, 0) > 0 else { return .waiting }
        let count = readSome(descriptor, buffer)
        if count > 0 { return .bytes(count) }
        if count < 0, errno == EINTR || errno == EAGAIN { return .waiting }
        return .end
    }

    /// Adds bytes at an offset. Throws where there is no room left.
    func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
            let count = pwrite(descriptor, rest.baseAddress, rest.count, off_t(offset + written))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .last }
            written += count
        }
    }
}

/// Outside of the class, which has a `read` of its own.
private func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
}
