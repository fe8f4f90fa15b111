import CollectionLayouts

/// A view's offset, its glide, and the place its reader last looked at.
///
/// Offsets are in points and already clamped. The offset is stored nowhere else. It jumps when the reader scrolls,
/// shifts when content changes, and glides over time.
struct Scrolling<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    /// The content's point at the view's upper left corner.
    private(set) var offset = Point.zero
    /// The reader's place before the last changes; nil after scrolling or selecting.
    private(set) var place: Place<SectionID, ItemID>?
    /// The way to where the view will rest.
    private(set) var glide: ViewGlide<SectionID, ItemID>?

    /// Where the view will be once it has come to rest.
    var restingOffset: Point { glide?.end ?? offset }

    /// Moves the view at once and ends a glide. Returns whether the view moves.
    mutating func jump(to target: Point) -> Bool {
        glide = nil
        guard target != offset else { return false }
        place = nil
        offset = target
        return true
    }

    /// Moves the view with content that has changed.
    mutating func shift(to target: Point) { offset = target }

    /// Stores the reader's place, to find it again after more changes.
    mutating func remember(_ place: Place<SectionID, ItemID>) { self.place = place }

    /// Forgets the reader's place.
    mutating func forgetPlace() { place = nil }

    /// Goes back to where a glide begins.
    mutating func begin(_ glide: ViewGlide<SectionID, ItemID>, at now: Duration) {
        offset = glide.offset(at: now)
        self.glide = glide
    }

    /// Changes where a glide leads, and where it is; see `Glide.move(by:to:at:)`.
    mutating func moveGlide(by shift: Point, to end: Point, at now: Duration) {
        glide?.move(by: shift, to: end, at: now)
    }

    /// Ends a glide whose time has come.
    mutating func endGlide(at now: Duration) {
        if glide?.isOver(at: now) ?? false { endGlide() }
    }

    /// Goes to where a glide leads.
    mutating func endGlide() {
        if let end = glide?.end { offset = end }
        glide = nil
    }
}
