// The one place that knows which C library there is.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

enum Platform {
    /// Compares plain memory, several times as fast as cell by cell.
    static func isEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
        guard left.count == right.count else { return false }
        guard let mine = left.baseAddress, let theirs = right.baseAddress else { return true }
        return memcmp(mine, theirs, left.count) == 0
    }

    static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}
