/// The lines of a pipe, a file or a socket, as they come; reading never waits for any.
///
///     var lines = LineReader.standardInput
///     var descriptors: [Int32] { lines.descriptors }  // of the program, so that it is woken
///     while lines.read() { … }                        // on `.wake`; `lines[0]` is the first
///
/// They are bytes, as names of files are, without the newline at their end. All are kept: their bytes, and 8 more each.
/// The caller closes the descriptor, after it has stopped watching it.
public struct LineReader: Sendable {
    /// Whether nothing more comes.
    public private(set) var isAtEnd = false

    private let descriptor: Int32
    private var bytes: [UInt8] = []
    /// Where each line ends, at its newline.
    private var ends: [Int] = []

    /// Reads from a descriptor.
    public init(descriptor: Int32) { self.descriptor = descriptor }

    /// Reads all of a file that is no pipe; as if it were empty where it can't be read. O(bytes).
    public init(contentsOf path: String) {
        let file = Platform.open(path)
        self.init(descriptor: file)
        while read() {}
        if file >= 0 { Platform.close(file) }
    }

    /// What is piped into the program.
    public static var standardInput: LineReader { LineReader(descriptor: 0) }

    /// Whether this is a terminal, so that what is read are keys.
    public var isTerminal: Bool { Platform.isTerminal(descriptor) }

    /// What can be read while there is more; none at the end.
    public var descriptors: [Int32] { isAtEnd ? [] : [descriptor] }

    /// Reads as much as a pipe holds of what is there; false when nothing was. O(bytes read).
    ///
    /// The last line counts when it has its newline, or nothing more comes.
    @discardableResult
    public mutating func read() -> Bool {
        guard !isAtEnd else { return false }
        return withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
            switch Platform.readWaiting(from: descriptor, into: buffer) {
            case .bytes(let count): append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            case .nothing: return false
            case .end: finish()
            }
            return true
        }
    }

    private mutating func append(_ new: UnsafeRawBufferPointer) {
        var start = 0
        while let length = Platform.firstIndex(
            of: UInt8(ascii: "\n"), in: UnsafeRawBufferPointer(rebasing: new[start...]))
        {
            ends.append(bytes.count + start + length)
            start += length + 1
        }
        bytes.append(contentsOf: new)
    }

    private mutating func finish() {
        isAtEnd = true
        if bytes.count > (ends.last ?? -1) + 1 { ends.append(bytes.count) }
    }
}

extension LineReader: RandomAccessCollection {
    public var startIndex: Int { 0 }
    /// The number of lines so far.
    public var endIndex: Int { ends.count }

    /// The bytes of a line. Keeping the slice while more is read copies all bytes.
    public subscript(line: Int) -> ArraySlice<UInt8> {
        bytes[(line == 0 ? 0 : ends[line - 1] + 1)..<ends[line]]
    }

    /// A line as text, with U+FFFD where it is none; not yet fit for a terminal.
    public func text(ofLine line: Int) -> String { String(decoding: self[line], as: UTF8.self) }

    /// All lines as text, likewise. O(bytes).
    public var text: String { String(decoding: bytes[..<(ends.last ?? 0)], as: UTF8.self) }
}
