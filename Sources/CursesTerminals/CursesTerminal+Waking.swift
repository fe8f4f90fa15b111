import CCurses

extension CursesTerminal {
    /// Wakes the loop from another thread: `nextInput` returns `.wake`.
    public struct Waker: Sendable {
        /// Wakes the loop; several calls before the loop runs count as one. Has no effect after `close()`.
        public func callAsFunction() { rfl_wake() }
    }

    /// A value that other threads can call to make `nextInput` return `.wake`.
    public var waker: Waker { Waker() }

    /// File descriptors that wake the loop when they are readable; only the first 62 are checked.
    ///
    /// A readable descriptor wakes the loop again and again until it was read. One that is closed, or has ended with
    /// nothing left to read, wakes once. Then it is ignored until its number belongs to another file, somebody writes
    /// to it again, or it was removed from the list.
    public var watchedDescriptors: [Int32] {
        get { watched.map(\.descriptor) }
        set {
            let ended = watched.filter(\.has_ended)
            watched = newValue.map { descriptor in
                ended.first { $0.descriptor == descriptor }
                    ?? rfl_watched(descriptor: descriptor, has_ended: false, device: 0, inode: 0)
            }
        }
    }
}
