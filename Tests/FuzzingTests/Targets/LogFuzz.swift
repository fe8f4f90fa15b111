import CompilerSupport

@testable import Gallery

/// Checks that Log reads the same lines as a plain split, while the file grows, is cut, replaced or removed.
enum LogFuzz {
    static func check(_ bytes: UnsafeRawBufferPointer) throws {
        var source = ByteSource(bytes)
        var model = try LogModel()
        for _ in 0..<40 where !source.isEmpty { try model.step(&source) }
        try model.settle()
    }
}

/// A followed file, with the bytes written to it and to the earlier files of its name.
private struct LogModel {
    private let folder: Folder
    private let text: FollowedText
    /// The bytes of each file that has had the name. The last file is the current one.
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
            // Many lines fill more than one block.
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
        // A file without a name receives no bytes.
        guard isThere else { return }
        content += bytes
        try folder.append(bytes, to: "log")
    }

    /// Reads the file before and after the cut, because a file that grows again between two reads looks uncut.
    private mutating func cut(to length: Int) throws {
        try settle()
        guard isThere, length < content.count else { return }
        try folder.cut("log", to: UInt64(length))
        content = Array(content.prefix(length))
        try require(text.check() == [.cut], "The cut is not reported")
    }

    private mutating func remove() throws {
        try folder.remove("log")
        isThere = false
    }

    /// Reads the file after the replacement, because a file that has the name only between two reads is never found.
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
        try require(text.check() == [.replaced], "The new file is not reported")
    }

    /// Reads all remaining bytes and compares them with the model.
    mutating func settle() throws {
        _ = text.check()
        _ = text.read(atMost: 1 << 24)
        try require(text.unreadBytes == 0, "\(text.unreadBytes) bytes are not read")
        try require(text.parts.count == min(files.count, 2), "\(text.parts.count) parts")
        for (part, bytes) in zip(text.parts.reversed(), files.reversed()) {
            try compare(part, with: bytes)
        }
    }

    private func compare(_ part: FollowedText.Part, with bytes: [UInt8]) throws {
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        // A line end at the end of the file begins no new line.
        if lines.last?.isEmpty == true { lines.removeLast() }
        try require(
            part.lines.count == lines.count, "\(part.lines.count) lines, not \(lines.count)")
        for (number, line) in zip(part.lines, lines) {
            try require(
                text.bytes(ofLine: number).elementsEqual(line.prefix(TextFile.longestLine)),
                "Line \(number) differs from the written line")
        }
        // The blocks must be the same as after a single read.
        var index = LineIndex()
        bytes.withUnsafeBytes { index.append($0) }
        try require(part.text.index.marks == index.marks, "The blocks depend on the reads")
        for (block, mark) in index.marks.enumerated() {
            try require(
                index.block(holding: mark.line) == block
                    && index.lines(ofBlock: block).lowerBound == mark.line,
                "Block \(block) is not found")
        }
    }
}
