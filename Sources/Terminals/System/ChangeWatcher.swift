#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A watcher for changes of files and folders, based on inotify on Linux and kqueue on macOS.
///
///     let watcher = ChangeWatcher()
///     try watcher.watch("/etc", for: .names)
///     var descriptors: [Int32] { [watcher.descriptor] }  // in the program, so that the loop wakes it
///     if !watcher.changes().isEmpty { … }                // on `.wake`
///
/// The watcher reports which watched paths have changed, but not how: the caller reads the file or folder again.
/// Several changes before `changes()` count as one. The watcher drops a path whose file was replaced by another file.
/// It does not notice changes that the system does not report, such as those in `/proc` or in folders of other
/// machines.
public final class ChangeWatcher {
    /// The descriptor that is readable while there are changes; -1 if the system could not make a watcher.
    public let descriptor: Int32
    /// The watched paths of each file, by the number that the system gives the file. Two paths of one file share a
    /// number.
    private var paths: [Int32: Set<[UInt8]>] = [:]
    private var numbers: [[UInt8]: Int32] = [:]

    /// Makes a watcher without paths.
    public init() { descriptor = Self.open() }

    deinit {
        for number in paths.keys { forget(number) }
        if descriptor >= 0 { close(descriptor) }
    }

    /// The paths that are watched now.
    package var watched: Set<[UInt8]> { Set(numbers.keys) }

    /// The changes of a path to watch for.
    public enum Interest: Hashable, Sendable {
        /// Changes of a file's content, and its removal.
        case content
        /// Changes of the names in a folder, but not of the content of its files.
        case names
        /// Changes of the names in a folder, and of the content of its files as soon as a writer closes the file. On
        /// macOS, only changes of the names.
        case entries
    }

    /// Watches a file or a folder. Throws when the path does not exist, or the system's limit is reached.
    public func watch(_ path: FilePath, for interest: Interest) throws(SystemError) {
        try watch(path.bytes, for: interest)
    }

    /// Stops watching a path.
    public func unwatch(_ path: FilePath) { unwatch(path.bytes) }

    /// Returns the watched paths that have changed since the previous call; never waits.
    ///
    /// If a file was removed or renamed, its path is returned a last time and then no longer watched. The same applies
    /// to watched paths below a renamed folder.
    public func changes() -> Set<FilePath> { Set(changedPaths().map(FilePath.init(bytes:))) }

    /// Watches a file or a folder whose path is given in bytes, unchanged; see `watch(_:for:)`.
    package func watch(_ path: [UInt8], for interest: Interest) throws(SystemError) {
        guard numbers[path] == nil else { return }
        let number = try add(path, interest)
        numbers[path] = number
        paths[number, default: []].insert(path)
    }

    /// Stops watching a path that is given in bytes.
    package func unwatch(_ path: [UInt8]) {
        guard let number = numbers.removeValue(forKey: path) else { return }
        paths[number]?.remove(path)
        guard paths[number]?.isEmpty == true else { return }
        paths[number] = nil
        forget(number)
    }

    /// Returns the changed paths in bytes, as they were given; see `changes()`.
    package func changedPaths() -> Set<[UInt8]> {
        var changed = Set<[UInt8]>()
        for change in read() {
            switch change {
            case .of(let number): changed.formUnion(paths[number] ?? [])
            case .end(let number): drop(number, into: &changed)
            case .moved(let number): dropMoved(number, into: &changed)
            case .everything: changed.formUnion(watched)
            }
        }
        return changed
    }

    private func drop(_ number: Int32, into changed: inout Set<[UInt8]>) {
        for path in paths.removeValue(forKey: number) ?? [] {
            numbers[path] = nil
            changed.insert(path)
        }
    }

    /// Drops a moved folder and the watched paths below it. Otherwise the system would continue to report changes of
    /// these files under their old paths.
    private func dropMoved(_ number: Int32, into changed: inout Set<[UInt8]>) {
        for path in paths[number] ?? [] {
            let below = path.last == UInt8(ascii: "/") ? path : path + [UInt8(ascii: "/")]
            for other in numbers.keys where other == path || other.starts(with: below) {
                unwatch(other)
                changed.insert(other)
            }
        }
    }

