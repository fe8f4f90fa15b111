import Reflow

/// This machine on cards, read again every two seconds, with its alerts on a shelf that scrolls sideways.
@main
enum Dashboard {
    enum Part { case alerts, cards }

    private static let help = """
        USAGE: dashboard

        Shows the load, memory, disk, swap and network of this machine, and reads them again every two seconds.

          ← →             scroll the alerts
          ?               show the keys
          q esc           quit
        """

    static func main() {
        CommandLine.runInTerminal(help: help) { run(on: $0, reading: Machine.read) }
    }

    static func run(on terminal: some Terminal, reading read: @escaping () -> [Reading]) {
        var readings = read()
        let layout = CompositionalLayout(section: section)
        var view = CollectionView(layout: layout, snapshot: snapshot(of: readings))
        terminal.run(
            &view, selection: .bar, every: .seconds(2),
            bottom: { StatusLine(hints: keys.hints).draw(into: &$1, at: .zero) },
            overlay: { $1 == .key("?") ? Overlay(keysOf: keys, size: terminal.size) : nil }
        ) { element, region in
            draw(element, readings, into: &region)
        } on: { view, input in
            if input == .key("q") || input == .key(.escape) { return .quit }
            guard input == .wake else { return .ignored }
            readings = read()
            view.apply(snapshot(of: readings))
            return .redraw
        }
    }

    private static let keys = KeyMap<Void>(
        "Dashboard",
        [
            .init([.left, .right], help: "scroll the alerts"),
            .init(["?"], help: "these keys", hint: Hint("?", word: "keys")),
            .init(["q", .escape], help: "quit", hint: Hint("q", word: "quit")),
        ])

    /// A big card beside two small ones, then three in a row; one below the other where it is narrow.
    private static func section(_ part: Part, in container: LayoutContainer) -> SectionLayout {
        if part == .alerts {
            return .shelf(items: .uniform(Size(width: 208, height: 32)), interItemSpacing: 8)
                .header(height: 16)
        }
        let width = container.effectiveContentSize.width
        if width < 480 { return .flow(items: .perLine(1, height: 64)) }
        let half = LayoutSize(width: .fractionalWidth(0.5))
        let small = LayoutItem(size: LayoutSize(), contentInsets: .all(4))
        let big = LayoutItem(size: half, contentInsets: .all(4))
        let pair = LayoutGroup.vertical(size: half, subitem: small, count: 2)
        let (tall, low) = (LayoutSize(height: .absolute(160)), LayoutSize(height: .absolute(80)))
        let first = LayoutGroup.horizontal(size: tall, subitems: [big, pair])
        let second = LayoutGroup.horizontal(size: low, subitem: small, count: 3)
        return .group(.vertical(size: .init(height: .absolute(240)), subitems: [first, second]))
    }

    private static func snapshot(of readings: [Reading]) -> Snapshot<Part, String> {
        let alerts = readings.compactMap(\.alert)
        let shown = alerts.isEmpty ? ["All is well"] : alerts
        let sections = [(Part.alerts, shown), (.cards, readings.map(\.name))]
        return (try? Snapshot(sections: sections.map { Section($0, items: $1) })) ?? Snapshot()
    }

    private static func draw(
        _ element: Element<Part, String>, _ readings: [Reading], into region: inout Region
    ) {
        guard let item = element.item else { return region.text("Alerts", .bold) }
        guard let reading = readings.first(where: { $0.name == item }) else {
            region.fill(item == "All is well" ? .green : .red)
            return region.text(item, [.bold, .centered])
        }
        region.fill(reading.alert == nil ? .blue : .red)
        region.inset(columns: 2, rows: region.rows > 4 ? 1 : 0) { region in
            region.text(reading.name, row: 0, .bold)
            region.text(reading.value, row: 1)
            if let share = reading.share { region.gauge(share, row: 2) }
        }
    }
}
