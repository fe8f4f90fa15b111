/// Day numbers for calendar arithmetic. The rules of the Gregorian calendar apply to all years, also to earlier ones.
extension CalendarDay {
    /// The number of days since 1 January of the year 1, which was a Monday.
    var number: Int {
        let past = year - 1
        let before = 365 * past + past / 4 - past / 100 + past / 400
        return (1..<month).reduce(before + day - 1) {
            $0 + CalendarMonth(year: year, month: $1).dayCount
        }
    }

    /// Creates the day that is a number of days after 1 January of the year 1. A negative number gives 1 January of the
    /// year 1.
    init(number: Int) {
        let number = max(0, number)
        // No year has more than 366 days, so this division gives the right year or an earlier one.
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

    /// The day of the week, from 0 for Monday to 6 for Sunday.
    var weekday: Int { number % 7 }

    var isWeekend: Bool { weekday > 4 }

    var weekdayName: String { Self.weekdays[weekday] }

    var monthName: String { CalendarMonth(year: year, month: month).name }

    private static let weekdays = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
}
