import Reflow
import Testing

@testable import Gallery

/// The order of files and their headings.
@Suite struct FolderOrderTests {
    private func name(_ text: String) -> NaturalName {
        NaturalName(FileName(bytes: Array(text.utf8)))
    }

    private func sorted(_ names: [String]) -> [String] { names.sorted { name($0) < name($1) } }

    @Test("Numbers in names are compared by value, and letters without case")
    func natural() {
        let wanted = [
            "12 monkeys", "_x", "Apple 2b10", "apple 10", "b", "file", "File2", "file2.txt",
            "file9", "file010", "file10", "file10a", "file1000000000000000000000", "v1.2.9",
            "v1.10.0", "z",
        ]
        // Two spellings of the same number are ordered by their bytes.
        #expect(
            sorted(wanted.reversed()).filter { !$0.hasPrefix("a") && !$0.hasPrefix("A") }
                == wanted.filter { !$0.hasPrefix("a") && !$0.hasPrefix("A") })
        #expect(
            sorted(["img12", "img2", "IMG1", "img012"]) == ["IMG1", "img2", "img012", "img12"])
    }

    /// By definition, the first difference decides, and a number counts as one unit.
    @Test("The values of two numbers in a name decide the order")
    func values() {
        var random = SeededRandom(seed: 3)
        for _ in 0..<2_000 {
            let left = Int.random(in: 0...2_000, using: &random)
            let right = Int.random(in: 0...2_000, using: &random)
            let zeros = String(repeating: "0", count: Int.random(in: 0...2, using: &random))
            let tail = ["", "a", ".txt", " 7"].randomElement(using: &random) ?? ""
            if left != right {
                #expect(
                    (name("f\(zeros)\(left)\(tail)") < name("f\(right)\(tail)")) == (left < right))
            }
        }
    }

    @Test("Numbers beyond the range of integers are compared by value")
    func longNumbers() {
        let nines = String(repeating: "9", count: 200)
        #expect(name("a\(nines)") < name("a1\(String(repeating: "0", count: 200))"))
        #expect(name("a1\(nines)") < name("a2\(nines)"))
    }

    @Test("Names are grouped by their first letter, and other names under #")
    func letters() {
        let letters = ["apple", "Äpfel", "2024", ".x", "_", "~", "日本", "ß", ""].map {
            name($0).letter
        }
        #expect(letters == ["A", "Ä", "#", "#", "#", "#", "日", "S", "#"])
    }

    private func entry(_ name: String, size: Int? = 0, modified: Int? = 0) -> FolderEntry {
        FolderEntry(
            path: FolderPath(bytes: Array(name.utf8)), letter: self.name(name).letter, size: size,
            modified: modified, problem: nil)
    }

    private func text(_ bands: [(band: FolderBand, files: [FolderPath])]) -> [String] {
        bands.map { "\($0.band.title): " + $0.files.map(\.name).joined(separator: " ") }
    }

    private let today = CalendarDay(year: 2024, month: 2, day: 29)

    @Test("Each heading appears once with all its files, in both orders")
    func bands() {
        let files = [".a", "ab", "b", "ßb", "sa", "z", "~"].map { entry($0) }
        var order = FolderOrder()
        #expect(
            text(order.bands(of: files, on: today)) == [
                "#: .a ~", "A: ab", "B: b", "S: ßb sa", "Z: z",
            ])
        order.isReversed = true
        #expect(
            text(order.bands(of: files, on: today)) == [
                "Z: z", "S: sa ßb", "B: b", "A: ab", "#: ~ .a",
            ])
        #expect(order.next == FolderOrder(key: .date) && order.next.next.next == FolderOrder())
    }

    @Test(
        "Sorting by size puts the largest file first, groups by unit, and orders equal sizes by name"
    )
    func sizes() {
        let sizes: [(String, Int?)] = [
            ("a", 0), ("b", 1), ("c", 1023), ("d", 1024), ("e", 999 << 10), ("f", 1_048_575),
            ("g", 1 << 20), ("h", 5 << 30), ("i", nil), ("j", 1), ("k", 3 << 40),
        ]
        let files = sizes.map { entry($0, size: $1) }
        var order = FolderOrder(key: .size)
        let wanted = [
            "Terabytes: k", "Gigabytes: h", "Megabytes: g f", "Kilobytes: e d", "Bytes: c b j",
            "Empty: a", "Without a size: i",
        ]
        #expect(text(order.bands(of: files, on: today)) == wanted)
        order.isReversed = true
        #expect(
            text(order.bands(of: files, on: today)).dropLast()
                == [
                    "Empty: a", "Bytes: b j c", "Kilobytes: d e", "Megabytes: f g", "Gigabytes: h",
                    "Terabytes: k",
                ])
    }

    @Test("Older days are grouped into this week, months and years, in this order")
    func days() {
        func rank(_ band: FolderBand) -> Int {
            switch band {
            case .later: -1
            case .today: 0
            case .week: 1
            case .month: 2
            case .earlier(let month): 20 - month
            case .year(let year): 10_000 - year
            default: .max
            }
        }
        let first = CalendarDay(year: 2023, month: 11, day: 20).number
        for now in first..<first + 500 {
            let today = CalendarDay(number: now)
            let bands = (0..<800).map {
                FolderOrder.band(of: CalendarDay(number: now + 2 - $0), on: today)
            }
            #expect(bands[0] == .later && bands[1] == .later && bands[2] == .today)
            #expect(bands.map(rank) == bands.map(rank).sorted(), "\(today)")
            // Going back in time, Monday is the last day of this week.
            #expect(bands.count { $0 == .week } == today.weekday)
        }
    }

    /// A clock that is changed by some hours, at an hour of 31 March 2024 in the old time.
    private func clock(changedBy shift: Int, at hour: Int) -> (Int) -> LocalTime? {
        { seconds in
            let isAfter = seconds >= Self.march31 + hour * 3_600
            let local = seconds + (isAfter ? shift * 3_600 : 0)
            return LocalTime(
                day: CalendarDay(number: Self.dayNumberOf1970 + local / 86_400),
                hour: local / 3_600 % 24, minute: local / 60 % 60)
        }
    }

    private static let dayNumberOf1970 = CalendarDay(year: 1970, month: 1, day: 1).number
    private static let march31 =
        (CalendarDay(year: 2024, month: 3, day: 31).number - dayNumberOf1970) * 86_400

    @Test(
        "The next day begins at midnight, also if the clock changes",
        arguments: [-1, 0, 1], [-1, 0, 1, 2, 3, 23, 24])
    func tomorrow(_ shift: Int, _ hour: Int) {
        let clock = clock(changedBy: shift, at: hour)
        for now in stride(from: Self.march31 - 90_000, to: Self.march31 + 180_000, by: 599) {
            let wait = LocalTime.untilTomorrow(from: now, clock: clock)
            let end = now + Int(wait.components.seconds)
            #expect(end > now && clock(end - 1)?.day == clock(now)?.day)
            #expect(clock(end)?.day != clock(now)?.day)
        }
        if (1...3).contains(hour) {
            let length = LocalTime.untilTomorrow(from: Self.march31, clock: clock)
            #expect(length == .seconds((24 - shift) * 3_600))
        }
    }

    @Test("A date has the short text for its distance, for any date")
    func dates() {
        for seconds in stride(from: -100_000_000_000, to: 300_000_000_000, by: 999_999_937) {
            guard let time = LocalTime(seconds) else { continue }
            #expect(time.text(on: time.day).count == 5)
            #expect(time.text(on: CalendarDay(number: 5)) == "\(time.day.year)")
            #expect(time.text(on: CalendarDay(year: time.day.year, month: 13, day: 1)).count <= 6)
        }
        #expect(LocalTime(.max) == nil)
    }
}
