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
