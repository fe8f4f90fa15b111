import Reflow

/// The processes of this machine, by user and by what they use, read again every two seconds.
public struct ProcessesDemo: Demo {
    /// What processes are sorted by, the most first.
    enum Order: Hashable {
        case cpu, memory
    }

    /// Sections are users by their numbers.
    public var view: CollectionView<UInt32, ProcessID>

    private let source: ProcessSource
    private var sample: ProcessSample
    private var table: ProcessTable
    private var order = Order.cpu
    private var ticker = Ticker(every: Self.interval)
    /// Why the last reading failed.
    private var problem: String?
    private var userNames: [UInt32: String] = [:]
    /// Whether there are users of both kinds, so that two columns are of use.
    private var hasBothSides: Bool

    static let interval = Duration.seconds(2)

    /// Reads the processes; throws a `ProcessError` when the system shows none.
    public init() throws { try self.init(.system) }

    init(_ source: ProcessSource) throws {
        self.source = source
        sample = try source.read()
        table = ProcessTable(sample, since: .empty)
        hasBothSides = table.hasBothSides
        view = CollectionView(snapshot: try table.snapshot(by: .cpu))
    }

    /// People's processes left, the system's right; in one column where there are only ones of a kind, or the two
    /// would be too narrow to tell commands apart.
    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<UInt32> {
        SplitLayout<UInt32>(defaults: SectionDefaults(pinsHeaders: knobs[.pinsHeaders])) {
            [hasBothSides] environment in
            let isWide = environment.isLandscape && environment.size.width >= Self.leastWidth
            return isWide && hasBothSides
                ? .split(leftSideRatio: knobs[.leftSideRatio], spacing: 16) : .single
        } side: { user in
            System.isPerson(user) ? .left : .right
        } everySection: { _ in
            SectionLayout.flow(items: .perLine(1, height: 16)).header(height: 16)
        }
    }

    private static let leastWidth = 640.0

    public func draw(_ element: Element<UInt32, ProcessID>, in region: inout Region) {
        let user = element.section
        // Rows that pass each other are to be read one by one.
        region.fill(
            element.item != nil ? .terminal : System.isPerson(user) ? .blue : .gray)
        let columns = ProcessColumns.columns(
            userNames[user] ?? source.userName(user), table.totals[user] ?? ProcessTable.Total())
        // Where there is more than is seen, a column is left to the scrollbar.
        let position = view.scrollPosition
        let isBesideBar =
            position.contentLength > position.viewportLength
            && element.frame.maxX >= view.size.width
        let width = max(0, region.columns - (isBesideBar ? 1 : 0))
        region.within(columns: 0..<width, rows: 0..<region.rows) {
            guard let id = element.item else { return columns.drawTitles(into: &$0) }
            guard let process = table.rows[id] else { return }
            columns.draw(ProcessColumns.texts(of: process), into: &$0)
        }
    }

    private var place: String {
        if let problem { return problem }
        let sorted = order == .cpu ? "by CPU" : "by memory"
        return ticker.isRunning ? sorted : "\(sorted), paused"
    }

    public static let entry = DemoEntry(
        name: "processes", title: "Processes", category: .living,
        summary: "what runs on this machine, by user", knobs: [.pinsHeaders, .leftSideRatio(0.5)],
        abilities: DemoAbilities<ProcessesDemo>(
            place: { $0.place },
            emptySentence: { _ in "There are no processes to be seen." },
            copied: { "\($1.number)" }, searchText: { $0.searchText(of: $1) },
            advance: { demo, now, knobs in
                demo.ticker.advance(to: now) && demo.readAgain(knobs)
            }, deadline: { $0.ticker.deadline })
    ) { options in
        guard let root = options.standIns.processRoot else { return try ProcessesDemo() }
        return try ProcessesDemo(.folder(root))
    }
}

extension ProcessesDemo {
    /// Reads the processes again; false when nothing looks different.
    private mutating func readAgain(_ knobs: KnobValues) -> Bool {
        do throws(ProcessError) {
            let next = try source.read()
            let before = table
            table = ProcessTable(next, since: sample)
            sample = next
            let hadProblem = problem != nil
            problem = nil
            return show(knobs) || table != before || hadProblem
        } catch {
            defer { problem = error.description }
            return problem != error.description
        }
    }

    /// Puts the rows in order; false when they are already.
    @discardableResult
    private mutating func show(_ knobs: KnobValues) -> Bool {
        for user in table.totals.keys where userNames[user] == nil {
            userNames[user] = source.userName(user)
        }
        if table.hasBothSides != hasBothSides {
            hasBothSides = table.hasBothSides
            view.layout = layout(knobs)
        }
        // A process is there once.
        guard let snapshot = try? table.snapshot(by: order), snapshot != view.snapshot else {
            return false
        }
        view.applySelectingNeighbor(snapshot)
        return true
    }

    private func searchText(of item: ProcessID) -> String {
        table.rows[item].map { "\(item.number) \($0.reading.command)" } ?? ""
    }

    public var keys: [DemoKey<Self>] {
        [
            DemoKey("s", word: "sort", help: "sort by memory, or by CPU") { demo, press in
                demo.order = demo.order == .cpu ? .memory : .cpu
                demo.show(press.knobs)
                return .message(demo.order == .cpu ? "sorted by CPU" : "sorted by memory")
            },
            DemoKey(
                "t", word: ticker.isRunning ? "pause" : "go on", help: "stop reading, and go on"
            ) { demo, _ in
                demo.ticker.toggle()
                return .message(demo.ticker.isRunning ? "read every two seconds" : "paused")
            },
        ]
    }
}
