import CompilerSupport
import Foundation
import Reflow
import Testing

@testable import Gallery

/// Processes that are read from a copy of `/proc`.
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

    @Test("The fields of a process are read from its files")
    func fields() throws {
        let sample = try source.sample()
        #expect(sample.time == 1000)
        #expect(
            Set(sample.processes.map(\.id.number)) == [1, 42],
            "99 has no stat file, and self is not a number.")
        let first = try reading(1)
        #expect(first.command == "init" && first.state == "S" && first.user == 0)
        #expect(first.cpuSeconds == 5 && first.id.start == 5 && first.age == 999.95)
        #expect(first.residentBytes == 3 * 4096)
        let second = try reading(42)
        #expect(second.command == "[a (b) c]" && second.state == "D" && second.user == 1001)
    }

    @Test("Arguments are separated by blanks, and are read again for another program")
    func commands() throws {
        try add(5, name: "sh", command: "sh\0-c\0a  b\0", user: 0, ticks: (0, 0), start: 9)
        #expect(try reading(5).command == "sh -c a  b")
        try add(5, name: "cat", command: "cat\0x\0", user: 0, ticks: (0, 0), start: 9)
        #expect(try reading(5).command == "cat x")
    }

    @Test(
        "Programs are named without their folders",
        arguments: [
            ("/usr/sbin/cron -f", "cron -f"), ("/bin/sh -c /bin/ls", "sh -c /bin/ls"),
            ("sshd: me@pts/0", "sshd: me@pts/0"), ("-bash", "-bash"), ("/", "/"),
            ("/x/ y", "/x/ y"),
            ("./run a/b", "./run a/b"), ("", ""),
        ])
    func names(_ command: String, _ shown: String) { #expect(command.withoutFolder == shown) }

    @Test("The share of a CPU is calculated between two samples")
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
        #expect(share(1) == 0.5, "100 ticks are half of two seconds.")
        #expect(share(42) == 0)
        // A new process counts for its own time: a tenth of a second in a fifth of a second.
        #expect(abs((share(77) ?? 0) - 0.5) < 0.01)
    }

    @Test("A process number that is used again gives another row")
    func reusedNumbers() throws {
        let before = try source.sample()
        try add(42, name: "other", command: "other\0", user: 0, ticks: (50, 0), start: 99_000)
        let after = try source.sample()
        #expect(
            Set(after.processes.map(\.id)).symmetricDifference(before.processes.map(\.id)).count
                == 2)
    }

    @Test("A process that ends during the sample is omitted")
    func vanished() throws {
        try folder.remove("42/stat")
        #expect(try source.sample().processes.map(\.id.number) == [1])
        try folder.remove("1/status")
        #expect(try source.sample().processes == [])
    }

    @Test("A folder without processes gives an error message")
    func missing() throws {
        try folder.remove("uptime")
        #expect(throws: DemoError.self) { try source.sample() }
        let none = LinuxProcesses(root: folder.path + "/none")
        let error = #expect(throws: DemoError.self) { try none.sample() }
        #expect(error?.description.contains("no such file or directory") == true)
    }

    @Test(
        "An invalid status gives no process",
        arguments: ["", "1", "1 (x", "1 (x) S", ") (", "1 (x) S 1 2 3"])
    func brokenStatus(_ text: String) { #expect(ProcessStatus(text) == nil) }

    @Test("Numbers above the range of machines make a status invalid", arguments: [14, 15, 22, 24])
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

    @Test("The processes of this machine include the test")
    func own() throws {
        let sample = try ProcessSource.system.read()
        let own = sample.processes.first { $0.id.number == Int(getpid()) }
        #expect(own?.user == System.user)
        #expect((own?.residentBytes ?? 0) > 0)
    }

    @Test("The table has totals and sort orders")
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
        // The order goes through CPU, memory, name, state and number, and returns to CPU.
        var order = ProcessOrder()
        for (first, text) in [
            ([2, 1], "by CPU ▼"), ([1, 2], "by memory ▼"), ([2, 1], "by name ▲"),
            // Equal processes are ordered by age, in both directions.
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

    @Test("The table can be filtered by a text, with totals of the remaining processes")
    func filtered() throws {
        let table = ProcessTable(try source.sample(), since: .empty)
        func numbers(_ text: String) -> [Int] {
            table.holding(TextPattern(text)).rows.keys.map(\.number).sorted()
        }
        #expect(numbers("init") == [1] && numbers("42") == [42] && numbers("") == [1, 42])
        let kernel = table.holding(TextPattern("(b)"))
        #expect(Array(kernel.totals.keys) == [1001] && !kernel.hasBothSides)
    }

    @Test("Titles appear above the columns, with the totals of a user's processes")
    func titles() throws {
        func rows(_ columns: Int) throws -> [String] {
            let source = ProcessSource(userName: { "user \($0)" }) { () throws(DemoError) in
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
                " init                                    S    1    0.5         12K  ▌",
                " user 1001 · 1 process · 0.0 % · 40K     S  PID  ▼CPU%         MEM",
                " [a (b) c]                               D   42    0.0         40K",
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

    @Test(
        "Bytes have a short text",
        arguments: [
            (0, "0"), (1023, "1023"), (1024, "1K"), (10_240, "10K"), (1_022_000, "998K"),
            (1_048_576, "1.0M"), (1_600_000, "1.5M"), (10_485_760, "10M"), (5_368_709_120, "5.0G"),
        ] as [(UInt64, String)])
    func sizes(_ count: UInt64, _ text: String) { #expect(ByteCount(count).text == text) }
}
