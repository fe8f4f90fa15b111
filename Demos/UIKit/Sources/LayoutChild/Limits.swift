#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The limits of this process.
enum Limits {
    /// Limits memory in MiB and processor time in seconds; 0 means no limit. A crash leaves no file.
    static func apply(memory: UInt64, time: UInt64) {
        limit(number(RLIMIT_CORE), to: 0)
        if time > 0 { limit(number(RLIMIT_CPU), to: time) }
        #if os(Linux)
            if memory > 0 { limit(number(RLIMIT_DATA), to: memory << 20) }
            endWithParent()
        #endif
    }

    #if canImport(Glibc)
        private static func number(_ resource: __rlimit_resource) -> Int32 {
            Int32(resource.rawValue)
        }
    #else
        private static func number(_ resource: Int32) -> Int32 { resource }
    #endif

    /// Sets the soft limit of a resource, at most to the hard limit.
    private static func limit(_ resource: Int32, to value: UInt64) {
        var limits = rlimit()
        guard getrlimit(resource, &limits) == 0 else { return }
        limits.rlim_cur = min(limits.rlim_max, rlim_t(value))
        _ = setrlimit(resource, &limits)
    }

    #if os(Linux)
        /// Ends this process when the process that started it ends.
        private static func endWithParent() {
            // `prctl` takes a variable number of arguments, so Swift calls it by its address.
            typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
            guard let address = dlsym(nil, "prctl") else { return }
            let setParentDeathSignal: Int32 = 1
            _ = unsafeBitCast(address, to: Control.self)(
                setParentDeathSignal, UInt(SIGKILL), 0, 0, 0)
        }
    #endif
}
