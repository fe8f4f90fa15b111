import Reflow

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An open file. The file is closed when the last reference is released.
final class OpenFile {
    let descriptor: Int32
    private let isOwned: Bool

    /// Opens a file for reading. Never blocks, even if no program has opened the other end of a pipe.
    init(_ path: [UInt8]) throws(SystemError) {
        descriptor = Platform.open(path)
        isOwned = true
        guard descriptor >= 0 else { throw .last }
    }

    /// Uses a descriptor that the caller owns and closes.
    init(borrowing descriptor: Int32) {
        self.descriptor = descriptor
        isOwned = false
    }

    /// Creates a temporary file without a name. The file is deleted when the last reference is released.
    ///
    /// A program that another thread starts at the same time does not inherit the file. `mkstemp` cannot guarantee
    /// that, and `mkostemp` does not exist on all platforms.
    init(spoolIn folder: [UInt8]) throws(SystemError) {
        isOwned = true
        while true {
            let number = String(UInt64.random(in: 0 ... .max), radix: 36)
            let name = folder.appending(name: Array("reflow-\(number)".utf8))
            let file = name.withPath { open($0, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
            guard file < 0 else {
                descriptor = file
                _ = name.withPath { unlink($0) }
                return
            }
            guard errno == EEXIST || errno == EINTR else {
                descriptor = file
                throw .last
            }
        }
    }

    deinit { if isOwned, descriptor >= 0 { close(descriptor) } }

    /// The current status of the file; `nil` if the system does not report a status.
    var status: FileStatus? {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? FileStatus(status) : nil
    }

    /// Returns bytes from an offset. Returns fewer bytes at the end of the file, and none after an error.
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

    /// Reads into a buffer from an offset. Returns the number of bytes: zero at the end of the file and after an error.
    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        while true {
            let count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
            if count >= 0 { return count }
            guard errno == EINTR else { return 0 }
        }
    }

    /// Reads the bytes that are available in a stream. Never blocks.
    func readNext(into buffer: UnsafeMutableRawBufferPointer) -> Platform.ReadResult {
        Platform.readWaiting(from: descriptor, into: buffer)
    }

    /// Writes bytes at an offset. Throws if the disk is full.
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
