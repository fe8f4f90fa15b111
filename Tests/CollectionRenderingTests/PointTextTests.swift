import CollectionLayouts
import Testing

@testable import CollectionRendering

/// The text of numbers in points, in the inspector.
@Suite struct PointTextTests {
    @Test("The text of a number is exact to a thousandth", arguments: 0..<40)
    func numbers(seed: Int) throws {
        var dice = Dice(seed: seed)
        for _ in 0..<50 {
            let thousandths = dice.roll(-99_999...99_999) * (dice.oneIn(2) ? 1 : 100)
            let number = Double(thousandths) / 1000
            let text = number.text
            #expect(abs(try #require(Double(text)) - number) < 1e-9)
            #expect((number + Double(dice.roll(-4...4)) / 10_000).text == text)
            let decimals = text.split(separator: ".").dropFirst().first ?? "1"
            #expect(decimals.last != "0" && decimals.count <= 3, "\(text)")
        }
    }

    @Test func nothingHasNoSign() {
        #expect([0, -0.0, 0.0004, -0.0004].map(\.text) == ["0", "0", "0", "0"])
        #expect([-0.0006, 1_000, -1.05].map(\.text) == ["-0.001", "1000", "-1.05"])
    }

    /// Numbers beyond a view's range have Swift's format.
    @Test func whatCannotBeCounted() {
        for number in [1e12, -1e12, 1e300, .infinity, -.infinity, .nan] {
            #expect(number.text == "\(number)")
        }
        #expect(999_999_999_999.5.text == "999999999999.5")
    }

    @Test func insetsThatAreAllEqualAreOneNumber() {
        #expect(EdgeInsets.all(8).text == "8")
        #expect(EdgeInsets(top: 8, left: 8, bottom: 8, right: 9).text == "8, 8, 8, 9")
    }
}
