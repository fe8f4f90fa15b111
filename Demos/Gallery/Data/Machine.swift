#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension CalendarDay {
    /// The day it is where the machine is.
    static var today: CalendarDay {
        var now = time(nil)
        var parts = tm()
        localtime_r(&now, &parts)
        // C counts years from 1900 and months from zero.
        return CalendarDay(
            year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    }
}

/// What the program was told by whoever started it.
enum Surroundings {
    /// A variable of the environment; nil when it is not set. What is not UTF-8 becomes U+FFFD.
    static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
