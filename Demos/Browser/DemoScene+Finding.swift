import Gallery
import Reflow

/// `/`, n and N.
extension DemoScene {
    /// Takes the keys of finding; nil for any other.
    func find(_ key: Key) -> Outcome? {
        if finder.isTyping { return type(key) }
        switch key {
        case "/":
            guard demo.isSearchable else { return .message("\(entry.title) has no text to find") }
            finder = Finder(isTyping: true, origin: demo.readerPlace)
            return .redraw
        case "n", "N":
            guard demo.isSearchable else { return .message("\(entry.title) has no text to find") }
            guard let pattern = TextPattern(finder.query.text) else {
                return .message("/ finds text, n and N find it again")
            }
            finder.isAnnounced = true
            return proceed(
                demo.search(for: pattern, isForward: key == "n", includingStart: false))
        default:
            return nil
        }
    }

    /// Pasted text is typed, up to the end of its line.
    func paste(_ text: String) -> Outcome { finder.isTyping ? add(text) : .handled }

    private func add(_ text: String) -> Outcome {
        var query = finder.query
        let isWhole = query.append(text)
        let response = query == finder.query ? .handled : look(for: query)
        return isWhole ? response : .message(Query.limit)
    }

    /// What is typed is looked for at once, from where the reader was.
    private func type(_ key: Key) -> Outcome {
        if let character = key.character { return add(String(character)) }
        switch key {
        case .backspace where !finder.query.isEmpty:
            var query = finder.query
            query.removeLast()
            return look(for: query)
        case .control("u"): return look(for: Query())
        case .escape, .backspace:
            if let origin = finder.origin { demo.go(to: origin) }
            finder = Finder()
            return .redraw
        case .enter:
            finder.isTyping = false
            finder.isAnnounced = true
            return finder.isSearching ? proceed() : .redraw
        default: return .message("type to find; enter stays, esc goes back")
        }
    }

    private func look(for query: Query) -> Outcome {
        let former = finder.isStale ? nil : finder.search
        finder.isStale = false
        finder.query = query
        finder.search = nil
        finder.isSearching = false
        finder.isAnnounced = false
        if let origin = finder.origin { demo.go(to: origin) }
        guard let pattern = TextPattern(query.text) else { return .redraw }
        // Where the shorter text is not, the longer is not either: a letter more costs no search from the start.
        return proceed(
            former?.narrowed(to: pattern)
                ?? demo.search(for: pattern, isForward: true, includingStart: true))
    }

    /// Takes one step of the search that is under way.
    func proceed() -> Outcome {
        guard finder.isSearching, let search = finder.search else { return .handled }
        return proceed(search)
    }

    private func proceed(_ former: TextSearch) -> Outcome {
        var search = former
        let step = demo.proceed(&search)
        finder.search = search
        finder.isSearching = step == .unfinished
        switch step {
        case .unfinished: return .handled
        case .nothing: return .message("“\(finder.query.text.end(fitting: 30))” is nowhere")
        case .found:
            guard search.hasWrapped, finder.isAnnounced else { return .redraw }
            return .message(search.isForward ? "from the start again" : "from the end again")
        }
    }

    /// The line at the bottom while a text is typed.
    func findStatus(_ message: String?) -> StatusLine {
        var hints = [Hint("enter", "stay"), Hint("esc", "go back")]
        if finder.isSearching { hints.insert(Hint("…", "searching"), at: 0) }
        return StatusLine(
            title: "Find", parts: [], typed: "\(finder.query.text)▏", message: message,
            hints: hints)
    }
}
