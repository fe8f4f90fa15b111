/// What reads on the colours that were asked for last: a screen has few, and to work it out takes longer than to fill
/// a box.
///
/// Memory that is somebody else's, so that it can be kept from frame to frame.
struct Inks {
    private let entries: UnsafeMutablePointer<(surface: Color, ink: Color)>

    /// Makes room, to be given back by `deallocate()`.
    init() {
        entries = .allocate(capacity: 16)
        entries.initialize(repeating: (.terminal, Color.terminal.readableText), count: 16)
    }

    func deallocate() { entries.deallocate() }

    /// `surface.readableText`.
    @inline(__always)
    subscript(surface: Color) -> Color {
        // Each colour has one place, by bits that differ between colours of a palette.
        let entry = entries + Int((surface.bits &* 0x9E37_79B1) >> 28)
        if entry.pointee.surface != surface { entry.pointee = (surface, surface.readableText) }
        return entry.pointee.ink
    }
}
