import Gallery
import Reflow

/// A demo that is read line by line, for screen readers, pipes, and terminals that cannot move their cursor.
///
/// What is typed is what the browser takes as keys, a line at a time.
public struct PlainBrowser {
    private var browser: Browser
    /// What was said last, so that going on says only what is new.
    private var said: Set<PlainElement> = []

    /// Makes a demo for pages of that many cells; higher than wide, so that its sections stand in one column and are read
    /// one after the other.
    ///
    /// Throws a `BrowserError` for a name that is none, and what the demo throws when it can't be made.
    public init(demo name: String, options: DemoOptions, columns: Int = 80, rows: Int = 46) throws {
        var options = options
        options.animates = false
        browser = try Browser(
            demo: name, options: options,
            size: ScreenSize(columns: columns, rows: rows))
    }

    /// What can be typed.
    public static let help = """
        an empty line  the next page            b    the page before
        all            everything from here on  G g  the end, the start
        120G           to that item             tab  selects the next item; enter opens it
        /text          finds a text; n, the next; &text shows only what holds it
        :name          a command, demo, knob or section by its name
        q              leaves; any other key of the program works by its name, as ^d or j*5
        """

    /// The page that is in sight: headings, items, and where it is.
    public mutating func page(at now: Duration) -> [String] {
        _ = browser.advance(to: now)
        said = []
        return news() + [position]
    }

    /// Does what a line says. Returns what is to be said, or nil when the program ends.
    public mutating func take(_ line: String, at now: Duration) -> [String]? {
        _ = browser.handle(.wake, at: now)
        browser.notice = nil
        switch line {
        case "?": return Self.help.split(separator: "\n").map(String.init)
        case "all": return everything(at: now)
        default: break
        }
        guard let keys = keys(of: line) else {
            return ["“\(line.prefix(40))” is no command: ? lists them"]
        }
        for key in keys where browser.handle(.key(key), at: now) == .quit { return nil }
        finishSearch(at: now)
        let notice = browser.notice.map { [$0.text] } ?? []
        return notice + page(at: now)
    }

    /// The keys of a line: a prompt with what is typed into it, a number with a key, or keys by their names.
    private func keys(of line: String) -> [Key]? {
        if line.isEmpty { return [.pageDown] }
        if let first = line.first, "/&:".contains(first), line.count > 1 {
            return line.map { Key.character($0) } + [.enter]
        }
        if let last = line.last, line.count > 1, "G%".contains(last),
            line.dropLast().allSatisfy(\.isNumber)
        {
            return line.map { Key.character($0) }
        }
        guard let steps = try? Steps(line).steps else { return nil }
        let keys = steps.compactMap { if case .key(let key) = $0 { key } else { nil } }
        return keys.count == steps.count ? keys : nil
    }

    /// Pages on to the end, and says each element once.
    private mutating func everything(at now: Duration) -> [String] {
        said = []
        var lines = news()
        while true {
            let before = browser.focusedScene?.demo.facts.position
            _ = browser.handle(.key(.pageDown), at: now)
            guard browser.focusedScene?.demo.facts.position != before else { break }
            lines += news()
        }
        return lines + [position]
    }

    /// The elements in sight that have not been said.
    private mutating func news() -> [String] {
        let elements = browser.focusedScene?.demo.plainElements ?? []
        defer { said = Set(elements) }
        return elements.filter { !said.contains($0) }.map(\.line)
    }

    /// Goes on with a search, which takes its steps while nothing is typed, to its end or some thousand steps on.
    private mutating func finishSearch(at now: Duration) {
        for step in 1...2_000 where browser.focusedScene?.finder.isSearching == true {
            _ = browser.handle(.wake, at: now + .milliseconds(2 * step))
        }
    }

    private var position: String {
        guard let facts = browser.focusedScene?.demo.facts else { return "" }
        return ["--", facts.sectionText, facts.percentText].compactMap(\.self).joined(
            separator: " ")
    }
}

extension PlainElement {
    /// `## Heading`, `- item`, `* selected item`.
    fileprivate var line: String {
        switch kind {
        case .header: "## \(text)"
        case .footer: "   \(text)"
        default: (isSelected ? "* " : "- ") + text
        }
    }
}
