import Testing

@testable import Gallery

/// The time or the count at the start of a log's line.
@Suite struct LineStartTests {
    @Test(arguments: [
        ("2026-03-01T08:00:00Z info x", "2026-03-01T08:00:00Z "),
        ("Mar 11 08:00:01 host x", "Mar 11 08:00:01 "),
        ("[  12.345678] usb", "[  12.345678] "), ("[123/456] Compiling", "[123/456] "),
        ("12 apples", ""), ("no time", ""), ("", ""), ("123", ""), ("100 200th", "100 "),
        ("08:00 é", "08:00 "), ("é 08:00 x", ""), ("March 1", ""),
    ])
    func start(line: String, expected: String) {
        #expect(LineStart.prefix(of: line) == expected)
    }
}
