import Gallery
import Reflow

/// A demo that is read line by line, for screen readers, pipes, and terminals that cannot move their cursor.
///
/// What is typed is what the browser takes as keys, a line at a time.
public struct PlainBrowser {
    private var browser: Browser
    /// How much was read, as it was said last.
    private var progress = ""
    /// What the demo was like when that was said, unless it was of what followed the reader's place.
    private var stateRead: PlainState?
    /// The section of what was said last.
    private var section: AnyHashable?
    private var title: String?
    private let pageLength: Int
    /// The time it was told last; it runs ahead while the demo has work to do, and never back.
    private var now = Duration.zero
    /// The most elements that `all` says at a time.
    private static let mostElements = 5_000
    /// How long the demo may read, filter and search for one line before the program answers.
    static let longestWork = Duration.seconds(1)
    /// The time that `longestWork` is measured with.
    private let clock: () -> Duration

    /// Makes a demo for pages of `rows` elements, drawn `columns` columns wide.
    ///
    /// Throws a `BrowserError` for an unknown name, and the demo's own error if it cannot be made. Tests pass a clock.
    public init(
        demo name: String, options: DemoOptions, columns: Int = 80, rows: Int = 46,
        clock: @escaping () -> Duration = { [start = ContinuousClock.now] in .now - start }
    ) throws {
        self.clock = clock
        var options = options
        options.animates = false
        browser = try Browser(
            demo: name, options: options,
            size: ScreenSize(columns: columns, rows: rows))
        title = browser.focusedScene?.plainTitle
        pageLength = rows
    }

    /// What can be typed.
    public static let help = """
        an empty line  the next page            b    the page before
        all            all that follows         G g  the end, the start
        120G           that item                tab  the next item; enter opens it
        /text          finds a text             n    finds it again
        &text          only what holds a text   &    all again
        :name          a command, demo or section by its name
        q              leaves, or goes back to where a demo was opened from; quit and exit too
        Other keys of the program work by name: ^d 5j tab*3.
        An empty line also reads what was added since, such as new lines of a log.
        """

    /// A page from where the reader is on: headings, elements, and how much was read.
    public mutating func page(at now: Duration) -> [String] {
        wake(at: now) + lines(.here, upTo: pageLength)
    }

    /// Where the reader is, after some sentences: a page, or an item that was just selected. Only the sentences, or how
    /// much was read, if nothing has changed by what was typed.
    private mutating func page(after sentences: [String], since before: PlainState?) -> [String] {
        guard let scene = browser.focusedScene else { return sentences }
        let state = scene.demo.plainState
        if scene.plainTitle == title, state == before {
            if !sentences.isEmpty { return sentences }
            if state == stateRead { return [progress] }
        }
        return sentences + lines(.here, upTo: pageLength)
    }

    /// Reads elements as lines, and says how much was read; what the demo is, if that is new, and the heading again where
    /// another section goes on.
    private mutating func lines(_ start: PlainStart, upTo most: Int) -> [String] {
        guard let scene = browser.focusedScene else { return [] }
        var lines: [String] = []
        if scene.plainTitle != title {
            title = scene.plainTitle
            section = nil
            lines.append("# \(scene.plainTitle)")
        }
        let page = scene.demo.read(start, upTo: most)
        if !page.isSelection { section = nil }
        for (index, element) in page.elements.enumerated() {
            if element.id.section != section, let heading = page.headings[index] {
                lines.append(heading.line)
            }
            section = element.id.section
            lines.append(element.line)
        }
        if start == .here, let sentence = scene.demo.facts.emptySentence { lines.append(sentence) }
        stateRead = start == .next ? nil : scene.demo.plainState
        progress = text(of: page)
        return lines + [progress]
    }

