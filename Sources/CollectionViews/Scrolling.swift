import CollectionLayouts

/// The content offset of a view, the current glide, and the reader's last scroll position.
///
/// Offsets are in points and already clamped. No other value stores the content offset. The offset jumps when the
/// reader scrolls, shifts when the content changes, and glides over time.
struct Scrolling<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    /// The program's rules for the scroll position at the two ends of the content.
    var policy: ScrollPolicy = []
    /// The content point at the view's upper left corner; in a mirrored layout, at its upper right corner.
    private(set) var offset = Point.zero
    /// The reader's scroll position before the last changes of inputs; nil if the reader has scrolled or selected since
    /// then.
    private(set) var scrollAnchor: ScrollAnchor<SectionID, ItemID>?
    /// The current glide; nil if the view does not glide.
    private(set) var glide: ViewGlide<SectionID, ItemID>?
    /// The section to which the reader went last. It counts only while the view is still at this offset.
    var sectionStop: SectionStop<SectionID>?

    /// The offset at the end of the glide; the current offset if there is no glide.
    var restingOffset: Point { glide?.end ?? offset }

    /// Moves the view at once and ends a glide. Returns whether the view moves.
    mutating func jump(to target: Point) -> Bool {
        glide = nil
        guard target != offset else { return false }
        scrollAnchor = nil
        offset = target
        return true
    }

    /// Sets the offset after a change of the content. Does not end the glide.
    mutating func shift(to target: Point) { offset = target }

    /// Stores the reader's scroll position, to restore it after further changes.
    mutating func remember(_ scrollAnchor: ScrollAnchor<SectionID, ItemID>) {
        self.scrollAnchor = scrollAnchor
    }

    /// Forgets the reader's scroll position.
    mutating func forgetAnchor() { scrollAnchor = nil }

    /// Begins a glide, and moves the view to the start of the glide.
    mutating func begin(_ glide: ViewGlide<SectionID, ItemID>, at now: Duration) {
        offset = glide.offset(at: now)
        self.glide = glide
    }

    /// Shifts the current offset of the glide and sets another end; see `Glide.move(by:to:at:)`.
    mutating func moveGlide(by shift: Point, to end: Point, at now: Duration) {
        glide?.move(by: shift, to: end, at: now)
    }

    /// Ends the glide if its time is over.
    mutating func endGlide(at now: Duration) {
        if glide?.isOver(at: now) ?? false { endGlide() }
    }

    /// Moves the view to the end of the glide, and ends the glide.
    mutating func endGlide() {
        if let end = glide?.end { offset = end }
        glide = nil
    }
}
