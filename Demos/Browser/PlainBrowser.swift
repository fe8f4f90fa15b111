import Gallery
import Reflow

/// A demo that is read line by line, for screen readers, pipes, and terminals that cannot move their cursor.
///
/// Each typed line is a command of this mode, or consists of keys for the browser.
public struct PlainBrowser {
    private var browser: Browser
    /// The line about the progress that was printed last.
    private var progress = ""
    /// The state of the demo when the last page was printed; `nil` if that page was a `.next` page.
    private var stateRead: PlainState?
    /// The section of the element that was printed last.
    private var section: AnyHashable?
    /// The title of the demo that was printed last.
    private var title: String?
    /// The maximum number of elements on a page.
    private let pageLength: Int
    /// The time that the browser received last. It never decreases, and is ahead of the clock while the demo has work
    /// to do.
    private var now = Duration.zero
    /// The maximum number of elements that `all` prints at a time.
    private static let mostElements = 5_000
    /// The maximum time for which the demo reads, filters and searches after one line, before the program answers.
    static let longestWork = Duration.seconds(1)
    /// The clock that measures `longestWork`.
    private let clock: () -> Duration

    /// Makes a browser that shows one demo in pages of `rows` elements. The demo is `columns` columns wide.
    ///
    /// Throws a `BrowserError` for an unknown name, and the error of a demo that cannot be made. Tests pass their own
    /// clock.
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

    /// The help: the lines that the user can type.
    public static let help = """
        an empty line  the next page            b    the previous page
        all            all following items      G g  the end, the start
        { }            the section before, after
        ma             set the mark a           'a   go to the mark a
        120G           item 120                 tab  the next item; enter opens the item
        /text          find a text              n    find the text again
        &text          only items with a text   &    all items
        :name          a command, demo or section by its name
        q              quit, or return to the previous demo; also quit, exit
        Other keys of the program work by their names: ^d 5j tab*3.
        An empty line also reads new data, such as new lines of a log.
        """

    /// Returns the page at the reader's scroll position: messages, headings, elements, and the progress.
    public mutating func page(at now: Duration) -> [String] {
        wake(at: now) + lines(.here, upTo: pageLength)
    }

    /// Returns some sentences, and then the page at the reader's scroll position or the item that was just selected. If
    /// the typed line has changed nothing, returns only the sentences, or only the progress.
    private mutating func page(after sentences: [String], since before: PlainState?) -> [String] {
        guard let scene = browser.focusedScene else { return sentences }
        let state = scene.demo.plainState
        if scene.plainTitle == title, state == before {
            if !sentences.isEmpty { return sentences }
            if state == stateRead { return [progress] }
        }
        return sentences + lines(.here, upTo: pageLength)
    }

    /// Returns a page of elements as lines of text, and the progress as the last line. If the demo's title has changed,
    /// it is the first line. If the page continues a section, the section's heading is repeated before the elements.
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

    /// Performs the command in a line. Returns the lines to print; `nil` if the program ends.
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
            let question = browser.focusedScene?.demo.facts.question
            closeWhatIsNotRead()
            let sentence =
                question?.plainSentence(after: line)
                ?? "“\(line.prefix(40))” opens something that plain mode cannot show"
            return page(after: news + [sentence], since: before)
        }
        return page(after: news + finishWork(), since: before)
    }

    /// Returns the keys of a line: a prompt with its text, or a number and keys by their names. `nil` for an unknown
    /// command.
    private func keys(of line: String) -> [Key]? {
        // Only `&` works without a text: it removes the filter.
        if let first = line.first, "/&:".contains(first), line.count > 1 || first == "&" {
            return line.map { Key.character($0) } + [.enter]
        }
        if line.count == 2, let first = line.first, "m'".contains(first) {
            return line.map { Key.character($0) }
        }
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        guard let steps = try? Steps(String(line.dropFirst(digits.count))).steps, !steps.isEmpty
        else { return nil }
        let keys = steps.compactMap { if case .key(let key) = $0 { key } else { nil } }
        return keys.count == steps.count ? digits.map { .character($0) } + keys : nil
    }

    /// Closes a prompt, the palette and panels, because they cannot be printed as lines.
    private mutating func closeWhatIsNotRead() {
        for _ in Panel.allCases.indices where isTyping {
            _ = browser.handle(.key(.escape), at: now)
        }
        _ = browser.shell.state.takeMessage()
    }

    /// Whether an input would go to an overlay, a prompt or a panel, or no demo has the focus.
    private var isTyping: Bool {
        guard let scene = browser.focusedScene else { return true }
        let state = browser.shell.state
        // A preview without the focus receives no keys, and may be open from the start.
        let hasPanel =
            scene.panels.focus != nil || scene.panels.open.contains { $0 != .preview }
        return state.hasOverlay || state.isPrompting || hasPanel
    }

    /// Sets the time, and lets the demo read changed data. Returns the demo's messages.
    private mutating func wake(at now: Duration) -> [String] {
        self.now = max(self.now, now)
        // The command continues the search, and needs the time for it.
        if browser.focusedScene?.finder.isSearching == true { return takeNotice() }
        _ = browser.handle(.wake, at: self.now)
        return finishWork()
    }

    /// Lets the demo finish reading, filtering and searching, for at most `longestWork`. Returns the demo's messages.
    /// If the work is not finished, also returns a sentence about the progress.
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

    /// The progress of unfinished work, and the command that continues the work.
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

    /// Removes the current message. Returns the message, or an empty array.
    private mutating func takeNotice() -> [String] {
        browser.shell.state.takeMessage().map { [$0] } ?? []
    }

    /// Returns the line about the progress: `-- 46 of 200 · 23 %`.
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
