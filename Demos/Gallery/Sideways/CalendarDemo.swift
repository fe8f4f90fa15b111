import Reflow

/// A year from left to right: a section for each month, whose one group puts every day in its week and on its weekday.
public struct CalendarDemo: Demo {
    /// Months from 1 on; days as `CalendarDay` numbers them.
    public var view: CollectionView<Int, Int>
    private let today: CalendarDay

    public init(today: CalendarDay? = nil) throws {
        let today = today ?? .today
        self.today = today
        view = try CollectionView {
            for month in 1...12 {
                let first = CalendarDay(year: today.year, month: month, day: 1).number
                Section(
                    month,
                    items: first..<first + CalendarMonth(year: today.year, month: month).dayCount)
            }
        }
    }

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<Int> {
        let configuration = CompositionalLayout<Int>.Configuration(
            scrollDirection: .horizontal, interSectionSpacing: 16)
        let year = today.year
        return CompositionalLayout<Int>(configuration: configuration) { month, container in
            let height = container.contentSize.height
            return SectionLayout.group(Self.group(of: month, in: year, height: height))
                .header(height: 48, pinned: knobs[.pinsHeaders])
        }
    }

    /// Weeks side by side, each from Monday down to Sunday; lengths in points.
    private static func group(of month: Int, in year: Int, height: Double) -> LayoutGroup {
        let first = CalendarDay(year: year, month: month, day: 1).weekday
        let days = CalendarMonth(year: year, month: month).dayCount
        let weeks = (first + days + 6) / 7
        // Whole rows, so that all days look alike; where there are two, one stays free, and where there is one, days
        // touch.
        let row = max(((height + 8) / 7 / 16).rounded(.down), 1) * 16
        let gap = row > 32 ? 8.0 : row - 16
        let width = min(max((height / 7 / 8).rounded() * 8, 56), 88)
        let size = LayoutSize(
            width: .absolute(Double(weeks) * (width + 8) - 8), height: .fractionalHeight(1))
        return .custom(size: size) { _ in
            (first..<first + days).map { place in
                CustomItem(
                    frame: Rect(
                        x: Double(place / 7) * (width + 8), y: Double(place % 7) * row,
                        width: width, height: row - gap))
            }
        }
    }

    public var keys: [DemoKey<Self>] {
        [
            DemoKey("t", word: "today", help: "select today") { demo, _ in
                let today = demo.today
                demo.view.select(today.number)
                return .message("\(today.weekdayName), \(today.day) \(today.monthName)")
            }
        ]
    }

    public func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let number = element.item else { return drawMonth(element.section, in: &region) }
        let date = CalendarDay(number: number)
        region.fill(date == today ? .red : date.isWeekend ? .gray : date.color)
        // Brackets as well: colour is never the only sign.
        let day = date == today ? "[\(date.day)]" : "\(date.day)"
        region.label(String(date.weekdayName.prefix(2)), day, .centered)
    }

    private func drawMonth(_ month: Int, in region: inout Region) {
        let first = CalendarDay(year: today.year, month: month, day: 1)
        region.fill(.terminal)
        region.text(" \(first.monthName.prefix(3))", row: 0, .bold)
        region.text(" \(today.year)", row: 1, .dim)
    }

    public static let entry = DemoEntry(
        name: "calendar", title: "Calendar", category: .sideways,
        summary: "this year, from left to right",
        knobs: [.pinsHeaders]
    ) { try CalendarDemo(today: $0.standIns.today) }
}
