import Reflow

/// A text that may grow, shrink or be replaced while it is read.
///
/// Logs are rotated: another file gets the name. The old file is then read to its end, and its lines come before the
/// lines of the new file. Thus the reader loses no line and keeps the scroll position.
///
/// A truncated file has lost its contents and is read from its start again. Line numbers continue over all files, and
/// no number is used twice.
final class FollowedText {
    /// The name on the screen.
    let name: String
    let source: Source
    private(set) var parts: [Part]
    /// Newer files with the same name. They are read after the current part was read to its end.
    private var successors: [OpenFile] = []
    /// Whether a file with the name exists.
    private(set) var isThere = true
    /// Whether a stream has ended, or reading stopped because of an error or the limit.
    private(set) var hasEnded = false
    /// The reason why reading a stream stopped early; `nil` if the stream has come to its end.
    private(set) var refusal: String?
    let watcher = ChangeWatcher()
    private(set) var isWatched = false
    /// Whether the system reports all changes in a folder.
    private let reportsChanges: ([UInt8]) -> Bool
    /// The last error. The same error is reported only once.
    private var failure: String?

    /// The maximum number of parts. Each part keeps a file open.
    private static let mostParts = 8

    init(
        name: String, source: Source, text: TextFile,
        reportsChanges: @escaping ([UInt8]) -> Bool = { System.reportsChanges(in: $0) }
    ) {
        self.name = name
        self.source = source
        self.reportsChanges = reportsChanges
        parts = [Part(id: 0, firstLine: 0, text: text)]
        watch()
    }

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
        // The folder may be removed too. The system does not report this while a program works in the folder.
        return isWatched && isThere ? nil : .seconds(1)
    }

    var current: Part { parts[parts.count - 1] }

    /// The numbers of all available lines.
    var lines: Range<Int> { parts[0].firstLine..<current.lines.upperBound }

    /// Returns the bytes of a line without the line end.
    func bytes(ofLine line: Int) -> ArraySlice<UInt8> {
        part(holding: line).map { $0.text.bytes(ofLine: line - $0.firstLine) } ?? []
    }

    /// Returns a line as shown on the screen.
    func text(ofLine line: Int) -> String { LineText.shown(bytes(ofLine: line)) }

    func part(holding line: Int) -> Part? { parts.last { $0.firstLine <= line } }

    /// The number of bytes that the file contains but that were not yet searched for lines.
    private(set) var unreadBytes = 0

    /// Searches the next bytes for lines. Returns `true` if lines were found, the last line grew, or another file
    /// follows.
    func read(atMost limit: Int) -> Bool {
        if case .stream(let stream) = source { return readStream(stream, atMost: limit) }
        var hasChanged = false
        var remaining = limit
        while true {
            let before = current.text.index.byteCount
            unreadBytes = current.text.findLines(inNext: remaining)
            let count = current.text.index.byteCount - before
            // A read error is final: stop waiting.
            if count == 0, remaining > 0 { unreadBytes = 0 }
            remaining -= count
            hasChanged = hasChanged || count > 0
            guard unreadBytes == 0, goOn() else { return hasChanged }
            hasChanged = true
        }
    }

    /// Begins to read the next file with this name. Returns `false` if there is none.
    private func goOn() -> Bool {
        guard !successors.isEmpty else { return false }
        let file = successors.removeFirst()
        parts[parts.count - 1].isReplaced = true
        let part = Part(id: current.id + 1, firstLine: lines.upperBound, text: TextFile(file))
        parts.append(part)
        if parts.count > Self.mostParts { parts.removeFirst() }
        return true
    }

    /// Checks whether the file was truncated, removed or replaced. Growth is found by `read` instead.
    func check() -> [Event] {
        _ = watcher.changes()
        let events =
            switch source {
            case .stream: [Event]()
            case .open: checkSize()
            case .path(let path): checkSize() + checkName(path)
            }
        // Stop watching a file that was renamed, even if it has its old name again.
        if isWatched, isThere, !watcher.watched.isSuperset(of: listened) { watch() }
        return events
    }

    /// The paths that must be watched to receive all changes.
    private var listened: Set<[UInt8]> {
        switch source {
        case .stream: []
        case .open: [Array("/dev/fd/\(current.text.file.descriptor)".utf8)]
        case .path(let path): [path, path.parentFolder]
        }
    }

    /// Detects a truncated file: it is shorter than the bytes already read.
    private func checkSize() -> [Event] {
        guard let status = current.text.file.status, status.kind == .regular,
            status.size < current.text.index.byteCount
        else { return [] }
        let line = lines.upperBound
        let part = Part(id: current.id + 1, firstLine: line, text: TextFile(current.text.file))
        // Only the last part changes. The parts of older files stay.
        parts[parts.count - 1] = part
        return [.cut]
    }

    private func checkName(_ path: [UInt8]) -> [Event] {
        guard let status = try? System.status(of: path), status.kind == .regular else {
            defer { isThere = false }
            watch()
            return isThere ? [.gone] : []
        }
        defer { isThere = true }
        let newest = successors.last ?? current.text.file
        guard status.identity != newest.status?.identity else {
            if !isThere { watchAnew(path) }
            return isThere ? [] : [.returned]
        }
        return replace(path)
    }

    /// Queues the file that now has the name. It is read after the file before it.
    private func replace(_ path: [UInt8]) -> [Event] {
        do {
            successors.append(try OpenFile(path))
        } catch {
            return fail("cannot open the new \(name): \(error.reason)")
        }
        failure = nil
        watchAnew(path)
        return [.replaced]
    }

    /// Watches again. The folder may be another folder with the same name.
    private func watchAnew(_ path: [UInt8]) {
        watcher.unwatch(path.parentFolder)
        watch()
    }

    private func fail(_ sentence: String) -> [Event] {
        guard failure != sentence else { return [] }
        failure = sentence
        return [.failed(sentence)]
    }

    /// Makes the system report changes of the file that now has the name, and of the name itself.
    private func watch() {
        switch source {
        case .stream: break
        case .open:
            for file in listened { try? watcher.watch(file, for: .content) }
            isWatched = watcher.watched.isSuperset(of: listened)
        case .path(let path):
            let folder = path.parentFolder
            watcher.unwatch(path)
            guard reportsChanges(folder) else { return isWatched = false }
            try? watcher.watch(path, for: .content)
            try? watcher.watch(folder, for: .names)
            // While the file is missing, only the folder can be watched.
            isWatched =
                watcher.watched.contains(folder)
                && (watcher.watched.contains(path) || (try? System.status(of: path)) == nil)
        }
    }

    /// The maximum length of a stream in bytes. The stream is kept on disk.
    static let longestStream = 1 << 30

    private func readStream(_ stream: OpenFile, atMost limit: Int) -> Bool {
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
