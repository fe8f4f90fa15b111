@testable import RemoteDemos

/// A link to a server in the same thread. The test decides when requests are answered.
final class LocalLink: DemoLink {
    var end: LinkEnd?
    var failureLine: String?
    var descriptors: [Int32] { end == nil ? [100] : [] }
    var hasQueue = false
    /// Whether the process was ended without patience; `nil` while it runs.
    private(set) var stopped: Bool?
    /// Changes a reply before it is delivered.
    var change: (Frame) -> Frame = { $0 }

    private let server: DemoServer
    private var requests: [Frame] = []
    private var replies: [Frame] = []

    init(_ server: DemoServer) { self.server = server }

    /// The requests without an answer.
    var pending: [RemoteRequest] {
        requests.compactMap { try? RequestEnvelope($0).request }
    }

    /// Answers some of the requests, in their order.
    func deliver(_ count: Int = .max) {
        for request in requests.prefix(count) {
            if let reply = try? server.reply(to: request) { replies.append(change(reply)) }
        }
        requests = Array(requests.dropFirst(count))
    }

    func send(_ frame: Frame) { if end == nil { requests.append(frame) } }

    func receive() -> [Frame] {
        defer { replies = [] }
        return replies
    }

    func receive(within time: Duration) -> [Frame] {
        deliver()
        return receive()
    }

    func stop(byForce: Bool) {
        if end == nil { end = .stopped }
        stopped = stopped ?? byForce
    }
}

/// A clock that a test sets.
final class TestClock {
    var now = Duration.zero
}
