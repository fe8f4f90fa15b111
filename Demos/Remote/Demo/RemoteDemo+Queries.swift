import Gallery
import Reflow

/// Requests for values. Without `waits`, they return the last known value, or a neutral one, and ask for the current
/// value. A `.wake` with a new value asks for a frame.
extension RemoteDemo {
    public func geometry(of extent: GeometryExtent) -> DemoGeometry {
        if case .geometry(let geometry)? = value(of: .geometry(extent)) { return geometry }
        let nothing = DemoGeometry.Extent(width: 0, height: 0)
        return DemoGeometry(
            size: nothing, contentSize: nothing, contentOffset: [0, 0], columns: 0, elements: [])
    }

    public func code(for target: CodeTarget) -> DemoCode? {
        if let code = source?.code(knobs, knobStates) { return code }
        guard case .code(let lines?)? = value(of: .code(target)) else { return nil }
        return DemoCode(lines: lines.map { $0.printable() })
    }

    public func shortage(
        in environment: LayoutEnvironment, scale: CellScale, size: ScreenSize
    ) -> CellShortage? {
        if case .shortage(let shortage)? = value(of: .shortage(environment, scale, size)) {
            return shortage
        }
        return nil
    }

    public func texts(of source: DemoTextSource) -> [String] {
        if case .texts(let texts)? = value(of: .texts(source)) { return texts }
        return []
    }

    /// Reads a page. Without `waits`, the page is empty, because a page scrolls and cannot come later.
    public func read(_ start: PlainStart, upTo most: Int) -> PlainPage {
        guard waitsForReplies, case .page(let page)? = reply(to: .read(start, most: most)) else {
            return PlainPage()
        }
        return page
    }

    private func value(of request: RemoteRequest) -> RemoteResult? {
        guard !waitsForReplies else { return reply(to: request) }
        let (value, isCurrent) = cache.value(of: request)
        if !isCurrent, !connection.pending.contains(where: { $0.request == request }) {
            cache.start(request)
            send(request)
        }
        return value
    }
}

/// Searching.
extension RemoteDemo {
    public func proceed(_ search: inout TextSearch, upTo work: Int) -> TextSearch.Step {
        let query = SearchQuery(search)
        if waitsForReplies {
            guard case .report(let report?)? = reply(to: .proceed(query, work: work)) else {
                return .nothing
            }
            return update(&search, report)
        }
        // The next step adapts the search to new data, so a step without work is left out.
        guard isRunning else { return .nothing }
        guard work > 0 else { return .unfinished }
        if let report = searches.take(query) { return update(&search, report) }
        let request = RemoteRequest.proceed(query, work: work)
        if !connection.pending.contains(where: { $0.request == request }) {
            send(changing: request)
        }
        return .unfinished
    }

    private func update(_ search: inout TextSearch, _ report: SearchReport) -> TextSearch.Step {
        searches.keep(report)
        report.update(&search)
        return report.step
    }

    public func itemNumber(of search: TextSearch) -> Int { searches.itemNumber(of: search) }
}

/// The last known results of requests without effect.
struct QueryCache {
    private var results: [RemoteRequest: (result: RemoteResult?, stamp: Int)] = [:]
    /// A number that changes with each request that may change the results.
    private var stamp = 0

    private static let capacity = 64

    mutating func invalidate() { stamp += 1 }

    /// Removes all results, because they come from another child.
    mutating func removeAll() {
        results = [:]
        invalidate()
    }

    func value(of request: RemoteRequest) -> (RemoteResult?, isCurrent: Bool) {
        guard let entry = results[request] else { return (nil, false) }
        return (entry.result, entry.stamp == stamp)
    }

    /// Remembers that a request was sent, so that it is not sent again before something changes.
    mutating func start(_ request: RemoteRequest) {
        if results.count >= Self.capacity { results = [:] }
        results[request] = (results[request]?.result, stamp)
    }

    /// Stores a result for a request that was started. Returns whether there was no result before.
    mutating func set(_ result: RemoteResult, for request: RemoteRequest) {
        guard let stamp = results[request]?.stamp else { return }
        results[request] = (result, stamp)
    }
}

/// The results of search steps that have arrived.
struct SearchResults {
    private var reports: [SearchQuery: SearchReport] = [:]
    private var itemNumbers: [Int: Int] = [:]

    private static let capacity = 64

    mutating func add(_ report: SearchReport, for query: SearchQuery) {
        if reports.count >= Self.capacity { reports = [:] }
        reports[query] = report
    }

    /// Returns the result of a step, once.
    mutating func take(_ query: SearchQuery) -> SearchReport? { reports.removeValue(forKey: query) }

    mutating func keep(_ report: SearchReport) {
        if itemNumbers.count >= Self.capacity { itemNumbers = [:] }
        itemNumbers[report.number] = report.itemNumber
    }

    func itemNumber(of search: TextSearch) -> Int {
        search.remoteNumber.flatMap { itemNumbers[$0] } ?? 1
    }
}
