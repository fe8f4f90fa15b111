/// Days as numbers, so that they can be counted. The calendar is taken to hold for all years.
extension CalendarDay {
    /// Days since 1 January of the year 1, which was a Monday.
    var number: Int {
        let past = year - 1
        let before = 365 * past + past / 4 - past / 100 + past / 400
        return (1..<month).reduce(before + day - 1) {
            $0 + CalendarMonth(year: year, month: $1).dayCount
        }
    }

    /// The day of a number of days since 1 January of the year 1; earlier ones become that day.
    init(number: Int) {
        let number = max(0, number)
        // Years of 366 days are a little long, so this one is never too late.
        var year = number / 366 + 1
        while CalendarDay(year: year + 1, month: 1, day: 1).number <= number { year += 1 }
        var day = number - CalendarDay(year: year, month: 1, day: 1).number + 1
        var month = CalendarMonth(year: year, month: 1)
        while day > month.dayCount {
            day -= month.dayCount
            month.month += 1
        }
        self.init(year: year, month: month.month, day: day)
    }

    /// From 0, Monday, to 6, Sunday.
    var weekday: Int { number % 7 }

    var isWeekend: Bool { weekday > 4 }

    var weekdayName: String { Self.weekdays[weekday] }

    var monthName: String { CalendarMonth(year: year, month: month).name }

    private static let weekdays = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
}
