/// A day of the Gregorian calendar.
public struct CalendarDay: Hashable, Sendable {
    public var year: Int
    /// The month, 1…12.
    public var month: Int
    /// The day of the month, 1…31.
    public var day: Int

    public init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }
}

/// A month of the Gregorian calendar.
public struct CalendarMonth: Hashable, Sendable {
    /// The year, 1 or later.
    public var year: Int
    /// The month, 1…12.
    public var month: Int

    var name: String { Self.names[month - 1] }

    var dayCount: Int { Self.lengths[month - 1] + (month == 2 && isLeap ? 1 : 0) }

    private var isLeap: Bool {
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    }

    /// The weekday of the month's first day, 0 for Monday. The first day of the year 1 was a Monday.
    var firstWeekday: Int {
        let years = year - 1
        let before = 365 * years + years / 4 - years / 100 + years / 400
        let months = (1..<month).map { CalendarMonth(year: year, month: $0).dayCount }
        return (before + months.reduce(0, +)) % 7
    }

    /// The weekdays with two letters each, separated by blanks.
    static let weekdays = "Mo Tu We Th Fr Sa Su"

    private static let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

    private static let names = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]
}
