#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What the program was told by whoever started it.
enum Surroundings {
    /// A variable of the environment; nil when it is not set. What is not UTF-8 becomes U+FFFD.
    static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
