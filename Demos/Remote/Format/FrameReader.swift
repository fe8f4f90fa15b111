/// Collects bytes of any number of reads, and returns the frames in them.
///
/// After an error the stream has no known start of a frame, so each later call throws the same error.
public struct FrameReader: Sendable {
    private let limits: FrameLimits
    private var bytes: [UInt8] = []
    /// The number of bytes at the start of `bytes` that were returned as frames.
    private var used = 0
    private var failure: FormatError?

    public init(limits: FrameLimits = FrameLimits()) { self.limits = limits }

    /// Adds bytes that were read. O(bytes).
    public mutating func append(_ new: some Sequence<UInt8>) {
        guard failure == nil else { return }
        if used > 0 {
            bytes.removeFirst(used)
            used = 0
        }
        bytes.append(contentsOf: new)
    }

    /// Whether a frame has begun whose end has not arrived.
    public var isInsideFrame: Bool { bytes.count > used }

    /// Returns the next complete frame; `nil` if its end has not arrived. O(bytes of the frame).
    public mutating func next() throws(FormatError) -> Frame? {
        if let failure { throw failure }
        do throws(FormatError) {
            return try nextFrame()
        } catch {
            failure = error
            bytes = []
            used = 0
            throw error
        }
    }

    private mutating func nextFrame() throws(FormatError) -> Frame? {
        let start = bytes[used...].prefix(Frame.magic.count + 1)
        guard start.prefix(Frame.magic.count).elementsEqual(Frame.magic.prefix(start.count)) else {
            throw .noFrame
        }
        guard start.count > Frame.magic.count else { return nil }
        guard bytes[used + Frame.magic.count] == Frame.version else {
            throw .version(bytes[used + Frame.magic.count])
        }
        guard bytes.count - used >= Frame.prefixLength else { return nil }
        let (header, body) = (length(at: used + 4), length(at: used + 8))
        guard header <= limits.header, body <= limits.body else { throw .tooLong }
        let first = used + Frame.prefixLength
        guard bytes.count - first >= header + body else { return nil }
        used = first + header + body
        return Frame(
            header: Array(bytes[first..<first + header]), body: Array(bytes[first + header..<used]))
    }

    private func length(at index: Int) -> Int {
        (0..<4).reduce(0) { $0 | Int(bytes[index + $1]) << (8 * $1) }
    }
}
