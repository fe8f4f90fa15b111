import CompilerSupport

@testable import Gallery

/// A file that is written to, cut, replaced and removed while Log reads it: its lines are those of a plain split.
enum LogFuzz {
    static func check(_ bytes: UnsafeRawBufferPointer) throws {
        var source = ByteSource(bytes)
        var model = try LogModel()
        for _ in 0..<40 where !source.isEmpty { try model.step(&source) }
        try model.settle()
    }
}

/// A followed file, and what was written into it and into those before it.
private struct LogModel {
    private let folder: Folder
    private let text: FollowedText
    /// What is in each file that had the name, the last one being read now.
    private var files: [[UInt8]] = [[]]
    private var isThere = true

    init() throws {
        folder = try Folder()
        try folder.write("", to: "log")
        text = try FollowedText(path: folder.bytes("log"))
    }

    private var content: [UInt8] {
        get { files[files.count - 1] }
        set { files[files.count - 1] = newValue }
    }

    mutating func step(_ source: inout ByteSource) throws {
        switch source.int(0...7) {
        case 0: try append(source.take(source.int(0...63)))
        case 1: try append(Array(repeating: source.byte(), count: 80 * source.int(0...255)))
        case 2:
            // Many lines, for more than one block.
            let line = Array(repeating: UInt8(ascii: "x"), count: source.int(0...63)) + [0x0A]
            try append(Array(repeatElement(line, count: source.int(0...255)).joined()))
        case 3: _ = text.read(atMost: 1 + 100 * source.int(0...255))
        case 4: try settle()
        case 5: try cut(to: content.count * source.int(0...255) / 256)
        case 6: try replace(isRenamed: source.flag())
        default: if isThere { try remove() }
        }
    }

    private mutating func append(_ bytes: [UInt8]) throws {
        // Nobody writes into a file without a name.
        guard isThere else { return }
        content += bytes
        try folder.append(bytes, to: "log")
    }

    /// Looks before and after it, as a file that has grown again since looks as if it never was cut.
    private mutating func cut(to length: Int) throws {
        try settle()
        guard isThere, length < content.count else { return }
        try folder.cut("log", to: UInt64(length))
        content = Array(content.prefix(length))
        try require(text.check() == [.cut], "A cut is not seen")
    }

    private mutating func remove() throws {
        try folder.remove("log")
        isThere = false
    }

    /// Looks after it, as a file that has the name only between two looks is never seen.
    private mutating func replace(isRenamed: Bool) throws {
        if isThere {
            if isRenamed {
                try folder.rename("log", to: "log.\(files.count)")
            } else {
                try remove()
            }
        }
        try folder.write("", to: "log")
        isThere = true
        files.append([])
        try require(text.check() == [.replaced], "Another file is not seen")
    }

    /// Reads all there is, and compares it.
    mutating func settle() throws {
        _ = text.check()
        _ = text.read(atMost: 1 << 24)
        try require(text.unreadBytes == 0, "\(text.unreadBytes) bytes are not read")
        try require(text.parts.count == min(files.count, 8), "\(text.parts.count) parts")
        for (part, bytes) in zip(text.parts.reversed(), files.reversed()) {
            try compare(part, with: bytes)
        }
    }

    private func compare(_ part: FollowedText.Part, with bytes: [UInt8]) throws {
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        // What ends with a line end has no line behind it.
        if lines.last?.isEmpty == true { lines.removeLast() }
        try require(
            part.lines.count == lines.count, "\(part.lines.count) lines, not \(lines.count)")
        for (number, line) in zip(part.lines, lines) {
            try require(
                text.bytes(ofLine: number).elementsEqual(line.prefix(TextFile.longestLine)),
                "Line \(number) is not what was written")
        }
        // However it was read, it is as if it was read at once.
        var index = LineIndex()
        bytes.withUnsafeBytes { index.append($0) }
        try require(part.text.index.marks == index.marks, "The blocks depend on the reads")
        for (block, mark) in index.marks.enumerated() {
            try require(
                index.block(atOffset: mark.offset) == block
                    && index.lines(ofBlock: block).lowerBound == mark.line,
                "Block \(block) is not found")
        }
    }
}
