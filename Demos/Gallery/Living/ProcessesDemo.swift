import Reflow

/// The processes of this machine by user, sorted by use. They are read again every two seconds.
struct ProcessesDemo: Demo {
    /// The sections are users by number.
    var view: CollectionView<UInt32, ProcessID>
    var layout = ProcessesLayout()

    let source: ProcessSource
    var sample: ProcessSample
    /// All processes of the last sample.
    var all: ProcessTable
    /// The processes that match the filter.
    var table: ProcessTable
    var order = ProcessOrder()
    /// The pattern that shown processes match; `nil` shows all processes.
    var pattern: TextPattern?
    var ticker = Ticker(every: Self.interval)
    /// The reason why the last read failed.
    var problem: String?
    var userNames: [UInt32: String] = [:]
    /// The use of the machine and the processes in the last minute.
    var history = UsageHistory()
    /// The process that a question about a signal names; `nil` for no question.
    var signalTarget: SignalTarget?

    static let interval = Duration.seconds(UsageHistory.interval)

    /// Reads the processes. Throws a `DemoError` if the system shows none.
    init() throws { try self.init(.system) }

    init(_ source: ProcessSource) throws {
        self.source = source
        sample = try source.read()
        all = ProcessTable(sample, since: .empty)
        table = all
        view = CollectionView(snapshot: try table.snapshot(by: order))
        layout.hasBothSides = table.hasBothSides
        layout.hasMachine = all.cpuShare != nil || all.machine.memory != nil
    }

    /// The columns before a row. They leave room for the mark of the selection.
    private static let margin = 1

    func draw(_ element: Element<UInt32, ProcessID>, in region: inout Region) {
        // If the content scrolls, leaves the last column of cells for the scrollbar.
        let position = view.scrollPosition
        let isBesideBar =
            position.contentLength > position.viewportLength
            && element.frame.maxX >= view.size.width
        let end = region.columns - (isBesideBar ? 1 : 0)
        guard end > Self.margin else { return region.fill(.terminal) }
        let content = Self.margin..<end
        if element.kind == .machine {
            region.fill(.terminal)
            let selected = view.selection.flatMap { table.rows[$0] }
            return region.within(columns: content, rows: 0..<region.rows) {
                MachineMeters(all, history, selected: selected).draw(into: &$0)
            }
        }
        drawRow(element, columns: content, in: &region)
    }

    /// Draws a process, or the header of a user.
    private func drawRow(
        _ element: Element<UInt32, ProcessID>, columns content: Range<Int>, in region: inout Region
    ) {
        let user = element.section
        // While rows move, they may overlap. The fill covers the lower row, so that the upper row is readable.
        let mark = System.isPerson(user) ? Color.blue : .gray
        region.fill(element.item != nil ? .terminal : region.showsTones ? .panel : mark)
        let columns = ProcessColumns(table, order, width: content.count)
        region.within(columns: content, rows: 0..<region.rows) {
            guard let id = element.item else {
                let total = table.totals[user] ?? ProcessTable.Total()
                let name = userNames[user] ?? source.userName(user)
                return columns.drawTitles(of: name, total, into: &$0)
            }
            guard let process = table.rows[id] else { return }
            columns.draw(process, into: &$0)
        }
        if element.item == nil, isPinned(element) { region.edge(mark) }
    }

    /// Whether a header of a user is pinned below the machine's numbers.
    private func isPinned(_ header: Element<UInt32, ProcessID>) -> Bool {
        let offset = view.contentOffset.y
        return offset > 0 && header.frame.minY <= offset + layout.machineHeight
    }

    private var place: String {
        if let problem { return problem }
        return ticker.isRunning ? order.text : "\(order.text), paused"
    }

    private var emptySentence: String {
        guard let text = pattern?.text.suffix(fittingWidth: 30) else {
            return "No processes are visible."
        }
        return "No process has “\(text)”."
    }

    static let knobs: [DemoKnob<Self>] = [
        .pinsHeaders(\.layout.pinsHeaders), .leftSideRatio(\.layout.leftSideRatio),
        .splitSpacing(\.layout.splitSpacing),
        .points("leastWidth", \.layout.leastWidth, in: 400...1_600),
    ]

    static let entry = DemoEntry(
        name: "processes", title: "Processes", category: .living,
        summary: "running programs, grouped by user", code: [],
        abilities: DemoAbilities<ProcessesDemo>(
            naming: DemoNaming(place: { $0.place }, emptySentence: { $0.emptySentence }),
            texts: DemoTexts(
                searched: .text { $0.table.rows[$1]?.searchText ?? "" },
                copied: { "\($1.number)" }),
            numbering: DemoNumbering(
                itemName: "process",
                item: { demo, number in demo.table.rows.keys.first { $0.number == number } }),
            asking: DemoAsking(question: { $0.question }, answer: { $0.answer($1) }),
            filtering: DemoFiltering(apply: { $0.filter(by: $1) }, state: { $0.filterState }),
            observing: DemoObserving(
                didMove: { _ in }, didPlace: { _ in }, willPlace: { $0.fit(in: $1) }),
            waking: DemoWaking(
                advance: { $0.ticker.advance(to: $1) && $0.readAgain() },
                deadline: { $0.ticker.deadline }))
    ) { options in
        guard let root = options.standIns.processRoot else { return try ProcessesDemo() }
        return try ProcessesDemo(.folder(root))
    }
}

extension ProcessesDemo {
    var keys: [DemoKey<Self>] {
        [
            DemoKey(
                "t", word: ticker.isRunning ? "pause" : "resume", help: "pause or resume reading"
            ) { demo, _ in
                demo.ticker.toggle()
                return .message(demo.ticker.isRunning ? "reading every two seconds" : "paused")
            },
            DemoKey("s", "S", word: "sort", help: "sort by the next column; reverse") {
                demo, press in
                if press.key == "S" { demo.order.reverse() } else { demo.order.advance() }
                demo.show()
                return .message("sorted \(demo.order.text)")
            },
            DemoKey("x", word: "signal", help: "send a signal to the process, after a question") {
                demo, _ in demo.askForSignal()
            },
        ]
    }
}
