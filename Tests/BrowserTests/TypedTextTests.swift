import Gallery
import Reflow
import Testing

@testable import Browser

/// Typed text stays visible: the end of the text and the cursor, in every prompt and at every width.
@Suite struct TypedTextTests {
    /// A prompt of the browser: the demo, the keys that open the prompt, and a text.
    struct Prompt: CustomTestStringConvertible, Sendable {
        let demo: String?
        let keys: [Key]
        let text: String
        var testDescription: String { "\(demo ?? "list") \(keys)" }
    }

    static let prompts = [
        Prompt(demo: "everything", keys: ["/"], text: "iron"),
        Prompt(demo: "log", keys: ["/"], text: "a text that is longer than the row"),
        Prompt(demo: "log", keys: ["&"], text: "error connection 10.0.0"),
        Prompt(demo: "basic", keys: ["&"], text: "no filter here"),
        Prompt(demo: "files", keys: ["/"], text: "swift"),
        Prompt(demo: nil, keys: ["/"], text: "basic and more words"),
        Prompt(demo: "sections", keys: ["K", "j", "j", "0"], text: ".125"),
        Prompt(demo: "sections", keys: ["D", "3"], text: "90x844"),
        Prompt(demo: "basic", keys: [":"], text: "left side ratio"),
        Prompt(demo: nil, keys: [":"], text: "theme"),
    ]

    @Test("The end of a typed text and the cursor are visible at many widths", arguments: prompts)
    func widths(_ prompt: Prompt) throws {
        let tree = try FileTree()
        var session = try Session(prompt.demo, 120, 24, options: tree.options)
        for key in prompt.keys { session.press(key) }
        session.type(prompt.text)
        for columns in Array(stride(from: 120, to: 40, by: -7)) + (8...40).reversed() {
            session.resize(columns, 24)
            // Before and after a message has disappeared.
            for _ in 0..<2 {
                let cursor = try #require(session.screen.cursor, "\(columns): \(session.text)")
                #expect(cursor.column < columns)
                let before = session.rows[cursor.row].prefix(cursor.column)
                let end = String(prompt.text.suffix(columns < 12 ? 2 : 4))
                #expect(before.hasSuffix(end), "\(columns): \(session.rows[cursor.row])")
                session.wait()
            }
        }
    }

    @Test("A prompt on a low screen does not hide the selected row", arguments: 2...7)
    func lowScreens(_ rows: Int) throws {
        let tree = try FileTree()
        // A single row can be the row of a pinned header, which hides the item.
        let demos = rows == 2 ? ["simple-list"] : ["log", "files", "simple-list"]
        for demo in demos {
            for keys in [[.tab], [.tab, .tab, .tab], ["G", .tab]] as [[Key]] {
                var session = try Session(demo, 60, rows, options: tree.options)
                for key in keys { session.press(key) }
                session.wait()
                guard session.rows.contains(where: { $0.contains("▌") }) else { continue }
                session.press("/")
                #expect(session.screen.cursor?.row == rows - 1, "\(session.text)")
                let isVisible = session.rows.dropLast().contains { $0.contains("▌") }
                #expect(isVisible, "\(demo) \(keys) \(session.text)")
            }
        }
        var list = try Session(nil, 60, rows)
        for _ in 0..<9 { list.press(.down) }
        let title = try #require(list.browser.list.entry?.title)
        list.press("/")
        #expect(list.rows.dropLast().contains { $0.contains(title) }, "\(list.text)")
    }
}
