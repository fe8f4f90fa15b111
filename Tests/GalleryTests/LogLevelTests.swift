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
        ("", nil), (String(repeating: "x", count: 95) + " ERROR", nil),
        (String(repeating: "x", count: 94) + " ERROR", .error),
    ])
    func level(line: String, expected: LogLevel?) {
        #expect(LogLevel(of: line) == expected, "\(line)")
    }

    @Test(
        "The forms of usual programs count",
        arguments: [
            // Log4j, Python, Monolog, Java, Go, Swift, npm, Docker and systemd.
            ("2026-03-01 08:00:00,123 [main] WARN  c.e.App - slow", LogLevel.warning),
            ("ERROR:root:failed", .error), ("[2026-03-01] app.CRITICAL: gone", .error),
            ("SEVERE: no memory", .error), ("--- FAIL: TestOne (0.00s)", .error),
            ("panic: index out of range", .error), ("npm ERR! code 1", .error),
            ("WARN[0000] no network", .warning), ("[FAILED] Failed to start x.", .error),
            // Apache, nginx, syslog, dmesg -x and Google's library.
            ("[Mon Mar 01] [core:error] [pid 1] x", .error), ("08:00 [warn] 7#7: x", .warning),
            ("Mar  1 08:00:00 host app[7]: error: x", .error), ("<warning> x", .warning),
            ("kern  :err   : [    1.0] x", .error), ("E0301 08:00:00.000 7 a.go:1] x", .error),
            ("W0301 08:00:00.000 7 a.go:1] x", .warning),
            // Keys with values.
            ("time=08:00 level=error msg=x", .error), ("ts=1 lvl=warn msg=\"x\"", .warning),
            (#"{"time":"08:00","level":"error","msg":"x"}"#, .error),
            (#"{"msg":"an error: x", "severity": "WARNING"}"#, .error),
            (#"{"msg":"x", "severity": "WARNING"}"#, .warning),
            (String(repeating: "x", count: 200) + " level=error", .error),
            // Messages for developers.
            ("08:00 DEBUG x", .debug), ("[trace] x", .debug), ("level=debug msg=x", .debug),
        ])
    func forms(line: String, expected: LogLevel?) {
        #expect(LogLevel(of: line) == expected, "\(line)")
    }

    @Test(
        "Prose, names and usual messages have no level",
        arguments: [
            "The error was small, and the warning came late.", "std::error::Error", "ERRORS",
            "ERROR_CODE 7", "NO_ERROR", "DEBUG=1 make", "/ERROR/", "Error handling", "errors: 0",
            "08:00 INFO retry after ERROR", "level=info msg=\"an error: x\"", "errno 7",
            #"{"level":"info","error":"none"}"#, "Terror: x", "--fail: x", "a warning", "éERROR",
            "E030 x", "Error", "error",
        ])
    func prose(line: String) {
        #expect(LogLevel(of: line) == nil, "\(line)")
    }
}
