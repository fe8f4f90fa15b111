import Reflow

/// The five ways of scrolling sideways, each over the same weeks, half a year of them before today and after.
///
/// A week is a group, so where a shelf comes to rest is read from the weekdays at its edge. All begin with today in
/// sight, each as near to the edge as its way allows, and arrows move all five.
public struct BehavioursDemo: Demo {
    public typealias Behavior = SidewaysScrolling.Behavior

    public var view: CollectionView<Behavior, Int>
    private let today: CalendarDay
    /// A Monday, as a number of days.
    private let firstMonday: Int
    /// Whether the reader has moved anything; until then today stays where it is at first.
    private var hasMoved = false

    public init(today: CalendarDay? = nil) throws {
        let today = today ?? .today
        self.today = today
        firstMonday = today.number - today.weekday - 26 * 7
        view = try CollectionView {
            for (index, behavior) in Behavior.allCases.enumerated() {
                Section(behavior, items: index * Self.stride..<index * Self.stride + 53 * 7)
            }
        }
    }

    /// Days are numbered through all sections, from a multiple of this in each.
    private static let stride = 1000

    private func date(of item: Int) -> CalendarDay {
        CalendarDay(number: firstMonday + item % Self.stride)
    }

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<Behavior> {
        let configuration = CompositionalLayout<Behavior>.Configuration(interSectionSpacing: 8)
        return CompositionalLayout<Behavior>(configuration: configuration) { behavior, container in
            let sizes = Sizes(container.effectiveContentSize)
            let day = LayoutItem(width: .absolute(sizes.day), height: .fractionalHeight(1))
            let week = LayoutGroup.horizontal(
                size: LayoutSize(width: .absolute(sizes.week), height: .absolute(sizes.height)),
                repeatingSubitem: day, count: 7, interItemSpacing: .fixed(Sizes.gap))
            let section = SectionLayout.group(
                week, interGroupSpacing: 2 * Sizes.gap,
                contentInsets: .symmetric(horizontal: Sizes.gap),
                orthogonalScrollingBehavior: behavior
            ).header(height: 16, pinned: knobs[.pinsHeaders])
            guard behavior == .groupPagingCentered else { return section }
            return section.onVisibleItems { elements, _, environment in
                sizes.fade(&elements, around: environment.size.width / 2)
            }
        }
    }

    /// Lengths in points that fit five shelves into the view, and a week into its width.
    private struct Sizes {
        static let gap = 8.0
        /// How far an arrow moves a shelf that rests anywhere: two rows, as in any view.
        static let step = 32.0
        let height: Double
        let day: Double

        var week: Double { 7 * day + 6 * Self.gap }

        init(_ size: Size) {
            // Header, days and gap together are whole rows, so that all shelves look alike.
            let rows = (size.height / 5 / 16).rounded(.down)
            height = min(max(rows, 4), 10) * 16 - 24
            let wish = (height * 0.6 / 8).rounded() * 8
            let room = ((size.width - 6 * Self.gap - 48) / 7 / 8).rounded(.down) * 8
            day = max(32, min(wish, room))
        }

        /// Lets the week in the middle stand out: the others fade the more the farther they are from it.
        func fade(_ elements: inout [LayoutAttributes], around middle: Double) {
            for index in elements.indices {
                let beyond = abs(elements[index].frame.midX - middle) - week / 2
                elements[index].alpha = Float(1 - min(max(beyond / (week / 2), 0), 1) * 0.6)
            }
        }
    }

    public var keys: [DemoKey<Self>] {
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
            if view.dragSideways(inSection: behavior, by: sign * Sizes.step) { moves = true }
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

    public func draw(_ element: Element<Behavior, Int>, in region: inout Region) {
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

    public static let entry = DemoEntry(
        name: "behaviours", title: "Behaviours", category: .sideways,
        summary: "five ways of scrolling sideways",
        knobs: [.pinsHeaders],
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
