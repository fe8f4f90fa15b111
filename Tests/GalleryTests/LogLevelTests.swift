import Testing

@testable import Gallery

/// The severity of a line in a log.
@Suite struct LogLevelTests {
    @Test(arguments: [
        ("2026-03-01T08:00:00Z ERROR disk full", LogLevel.error), ("[FATAL] stopped", .error),
        ("main.swift:3:1: error: no such name", .error), ("✘ Test a() failed", .error),
        ("12:00 WARNING low memory", .warning), ("a.c:1: warning: unused", .warning),
        ("WARN then ERROR", .warning), ("GET /index.html 200", nil),
        ("no errors, no warnings", nil),
        ("", nil), (String(repeating: "x", count: 96) + "ERROR", nil),
        (String(repeating: "x", count: 91) + "ERROR", .error),
    ])
    func level(line: String, expected: LogLevel?) {
        #expect(LogLevel(of: line) == expected, "\(line)")
    }
}