    /// Does what a line says. Returns what is to be said, or nil when the program ends.
    public mutating func take(_ line: String, at now: Duration) -> [String]? {
        let line = ["help": "?", "quit": "q", "exit": "q"][line] ?? line
        if line == "q", browser.shell.program.quitsByLeaving { return nil }
        let news = wake(at: now)
        switch line {
        case "?": return news + Self.help.split(separator: "\n").map(String.init)
        case "": return news + lines(.next, upTo: pageLength)
        case "b": return news + lines(.before, upTo: pageLength)
        case "all": return news + lines(.next, upTo: Self.mostElements)
        case "/": return news + ["/ needs the text to find: /text"]
        default: break
        }
        if line.first == "&", let refusal = browser.focusedScene?.filterRefusal {
            return news + ["\(refusal); /text finds a text"]
        }
        guard let keys = keys(of: line) else {
            return news + ["unknown command “\(line.prefix(40))”; ? lists the commands"]
        }
        let before = browser.focusedScene?.demo.plainState
        for key in keys where browser.handle(.key(key), at: self.now) == .quit { return nil }
        guard !isTyping else {
            closeWhatIsNotRead()
            return page(
                after: news + ["“\(line.prefix(40))” opens nothing that lines can show"],
                since: before)
        }
        return page(after: news + finishWork(), since: before)
    }

    /// The keys of a line: a prompt with what is typed into it, or a number and keys by their names.
    private func keys(of line: String) -> [Key]? {
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
        _ = browser.shell.state.takeMessage()
    }

    private var isTyping: Bool {
        guard let scene = browser.focusedScene else { return true }
        let state = browser.shell.state
        return state.hasOverlay || state.isPrompting || !scene.panels.open.isEmpty
    }

    /// Sets the time, and lets the demo read what has changed. Returns its notices.
    private mutating func wake(at now: Duration) -> [String] {
        self.now = max(self.now, now)
        // The command continues the search, and needs the time for it.
        if browser.focusedScene?.finder.isSearching == true { return takeNotice() }
        _ = browser.handle(.wake, at: self.now)
        return finishWork()
    }

    /// Lets the demo finish reading, filtering and searching, for at most `longestWork`. Returns its notices, and a
    /// sentence that says how far the work came if it is not finished.
    private mutating func finishWork() -> [String] {
        var sentences = takeNotice()
        let end = clock() + Self.longestWork
        while let next = browser.deadline, next <= now + .milliseconds(1) {
            guard clock() < end else { return sentences + [progressOfWork] }
            now = max(now, next)
            _ = browser.handle(.wake, at: now)
            sentences += takeNotice()
        }
        return sentences
    }

    /// How far unfinished work has come, and how to continue it.
    private var progressOfWork: String {
        let scene = browser.focusedScene
        if let search = scene?.finder.search, scene?.finder.isSearching == true,
            let item = scene?.demo.itemNumber(of: search)
        {
            return "searched to item \(item.grouped); n continues"
        }
        if let filter = scene?.demo.facts.filter, filter.isSearching {
            return "\(filter) shown so far; an empty line continues"
        }
        return "still reading; an empty line continues"
    }

    private mutating func takeNotice() -> [String] {
        browser.shell.state.takeMessage().map { [$0] } ?? []
    }

    /// `-- 46 of 200 · 23 %`
    private func text(of page: PlainPage) -> String {
        let (read, all) = (page.readCount, page.itemCount)
        let filter = browser.focusedScene?.demo.facts.filter.map { "\($0) shown" }
        let percent = "\(page.isAtEnd ? 100 : 100 * read / max(1, all)) %"
        let isCut = page.elements.count >= Self.mostElements && !page.isAtEnd
        return "-- "
            + ["\(read) of \(all)", percent + (isCut ? ", “all” continues" : ""), filter]
            .compactMap(\.self).joined(separator: " · ")
    }
}

extension DemoScene {
    /// What it is, and which folder, order or year of it.
    fileprivate var plainTitle: String {
        let facts = demo.facts
        return [facts.title ?? entry.title, facts.place].compactMap(\.self)
            .joined(separator: " · ")
    }
}

extension Int {
    /// The number with a comma before every three digits: `40,000,000`.
    fileprivate var grouped: String {
        var text = String(magnitude)
        var index = text.endIndex
        while let next = text.index(index, offsetBy: -3, limitedBy: text.startIndex),
            next > text.startIndex
        {
            text.insert(",", at: next)
            index = next
        }
        return (self < 0 ? "-" : "") + text
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
