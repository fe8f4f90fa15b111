import Gallery
import Reflow

/// A demo in the child, with the state between requests: searches, and whether the browser's picture is outdated.
final class ServedDemo {
    private let content: RemoteContent
    private var demo: any RunningDemo { content.demo }
    /// The time of the last request.
    private var now = Duration.zero
    /// Whether anything looked different after the last new time.
    private var hasMoved = false
    /// Whether the next picture may differ from the last one.
    private var isChanged = true
    /// The last state of reading, and its number.
    private var plainState: PlainState
    private var plainVersion = 0
    private var searches = SearchTable()

    init(_ content: RemoteContent) {
        self.content = content
        plainState = content.demo.plainState
    }

    /// Passes the time of a request to the demo, if it is new or if `always` is set.
    func setTime(_ now: Duration, always: Bool) {
        guard always || now != self.now else { return }
        self.now = now
        hasMoved = demo.advance(to: now)
        if hasMoved { isChanged = true }
    }

    /// Returns the state of the demo, which must wake again at a time at the latest.
    func state(until timer: Duration?) -> RemoteState {
        let plain = demo.plainState
        if plain != plainState {
            plainState = plain
            plainVersion += 1
        }
        let waits = demo.waits
        return RemoteState(
            facts: demo.facts, features: demo.features,
            waits: DemoWaits(
                deadline: .earlier(waits.deadline, timer), nextFrame: waits.nextFrame,
                descriptors: []),
            knobs: demo.knobStates, position: demo.readerPosition, remarks: content.remarks(),
            plainVersion: plainVersion, isChanged: isChanged)
    }

    func answer(_ request: RemoteRequest) -> (RemoteResult, body: [UInt8]) {
        if case .draw(let request) = request { return draw(request) }
        return (result(of: request), [])
    }

    private func result(of request: RemoteRequest) -> RemoteResult {
        switch request {
        case .start, .draw: return .done
        case .place(let environment, let scale, let corner):
            demo.place(in: environment, scale: scale, from: corner)
        case .perform(let action): return .outcome(perform(action))
        case .go(let target):
            isChanged = true
            return .answer(demo.go(to: target))
        case .advance: return .answer(hasMoved)
        case .setKnob(let index, let value):
            if demo.knobStates.indices.contains(index) { demo.setKnob(index, to: value) }
        case .code(let target): return .code(demo.code(for: target)?.lines)
        case .filter(let pattern, let query):
            isChanged = true
            return .report(filter(by: pattern, query))
        case .proceed(let query, let work):
            var search = searches.search(for: query)
            let step = demo.proceed(&search, upTo: work)
            if work > 0 { isChanged = true }
            return .report(report(search, step))
        case .read(let start, let most):
            isChanged = true
            return .page(demo.read(start, upTo: most))
        case .texts(let source): return .texts(demo.texts(of: source))
        case .geometry(let extent): return .geometry(demo.geometry(of: extent))
        case .setPosition(let item, let offset):
            demo.readerPosition = ReaderPosition(item: item, offset: offset)
        case .shortage(let environment, let scale, let size):
            return .shortage(demo.shortage(in: environment, scale: scale, size: size))
        }
        isChanged = true
        return .done
    }

    private func perform(_ action: DemoAction) -> Outcome {
        let outcome = demo.perform(action)
        // After a wake the picture is drawn in any case, because a timer may have changed the content.
        if outcome.needsFrame || action == .wake { isChanged = true }
        return outcome
    }

    private func filter(by pattern: TextPattern?, _ query: SearchQuery?) -> SearchReport? {
        var search = query.map { searches.search(for: $0) }
        demo.filter(by: pattern, renewing: &search)
        return search.map { report($0, .unfinished) }
    }

    private func report(_ search: TextSearch, _ step: TextSearch.Step) -> SearchReport {
        SearchReport(
            search, step, number: searches.add(search), itemNumber: demo.itemNumber(of: search))
    }

    private func draw(_ request: DrawRequest) -> (RemoteResult, body: [UInt8]) {
        guard isChanged || !request.onlyIfChanged else { return (.pictures([]), []) }
        isChanged = false
        var body: [UInt8] = []
        for part in request.parts {
            var screen = Screen(size: part.size, features: request.features)
            screen.theme = request.theme
            let (hidesText, closesGaps) = screen.draw { region in
                demo.draw(part.drawing, into: &region)
                return (region.hidesText, region.closesGaps)
            }
            body += Picture(screen: screen, hidesText: hidesText, closesGaps: closesGaps).bytes
        }
        return (.pictures(request.parts), body)
    }
}

/// The states of the last searches, by their numbers.
private struct SearchTable {
    /// The number of kept searches. The browser uses only a few of the newest ones: the current search, and the search
    /// from before the reader began to type.
    private static let capacity = 256
    private var searches: [Int: TextSearch] = [:]
    private var next = 0

    /// Returns the search that a query continues; a new search if its state is unknown.
    func search(for query: SearchQuery) -> TextSearch {
        if let search = query.number.flatMap({ searches[$0] }) {
            if search.pattern == query.pattern { return search }
            if let narrowed = search.narrowed(to: query.pattern) { return narrowed }
        }
        return TextSearch(
            query.pattern, isForward: query.isForward, includingStart: query.includesStart)
    }

    /// Keeps a search, and returns its number.
    mutating func add(_ search: TextSearch) -> Int {
        let number = next
        next += 1
        searches[number] = search
        searches[number - Self.capacity] = nil
        return number
    }
}
