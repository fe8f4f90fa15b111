import CCurses

extension CursesTerminal {
    /// A value that wakes the loop from another thread.
    public struct Waker: Sendable {
        /// Wakes the loop; several calls before the loop runs count as one. Has no effect after `close()`.
        public func callAsFunction() { rfl_wake() }
    }

    /// A value that other threads can call to make `nextInput` return `.wake`.
    public var waker: Waker { Waker() }

    /// File descriptors that wake the loop when they are readable; only the first 62 are checked.
    ///
    /// A readable descriptor wakes the loop again and again until its data was read. A descriptor that is closed, or
    /// has ended with nothing left to read, wakes the loop once and is then ignored. The loop checks it again when its
    /// number belongs to another file, or when another process opens its other end again. The program can also remove
    /// the descriptor from the list and add it again.
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
