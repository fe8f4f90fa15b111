import CPty

extension Session {
    /// Writes an E into every cell of the screen, as if another program had drawn there. Only the cells that the
    /// program draws again are then correct.
    ///
    /// It uses the terminal's alignment pattern (DECALN). libvterm does not move the cursor for it.
    public func scribble() {
        let pattern = "\u{1B}#8"
        pattern.withCString { screen_write(screen, $0, pattern.utf8.count) }
    }
}
