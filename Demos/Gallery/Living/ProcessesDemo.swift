import Reflow

/// The processes of this machine, by user and by what they use, read again every two seconds.
struct ProcessesDemo: Demo {
    /// Sections are users by their numbers.
    var view: CollectionView<UInt32, ProcessID>
    var layout = ProcessesLayout()

    let source: ProcessSource
    var sample: ProcessSample
    /// All there are.
    var all: ProcessTable
    /// Those that are shown.
    var table: ProcessTable
    var order = ProcessOrder()
    /// What is looked for in those that are shown; nil shows all.
    var pattern: TextPattern?
    var ticker = Ticker(every: Self.interval)
    /// Why the last reading failed.
    var problem: String?
    var userNames: [UInt32: String] = [:]

    static let interval = Duration.seconds(2)

    /// Reads the processes; throws a `ProcessError` when the system shows none.
    init() throws { try self.init(.system) }

    init(_ source: ProcessSource) throws {
        self.source = source
        sample = try source.read()
        all = ProcessTable(sample, since: .empty)
        table = all
        view = CollectionView(snapshot: try table.snapshot(by: order))
        layout.hasBothSides = table.hasBothSides
    }

    /// The columns before a row, where the mark of the selection has room.
    private static let margin = 1

    func draw(_ element: Element<UInt32, ProcessID>, in region: inout Region) {
        let user = element.section
        // Rows that pass each other are to be read one by one.
        region.fill(
            element.item != nil ? .terminal : System.isPerson(user) ? .blue : .gray)
        // Where there is more than is seen, a column is left to the scrollbar.
        let position = view.scrollPosition
        let isBesideBar =
            position.contentLength > position.viewportLength
            && element.frame.maxX >= view.size.width
        let end = region.columns - (isBesideBar ? 1 : 0)
        guard end > Self.margin else { return }
        let columns = ProcessColumns(table, order, width: end - Self.margin)
        region.within(columns: Self.margin..<end, rows: 0..<region.rows) {
            guard let id = element.item else {
                let total = table.totals[user] ?? ProcessTable.Total()
                let name = userNames[user] ?? source.userName(user)
                return columns.drawTitles(of: name, total, into: &$0)
            }
            guard let process = table.rows[id] else { return }
            columns.draw(process, into: &$0)
        }
    }

    private var place: String {
        if let problem { return problem }
        return ticker.isRunning ? order.text : "\(order.text), paused"
    }

    private var emptySentence: String {
        guard let text = pattern?.text.suffix(fittingWidth: 30) else {
            return "There are no processes to be seen."
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
        summary: "what runs on this machine, by user", code: [],
        abilities: DemoAbilities<ProcessesDemo>(
            place: { $0.place },
            emptySentence: { $0.emptySentence },
            copied: { "\($1.number)" },
            item: { demo, number in demo.table.rows.keys.first { $0.number == number } },
            itemName: "process",
            searchText: { $0.table.rows[$1]?.searchText ?? "" },
            filtering: DemoFiltering(
                apply: { $0.filter(by: $1) }, state: { $0.filterState }),
            advance: { $0.ticker.advance(to: $1) && $0.readAgain() },
            deadline: { $0.ticker.deadline })
    ) { options in
        guard let root = options.standIns.processRoot else { return try ProcessesDemo() }
        return try ProcessesDemo(.folder(root))
    }
}

extension ProcessesDemo {
    var keys: [DemoKey<Self>] {
        [
            DemoKey(
                "t", word: ticker.isRunning ? "pause" : "go on", help: "stop reading, and go on"
            ) { demo, _ in
                demo.ticker.toggle()
                return .message(demo.ticker.isRunning ? "read every two seconds" : "paused")
            },
            DemoKey("s", "S", word: "sort", help: "by the next column; reversed") { demo, press in
                if press.key == "S" { demo.order.reverse() } else { demo.order.advance() }
                demo.show()
                return .message("sorted \(demo.order.text)")
            },
        ]
    }
}
