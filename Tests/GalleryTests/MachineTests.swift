import Reflow
import Testing

@testable import Gallery

/// The use of the whole machine, and its history.
@Suite struct MachineTests {
    private static let stat = """
        cpu  100 20 30 800 50 4 6 10 7 7
        cpu0 50 10 15 400 25 2 3 5 0 0
        cpu1 50 10 15 400 25 2 3 5 0 0
        intr 12345 0 0
        """
    private static let meminfo = "MemTotal:  1000 kB\nMemFree:   10 kB\nMemAvailable: 600 kB\n"

    @Test("The fields are read from the files of the machine")
    func fields() throws {
        let reading = MachineReading(
            stat: Self.stat, meminfo: Self.meminfo, loadavg: "0.42 0.30 0.10 1/11 99\n")
        #expect(reading.cpuTime == .init(busy: 170, total: 1020), "Guests are a part of user.")
        #expect(reading.cpuCount == 2 && reading.load == 0.42)
        #expect(reading.memory?.used == 400 * 1024 && reading.memory?.total == 1000 * 1024)
        #expect(reading.memory?.share == 0.4)
    }

    @Test("A missing or malformed file leaves out its part only")
    func missingParts() {
        let empty = MachineReading(stat: "", meminfo: "", loadavg: "")
        #expect(empty == MachineReading())
        let noMemory = MachineReading(stat: Self.stat, meminfo: "", loadavg: "x")
        #expect(noMemory.cpuTime != nil && noMemory.memory == nil && noMemory.load == nil)
    }

    @Test(
        "Malformed CPU times are left out",
        arguments: [
            "cpu", "cpu ", "cpu  1 2 3", "cpu  1 2 3 -4", "cpu  1 2 x 4",
            "cpu  18446744073709551615 18446744073709551615 1 1", "cpu0 1 2 3 4", "\0\u{FFFD}",
        ])
    func brokenTimes(_ text: String) { #expect(MachineReading.CPUTime(stat: text) == nil) }

    @Test(
        "Malformed memory is left out",
        arguments: [
            "MemTotal: 5 kB", "MemAvailable: 5 kB", "MemTotal: 0 kB\nMemAvailable: 0 kB",
            "MemTotal:\nMemAvailable:", "MemTotal: 18446744073709551615 kB\nMemAvailable: 1 kB",
            "MemTotal: -1 kB\nMemAvailable: 1 kB", "MemTotalx: 5 kB\nMemAvailable: 5 kB",
        ])
    func brokenMemory(_ text: String) { #expect(MachineReading.Memory(meminfo: text) == nil) }

    @Test("Absurd loads are left out", arguments: ["nan", "inf", "-1", "1e300", "", "\u{1B}[31m"])
    func brokenLoad(_ text: String) {
        #expect(MachineReading(stat: "", meminfo: "", loadavg: text).load == nil)
    }

    @Test("More available than existing memory counts as no use")
    func moreAvailable() {
        let memory = MachineReading.Memory(available: 7, total: 5)
        #expect(memory.used == 0 && memory.share == 0)
    }

    @Test("The share of the CPUs is between 0 and 1, whatever the counters do")
    func shares() {
        func reading(_ busy: UInt64, _ total: UInt64) -> MachineReading {
            MachineReading(cpuTime: .init(busy: busy, total: total))
        }
        let numbers: [UInt64] = [0, 1, 50, 100, 101, .max]
        for (busy, total) in numbers.flatMap({ one in numbers.map { (one, $0) } }) {
            for (before, all) in numbers.flatMap({ one in numbers.map { (one, $0) } }) {
                let share = reading(busy, total).cpuShare(since: reading(before, all))
                #expect(share.map { (0...1).contains($0) } ?? (total <= all))
            }
        }
        #expect(reading(150, 400).cpuShare(since: reading(100, 200)) == 0.25)
        #expect(MachineReading().cpuShare(since: reading(1, 2)) == nil)
        #expect(reading(1, 2).cpuShare(since: MachineReading()) == nil)
    }

    @Test("Recent values are the last ones, up to the capacity")
    func recentValues() {
        let capacity = RecentValues.capacity
        for count in [-1, 0, 1, 2, capacity - 1, capacity, capacity + 1, .max] {
            var values = RecentValues()
            var expected: [Double] = []
            for number in 0..<100 {
                values.append(Double(number), count: count)
                expected += Array(repeating: Double(number), count: min(max(0, count), capacity))
                #expect(values.values == expected.suffix(capacity))
            }
        }
    }

    private func table(
        _ ids: [Int], age: Double = 1000, share: Double = 0.5, machine: MachineReading? = nil
    ) -> ProcessTable {
        let processes = ids.map {
            ProcessReading(
                id: ProcessID(number: $0, start: 1), user: 0, command: "x", state: "S",
                cpuSeconds: age * share, age: age, residentBytes: 0)
        }
        let sample = ProcessSample(
            time: 0, processes: processes,
            machine: machine ?? MachineReading(stat: Self.stat, meminfo: Self.meminfo, loadavg: ""))
        return ProcessTable(sample, since: .empty)
    }

    @Test("The history contains living processes only, and never more than 60 seconds")
    func history() {
        var history = UsageHistory()
        for step in 0..<100 {
            history.append(table(Array(step..<step + 50)), seconds: 2)
            #expect(Set(history.processes.keys.map(\.number)) == Set(step..<step + 50))
            #expect(history.cpu.values.count == min(step + 1, 30))
            #expect(history.memory.values.last == 0.4)
            for (id, values) in history.processes {
                // A process is in the table from the step of its number less 49 on.
                let steps = step - max(0, id.number - 49) + 1
                #expect(values.values == Array(repeating: 0.5, count: min(steps, 30)))
            }
        }
    }

    @Test("A pause counts as its average for all its intervals, but not before a process began")
    func pauses() {
        for (seconds, count) in [
            (0.0, 1), (1.9, 1), (2.2, 1), (7.9, 4), (60, 30), (1e300, 30), (-5, 1), (.nan, 1),
            (.infinity, 30),
        ] {
            var history = UsageHistory()
            history.append(table([1]), seconds: seconds)
            #expect(history.cpu.values.count == count, "\(seconds)")
            #expect(history.processes.values.first?.values.count == count, "\(seconds)")
            history = UsageHistory()
            history.append(table([1], age: 4), seconds: seconds)
            #expect(history.processes.values.first?.values.count == min(count, 2), "\(seconds)")
        }
    }

    @Test("Without numbers about the machine, there is no history of it")
    func noMachine() {
        var history = UsageHistory()
        history.append(table([1], machine: MachineReading()), seconds: 2)
        #expect(history.cpu.values.isEmpty && history.memory.values.isEmpty)
        #expect(history.processes.count == 1)
    }
}
