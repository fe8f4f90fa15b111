import CompilerSupport
import Foundation
import Reflow
import Testing

@testable import Gallery

/// Processes from a folder that looks like `/proc`.
@Suite struct ProcessTests {
    private let folder: Folder
    private let source: LinuxProcesses

    init() throws {
        folder = try Folder()
        source = LinuxProcesses(
            root: folder.path, ticks: 100, pageSize: 4096,
            owner: { LinuxProcesses.statedOwner(of: $0) })
        try folder.write("1000.00 3000.00\n", to: "uptime")
        try add(1, name: "init", command: "/sbin/init\0", user: 0, ticks: (300, 200), start: 5)
        try add(
            42, name: "a (b) c", command: "", user: 1001, ticks: (0, 0), start: 90_000, pages: 10,
            state: "D")
        try folder.write("", to: "self/stat")
        try folder.write("", to: "99/status")
    }

    private func add(
        _ number: Int, name: String, command: String, user: Int, ticks: (Int, Int), start: Int,
        pages: Int = 3, state: String = "S"
    ) throws {
        let zeros = String(repeating: "0 ", count: 10)
        try folder.write(
            "\(number) (\(name)) \(state) \(zeros)\(ticks.0) \(ticks.1) 0 0 20 0 1 0 \(start) 999 "
                + "\(pages) 5 6 7\n", to: "\(number)/stat")
        try folder.write(command, to: "\(number)/cmdline")
        try folder.write(
            "Name:\t\(name)\nUid:\t7\t\(user)\t\(user)\t\(user)\n", to: "\(number)/status")
    }

    private func reading(_ number: Int) throws -> ProcessReading {
        try #require(try source.sample().processes.first { $0.id.number == number })
    }

