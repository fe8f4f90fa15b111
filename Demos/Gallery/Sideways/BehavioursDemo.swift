import Reflow

/// The five ways of scrolling sideways, each over the same weeks, half a year of them before today and after.
///
/// A week is a group, so where a shelf comes to rest is read from the weekdays at its edge. All begin with today in
/// sight, each as near to the edge as its way allows, and arrows move all five.
struct BehavioursDemo: Demo {
    typealias Behavior = SidewaysScrolling.Behavior

    var view: CollectionView<Behavior, Int>
    var layout = BehavioursLayout()
    private let today: CalendarDay
    /// A Monday, as a number of days.
    private let firstMonday: Int
    /// Whether the reader has moved anything; until then today stays where it is at first.
    private var hasMoved = false

    init(today: CalendarDay? = nil) throws {
        let today = today ?? .today
        self.today = today
        firstMonday = today.number - today.weekday - 26 * 7
        view = try CollectionView {
            for (index, behavior) in Behavior.allCases.enumerated() {
                Section(behavior, items: index * Self.stride..<index * Self.stride + 53 * 7)
            }
        }
    }

    /// How far an arrow moves a shelf that rests anywhere: two rows, as in any view.
    private static let step = 32.0

    /// Days are numbered through all sections, from a multiple of this in each.
    private static let stride = 1000

    private func date(of item: Int) -> CalendarDay {
        CalendarDay(number: firstMonday + item % Self.stride)
    }

    var keys: [DemoKey<Self>] {
        [
            DemoKey(.left, .right, word: "move all", help: "moves all five, or the selection") {
                $0.moveAll($1.key == .right ? 1 : -1)
            },
            DemoKey("t", word: "today", help: "back to today") { demo, _ in
                demo.view.deselect()
                demo.showToday()
                return .message("today is in red")
            },
        ]
    }

    /// Moves all shelves by the same way: each comes to rest in its own place. A selection has the arrows for itself.
    private mutating func moveAll(_ sign: Double) -> Outcome {
        guard view.selection == nil else { return .ignored }
        hasMoved = true
        var moves = false
        for behavior in Behavior.allCases {
            if view.dragSideways(inSection: behavior, by: sign * Self.step) { moves = true }
        }
        return moves ? .redraw : .handled
    }

    /// Scrolls all shelves to today, or to the place of rest before it; the one that rests anywhere to a day before,
    /// which is no Monday.
    private mutating func showToday() {
        for (section, behavior) in Behavior.allCases.enumerated() {
            func day(_ number: Int) -> Rect {
                let item = ItemIndex(section: section, item: number - firstMonday)
                return view.arrangement.frame(of: item) ?? .zero
            }
            if behavior == .continuous {
                let first = today.number - (today.weekday == 1 ? 2 : 1)
                view.scrollSideways(inSection: behavior, to: day(first).minX)
            } else {
                view.scrollSideways(inSection: behavior, to: day(today.number).midX)
                view.scrollSideways(inSection: behavior, toNextStop: false)
            }
        }
    }

    func draw(_ element: Element<Behavior, Int>, in region: inout Region) {
        guard let item = element.item else { return drawHeader(element.section, in: &region) }
        let date = date(of: item)
        let isToday = date == today
        region.fill(isToday ? .red : date.isWeekend ? .gray : date.color)
        let name = date.day == 1 ? date.monthName.prefix(3) : date.weekdayName.prefix(2)
        // Brackets as well: colour is never the only sign.
        let day = isToday && region.columns > 3 ? "[\(date.day)]" : "\(date.day)"
        region.label(String(name), day, .centered)
    }

    /// UIKit's word for it, and in ours what it does where there is room.
    private func drawHeader(_ behavior: Behavior, in region: inout Region) {
        let name = " \(behavior.rawValue)"
        region.fill(.terminal)
        let hasRoom = name.count + behavior.rule.count + 3 <= region.columns
        region.text([Span(name, .bold), Span(hasRoom ? "  \(behavior.rule)" : "", .dim)])
    }

    static let knobs: [DemoKnob<Self>] = [
        .pinsHeaders(\.layout.pinsHeaders), .points("gap", \.layout.gap, in: 0...32),
        .points("interSectionSpacing", \.layout.interSectionSpacing),
        .share("fading", \.layout.fading, in: 0...1),
    ]

    static let entry = DemoEntry(
        name: "behaviours", title: "Behaviours", category: .sideways,
        summary: "five ways of scrolling sideways",
        abilities: DemoAbilities<BehavioursDemo>(
            didMove: { $0.hasMoved = true },
            didPlace: { if !$0.hasMoved { $0.showToday() } })
    ) { try BehavioursDemo(today: $0.standIns.today) }
}

extension SidewaysScrolling.Behavior {
    /// Where a shelf of weeks comes to rest.
    fileprivate var rule: String {
        switch self {
        case .continuous: "rests anywhere"
        case .continuousGroupLeadingBoundary: "rests at a Monday, however far it went"
        case .paging: "turns by as much as is seen"
        case .groupPaging: "turns by one week"
        case .groupPagingCentered: "turns by one week, which is in the middle"
        }
    }
}

extension CalendarDay {
    /// A colour for the month, unlike those of its neighbours.
    var color: Color { Self.colors[month - 1] }

    private static let colors: [Color] = [
        .indigo, .blue, .teal, .green, .pink, .amber, .orange, .red, .violet, .orange, .amber,
        .blue,
    ]
}
