import Sessions
import Testing

/// Many lines on a screen without room for them.
@Suite struct LogWidthSessionTests {
    @Test func aMillionLinesInOneCellTakeNoMinute() throws {
        let directory = try TemporaryDirectory()
        try directory.makeFile(
            "app.log", containing: String(repeating: "\n", count: 1_000_000))
        // A limit in seconds of processor time. A debug build needs a few.
        let script = "ulimit -t 20; exec \"$0\" show log \"$1\" --size 1x1"
        let session = try Session(
            .path("/bin/sh"), ["-c", script, Program.reflow.location, directory.path + "/app.log"])
        #expect(try session.waitForEnd() == .exited(0))
    }
}
