import Reflow

/// A dashboard of this machine: cards with gauges and sparklines, and alerts on a shelf that scrolls sideways.
struct Dashboard: ShellProgram {
    enum Pane { case cards }
    enum Part { case alerts, cards }

    var view = ViewPart(
        CollectionView(
            layout: CompositionalLayout(section: section), snapshot: Snapshot<Part, String>()),
        selection: .bar)
    /// The readings from other threads. The cards show only the newest reading of each name.
    private let updates: Mailbox<[Reading]>
    private var readings: [String: Reading] = [:]
    private var names: [String] = []
    /// The last 400 values of each name, for its sparkline.
    private var histories: [String: [Double]] = [:]
    /// The number of updates so far.
    private(set) var count = 0

    init(_ updates: Mailbox<[Reading]>) { self.updates = updates }

    let panes = Panes([.init(Pane.cards)])

    static func part(in pane: Pane) -> ShellPart<Dashboard> {
        .view(\.view) { dashboard, element, region in dashboard.draw(element, in: &region) }
    }

    static let keys = ShellKeys<Outcome>(
        "Dashboard",
        program: [
            .init([], names: "← →", help: "scroll the alerts"),
            .init([.escape], help: "quit", .leave),
        ])

    mutating func perform(
        _ outcome: Outcome, _ press: KeyPress, in shell: inout ShellState<Dashboard>
    ) -> Outcome { outcome }

    mutating func open(_ pane: Pane, in shell: inout ShellState<Dashboard>) -> Outcome {
        .message("A card shows all that is known; there is nothing to open.")
    }

    var descriptors: [Int32] { [updates.descriptor] }

    /// Takes the readings that have arrived since the last wake. The loop draws at most 60 frames a second.
    mutating func wake(in shell: inout ShellState<Dashboard>) -> Outcome {
        let news = updates.drain()
        count += news.count
        for reading in news.joined() {
            if readings.updateValue(reading, forKey: reading.name) == nil {
                names.append(reading.name)
            }
            let history = (histories[reading.name] ?? []) + [reading.share ?? reading.number]
            histories[reading.name] = history.suffix(400)
        }
        view.view.apply(snapshot)
        return news.isEmpty ? .ignored : .redraw
    }

    private var alerts: [String] { names.compactMap { readings[$0]?.alert } }

    private var snapshot: Snapshot<Part, String> {
        let alerts = alerts.isEmpty ? ["No alerts"] : alerts
        // This call cannot fail, because alerts and names are unique and differ from each other.
        return
            (try? Snapshot(sections: [
                Section(.alerts, items: alerts), Section(.cards, items: names),
            ]))
            ?? Snapshot()
    }

    /// Returns the layout of a section. The first row has a large card beside two small cards, and the second row has
    /// three small cards. On a narrow screen, all cards are in one column.
    private static func section(_ part: Part, in container: LayoutContainer) -> SectionLayout {
        if part == .alerts {
            return .shelf(items: .uniform(Size(width: 208, height: 32)), interItemSpacing: 8)
                .header(height: 16)
        }
        if container.effectiveContentSize.width < 480 {
            return .flow(items: .perLine(1, height: 80), lineSpacing: 16)
        }
        let half = LayoutSize(width: .fractionalWidth(0.5))
        // The gaps are a column and a row.
        let insets = ContentInsets(leading: 4, bottom: 16, trailing: 4)
        let small = LayoutItem(size: LayoutSize(), contentInsets: insets)
        let large = LayoutItem(size: half, contentInsets: insets)
        let pair = LayoutGroup.vertical(size: half, subitem: small, count: 2)
        let (tall, low) = (LayoutSize(height: .absolute(192)), LayoutSize(height: .absolute(96)))
        let first = LayoutGroup.horizontal(size: tall, subitems: [large, pair])
        let second = LayoutGroup.horizontal(size: low, subitem: small, count: 3)
        return .group(.vertical(size: .init(height: .absolute(288)), subitems: [first, second]))
    }

    private func draw(_ element: Element<Part, String>, in region: inout Region) {
        guard let item = element.item else { return region.text("Alerts", .bold) }
        guard let reading = readings[item] else {
            region.fill(alerts.isEmpty ? .green : .red)
            return region.text(item, [.bold, .centered])
        }
        region.fill(reading.alert == nil ? .blue : .red)
        region.inset(columns: 2) { region in
            region.text(reading.name, row: 0, .bold)
            region.text(reading.value, row: 1)
            if let share = reading.share { region.gauge(share, row: 2) }
            guard reading.share != nil || reading.number > 0 else { return }
            region.sparkline(
                histories[item] ?? [], row: region.rows - 1,
                in: reading.share.map { _ in 0...1 })
        }
    }

    func status(in shell: ShellState<Dashboard>) -> StatusLine {
        StatusLine(title: "Dashboard", parts: [.init("\(count) updates", rank: 0)])
    }
}
