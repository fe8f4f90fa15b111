// The one place of this target that knows which C library there is.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Where sentences about failures go.
enum StandardError {
    /// Prints a line; what can't be written is lost, as there is nowhere else to say so.
    static func print(_ line: String) {
        Array("\(line)\n".utf8).withUnsafeBytes { bytes in
            _ = write(2, bytes.baseAddress, bytes.count)
        }
    }
}

/// Where what was asked for goes.
enum StandardOutput {
    /// Prints a text and ends its line; throws a sentence when it can't be written (a full disk).
    static func print(_ text: String) throws {
        var rest = Array("\(text)\n".utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw Failure("The output can't be written: \(String(cString: strerror(errno))).")
            }
        }
    }
}
