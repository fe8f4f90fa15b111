import Sessions
import Testing

/// Several selected items, by keys and by the mouse.
@Suite struct SelectedItemsSessionTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func session() throws -> Session {
        let lines = (1...100).map { "line \($0)\n" }.joined()
        try directory.makeFile("app.log", containing: lines)
        let session = try Session.reflow(["log", directory.path + "/app.log"])
        try session.press("g", for: "the start") { $0.shows("line 1 ") }
        return session
    }

    @Test func keysExtendTheSelection() throws {
        let session = try session()
        try session.press("\t\u{1B}[1;2B\u{1B}[1;2B", for: "three lines") {
            $0.shows("3 selected")
        }
        try session.press("\u{1B}[1;2A", for: "two lines") { $0.shows("2 selected") }
        try session.press("\u{01}", for: "all lines") { $0.shows("100 selected") }
        try session.press("\u{1B}", for: "one line") { !$0.shows("selected") }
    }

    @Test func draggingExtendsTheSelection() throws {
        let session = try session()
        let start = try #require(session.place(ofWord: "4"))
        session.drag(from: start, to: Place(start.column, start.row + 3))
        try session.wait(for: "four lines") { $0.shows("4 selected") }
        session.click(Place(start.column, start.row + 8))
        try session.wait(for: "one line") { !$0.shows("selected") }
    }
}