    @Test("what the files say")
    func fields() throws {
        let sample = try source.sample()
        #expect(sample.time == 1000)
        #expect(
            Set(sample.processes.map(\.id.number)) == [1, 42], "99 has no stat, self no number.")
        let first = try reading(1)
        #expect(first.command == "init" && first.state == "S" && first.user == 0)
        #expect(first.cpuSeconds == 5 && first.id.start == 5 && first.age == 999.95)
        #expect(first.residentBytes == 3 * 4096)
        let second = try reading(42)
        #expect(second.command == "[a (b) c]" && second.state == "D" && second.user == 1001)
    }

    @Test("arguments are separated by blanks, and read again for another program")
    func commands() throws {
        try add(5, name: "sh", command: "sh\0-c\0a  b\0", user: 0, ticks: (0, 0), start: 9)
        #expect(try reading(5).command == "sh -c a  b")
        try add(5, name: "cat", command: "cat\0x\0", user: 0, ticks: (0, 0), start: 9)
        #expect(try reading(5).command == "cat x")
    }

    @Test(
        "programs are named without their folders",
        arguments: [
            ("/usr/sbin/cron -f", "cron -f"), ("/bin/sh -c /bin/ls", "sh -c /bin/ls"),
            ("sshd: me@pts/0", "sshd: me@pts/0"), ("-bash", "-bash"), ("/", "/"),
            ("/x/ y", "/x/ y"),
            ("./run a/b", "./run a/b"), ("", ""),
        ])
    func names(_ command: String, _ shown: String) { #expect(command.withoutFolder == shown) }

    @Test("the share of a CPU between two samples")
    func shares() throws {
        let before = try source.sample()
        try folder.write("1002.00 3000.00\n", to: "uptime")
        try add(1, name: "init", command: "/sbin/init\0", user: 0, ticks: (350, 250), start: 5)
        try add(77, name: "new", command: "new\0", user: 0, ticks: (10, 0), start: 100_180)
        let after = try source.sample()
        let shares = after.shares(since: before)
        func share(_ number: Int) -> Double? {
            shares.first { $0.key.number == number }?.value
        }
        #expect(share(1) == 0.5, "100 ticks in two seconds")
        #expect(share(42) == 0)
        // What is new counts for the time it was there: a tenth of a second in a fifth.
        #expect(abs((share(77) ?? 0) - 0.5) < 0.01)
    }

    @Test("a number that another process has now is another row")
    func reusedNumbers() throws {
        let before = try source.sample()
        try add(42, name: "other", command: "other\0", user: 0, ticks: (50, 0), start: 99_000)
        let after = try source.sample()
        #expect(
            Set(after.processes.map(\.id)).symmetricDifference(before.processes.map(\.id)).count
                == 2)
    }

    @Test("one that is gone in between is left out")
    func vanished() throws {
        try folder.remove("42/stat")
        #expect(try source.sample().processes.map(\.id.number) == [1])
        try folder.remove("1/status")
        #expect(try source.sample().processes == [])
    }

    @Test("a folder without processes is a sentence")
    func missing() throws {
        try folder.remove("uptime")
        #expect(throws: ProcessError.self) { try source.sample() }
        let none = LinuxProcesses(root: folder.path + "/none")
        let error = #expect(throws: ProcessError.self) { try none.sample() }
        #expect(error?.description.contains("no such file or directory") == true)
    }

    @Test(
        "statuses that are none", arguments: ["", "1", "1 (x", "1 (x) S", ") (", "1 (x) S 1 2 3"])
    func brokenStatus(_ text: String) { #expect(ProcessStatus(text) == nil) }

    @Test("numbers that no machine comes to make no status", arguments: [14, 15, 22, 24])
    func absurdStatus(_ field: Int) {
        func status(_ number: String) -> ProcessStatus? {
            var fields = Array(repeating: "1", count: 30)
            fields[field] = number
            return ProcessStatus("1 (x) S " + fields[4...].joined(separator: " "))
        }
        #expect(status("1099511627776") != nil)
        for number in ["1099511627777", "18446744073709551615", "18446744073709551616", "-1"] {
            #expect(status(number) == nil)
        }
    }

    @Test("this machine's own processes have this one among them")
    func own() throws {
        let sample = try ProcessSource.system.read()
        let own = sample.processes.first { $0.id.number == Int(getpid()) }
        #expect(own?.user == System.user)
        #expect((own?.residentBytes ?? 0) > 0)
    }

    @Test("totals and order")
    func table() throws {
        try add(2, name: "b", command: "b\0", user: 0, ticks: (500, 0), start: 4, pages: 1)
        let table = ProcessTable(try source.sample(), since: .empty)
        #expect(table.totals[0]?.count == 2 && table.totals[0]?.residentBytes == 4 * 4096)
        #expect(table.hasBothSides)
        func numbers(_ order: ProcessOrder) throws -> [[Int]] {
            let snapshot = try table.snapshot(by: order)
            return (0..<snapshot.numberOfSections).map {
                snapshot.itemIdentifiers(inSectionAt: $0).map(\.number)
            }
        }
        // CPU, memory, name, state, number, and CPU again.
        var order = ProcessOrder()
        for (first, text) in [
            ([2, 1], "by CPU ▼"), ([1, 2], "by memory ▼"), ([2, 1], "by name ▲"),
            // Equal ones by age, in either direction.
            ([2, 1], "by state ▲"), ([1, 2], "by number ▲"), ([2, 1], "by CPU ▼"),
        ] {
            #expect(order.text == text)
            #expect(try numbers(order) == [first, [42]])
            var reversed = order
            reversed.reverse()
            #expect(reversed.text != text)
            let isEqual = order.field == .state || order.field == .cpu
            #expect(try numbers(reversed)[0] == (isEqual ? first : first.reversed()))
            order.advance()
        }
    }

    @Test("those that hold a text, with what they use together")
    func filtered() throws {
        let table = ProcessTable(try source.sample(), since: .empty)
        func numbers(_ text: String) -> [Int] {
            table.holding(TextPattern(text)).rows.keys.map(\.number).sorted()
        }
        #expect(numbers("init") == [1] && numbers("42") == [42] && numbers("") == [1, 42])
        let kernel = table.holding(TextPattern("(b)"))
        #expect(Array(kernel.totals.keys) == [1001] && !kernel.hasBothSides)
    }

    @Test("titles stand above the columns, with what a user's processes use together")
    func titles() throws {
        func rows(_ columns: Int) throws -> [String] {
            let source = ProcessSource(userName: { "user \($0)" }) { () throws(ProcessError) in
                try self.source.sample()
            }
            var demo = try ProcessesDemo(source)
            demo.view.layout = demo.layout
            demo.view.resize(to: Size(width: Double(columns) * 8, height: 64))
            var screen = Screen(size: ScreenSize(columns: columns, rows: 4))
            screen.draw { region in
                region.draw(demo.view) { demo.draw($0, in: &$1) }
            }
            return screen.text().split(separator: "\n").map(String.init)
        }
        #expect(
            try rows(72) == [
                " user 0 · 1 process · 0.5 % · 12K        S  PID  ▼CPU%         MEM",
                " init                                    S    1    0.5         12K █▌",
                " user 1001 · 1 process · 0.0 % · 40K     S  PID  ▼CPU%         MEM",
                " [a (b) c]                               D   42    0.0         40K █████",
            ])
        #expect(
            try rows(40) == [
                " user 0 · 1 process  S  PID  ▼CPU%   MEM",
                " init                S    1    0.5   12K",
                " user 1001 · 1       S  PID  ▼CPU%   MEM",
                " [a (b) c]           D   42    0.0   40K",
            ])
        #expect(
            try rows(24) == [
                " user 0 · 1        ▼CPU%",
                " init                0.5",
                " user 1001 · 1     ▼CPU%",
                " [a (b) c]           0.0",
            ])
    }

    @Test("bars are full at one, whatever is more, and go by eighths of cells")
    func bars() {
        #expect(ProcessColumns.bar(0) == "" && ProcessColumns.bar(0.001) == "")
        #expect(ProcessColumns.bar(0.02) == "▏" && ProcessColumns.bar(0.5) == "██▌")
        #expect(ProcessColumns.bar(1) == "█████" && ProcessColumns.bar(64) == "█████")
        for share in 0...1000 {
            let bar = ProcessColumns.bar(Double(share) / 1000)
            #expect(abs(Double(bar.count) - Double(share) / 1000 * 5) <= 1)
        }
    }

    @Test(
        "bytes in few digits",
        arguments: [
            (0, "0"), (1023, "1023"), (1024, "1K"), (10_240, "10K"), (1_022_000, "998K"),
            (1_048_576, "1.0M"), (1_600_000, "1.5M"), (10_485_760, "10M"), (5_368_709_120, "5.0G"),
        ] as [(UInt64, String)])
    func sizes(_ count: UInt64, _ text: String) { #expect(ByteCount(count).text == text) }
}
