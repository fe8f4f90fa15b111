import Gallery
import Reflow

/// The requests and replies over one link. The replies come in the order of the requests.
final class RemoteConnection {
    /// A request without a reply.
    struct Pending {
        let number: UInt32
        let request: RemoteRequest
        /// The time at which the request was sent, on the clock that the time limits use.
        let time: Duration
    }

    /// A reply with its request.
    typealias Answer = (request: RemoteRequest, reply: RemoteReply)

    private let link: any DemoLink
    private var next: UInt32 = 0
    private(set) var pending: [Pending] = []
    /// The time since which the oldest pending request waits. A reply restarts it, because the process works through
    /// its requests one by one.
    private(set) var waitingSince: Duration?
    /// The message that was not a reply to the oldest request.
    private var failure: FormatError?

    init(_ link: any DemoLink) { self.link = link }

    var descriptors: [Int32] { link.descriptors }
    var hasQueue: Bool { link.hasQueue }

    /// Whether a signal has ended the process, as after a trap.
    var hasCrashed: Bool {
        if case .process(.signaled)? = link.end { true } else { false }
    }

    /// The reason for the end as a sentence; `nil` while the link works.
    var endSentence: String? {
        if let failure { return Self.sentence(LinkEnd.broken(failure).clause, nil) }
        return link.end.map { Self.sentence($0.clause, link.failureLine) }
    }

    /// Returns a sentence about the process, with a line of its text, cut to a moderate length.
    private static func sentence(_ clause: String, _ line: String?) -> String {
        let text = line.map { ": " + ($0.count > 200 ? $0.prefix(199) + "…" : $0[...]) }
        return "The layout’s program \(clause)\(text ?? "")\(text == nil ? "." : "")"
    }

    @discardableResult
    func send(_ request: RemoteRequest, now: Duration, at time: Duration) -> UInt32 {
        let number = next
        next &+= 1
        pending.append(Pending(number: number, request: request, time: time))
        if waitingSince == nil { waitingSince = time }
        link.send(RequestEnvelope(number: number, now: now, request: request).frame)
        return number
    }

    /// Returns the replies that have arrived, with their requests.
    func receive(at time: Duration) -> [Answer] { answers(in: link.receive(), at: time) }

    /// Waits for replies, at most for a time.
    func receive(within limit: Duration, at time: Duration) -> [Answer] {
        answers(in: link.receive(within: limit), at: time)
    }

    private func answers(in frames: [Frame], at time: Duration) -> [Answer] {
        var answers: [Answer] = []
        do throws(FormatError) {
            for frame in frames {
                let reply = try RemoteReply(frame)
                guard let first = pending.first, first.number == reply.number else {
                    throw .malformed("number")
                }
                pending.removeFirst()
                waitingSince = pending.isEmpty ? nil : time
                answers.append((first.request, reply))
            }
        } catch {
            failure = error
            link.stop(byForce: true)
        }
        return answers
    }

    func stop(byForce: Bool = false) { link.stop(byForce: byForce) }
}
