import Reflow
import Testing

@testable import dashboard

@Suite struct DashboardTests {
    /// Returns a dashboard that has received the updates.
    private func dashboard(
        columns: Int = 80, rows: Int = 24, _ updates: [Reading]...
    ) -> (run: Run<Dashboard>, mailbox: Mailbox<[Reading]>) {
        let mailbox = Mailbox<[Reading]>()
        var run = Run(Dashboard(mailbox), columns: columns, rows: rows)
        for update in updates { mailbox.post(update) }
        _ = run.shell.handle(.wake, at: run.now)
        return (run, mailbox)
    }

    private static let calm = [
        Reading(name: "Load", value: "0.5 on 2 cores", share: 0.25),
        Reading(name: "Memory", value: "1 of 4 GiB", share: 0.25),
        Reading(name: "Up", value: "3 d"),
    ]
    private static let full =
        calm
        + (0..<8).map {
            Reading(name: "Disk \($0)", value: "4 of 4 GiB", share: 1)
        }

    @Test("A post wakes the loop, and the newest reading of each name is shown")
    func posts() {
        var (run, mailbox) = dashboard(Self.calm)
        #expect(run.shell.descriptors == [mailbox.descriptor])
        #expect(run.text().contains("No alerts"))
        mailbox.post([Reading(name: "Load", value: "1.9 on 2 cores", share: 0.95)])
        #expect(run.shell.handle(.wake, at: run.now) == .redraw)
        let text = run.text()
        #expect(text.contains("1.9 on 2") && !text.contains("0.5 on 2"))
        #expect(text.contains("Load is above 90 %") && !text.contains("No alerts"))
        mailbox.post([Reading(name: "Load", value: "0.1 on 2 cores", share: 0.05)])
        _ = run.shell.handle(.wake, at: run.now)
        #expect(run.text().contains("No alerts") && run.text().contains("3 d"))
    }

    @Test("One wake takes all updates, and a wake without updates draws no frame")
    func manyUpdates() {
        var (run, mailbox) = dashboard(Self.calm)
        for number in 1..<1000 {
            mailbox.post([Reading(name: "Load", value: "reading \(number)", share: 0.5)])
        }
        #expect(run.shell.handle(.wake, at: run.now) == .redraw)
        #expect(run.shell.program.count == 1000)
        #expect(run.text().contains("1000 updates") && run.text().contains("reading 999"))
        #expect(run.shell.handle(.wake, at: run.now) == .ignored)
    }

    @Test("The sparkline of a share has the last shares in its last columns")
    func sparkline() throws {
        let bars: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
        var (run, mailbox) = dashboard(columns: 40, rows: 20)
        var expected = ""
        for number in 0..<80 {
            let level = number * 5 % 8
            mailbox.post([Reading(name: "Load", value: "", share: Double(level) / 7)])
            _ = run.shell.handle(.wake, at: run.now)
            expected.append(bars[level])
            // Only the sparkline has bars of several heights or ends with its newest bar.
            let rows = run.rows().map { $0.filter(bars.contains) }
            let row = try #require(rows.last { !$0.isEmpty })
            #expect(expected.hasSuffix(row) && row.count <= 40)
            #expect(row.count == expected.count || row.count > 30)
        }
    }

    @Test("Readings arrive while the loop runs")
    func loop() {
        let mailbox = Mailbox<[Reading]>()
        mailbox.post(Self.calm)
        var dashboard = Dashboard(mailbox)
        let terminal = MemoryTerminal(inputs: [.key("x"), .key("q")], isRecording: true)
        terminal.run(&dashboard)
        #expect(terminal.recording.first?.text().contains("Load") == false)
        #expect(terminal.recording.last?.text().contains("Load") == true)
        #expect(terminal.now == .seconds(2) && dashboard.count == 1)
    }

    @Test("Cards form a mosaic, and one column on a narrow screen")
    func cards() {
        var wide = dashboard(Self.calm).run
        #expect(wide.rows().contains { $0.contains("Load") && $0.contains("Memory") })
        var narrow = dashboard(columns: 40, rows: 22, Self.calm).run
        let rows = narrow.rows()
        #expect(!rows.contains { $0.contains("Load") && $0.contains("Memory") })
        #expect(
            ["Load", "Memory", "Up"].allSatisfy { name in rows.contains { $0.contains(name) } })
    }

    @Test("The shelf of alerts scrolls sideways")
    func shelf() {
        var run = dashboard(Self.full).run
        #expect(!run.text().contains("Disk 7 is"))
        for _ in 0..<60 { run.press(.right) }
        #expect(run.text().contains("Disk 7 is"))
    }

    @Test("? shows the keys, another key closes them, and q and Esc quit")
    func keys() {
        var run = dashboard(Self.calm).run
        run.press("?")
        #expect(run.text().contains("╭ Keys"))
        run.press("x")
        #expect(!run.text().contains("╭ Keys"))
        #expect(run.press("q") == .leave && run.press(.escape) == .leave)
    }

    @Test(
        "This machine reports its load, disk and uptime, and shares are at most 1")
    func machine() {
        let readings = Machine.read()
        #expect(Set(["Load", "Disk", "Up"]).isSubset(of: readings.map(\.name)))
        for reading in readings where reading.name != "Load" {
            #expect((0...1).contains(reading.share ?? 0), "\(reading)")
        }
        #expect(Set(readings.map(\.name)).count == readings.count)
    }
}
