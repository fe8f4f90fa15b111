import Testing

@testable import Gallery

/// The labels of the demos describe their data.
@Suite struct LabelTests {
    @Test("Character names are those of the Unicode standard, with initial capitals")
    func titles() throws {
        let titles: [(Unicode.Scalar, String)] = [
            ("A", "Latin Capital Letter A"), ("漢", "CJK Unified Ideograph-6F22"),
            ("한", "Hangul Syllable Han"), ("⚀", "Die Face-1"), ("\u{200D}", "Zero Width Joiner"),
            ("Ⅾ", "Roman Numeral Five Hundred"),
        ]
        for (scalar, title) in titles { #expect(scalar.title == title) }
    }

    @Test("Every numeral of Distinct has its own name, which is its value in words")
    func numerals() {
        let names = DistinctSectionsDemo.Symbols.numerals.scalars.map(\.numeralName)
        #expect(
            names == [
                "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten",
                "Eleven", "Twelve", "Fifty", "One Hundred", "Five Hundred", "One Thousand",
                "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten",
                "Eleven", "Twelve", "Fifty", "One Hundred", "Five Hundred", "One Thousand",
                "One Thousand C D", "Five Thousand", "Ten Thousand",
            ])
        let values = DistinctSectionsDemo.Symbols.numerals.scalars.map(\.properties.numericValue)
        #expect(
            values == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 50, 100, 500, 1000]
                + [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 50, 100, 500, 1000]
                + [1000, 5000, 10_000])
    }

    @Test("The sample characters of a block belong to it")
    func blocks() {
        for block in UnicodeBlock.all {
            #expect(block.sample.unicodeScalars.count == 2, "\(block.name)")
            #expect(
                block.sample.unicodeScalars.allSatisfy { block.range.contains($0.value) },
                "\(block.name)")
        }
    }

    @Test("Films are sorted by year, and each film appears once")
    func films() {
        #expect(Film.all.map(\.year) == Film.all.map(\.year).sorted())
        #expect(Set(Film.all.map(\.title)).count == Film.all.count)
    }

    @Test("Each character with a badge appears once")
    func badges() {
        // An accented letter may be one character or two.
        let scalars = BadgesDemo.characters.map { Array($0.unicodeScalars) }
        #expect(Set(scalars).count == scalars.count)
    }
}
