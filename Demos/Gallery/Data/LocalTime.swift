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

    /// How long it is until the next day begins, or a little longer.
    static var untilTomorrow: Duration {
        guard let now = LocalTime(time(nil)) else { return .seconds(86_400) }
        return .seconds(86_400 - (now.hour * 60 + now.minute) * 60)
    }
}

extension CalendarDay {
    /// The day it is where the machine is.
    static var today: CalendarDay {
        LocalTime(time(nil))?.day ?? CalendarDay(year: 1970, month: 1, day: 1)
    }
}
