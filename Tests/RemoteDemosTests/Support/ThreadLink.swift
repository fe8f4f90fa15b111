import Foundation
import Terminals

@testable import RemoteDemos

/// A link to a server in a thread of this process, over the same kinds of descriptors as to a process.
final class ThreadLink: DemoLink {
    private(set) var end: LinkEnd?
    var failureLine: String? { nil }
    private var reader = FrameReader()
    private var input: Int32, output: Int32
    /// The number of frames that were sent.
    private(set) var sentCount = 0

    init(_ server: sending DemoServer) {
        let (requests, replies) = (
            Platform.makeInput()!, Platform.makePipe(blocksWriter: true)!
        )
        (input, output) = (requests.writing, replies.reading)
        let box = Box(server: server)
        Thread.detachNewThread {
            _ = box.server.serve(input: requests.reading, output: replies.writing)
            Platform.close(requests.reading)
            Platform.close(replies.writing)
        }
    }

    /// The server, which only the thread uses.
    private struct Box: @unchecked Sendable {
        let server: DemoServer
    }

    deinit { stop(byForce: true) }

    var descriptors: [Int32] { end == nil ? [output] : [] }
    var hasQueue: Bool { false }

    func send(_ frame: Frame) {
        guard end == nil else { return }
        sentCount += 1
        var rest = frame.bytes[...]
        while !rest.isEmpty {
            guard let count = Platform.writeAvailable(rest, to: input) else { return }
            rest = rest.dropFirst(count)
            if count == 0 { Platform.wait(reading: [], writing: [input], milliseconds: 100) }
        }
    }

    func receive() -> [Frame] {
        guard end == nil else { return [] }
        var isAtEnd = false
        withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
            loop: while true {
                switch Platform.readWaiting(from: output, into: buffer) {
                case .bytes(let count): reader.append(buffer[..<count])
                case .waiting: break loop
                case .end:
                    isAtEnd = true
                    break loop
                }
            }
        }
        var frames: [Frame] = []
        do {
            while let frame = try reader.next() { frames.append(frame) }
        } catch {
            stop(byForce: true)
            end = .broken(error)
        }
        if isAtEnd, end == nil {
            stop(byForce: true)
            end = .closed
        }
        return frames
    }

    func receive(within time: Duration) -> [Frame] {
        let limit = ContinuousClock.now + time
        while true {
            let frames = receive()
            guard frames.isEmpty, end == nil, ContinuousClock.now < limit else { return frames }
            Platform.waitUntilReadable([output], milliseconds: 50)
        }
    }

    func stop(byForce: Bool) {
        guard end == nil else { return }
        end = .stopped
        Platform.close(input)
        Platform.close(output)
    }
}
