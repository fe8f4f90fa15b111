import CPty

extension Session {
    /// Writes an E into every cell of the screen, as if another program had: only what is drawn anew is right again.
    ///
    /// The terminal's own pattern for adjusting a screen does that, and libvterm leaves the cursor where it is.
    public func scribble() {
        let pattern = "\u{1B}#8"
        pattern.withCString { screen_write(screen, $0, pattern.utf8.count) }
    }
}
