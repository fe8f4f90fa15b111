import Reflow

/// The five behaviours of sideways scrolling. Each shelf shows the same weeks: half a year before today, and half a
/// year after.
///
/// A week is a group, so the weekday at the edge shows where a shelf stops. At first, each shelf shows today as near to
/// the edge as its behaviour allows. The arrow keys move all five shelves.
struct BehavioursDemo: Demo {
    typealias Behavior = SidewaysScrolling.Behavior

    var view: CollectionView<Behavior, Int>
    var layout = BehavioursLayout()
    private let today: CalendarDay
    /// The number of the first day, which is a Monday.
    private let firstMonday: Int
    /// Whether the reader has moved anything. Until then, each resize scrolls back to today.
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

    /// The distance in points that an arrow key moves a shelf without stops. Two rows is the usual distance in a view.
    private static let step = 32.0

    /// The difference between the first item numbers of two neighbouring sections.
    private static let stride = 1000

    private func date(of item: Int) -> CalendarDay {
        CalendarDay(number: firstMonday + item % Self.stride)
    }

    var keys: [DemoKey<Self>] {
        [
            DemoKey(.left, .right, word: "move all", help: "move all shelves, or the selection") {
                $0.moveAll($1.key == .right ? 1 : -1)
            },
            DemoKey("t", word: "today", help: "scroll back to today") { demo, _ in
                demo.view.deselect()
                demo.showToday()
                return .message("today is in red")
            },
        ]
    }

    /// Moves all shelves by the same distance. Then each shelf stops according to its behaviour. Does nothing while an
    /// item is selected, because the arrow keys then move the selection.
    private mutating func moveAll(_ sign: Double) -> Outcome {
        guard view.selection == nil else { return .ignored }
        hasMoved = true
        var moves = false
        for behavior in Behavior.allCases {
            if view.dragSideways(inSection: behavior, by: sign * Self.step) { moves = true }
        }
        return moves ? .redraw : .handled
    }

    /// Scrolls each shelf to today, or to its last stop before today. A shelf without stops starts one or two days
    /// before today, but never on a Monday, to show that it can start on any day.
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
        let color = isToday ? .red : date.isWeekend ? .gray : element.section.color
        region.fill(color)
        let name = date.day == 1 ? date.monthName.prefix(3) : date.weekdayName.prefix(2)
        // Brackets also mark today, because some readers cannot see the colour.
        let day = isToday && region.columns > 3 ? "[\(date.day)]" : "\(date.day)"
        // Without tones, ink would be too close to a faded fill.
        region.label(
            String(name), day, .centered, ink: region.showsTones ? color : nil)
        region.edge(color)
    }

    /// Draws a short name of a behaviour, and its rule if there is room.
    private func drawHeader(_ behavior: Behavior, in region: inout Region) {
        let (name, rule) = (" \(behavior.title)", "  \(behavior.rule)")
        let hasRule = name.count + rule.count <= region.columns
        region.fill(.terminal)
        region.text([TextSpan(name, .bold), TextSpan(hasRule ? rule : "", .dim)])
    }

    static let knobs: [DemoKnob<Self>] = [
        .pinsHeaders(\.layout.pinsHeaders), .points("gap", \.layout.gap, in: 0...32),
        .points("interSectionSpacing", \.layout.interSectionSpacing),
        .share("fading", \.layout.fading, in: 0...1),
    ]

    static let entry = DemoEntry(
        name: "behaviours", title: "Behaviours", category: .sideways,
        summary: "days in five rows that scroll sideways",
        abilities: DemoAbilities<BehavioursDemo>(
            observing: DemoObserving(
                didMove: { $0.hasMoved = true },
                didPlace: { if !$0.hasMoved { $0.showToday() } }))
    ) { try BehavioursDemo(today: $0.standIns.today) }
}

extension SidewaysScrolling.Behavior {
    fileprivate var title: String {
        switch self {
        case .continuous: "Free"
        case .continuousGroupLeadingBoundary: "To a Monday"
        case .paging: "By pages"
        case .groupPaging: "By weeks"
        case .groupPagingCentered: "By weeks, centred"
        }
    }

    /// The rule for the stops of a shelf of weeks.
    fileprivate var rule: String {
        switch self {
        case .continuous: "stops anywhere"
        case .continuousGroupLeadingBoundary: "stops at a Monday, after any distance"
        case .paging: "moves by what is visible"
        case .groupPaging: "moves by one week"
        case .groupPagingCentered: "moves by one week, in the middle"
        }
    }

    fileprivate var color: Color {
        switch self {
        case .continuous: .teal
        case .continuousGroupLeadingBoundary: .blue
        case .paging: .violet
        case .groupPaging: .green
        case .groupPagingCentered: .amber
        }
    }
}

extension CalendarDay {
    /// The colour of the month, which differs from the colours of the neighbouring months.
    var color: Color { Self.colors[month - 1] }

    private static let colors: [Color] = [
        .indigo, .blue, .teal, .green, .pink, .amber, .orange, .red, .violet, .orange, .amber,
        .blue,
    ]
}
