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
        view.snapshot = snapshot
        return .message("\(year)")
    }

    func draw(_ element: Element<Int, CalendarMonth>, in region: inout Region) {
        guard let month = element.item else { return }
        region.fill(.terminal)
        region.fill(
            month.month.isMultiple(of: 2) ? .indigo : .blue, columns: 0..<region.columns,
            rows: 0..<1)
        region.text("\(month.name) \(month.year)", row: 0, column: 0, [.centered, .bold])
        let left = max(0, (region.columns - 20) / 2)
        region.text(CalendarMonth.weekdays, row: 1, column: left, .dim)
        for day in 1...month.dayCount {
            let place = month.firstWeekday + day - 1
            let (row, column) = (2 + place / 7, left + 3 * (place % 7))
            let isToday = today == CalendarDay(year: month.year, month: month.month, day: day)
            if isToday { region.fill(.red, columns: column..<column + 2, rows: row..<row + 1) }
            region.text(
                (day < 10 ? " " : "") + "\(day)", row: row, column: column, isToday ? .bold : [])
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
