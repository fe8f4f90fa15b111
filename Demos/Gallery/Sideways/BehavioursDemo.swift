import Reflow

/// The five ways of scrolling sideways, each over the weeks of the same year.
///
/// A week is a group, so where a shelf comes to rest is read from the weekdays at its edge.
public struct BehavioursDemo: Demo {
    public typealias Behavior = SidewaysScrolling.Behavior

    public var view: CollectionView<Behavior, Int>
    /// The Monday on or before 1 January, as a number of days.
    private let firstMonday: Int

    public init(today: CalendarDay? = nil) throws {
        let year = (today ?? .today).year
        let (first, next) = (
            CalendarDay(year: year, month: 1, day: 1), CalendarDay(year: year + 1, month: 1, day: 1)
        )
        firstMonday = first.number - first.weekday
        let days = (next.number - firstMonday + 6) / 7 * 7
        view = try CollectionView {
            for (index, behavior) in Behavior.allCases.enumerated() {
                Section(behavior, items: index * Self.stride..<index * Self.stride + days)
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

    public var keys: [DemoKey<Self>] { [] }

    public func draw(_ element: Element<Behavior, Int>, in region: inout Region) {
        guard let item = element.item else { return drawHeader(element.section, in: &region) }
        let date = date(of: item)
        region.fill(date.isWeekend ? .gray : date.color)
        let name = date.day == 1 ? date.monthName.prefix(3) : date.weekdayName.prefix(2)
        region.label(String(name), "\(date.day)", .centered)
    }

    /// UIKit's word for it, and in ours what it does where there is room.
    private func drawHeader(_ behavior: Behavior, in region: inout Region) {
        let name = " \(behavior.rawValue)"
        region.fill(.terminal)
        region.text(name, .bold)
        if name.count + behavior.rule.count + 4 <= region.columns {
            region.text("\(behavior.rule) ", [.trailing, .dim])
        }
    }

    public static let entry = DemoEntry(
        name: "behaviours", title: "Behaviours", category: .sideways,
        summary: "five ways of scrolling sideways",
        knobs: [.pinsHeaders]
    ) { try BehavioursDemo(today: $0.standIns.today) }
}

extension SidewaysScrolling.Behavior {
    /// Where a shelf of weeks comes to rest.
    fileprivate var rule: String {
        switch self {
        case .continuous: "rests anywhere"
        case .continuousGroupLeadingBoundary: "rests at a Monday"
        case .paging: "goes by what is seen"
        case .groupPaging: "goes by a week"
        case .groupPagingCentered: "a week in the middle"
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