    /// A change that the system reports.
    private enum Change {
        case of(Int32)
        /// The file was removed, and its number is no longer valid.
        case end(Int32)
        /// The file was renamed, and its number is still valid.
        case moved(Int32)
        /// Any watched path may have changed, because the system has dropped events.
        case everything
    }
}

#if os(Linux) || os(Android)
    extension ChangeWatcher {
        private static let file = UInt32(IN_MODIFY | IN_ATTRIB | IN_MOVE_SELF | IN_DELETE_SELF)
        private static let folder = UInt32(
            IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB | IN_MOVE_SELF
                | IN_DELETE_SELF)

        private static func open() -> Int32 {
            // O_NONBLOCK and O_CLOEXEC have the same values as inotify's own flags.
            inotify_init1(O_NONBLOCK | O_CLOEXEC)
        }

        private func add(_ path: [UInt8], _ interest: Interest) throws(SystemError) -> Int32 {
            let mask =
                switch interest {
                case .content: Self.file
                case .names: Self.folder
                case .entries: Self.folder | UInt32(IN_CLOSE_WRITE)
                }
            let number = path.withPath { inotify_add_watch(descriptor, $0, mask) }
            guard number >= 0 else { throw .last }
            return number
        }

        private func forget(_ number: Int32) { inotify_rm_watch(descriptor, number) }

        private func read() -> [Change] {
            var found: [Change] = []
            withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { buffer in
                while true {
                    let count = readEvents(descriptor, buffer)
                    guard count > 0 else { return }
                    Self.parse(UnsafeRawBufferPointer(rebasing: buffer[..<count]), into: &found)
                }
            }
            return found
        }

        /// Parses events. An event is a header of 16 bytes and a name. The last four bytes of the header are the length
        /// of the name.
        private static func parse(_ bytes: UnsafeRawBufferPointer, into found: inout [Change]) {
            let header = MemoryLayout<inotify_event>.size
            var offset = 0
            while offset + header <= bytes.count {
                let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
                    found.append(.everything)
                } else if event.mask & UInt32(IN_IGNORED) != 0 {
                    found.append(.end(event.wd))
                } else if event.mask & UInt32(IN_MOVE_SELF) != 0 {
                    found.append(.moved(event.wd))
                } else {
                    found.append(.of(event.wd))
                }
                offset += header + Int(event.len)
            }
        }
    }

    /// Calls the system's `read`. This function is outside the class, because the class has its own method `read`.
    private func readEvents(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
        read(descriptor, buffer.baseAddress, buffer.count)
    }
#else
    extension ChangeWatcher {
        private static func open() -> Int32 { kqueue() }

        /// Watches a file. Returns a descriptor of the file, whose only purpose is to receive changes.
        private func add(_ path: [UInt8], _ interest: Interest) throws(SystemError) -> Int32 {
            let file = path.withPath { Darwin.open($0, O_EVTONLY | O_CLOEXEC) }
            guard file >= 0 else { throw .last }
            var change = kevent()
            change.ident = UInt(file)
            change.filter = Int16(EVFILT_VNODE)
            change.flags = UInt16(EV_ADD | EV_CLEAR)
            change.fflags = UInt32(
                NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_LINK | NOTE_RENAME | NOTE_DELETE)
            guard kevent(descriptor, &change, 1, nil, 0, nil) >= 0 else {
                let error = SystemError.last
                close(file)
                throw error
            }
            return file
        }

        /// Closes a descriptor, which also removes its events from the queue.
        private func forget(_ number: Int32) { close(number) }

        private func read() -> [Change] {
            var found: [Change] = []
            var events = [kevent](repeating: kevent(), count: 64)
            var now = timespec()
            while true {
                let count = kevent(descriptor, nil, 0, &events, Int32(events.count), &now)
                guard count > 0 else { return found }
                for event in events.prefix(Int(count)) {
                    let number = Int32(event.ident)
                    if event.fflags & UInt32(NOTE_DELETE) != 0 {
                        close(number)
                        found.append(.end(number))
                    } else {
                        let isMoved = event.fflags & UInt32(NOTE_RENAME) != 0
                        found.append(isMoved ? .moved(number) : .of(number))
                    }
                }
            }
        }
    }
#endif
