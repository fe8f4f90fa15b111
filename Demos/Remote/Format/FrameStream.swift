import Terminals

/// Frames over two descriptors, for a program that waits: the child's end, or a tool that answers requests.
///
///     let stream = FrameStream(input: 0, output: 1)
///     while let frame = try stream.receive() { try stream.send(reply(to: frame)) }
public final class FrameStream {
    private let input, output: Int32
    private var reader = FrameReader()

    public init(input: Int32, output: Int32) {
        (self.input, self.output) = (input, output)
    }

    /// Waits for a frame; `nil` at the end of the input.
    public func receive() throws(FormatError) -> Frame? {
        while true {
            if let frame = try reader.next() { return frame }
            Platform.waitUntilReadable([input])
            guard readAvailable() else { return nil }
        }
    }

    /// Sends a frame, and waits until the other program has room for it. Returns whether the other program still reads.
    @discardableResult
    public func send(_ frame: Frame) -> Bool { Platform.writeAll(frame.bytes, to: output) == 0 }

    private func readAvailable() -> Bool {
        withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
            switch Platform.readWaiting(from: input, into: buffer) {
            case .bytes(let count):
                reader.append(buffer[..<count])
                return true
            case .waiting: return true
            case .end: return false
            }
        }
    }
}
