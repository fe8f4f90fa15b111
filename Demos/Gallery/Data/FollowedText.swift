import Reflow

/// A text that may grow, shrink or be replaced while it is read.
///
/// When a program rotates its log, another file gets the log's name. This type then reads the old file to its end, and
/// continues with the lines of the new file. Thus the reader loses no line and keeps the scroll position. The next
/// rotation removes the lines of the oldest file.
///
/// A truncated file has lost its contents, so this type reads it from its start again. Line numbers continue over all
/// files, and no number is used twice.
final class FollowedText {
    /// The name on the screen.
    let name: String
    private let source: Source
    /// The parts of the text: the current file, and before it the last file that it has replaced.
    private(set) var parts: [Part]
    /// Whether a file with the followed path exists.
    private(set) var isThere = true
    /// Whether a stream has ended, or reading has stopped because of an error or the size limit.
    private(set) var hasEnded = false
    /// The reason why reading a stream stopped early; `nil` if the stream was read to its end.
    private(set) var refusal: String?
    /// The number of bytes in the file that were not yet searched for line ends.
    private(set) var unreadBytes = 0
    private let watcher = ChangeWatcher()
    /// The last error, stored so that the same error is reported only once.
    private var failure: String?

    /// The lines of one file among the lines of the whole text.
    struct Part {
        let id: Int
        /// The number of the first line in the whole text.
        let firstLine: Int
        let text: TextFile
        /// Whether another file now has the name of this file.
        var isReplaced = false

        var lines: Range<Int> { firstLine..<firstLine + text.lineCount }
    }

    enum Source {
        /// A file known by its path. When another file gets this path, the text continues with that file.
        case path([UInt8])
        /// An open file without a known name: standard input from a file.
        case open
        /// A stream from a pipe. Its bytes are kept in a temporary file.
        case stream(OpenFile)
    }

    init(name: String, source: Source, text: TextFile) {
        self.name = name
        self.source = source
        parts = [Part(id: 0, firstLine: 0, text: text)]
        watch()
    }
}

/// Access to the lines of the text.
extension FollowedText {
    var current: Part { parts[parts.count - 1] }

    /// Whether the text is a stream from a pipe, and not a file.
    var isStream: Bool { if case .stream = source { true } else { false } }

    /// The numbers of the lines that can be read.
    var lines: Range<Int> { parts[0].firstLine..<current.lines.upperBound }

    /// Returns the bytes of a line without the line end.
    func bytes(ofLine line: Int) -> ArraySlice<UInt8> {
        part(holding: line).map { $0.text.bytes(ofLine: line - $0.firstLine) } ?? []
    }

    func part(holding line: Int) -> Part? { parts.last { $0.firstLine <= line } }

    /// Returns the part that continues the text with another file.
    private func part(after part: Part, _ file: OpenFile) -> Part {
        Part(id: part.id + 1, firstLine: part.lines.upperBound, text: TextFile(file))
    }
}

/// Reading of the current file or the stream.
extension FollowedText {
    /// The maximum length of a stream in bytes. The limit exists because the program saves the stream on disk.
    static let longestStream = 1 << 30

    /// Searches the next bytes for lines. Returns `true` if lines were found or the last line grew.
    func read(atMost limit: Int) -> Bool {
        if case .stream(let stream) = source { return read(stream, atMost: limit) }
        let before = current.text.index.byteCount
        unreadBytes = current.text.findLines(inNext: limit)
        let hasGrown = current.text.index.byteCount > before
        // If bytes remain but none of them was read, reading has failed and would fail again. Stops waiting for these
        // bytes.
        if !hasGrown { unreadBytes = 0 }
        return hasGrown
    }

    private func read(_ stream: OpenFile, atMost limit: Int) -> Bool {
        guard !hasEnded else { return false }
        var total = 0
        withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
            while total < limit, !hasEnded {
                switch stream.readNext(into: buffer) {
                case .waiting: return
                case .end: hasEnded = true
                case .bytes(let count):
                    total += count
                    keep(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
                }
            }
        }
        return total > 0
    }

