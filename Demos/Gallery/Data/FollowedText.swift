import Reflow

/// A text that may grow, shrink or be replaced while it is read.
///
/// A file that is replaced under its name, as logs are rotated, stays readable: it is read to its end, and its lines
/// come before those of the new one, so nobody loses a line or their place. A file that is cut has lost what was in it,
/// and begins anew. Lines are numbered through, and a number is never given to another line.
final class FollowedText {
    /// What it is called on the screen.
    let name: String
    let source: Source
    private(set) var parts: [Part]
    /// Files that have got the name since and are not read from before the last part was read to its end.
    private var successors: [OpenFile] = []
    /// Whether a file has the name.
    private(set) var isThere = true
    /// Whether a stream has ended, or is not read on.
    private(set) var hasEnded = false
    /// Why a stream is not read on though it may have more; nil where it has come to its end.
    private(set) var refusal: String?
    let watcher = ChangeWatcher()
    private(set) var isWatched = false
    /// Whether the system tells of all that happens in a folder.
    private let reportsChanges: ([UInt8]) -> Bool
    /// The last error, so that it is reported once.
    private var failure: String?

    /// Replaced files are kept open, and not more of them than this.
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

    /// What wakes the loop when there may be more.
    var descriptors: [Int32] {
        switch source {
        case .stream(let stream): hasEnded ? [] : [stream.descriptor]
        case .path, .open: watcher.descriptor < 0 ? [] : [watcher.descriptor]
        }
    }

    /// How often to look where the system does not report changes; nil where it does.
    var interval: Duration? {
        if case .stream = source { return nil }
        // The folder may be removed too, which is not reported while a program works in it.
        return isWatched && isThere ? nil : .seconds(1)
    }

    var current: Part { parts[parts.count - 1] }

    /// The numbers of all lines there are.
    var lines: Range<Int> { parts[0].firstLine..<current.lines.upperBound }

    /// The bytes of a line without its end.
    func bytes(ofLine line: Int) -> ArraySlice<UInt8> {
        part(holding: line).map { $0.text.bytes(ofLine: line - $0.firstLine) } ?? []
    }

    /// A line as it is shown.
    func text(ofLine line: Int) -> String { LineText.shown(bytes(ofLine: line)) }

    func part(holding line: Int) -> Part? { parts.last { $0.firstLine <= line } }

    /// How many bytes are known of and have not been looked at.
    private(set) var unreadBytes = 0

    /// Looks for lines in so many bytes more; true when some were found, the last line grew, or there is another file.
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

    /// Turns to the next file that has got the name; false when there is none.
    private func goOn() -> Bool {
        guard !successors.isEmpty else { return false }
        let file = successors.removeFirst()
        parts[parts.count - 1].isReplaced = true
        let part = Part(id: current.id + 1, firstLine: lines.upperBound, text: TextFile(file))
        parts.append(part)
        if parts.count > Self.mostParts { parts.removeFirst() }
        return true
    }

    /// Looks at what has become of the file: what changed besides growing, which `read` finds.
    func check() -> [Event] {
        _ = watcher.changes()
        let events =
            switch source {
            case .stream: [Event]()
            case .open: checkSize()
            case .path(let path): checkSize() + checkName(path)
            }
        // A file that has another name, or had for a moment, is watched no longer.
        if isWatched, isThere, !watcher.watched.isSuperset(of: listened) { watch() }
        return events
    }

    /// What is to be watched to hear of all that happens.
    private var listened: Set<[UInt8]> {
        switch source {
        case .stream: []
        case .open: [Array("/dev/fd/\(current.text.file.descriptor)".utf8)]
        case .path(let path): [path, path.parentFolder]
        }
    }

    /// A file that is shorter than what was read of it has been cut.
    private func checkSize() -> [Event] {
        guard let status = current.text.file.status, status.kind == .regular,
            status.size < current.text.index.byteCount
        else { return [] }
        let line = lines.upperBound
        let part = Part(id: current.id + 1, firstLine: line, text: TextFile(current.text.file))
        // Older files are as they were.
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

    /// Queues the file that has the name now, to be read after the one before.
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

    /// The folder may be another one by the same name.
    private func watchAnew(_ path: [UInt8]) {
        watcher.unwatch(path.parentFolder)
        watch()
    }

    private func fail(_ sentence: String) -> [Event] {
        guard failure != sentence else { return [] }
        failure = sentence
        return [.failed(sentence)]
    }

    /// Has the system report changes of the file that has the name now, and of the name.
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
            // Without its file only the folder can be watched.
            isWatched =
                watcher.watched.contains(folder)
                && (watcher.watched.contains(path) || (try? System.status(of: path)) == nil)
        }
    }

    /// What was read of a stream is kept on disk, and not more than this.
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
