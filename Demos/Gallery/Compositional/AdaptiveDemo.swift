import Reflow

/// The months of a year, in as many columns as fit.
struct AdaptiveDemo: Demo {
    var view: CollectionView<Int, CalendarMonth>
    var layout = AdaptiveLayout()
    private let today: CalendarDay
    private var year: Int

    /// Creates the demo for the year of a day, by default today.
    init(today: CalendarDay? = nil) throws {
        self.today = today ?? .today
        year = self.today.year
        view = CollectionView(snapshot: try Self.snapshot(of: year))
    }

    private static func snapshot(of year: Int) throws -> Snapshot<Int, CalendarMonth> {
        let months = (1...12).map { CalendarMonth(year: year, month: $0) }
        return try Snapshot(sections: [Section(year, items: months)])
    }

    var keys: [DemoKey<Self>] {
        [
            DemoKey(
                "<", ">", word: "year", help: "the previous or next year", takesCount: true
            ) { $0.go(by: ($1.key == "<" ? -1 : 1) * ($1.count ?? 1)) }
        ]
    }

    private mutating func go(by years: Int) -> Outcome {
        let next = year + years
        // The Gregorian calendar began in 1582, but many countries adopted it later.
        guard (1600...9999).contains(next), let snapshot = try? Self.snapshot(of: next) else {
            return .message("the calendar has the years 1600 to 9999")
        }
        year = next
        view.apply(snapshot, animated: false)
        return .message("\(year)")
    }

    func draw(_ element: Element<Int, CalendarMonth>, in region: inout Region) {
        guard let month = element.item else { return }
        let color: Color = month.month.isMultiple(of: 2) ? .indigo : .blue
        let isNow = (month.year, month.month) == (today.year, today.month)
        region.fill(.surface)
        region.fill(isNow ? .red : color, columns: 0..<region.columns, rows: 0..<1)
        // With enough room, days and weeks are further apart.
        let pitch = min(6, max(3, (region.columns - 2) / 7))
        let left = max(0, (region.columns - 7 * pitch + pitch - 2) / 2)
        let step = region.rows >= 15 ? 2 : 1
        let top = region.rows >= 10 ? 2 : 1
        region.text("\(month.name) \(month.year)", row: 0, column: left, .bold)
        for (day, name) in CalendarMonth.weekdays.split(separator: " ").enumerated() {
            region.text(String(name), row: top, column: left + pitch * day, .dim)
        }
        for day in 1...month.dayCount {
            let place = month.firstWeekday + day - 1
            let (row, column) = (top + step + step * (place / 7), left + pitch * (place % 7))
            let isToday = today == CalendarDay(year: month.year, month: month.month, day: day)
            if isToday { region.fill(.red.mid, columns: column..<column + 2, rows: row..<row + 1) }
            region.text(
                (day < 10 ? " " : "") + "\(day)", row: row, column: column,
                isToday ? .bold : [],
                color: place % 7 < 5 || isToday || !region.showsTones ? nil : color)
        }
    }

    static let knobs: [DemoKnob<Self>] = [
        .points("monthWidth", \.layout.monthWidth, in: 176...480),
        .points("monthHeight", \.layout.monthHeight, in: 128...320, step: 16),
        .points("sideInset", \.layout.sideInset),
        .points("bottomInset", \.layout.bottomInset, step: 16),
    ]

    static let entry = DemoEntry(
        name: "adaptive", title: "Adaptive", category: .compositional,
        summary: "a calendar with as many columns as fit",
        abilities: DemoAbilities<AdaptiveDemo>(naming: DemoNaming(place: { "\($0.year)" }))
    ) { try AdaptiveDemo(today: $0.standIns.today) }
}
