import Testing

@testable import Browser
@testable import CollectionLaws

/// The styles of number literals.
@Suite struct NumberStyleTests {
    @Test(
        "A literal is the literal of its own number",
        arguments: [
            "0", "7", "10", "1_000", "10_000", "1_000_000", "-5", "0.40", "0.5", "48.0", "12.345",
            "1_000.50", "0xFF", "0xff", "0xFF_3B", "0b101", "0o17", "007", "-0.25",
            "0.000001", "-1_234_567.25",
        ])
    func unchanged(literal: String) throws {
        let style = try #require(NumberStyle(literal))
        #expect(style.literal(style.value) == literal)
    }

    @Test(
        "Another number keeps the style",
        arguments: [
            ("1_000", 1250, "1_250"), ("1_000", 12, "12"), ("1_000", 1_234_567, "1_234_567"),
            ("0.40", 0.45, "0.45"), ("0.40", 0.5, "0.50"), ("0.40", 1, "1.00"),
            ("0.40", 0.425, "0.425"), ("48.0", 50, "50.0"), ("1", 0.35, "0.35"), ("10", 7, "7"),
            ("10", -7, "-7"), ("0xFF", 10, "0x0A"), ("0xff", 171, "0xab"), ("0b101", 2, "0b010"),
            ("0.5", -0.25, "-0.25"), ("-8", 8, "8"), ("-8", 0, "0"),
            ("1_000.50", 2_000.25, "2_000.25"),
            ("0.1", 0.1 + 0.2, "0.3"), ("0.5", -1e-12, "0.0"),
        ])
    func changed(literal: String, number: Double, expected: String) throws {
        #expect(try #require(NumberStyle(literal)).literal(number) == expected)
    }

    @Test(
        "Texts that are no plain numbers have no style",
        arguments: [
            "", "-", "x", "1e3", "0x1p3", "1.", ".5", "1.2.3", "--1", "0x", "99999999999", "١",
        ])
    func refused(text: String) { #expect(NumberStyle(text) == nil) }

    @Test(
        "Each written number reads as the number, up to a millionth",
        arguments: [1, 2, 3] as [UInt64])
    func law(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let literals = ["1", "1_000", "0.4", "0.40", "12.125", "-3", "1_000.0", "5.0"]
        for _ in 0..<3_000 {
            let style = try #require(NumberStyle(literals.randomElement(using: &random) ?? "1"))
            let mosts: [Double] = [1, 100, 1e6, 9e8]
            let most: Double = mosts.randomElement(using: &random) ?? 1
            let number = Double.random(in: -most...most, using: &random)
            let text = style.literal(number)
            let read = try #require(Double(text.filter { $0 != "_" }))
            #expect(abs(read - number) <= 0.5e-6 + 1e-9 * abs(number), "\(text) \(number)")
            // The written text is itself a literal with a style and the same number.
            #expect(NumberStyle(text)?.value == read)
        }
    }
}
