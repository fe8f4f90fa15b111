/// A reader of lines from a pipe, a file or a socket. Reading never waits for new lines.
///
///     var lines = LineReader.standardInput
///     var descriptors: [Int32] { lines.descriptors }  // in the program, so that the loop wakes it
///     while lines.read() { … }                        // on `.wake`; `lines[0]` is the first
///
/// A line is bytes, like a file name, without its newline. The reader keeps all lines in memory. A line takes its bytes
/// and 8 more. The caller closes the descriptor, after it has stopped watching it.
public struct LineReader: Sendable {
    /// Whether the input has ended.
    public private(set) var isAtEnd = false

    private let descriptor: Int32
    private var bytes: [UInt8] = []
    /// The end of each line in `bytes`: the index of its newline, or the end of the input.
    private var ends: [Int] = []

    /// Makes a reader of a descriptor.
    public init(descriptor: Int32) { self.descriptor = descriptor }

    /// Reads a whole regular file. For a folder, a pipe or a device, and for a file that can't be read, the reader is
    /// empty. O(bytes).
    public init(contentsOf path: FilePath) {
        let file = Platform.open(path.bytes)
        defer { if file >= 0 { Platform.close(file) } }
        self.init(descriptor: Platform.isRegularFile(file) ? file : -1)
        while read() {}
    }

    /// A reader of the program's standard input, such as a pipe.
    public static var standardInput: LineReader { LineReader(descriptor: 0) }

    /// Whether the descriptor is a terminal, so that its bytes are typed keys.
    public var isTerminal: Bool { Platform.isTerminal(descriptor) }

    /// The descriptor to watch while more input may arrive; empty at the end of the input.
    public var descriptors: [Int32] { isAtEnd ? [] : [descriptor] }

    /// Reads the available bytes, at most 64 KB per call. Returns false when no bytes were available. O(bytes read).
    ///
    /// A line is added when its newline has arrived, or when the input has ended.
    @discardableResult
    public mutating func read() -> Bool {
        guard !isAtEnd else { return false }
        return withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
            switch Platform.readWaiting(from: descriptor, into: buffer) {
            case .bytes(let count): append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            case .waiting: return false
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
    /// The number of lines read so far.
    public var endIndex: Int { ends.count }

    /// The bytes of a line. If the caller keeps the slice during a later `read()`, that call copies all bytes.
    public subscript(line: Int) -> ArraySlice<UInt8> {
        bytes[(line == 0 ? 0 : ends[line - 1] + 1)..<ends[line]]
    }

    /// Returns a line as text, with U+FFFD for invalid UTF-8. The text is not sanitised for a terminal.
    public func text(ofLine line: Int) -> String { String(decoding: self[line], as: UTF8.self) }

    /// All lines as text, with U+FFFD for invalid UTF-8. The text is not sanitised for a terminal. O(bytes).
    public var text: String { String(decoding: bytes[..<(ends.last ?? 0)], as: UTF8.self) }
}
