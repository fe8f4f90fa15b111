import CCurses

extension CursesTerminal {
    /// Makes the loop report `.wake`; a handle for other threads.
    public struct Waker: Sendable {
        /// Wakes the loop; several calls before it looks are one. Harmless after `close()`.
        public func callAsFunction() { rfl_wake() }
    }

    /// What other threads hold to make `nextInput` return `.wake`.
    public var waker: Waker { Waker() }

    /// File descriptors that wake the loop when they can be read; the first 62 are looked at.
    ///
    /// They are reported again and again until they were read. One that is closed, or has ended with nothing left to
    /// read, is reported once and then left alone until its number is that of another file, somebody writes to it
    /// again, or the list has been without it.
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
