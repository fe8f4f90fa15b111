import Sessions
import Testing

@Suite struct BrowserTests {
    @Test func theBrowserStartsAndGivesTheTerminalBack() throws {
        let session = try Session(.reflow)
        try session.wait(for: "the list of demos") { $0.shows("Basic") }
        #expect(session.isAlternateScreen)
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.isGivenBack)
    }

    @Test func withoutATerminalOneSentenceSaysSo() throws {
        let session = try Session(.reflow, hasTerminal: false)
        #expect(try session.waitForEnd() == .exited(1))
        #expect(session.output.filter { $0 == 0x0A }.count == 1)
    }
}
