import Foundation
import Reflow
import Testing

@testable import Browser
@testable import Gallery

/// Lines in very narrow terminals: Log measures only the lines near the visible range.
@Suite struct LogWidthTests {
    @Test("A temporarily narrow terminal measures few lines and keeps the scroll position")
    func narrowForAWhile() throws {
        let tree = try FileTree()
        let file = tree.path + "/README.md"
        let lines = (1...100_000).map { "line \($0) of many\n" }.joined()
        try Data(lines.utf8).write(to: URL(fileURLWithPath: file))
        var options = tree.options
        options.values[.file] = .text(file)
        var session = try Session("log", 80, 24, options: options)
        session.type("50000G")
        let part = try #require(session.browser.list.scene?.demo as? DemoPart<LogDemo>)
        let (measure, counter) = (part.demo.measurement(at: part.scale), Counter())
        part.demo.view.update {
            $0.measurement = {
                counter.count += 1
                return measure($0)
            }
        }
        counter.count = 0
        let before = session.rows
        #expect(before.contains { $0.contains("line 50000 ") })
        for columns in [1, 2, 3, 10, 1] {
            session.resize(columns, 24)
            #expect(session.rows.count == 24)
            session.resize(80, 24)
            #expect(session.rows == before, "\(columns)")
        }
        #expect((1..<5_000).contains(counter.count), "\(counter.count)")
    }
}

/// The number of measured lines.
private final class Counter {
    var count = 0
}