    private func keep(_ bytes: UnsafeRawBufferPointer) {
        do {
            try current.text.append(bytes)
        } catch {
            refuse(error.reason)
        }
        if current.text.index.byteCount > Self.longestStream { refuse("more than a gigabyte") }
    }

    private func refuse(_ reason: String) {
        hasEnded = true
        refusal = reason
    }
}

/// Changes of the file and of its name.
extension FollowedText {
    enum Event: Hashable {
        /// The file was truncated.
        case cut
        /// Another file now has the followed path.
        case replaced
        /// No file has the followed path any more.
        case gone
        /// A removed file has the followed path again.
        case returned
        /// The new file at the followed path cannot be opened. The associated sentence says why.
        case failed(String)
    }

    /// Checks whether the file was truncated, removed or replaced. `read` finds added text instead.
    func check() -> [Event] {
        _ = watcher.changedPaths()
        // Watches the file again if its watch has ended. Moving a file ends its watch, even if the file gets its old
        // name back.
        defer { watch() }
        return switch source {
        case .stream: []
        case .open: checkSize()
        case .path(let path): checkSize() + checkName(path)
        }
    }

    /// Detects a truncated file, which is shorter than the bytes already read.
    private func checkSize() -> [Event] {
        guard let status = current.text.file.status, status.kind == .regular,
            status.size < current.text.index.byteCount
        else { return [] }
        parts[parts.count - 1] = part(after: current, current.text.file)
        return [.cut]
    }

    private func checkName(_ path: [UInt8]) -> [Event] {
        guard let status = try? System.status(of: path), status.kind == .regular else {
            defer { isThere = false }
            watch(isAnew: true)
            return isThere ? [.gone] : []
        }
        defer { isThere = true }
        guard status.identity == current.text.file.status?.identity else { return replace(path) }
        guard !isThere else { return [] }
        watch(isAnew: true)
        return [.returned]
    }

    /// Reads the old file to its end, and continues with the file that now has the name. O(bytes) of the old file.
    private func replace(_ path: [UInt8]) -> [Event] {
        let file: OpenFile
        do {
            file = try OpenFile(path)
        } catch {
            let sentence = "cannot open the new \(name): \(error.reason)"
            defer { failure = sentence }
            return failure == sentence ? [] : [.failed(sentence)]
        }
        failure = nil
        var old = current
        old.text.findLines(inNext: .max)
        old.isReplaced = true
        parts = [old, part(after: old, file)]
        watch(isAnew: true)
        return [.replaced]
    }
}

/// Descriptors, intervals and watches for changes of the text.
extension FollowedText {
    /// The descriptors that wake the loop when there may be more text.
    var descriptors: [Int32] {
        switch source {
        case .stream(let stream): hasEnded ? [] : [stream.descriptor]
        case .path, .open: watcher.descriptor < 0 ? [] : [watcher.descriptor]
        }
    }

    /// The interval for polling; `nil` if the system reports changes.
    var interval: Duration? {
        if case .stream = source { return nil }
        // While the file is missing, its folder may be removed too. The system does not report the removal of a folder
        // that a program works in.
        return isWatched && isThere ? nil : .seconds(1)
    }

    /// The paths to watch. Every change of the text is a change of one of these paths.
    private var watchedPaths: [(path: [UInt8], interest: ChangeWatcher.Interest)] {
        switch source {
        case .stream: []
        case .open: [(Array("/dev/fd/\(current.text.file.descriptor)".utf8), .content)]
        case .path(let path): [(path, .content), (path.parentFolder, .names)]
        }
    }

    private var isWatched: Bool {
        watchedPaths.allSatisfy { watcher.watched.contains($0.path) }
    }

    /// Watches the paths that have no watch.
    ///
    /// - Parameter isAnew: Whether a path may now belong to another file or folder. If so, its watch is renewed.
    private func watch(isAnew: Bool = false) {
        for (path, interest) in watchedPaths {
            if isAnew { watcher.unwatch(path) }
            try? watcher.watch(path, for: interest)
        }
    }
}
