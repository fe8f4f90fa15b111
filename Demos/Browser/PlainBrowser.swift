import Gallery
import Reflow

/// A demo that is read line by line, for screen readers, pipes, and terminals that cannot move their cursor.
///
/// What is typed is what the browser takes as keys, a line at a time.
public struct PlainBrowser {
    private var browser: Browser
    /// The lines of the last page, without the last one, which tells where it is.
    private var lastPage: [String] = []
    /// The headings printed so far, by the identifier of their section.
    private var headings: [AnyHashable: String] = [:]
    /// The time it was told last; it runs ahead while the demo has work to do, and never back.
    private var now = Duration.zero
    /// The most lines that `all` says at a time.
    private static let mostLines = 5_000
    /// The most steps of work done for one line; a step reads up to 8 MB of a file. Tests lower it.
    var mostSteps = 2_000

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
        all            all that follows         G g  the end, the start
        120G           to that item             tab  selects the next item; enter opens it
        /text          finds a text             n    finds it again
        &text          only what holds a text   &    all again
        :name          a command, demo or section by its name
        q              leaves; other keys of the program work by name: ^d 5j tab*3
        """

    /// The page that is in sight: headings, items, and where it is.
    public mutating func page(at now: Duration) -> [String] {
        page(after: wake(at: now), isRepeated: true)
    }

    /// The page after some sentences. Only the sentences, or where it is, if the page was the last one printed and is
    /// not to be repeated.
    private mutating func page(after sentences: [String], isRepeated: Bool = false) -> [String] {
        let demo = browser.focusedScene?.demo
        let last = lastPage
        headings = [:]
        lastPage = lines(of: demo?.readPage() ?? []) + (demo?.emptySentence.map { [$0] } ?? [])
        guard last == lastPage, !isRepeated else { return sentences + lastPage + [position] }
        return sentences.isEmpty ? [position] : sentences
    }

    /// Elements as lines; the heading again where another section goes on.
    private mutating func lines(of elements: [PlainElement]) -> [String] {
        var lines: [String] = []
        var section: AnyHashable?
        for element in elements {
            if element.id.kind == .header {
                headings[element.id.section] = element.line
            } else if element.id.section != section, let heading = headings[element.id.section] {
                lines.append(heading)
            }
            section = element.id.section
            lines.append(element.line)
        }
        return lines
    }

    /// Does what a line says. Returns what is to be said, or nil when the program ends.
    public mutating func take(_ line: String, at now: Duration) -> [String]? {
        if line == "q" { return nil }
        let news = wake(at: now)
        switch line {
        case "?": return news + Self.help.split(separator: "\n").map(String.init)
        case "all": return news + rest()
        default: break
        }
        if line.first == "&", let refusal = browser.focusedScene?.filterRefusal {
            return page(after: news + [refusal])
        }
        guard let keys = keys(of: line) else {
            return news + ["unknown command “\(line.prefix(40))”; ? lists the commands"]
        }
        for key in keys where browser.handle(.key(key), at: self.now) == .quit { return nil }
        guard !isTyping else {
            closeWhatIsNotRead()
            return page(after: news + ["“\(line.prefix(40))” opens nothing that lines can show"])
        }
        return page(after: news + finishWork() + searchState)
    }

    /// The keys of a line: a prompt with what is typed into it, or a number and keys by their names.
    private func keys(of line: String) -> [Key]? {
        if line.isEmpty { return [.pageDown] }
        // Only `&` works without a text: it shows all again.
        if let first = line.first, "/&:".contains(first), line.count > 1 || first == "&" {
            return line.map { Key.character($0) } + [.enter]
        }
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        guard let steps = try? Steps(String(line.dropFirst(digits.count))).steps, !steps.isEmpty
        else { return nil }
        let keys = steps.compactMap { if case .key(let key) = $0 { key } else { nil } }
        return keys.count == steps.count ? digits.map { .character($0) } + keys : nil
    }

    /// Closes a prompt, the palette and panels, of which lines say nothing.
    private mutating func closeWhatIsNotRead() {
        for _ in Panel.allCases.indices where isTyping {
            _ = browser.handle(.key(.escape), at: now)
        }
        browser.notice = nil
    }

    private var isTyping: Bool {
        guard browser.palette == nil, browser.help == nil, let scene = browser.focusedScene else {
            return true
        }
        return scene.isTyping || !scene.panels.open.isEmpty
    }

    /// Says what follows what was said, to the end or some thousand lines.
    private mutating func rest() -> [String] {
        guard let demo = browser.focusedScene?.demo else { return [position] }
        let (next, isAtEnd) = demo.readOn(upTo: Self.mostLines)
        return lines(of: next) + [isAtEnd ? position : "\(position), “all” continues"]
    }

    /// Tells the time, and lets the demo look at what has changed. Returns what is to be said of that.
    private mutating func wake(at now: Duration) -> [String] {
        self.now = max(self.now, now)
        _ = browser.handle(.wake, at: self.now)
        return finishWork()
    }

    /// Lets the demo finish reading, filtering and searching, in at most `mostSteps` steps. Returns its notices.
    private mutating func finishWork() -> [String] {
        var sentences = takeNotice()
        for _ in 0..<mostSteps {
            guard let next = browser.deadline, next <= now + .milliseconds(1) else {
                return sentences
            }
            now = max(now, next)
            _ = browser.handle(.wake, at: now)
            sentences += takeNotice()
        }
        return sentences
    }

    /// What is said of a search that is not at its end.
    private var searchState: [String] {
        browser.focusedScene?.finder.isSearching == true
            ? ["not found yet; n continues the search"] : []
    }

    private mutating func takeNotice() -> [String] {
        defer { browser.notice = nil }
        return browser.notice.map { [$0.text] } ?? []
    }

    private var position: String {
        guard let demo = browser.focusedScene?.demo else { return "" }
        let filter = demo.filterState.map { "\($0) shown" }
        return "-- "
            + [demo.facts.sectionText, demo.facts.percentText, filter].compactMap(\.self)
            .joined(separator: " · ")
    }
}

extension PlainElement {
    /// `## Heading`, `- item`, `* selected item`; further in what sits on an item.
    fileprivate var line: String {
        switch id.kind {
        case .header: "## \(text)"
        case .footer: "   \(text)"
        case .supplementary, .decoration: "  \(text)"
        default: (isSelected ? "* " : "- ") + text
        }
    }
}
