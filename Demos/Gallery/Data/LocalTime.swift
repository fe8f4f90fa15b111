#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A time in the time zone of this machine.
struct LocalTime: Hashable {
    let day: CalendarDay
    let hour: Int
    let minute: Int
}

extension LocalTime {
    /// Converts seconds since 1970. Returns `nil` if the calendar has no such time.
    init?(_ seconds: Int) {
        var time = time_t(seconds)
        var parts = tm()
        guard localtime_r(&time, &parts) != nil else { return nil }
        // C counts years from 1900 and months from zero.
        day = CalendarDay(
            year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
        hour = Int(parts.tm_hour)
        minute = Int(parts.tm_min)
    }

    /// Returns the shortest useful text: `14:05` for a time of today, `29 Feb` for a day of this year, otherwise the
    /// year.
    func text(on today: CalendarDay) -> String {
        if day == today {
            return clockText
        }
        return day.year == today.year ? "\(day.day) \(day.monthName.prefix(3))" : "\(day.year)"
    }

    /// The current time in the time zone of this machine; midnight if the calendar has no such time.
    static var now: LocalTime {
        LocalTime(time(nil)) ?? LocalTime(day: .today, hour: 0, minute: 0)
    }

    /// The time until the next minute begins.
    static var untilNextMinute: Duration { .seconds(60 - time(nil) % 60) }

    /// The time of day with two digits each: `09:05`.
    var clockText: String { "\("0\(hour)".suffix(2)):\("0\(minute)".suffix(2))" }

    /// The time until the next day begins. It is up to 25 hours, because summer time may end.
    static var untilTomorrow: Duration { untilTomorrow(from: time(nil)) { LocalTime($0) } }

    /// Returns the time until the next day begins, by a given clock.
    ///
    /// A binary search finds the first second of the next day. Midnight is not reliable, because a clock change may
    /// skip or repeat it.
    static func untilTomorrow(
        from now: Int, clock: (_ seconds: Int) -> LocalTime?
    ) -> Duration {
        let today = clock(now)?.day
        // Two days and an hour are enough: no day was longer than two days, even where the date line moved.
        var (low, high) = (0, 49 * 3_600)
        while high - low > 1 {
            let middle = (low + high) / 2
            if clock(now + middle)?.day == today { low = middle } else { high = middle }
        }
        return .seconds(high)
    }
}

extension CalendarDay {
    /// The current day in the time zone of this machine.
    static var today: CalendarDay {
        LocalTime(time(nil))?.day ?? CalendarDay(year: 1970, month: 1, day: 1)
    }
}
