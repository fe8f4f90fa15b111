import Foundation
import Testing

@testable import Gallery

@Suite struct DemoTableTests {
    @Test("The table of demos in the guide has the categories and the names of the program")
    func isCurrent() throws {
        let page = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/Reflow/Reflow.docc/TheProgram.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let start = try #require(text.range(of: "| category | demos |\n|---|---|\n")).upperBound
        let end = try #require(text.range(of: "\n\n", range: start..<text.endIndex)).lowerBound
        let rows = text[start..<end].split(separator: "\n").map { $0.split(separator: "|") }
        let titles = rows.map { $0[0].trimmingCharacters(in: .whitespaces) }
        #expect(titles == DemoCategory.allCases.map(\.title))
        for (row, category) in zip(rows, DemoCategory.allCases) {
            let words = row[1].matches(of: /`([a-z0-9-]+)`/).map { String($0.1) }
            let names = Gallery.entries.filter { $0.category == category }.map(\.name)
            let others = Set(Gallery.entries.map(\.name)).subtracting(names)
            #expect(Set(words).isSuperset(of: names), "\(category.title)")
            #expect(others.isDisjoint(with: words), "\(category.title)")
        }
    }
}
