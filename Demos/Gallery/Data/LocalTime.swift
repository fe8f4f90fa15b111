#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A time as clocks show it where the machine is.
struct LocalTime: Hashable {
    let day: CalendarDay
    let hour: Int
    let minute: Int
}

extension LocalTime {
    /// The time so many seconds after 1970; nil where the calendar has none.
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

    /// As short as it says enough: `14:05` today, `29 Feb` this year, else `2023`.
    func text(on today: CalendarDay) -> String {
        if day == today {
            let (hours, minutes) = ("0\(hour)".suffix(2), "0\(minute)".suffix(2))
            return "\(hours):\(minutes)"
        }
        return day.year == today.year ? "\(day.day) \(day.monthName.prefix(3))" : "\(day.year)"
    }

    /// How long it is until the next day begins: 23 or 25 hours at most where clocks are changed.
    static var untilTomorrow: Duration { untilTomorrow(from: time(nil)) { LocalTime($0) } }

    /// The same by the clock of any place. The second is found by halving, as midnight may be one of those that a change
    /// leaves out or repeats.
    static func untilTomorrow(
        from now: Int, clock: (_ seconds: Int) -> LocalTime?
    ) -> Duration {
        let today = clock(now)?.day
        // No day was longer than two, where the date line was moved.
        var (low, high) = (0, 49 * 3_600)
        while high - low > 1 {
            let middle = (low + high) / 2
            if clock(now + middle)?.day == today { low = middle } else { high = middle }
        }
        return .seconds(high)
    }
}

extension CalendarDay {
    /// The day it is where the machine is.
    static var today: CalendarDay {
        LocalTime(time(nil))?.day ?? CalendarDay(year: 1970, month: 1, day: 1)
    }
}
