import Reflow

/// A year from left to right, with a section for each month. The month's one group places each day by week and weekday.
struct CalendarDemo: Demo {
    /// The view, whose sections are months from 1. Its items are day numbers, as in `CalendarDay`.
    var view: CollectionView<Int, Int>
    var layout = CalendarLayout()
    private let today: CalendarDay
    /// Whether the reader has moved anything. Until then, each resize scrolls back to this month.
    private var hasMoved = false

    init(today: CalendarDay? = nil) throws {
        let today = today ?? .today
        self.today = today
        layout.year = today.year
        view = try CollectionView {
            for month in 1...12 {
                let first = CalendarDay(year: today.year, month: month, day: 1).number
                Section(
                    month,
                    items: first..<first + CalendarMonth(year: today.year, month: month).dayCount)
            }
        }
    }

    var keys: [DemoKey<Self>] {
        [
            DemoKey("t", word: "today", help: "select today") { demo, _ in
                let today = demo.today
                demo.view.select(today.number)
                return .message("\(today.weekdayName), \(today.day) \(today.monthName)")
            }
        ]
    }

    func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let number = element.item else { return drawMonth(element.section, in: &region) }
        let date = CalendarDay(number: number)
        let color = date == today ? .red : date.isWeekend ? .gray : date.color
        region.fill(color)
        // Brackets also mark today, because some readers cannot see the colour.
        let day = date == today ? "[\(date.day)]" : "\(date.day)"
        region.label(
            String(date.weekdayName.prefix(2)), day, .centered, ink: color)
        region.edge(color)
    }

    /// Scrolls to the month of today.
    private mutating func showToday() {
        view.scroll(to: .header, ofSection: today.month, at: .top)
    }

    private func drawMonth(_ month: Int, in region: inout Region) {
        let first = CalendarDay(year: today.year, month: month, day: 1)
        region.fill(.terminal)
        region.text(" \(first.monthName.prefix(3))", row: 0, .bold)
        region.text(" \(today.year)", row: 1, .dim)
    }

    static let knobs: [DemoKnob<Self>] = [
        .pinsHeaders(\.layout.pinsHeaders),
        .points("headerWidth", \.layout.headerWidth, in: 40...96),
        .points("dayGap", \.layout.dayGap, in: 0...32),
        .points("interSectionSpacing", \.layout.interSectionSpacing),
    ]

    static let entry = DemoEntry(
        name: "calendar", title: "Calendar", category: .sideways,
        summary: "this year from left to right, month by month",
        code: ["CalendarLayout", "Calendar"],
        abilities: DemoAbilities<CalendarDemo>(
            observing: DemoObserving(
                didMove: { $0.hasMoved = true },
                didPlace: { if !$0.hasMoved { $0.showToday() } }))
    ) { try CalendarDemo(today: $0.standIns.today) }
}
