import Reflow

/// Two custom bodies with one function each: the hours on a clock face, and chemical elements on a spiral.
struct YourOwnDemo: Demo {
    typealias Part = YourOwnLayout.Part

    enum Item: Hashable, Sendable {
        /// An hour from 0 to 11. Hour 0 is at the top of the clock face.
        case hour(Int)
        /// A chemical element by its number.
        case element(Int)
    }

    var view: CollectionView<Part, Item>
    var layout = YourOwnLayout()
    private var time: LocalTime
    /// The time of the next minute; `nil` before the first frame, and always if the time is fixed.
    private var nextMinute: Duration?
    private let isFixed: Bool

    /// Shows the current time, or a fixed time on a given day.
    init(today: CalendarDay? = nil) throws {
        isFixed = today != nil
        time = today.map { LocalTime(day: $0, hour: 10, minute: 9) } ?? .now

        view = try CollectionView {
            Section(.clock, items: (0..<12).map { .hour($0) })
            // The spiral ends after two turns. Boxes nearer to the centre would have no room for a symbol.
            Section(.spiral, items: (1...24).map { .element($0) })
        }
    }

    func draw(_ element: Element<Part, Item>, in region: inout Region) {
        switch element.item {
        case .hour(let hour):
            let isNow = hour == time.hour % 12
            region.fill(isNow ? .amber : hour.isMultiple(of: 3) ? .indigo : .blue)
            region.text("\(hour == 0 ? 12 : hour)", [.centered, .bold])
        case .element(let number):
            let element = ChemicalElement(number: number)
            region.fill(element.family.color)
            guard region.rows > 2 else { return region.text(element.symbol, [.centered, .bold]) }
            region.label(
                element.symbol, "\(number)", isFirstBold: true, .centered,
                ink: element.family.color)
        case nil where element.kind == .background: drawHands(element, in: &region)
        case nil:
            let isClock = element.section == .clock
            region.header(
                isClock ? "Clock face" : "Spiral of elements",
                isClock ? time.clockText : "the first 24", mark: isClock ? .blue : .teal,
                isPinned: view.isPinned(element))
        }
    }

    /// Draws the hands between the boxes of the hours.
    private func drawHands(_ background: Element<Part, Item>, in region: inout Region) {
        guard let top = view.frame(ofItem: .hour(0)), let bottom = view.frame(ofItem: .hour(6)),
            background.frame.width > 0, background.frame.height > 0
        else { return }
        let columns = Double(region.columns) / background.frame.width
        let rows = Double(region.rows) / background.frame.height
        let middle = (top.midY + bottom.midY) / 2
        ClockHands(
            hour: time.hour, minute: time.minute,
            center: (
                (top.midX - background.frame.minX) * columns,
                (middle - background.frame.minY) * rows
            ),
            // The boxes of the hours begin beyond this radius, also in the diagonals.
            radius: (bottom.minY - top.maxY) / 2 * 0.86 * rows
        ).draw(into: &region)
    }

    /// Reads the clock if a new minute has begun. Returns whether the time has changed.
    private mutating func advance(to now: Duration) -> Bool {
        guard !isFixed, nextMinute.map({ $0 <= now }) ?? true else { return false }
        let before = time
        time = .now
        nextMinute = now + LocalTime.untilNextMinute
        return time != before
    }

    private func searchText(of item: Item) -> String {
        switch item {
        case .hour(let hour): "\(hour == 0 ? 12 : hour)"
        case .element(let number): ChemicalElement(number: number).name
        }
    }

    static let knobs: [DemoKnob<Self>] = [
        .pinsHeaders(\.layout.pinsHeaders),
        .points("leastColumnWidth", \.layout.leastColumnWidth, in: 160...640),
        .points("columnSpacing", \.layout.columnSpacing), .points("inset", \.layout.inset),
    ]

    static let entry = DemoEntry(
        name: "your-own", title: "Your own", category: .bodies,
        summary: "a clock and a spiral: layouts of your own",
        code: ["YourOwnLayout", "ClockAndSpiral"],
        uiKitRemark: "a custom body needs a subclass of UICollectionViewLayout",
        abilities: DemoAbilities<YourOwnDemo>(
            texts: DemoTexts(searched: .text { $0.searchText(of: $1) }),
            waking: DemoWaking(
                advance: { $0.advance(to: $1) }, deadline: { $0.nextMinute }))
    ) { try YourOwnDemo(today: $0.standIns.today) }
}
