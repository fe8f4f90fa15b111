import Reflow
import Testing

@testable import dashboard

@Suite struct DashboardTests {
    /// Sends inputs to a dashboard that reads the elements of `readings` in turn, and then repeats
    /// the last one. Returns the terminal and the number of reads.
    private func play(
        _ inputs: [Input], size: ScreenSize = ScreenSize(columns: 80, rows: 24),
        every interval: Duration = .milliseconds(100), _ readings: [[Reading]]
    ) -> (terminal: MemoryTerminal, count: Int) {
        var count = 0
        let terminal = MemoryTerminal(
            size: size,
            script: inputs.enumerated().map { .init(at: interval * ($0 + 1), $1) },
            isRecording: true, patience: .seconds(5))
        Dashboard.run(on: terminal) {
            defer { count += 1 }
            return readings[min(count, readings.count - 1)]
        }
        return (terminal, count)
    }

    private func text(_ terminal: MemoryTerminal) -> String {
        terminal.recording.last?.text() ?? ""
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

    @Test("The loop reads the values again every two seconds")
    func timer() {
        let (terminal, count) = play([], [Self.calm, Self.full])
        #expect(count == 3 && terminal.now >= .seconds(4))
        #expect(terminal.recording.first?.text().contains("All is well") == true)
        #expect(text(terminal).contains("Disk 0 is above 90 %"))
    }

    @Test("Cards form a mosaic, and one column on a narrow screen")
    func cards() {
        let wide = text(play([.key("q")], [Self.calm]).terminal).split(separator: "\n")
        #expect(wide.contains { $0.contains("Load") && $0.contains("Memory") })
        let narrow = text(
            play([.key("q")], size: ScreenSize(columns: 40, rows: 20), [Self.calm]).terminal)
        let rows = narrow.split(separator: "\n")
        #expect(!rows.contains { $0.contains("Load") && $0.contains("Memory") })
        #expect(["Load", "Memory", "Up"].allSatisfy(narrow.contains))
    }

    @Test("The shelf of alerts scrolls sideways")
    func shelf() {
        #expect(!text(play([], [Self.full]).terminal).contains("Disk 7 is"))
        let right = Array(repeating: Input.key(.right), count: 60)
        #expect(text(play(right, [Self.full]).terminal).contains("Disk 7 is"))
    }

    @Test("? shows the keys, another key closes them, and q and Esc quit")
    func keys() {
        #expect(text(play([.key("?")], [Self.calm]).terminal).contains("╭ Keys"))
        #expect(!text(play([.key("?"), .key("x")], [Self.calm]).terminal).contains("╭ Keys"))
        for key in [Key("q"), .escape] {
            #expect(play([.key(key)], [Self.calm]).terminal.now == .milliseconds(100))
        }
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
