import Foundation
import Testing

@testable import Gallery

/// The data of the demos is correct.
@Suite struct GalleryDataTests {
    @Test("Dates agree with the system's calendar in both directions")
    func dates() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        let start = try #require(
            calendar.date(from: DateComponents(year: 1896, month: 1, day: 1)))
        let first = CalendarDay(year: 1896, month: 1, day: 1).number
        // Two centuries. One of the years divisible by 100 is a leap year, and the other one is
        // not.
        for number in 0..<75_000 {
            let date = start.addingTimeInterval(Double(number) * 86_400)
            let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
            let own = CalendarDay(number: first + number)
            try #require(own.year == parts.year && own.month == parts.month && own.day == parts.day)
            // The system counts weekdays from Sunday, which is 1.
            try #require((own.weekday + 1) % 7 + 1 == parts.weekday)
            try #require(own.number == first + number)
        }
    }

    @Test("The first day is the minimum of all days")
    func firstDay() {
        #expect(CalendarDay(number: 0) == CalendarDay(year: 1, month: 1, day: 1))
        #expect(CalendarDay(number: -5) == CalendarDay(year: 1, month: 1, day: 1))
        #expect(CalendarDay(number: 0).weekdayName == "Monday")
    }

    @Test("Today is a valid day")
    func today() {
        let today = CalendarDay.today
        #expect(CalendarDay(number: today.number) == today)
    }

    @Test("There are 118 elements with different symbols and names, in ten families")
    func elements() {
        let elements = ChemicalElement.numbers.map(ChemicalElement.init)
        #expect(elements.count == 118)
        #expect(Set(elements.map(\.symbol)).count == 118)
        #expect(Set(elements.map(\.name)).count == 118)
        #expect(elements[78].symbol == "Au" && elements[78].name == "Gold")
        #expect(elements[117].symbol == "Og" && elements[117].name == "Oganesson")
        let members = ChemicalElement.Family.allCases.map(\.members.count)
        #expect(members == [7, 7, 6, 6, 6, 6, 38, 12, 15, 15])
        #expect(members.reduce(0, +) == 118)
    }

    @Test("Each element of the crust appears once, sorted by its share")
    func crust() {
        let shares = ChemicalElement.crust.map(\.share)
        #expect(shares == shares.sorted(by: >))
        #expect(Set(ChemicalElement.crust.map(\.element)).count == shares.count)
    }

    @Test("Alphabets have their letters, and each letter has a name")
    func alphabets() {
        let counts = Alphabet.allCases.map(\.letters.count)
        #expect(counts.prefix(4) == [24, 32, 38, 33])
        let letters = Alphabet.allCases.flatMap(\.letters)
        #expect(Set(letters).count == letters.count)
        #expect(letters.allSatisfy { !$0.letterName.isEmpty })
        #expect(Unicode.Scalar("Ω").letterName == "Omega")
        #expect(Unicode.Scalar("Ь").letterName == "Soft Sign")
    }

    @Test("Blocks have the right number of characters")
    func blocks() {
        let arrows = UnicodeBlock.all.first { $0.name == "Arrows" }
        #expect(arrows?.count == 112)
        #expect(arrows?.rangeText == "U+2190–21FF")
    }

    @Test("There are thirty human rights with their complete texts")
    func rights() {
        #expect(HumanRight.all.map(\.number) == Array(1...30))
        #expect(HumanRight.all.allSatisfy { $0.text.hasSuffix(".") && !$0.text.contains("  ") })
        #expect(HumanRight.all.allSatisfy { $0.text.utf8.allSatisfy { $0 < 0x7F } })
        #expect(HumanRight.all[0].text.hasPrefix("All human beings are born free and equal"))
        #expect(HumanRight.all[29].text.hasSuffix("rights and freedoms set forth herein."))
        let paragraphs = HumanRight.all.map { $0.text.split(separator: "\n").count }
        #expect(paragraphs.reduce(0, +) == 49)
        for (text, count) in zip(HumanRight.all.map(\.text), paragraphs) where count > 1 {
            for (index, line) in text.split(separator: "\n").enumerated() {
                #expect(line.hasPrefix("(\(index + 1)) "))
            }
        }
    }

    @Test("Formats have different names and the known ratios")
    func formats() throws {
        let formats = PictureFormat.Family.allCases.map(\.formats)
        #expect(formats.map(\.count) == [16, 17, 11, 17])
        #expect(Set(formats.joined().map(\.name)).count == 61)
        func text(_ name: String) -> String? {
            formats.joined().first { $0.name == name }?.ratioText
        }
        #expect(text("A4") == "0.71" && text("A4 across") == "1.41" && text("35 mm") == "1.50")
        #expect(text("Academy") == "1.38" && text("Full HD") == "1.78" && text("6 × 6") == "1.00")
        // Half a sheet of A or B has the ratio of the whole sheet, except for rounding to
        // millimetres.
        for format in formats[0] where format.name.count == 2 {
            #expect(abs(format.ratio - 0.5.squareRoot()) < 0.005, "\(format.name)")
        }
    }
}
