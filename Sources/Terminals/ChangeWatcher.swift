#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Hears from the system when files and folders change: inotify on Linux, kqueue on macOS.
///
///     let watcher = ChangeWatcher()
///     try watcher.watch(Array("/etc".utf8), for: .names)
///     var descriptors: [Int32] { [watcher.descriptor] }  // of the program, so that it is woken
///     if !watcher.changes().isEmpty { … }                // on `.wake`
///
/// It says which of the watched paths something happened to, not what: the caller looks again. Many changes
/// before `changes()` are one. A path that comes to mean another file is no longer watched. What the system does
/// not report (other machines' folders, `/proc`) is not heard of.
public final class ChangeWatcher {
    /// What can be read when there are changes; -1 where the system has no watcher to give.
    public let descriptor: Int32
    /// What is watched, by the system's number for it. The same file under two names has one number.
    private var paths: [Int32: Set<[UInt8]>] = [:]
    private var numbers: [[UInt8]: Int32] = [:]

    /// Watches nothing yet.
    public init() { descriptor = Self.open() }

    deinit {
        for number in paths.keys { forget(number) }
        if descriptor >= 0 { close(descriptor) }
    }

    /// What is watched now.
    public var watched: Set<[UInt8]> { Set(numbers.keys) }

    /// What of a path is of interest.
    public enum Interest: Hashable, Sendable {
        /// What stands in a file, and whether it is still there.
        case content
        /// Which names are in a folder; what stands in their files is not.
        case names
        /// The names, and what was written into their files once they are closed: on macOS the names alone.
        case entries
    }

    /// Watches a file or a folder. Throws when there is no such file, or the system's limit is reached.
    public func watch(_ path: [UInt8], for interest: Interest) throws(SystemError) {
        guard numbers[path] == nil else { return }
        let number = try add(path, interest)
        numbers[path] = number
        paths[number, default: []].insert(path)
    }

    /// Watches a path no longer.
    public func unwatch(_ path: [UInt8]) {
        guard let number = numbers.removeValue(forKey: path) else { return }
        paths[number]?.remove(path)
        guard paths[number]?.isEmpty == true else { return }
        paths[number] = nil
        forget(number)
    }

    /// The watched paths that something has happened to since the last time; never waits.
    ///
    /// A path whose file is gone or has another name is among them a last time and then watched no longer, as is what
    /// was watched below it.
    public func changes() -> Set<[UInt8]> {
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

    /// The system still reports a folder that was moved, and the folders in it, under their old paths.
    private func dropMoved(_ number: Int32, into changed: inout Set<[UInt8]>) {
        for path in paths[number] ?? [] {
            let below = path.last == UInt8(ascii: "/") ? path : path + [UInt8(ascii: "/")]
            for other in numbers.keys where other == path || other.starts(with: below) {
                unwatch(other)
                changed.insert(other)
            }
        }
    }

    /// What the system reports.
    private enum Change {
        case of(Int32)
        /// The file is gone, and with it its number.
        case end(Int32)
        /// The file has another name, and its number is still its own.
        case moved(Int32)
        /// Too many events: the system dropped some.
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
            // Its own flags have the values of those that `open` takes.
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

        /// Events follow each other: 16 bytes, then a name whose length is the last four of them.
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

    /// Outside of the class, which has a `read` of its own.
    private func readEvents(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
        read(descriptor, buffer.baseAddress, buffer.count)
    }
#else
    extension ChangeWatcher {
        private static func open() -> Int32 { kqueue() }

        /// The number is that of a descriptor opened only to hear of the file.
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

        /// Closing a descriptor removes its events from the queue.
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

extension [UInt8] {
    /// Calls `body` with a path as a C string; what follows a zero among its bytes is lost.
    fileprivate func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        body(map(CChar.init(bitPattern:)) + [0])
    }
}
