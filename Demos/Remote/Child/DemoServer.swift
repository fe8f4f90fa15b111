import Gallery
import Reflow
import Terminals

/// The child's end: answers the requests of a browser for one demo.
///
///     DemoServer { options in try makeDemo(options) }.serve(input: input, output: output)
///
/// The server only answers and sends nothing on its own. So a child that waits for a timer reports the time in its
/// replies, and the browser sends a request at that time.
public final class DemoServer {
    private let make: (RemoteOptions) throws -> RemoteContent
    private let idle: () -> Duration?
    private var served: ServedDemo?

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - content: Makes the demo. If that fails, throws an error whose description is a sentence.
    ///   - idle: Runs due timers, and returns the time until the next timer; `nil` if there is none.
    public init(
        content make: @escaping (RemoteOptions) throws -> RemoteContent,
        idle: @escaping () -> Duration? = { nil }
    ) {
        self.make = make
        self.idle = idle
    }

    /// Creates a server of a demo without knobs and remarks.
    public convenience init(
        make: @escaping (RemoteOptions) throws -> any RunningDemo,
        idle: @escaping () -> Duration? = { nil }
    ) {
        self.init(content: { RemoteContent(try make($0)) }, idle: idle)
    }

    /// Answers requests until the input ends. Returns the status for the end of the process: 0 at the end of the input,
    /// and 1 after a message that is not a request.
    public func serve(input: Int32, output: Int32) -> Int32 {
        let stream = FrameStream(input: input, output: output)
        do {
            while let frame = try stream.receive() {
                guard stream.send(try reply(to: frame)) else { return 0 }
            }
            return 0
        } catch {
            _ = Platform.writeAll("\(error)\n".utf8, to: 2)
            return 1
        }
    }

    /// Returns the answer to one request.
    func reply(to frame: Frame) throws(FormatError) -> Frame {
        let envelope = try RequestEnvelope(frame)
        let (result, body) = answer(envelope)
        let state = served?.state(until: idle().map { envelope.now + $0 })
        return RemoteReply(number: envelope.number, result: result, state: state, body: body).frame
    }

    private func answer(_ envelope: RequestEnvelope) -> (RemoteResult, body: [UInt8]) {
        if case .start(let options) = envelope.request {
            do {
                let content = try make(options)
                served = ServedDemo(content)
                return (.started(content.knobs), [])
            } catch {
                return (.failed("\(error)"), [])
            }
        }
        _ = idle()
        guard let served else { return (.failed("There is no layout yet."), []) }
        served.setTime(envelope.now, always: envelope.request == .advance)
        return served.answer(envelope.request)
    }
}
