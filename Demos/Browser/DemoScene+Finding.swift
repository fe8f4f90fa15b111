import Gallery
import Reflow

/// `/`, n and N.
extension DemoScene {
    /// Takes the keys of finding; nil for any other.
    func find(_ key: Key) -> DemoResponse? {
        if finder.isTyping { return type(key) }
        switch key {
        case "/":
            guard demo.isSearchable else { return .said("\(entry.title) has no text to find") }
            finder = Finder(isTyping: true, origin: demo.readerPlace)
            return .changed
        case "n", "N":
            guard demo.isSearchable else { return .said("\(entry.title) has no text to find") }
            guard let pattern = TextPattern(finder.query) else {
                return .said("/ finds text, n and N find it again")
            }
            finder.search = demo.search(
                for: pattern, isForward: key == "n", includingStart: false)
            finder.isAnnounced = true
            return proceed()
        default:
            return nil
        }
    }

    /// Pasted text is typed, up to the end of its line.
    func paste(_ text: String) -> DemoResponse {
        guard finder.isTyping, let line = text.split(whereSeparator: \.isNewline).first else {
            return .handled
        }
        return look(for: finder.query + line.prefix(Self.longestPaste))
    }

    private static let longestPaste = 200

    /// What is typed is looked for at once, from where the reader was.
    private func type(_ key: Key) -> DemoResponse {
        switch key {
        case .character(let character): return look(for: finder.query + String(character))
        case .backspace where !finder.query.isEmpty:
            return look(for: String(finder.query.dropLast()))
        case .control("u"): return look(for: "")
        case .escape, .backspace:
            if let origin = finder.origin { demo.go(to: origin) }
            finder = Finder()
            return .changed
        case .enter:
            finder.isTyping = false
            finder.isAnnounced = true
            return finder.search == nil ? .changed : proceed()
        default: return .said("type to find; enter stays, esc goes back")
        }
    }

    private func look(for query: String) -> DemoResponse {
        finder.query = query
        finder.search = nil
        finder.isAnnounced = false
        if let origin = finder.origin { demo.go(to: origin) }
        guard let pattern = TextPattern(query) else { return .changed }
        finder.search = demo.search(for: pattern, isForward: true, includingStart: true)
        return proceed()
    }

    /// Takes one step of the search that is under way.
    func proceed() -> DemoResponse {
        guard var search = finder.search else { return .handled }
        let step = demo.proceed(&search)
        finder.search = step == .unfinished ? search : nil
        switch step {
        case .unfinished: return .handled
        case .nothing: return .said("“\(finder.query)” is nowhere")
        case .found:
            guard search.hasWrapped, finder.isAnnounced else { return .changed }
            return .said(search.isForward ? "from the start again" : "from the end again")
        }
    }

    /// The line at the bottom while a text is typed.
    func findStatus(_ message: String?) -> StatusLine {
        var hints = [Hint("enter", "stay"), Hint("esc", "go back")]
        if finder.search != nil { hints.insert(Hint("…", "searching"), at: 0) }
        return StatusLine(
            title: "Find", parts: [StatusLine.Part("\(finder.query)▏", rank: 0)],
            message: message, hints: hints)
    }
}
