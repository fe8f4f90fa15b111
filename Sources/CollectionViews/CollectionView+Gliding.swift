import CollectionLayouts

/// The animation of a view's content offset from one point to another.
struct ViewGlide<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    private var x: Glide
    private var y: Glide
    /// The reader's scroll position at the end of the glide; nil if measuring during the glide cannot change the end's
    /// offset.
    let destination: ScrollAnchor<SectionID, ItemID>?
    /// Whether the glide ends at the end of the content, which measuring may move.
    let leadsToEnd: Bool

    init(
        from start: Point, to end: Point, quantum: Size, at now: Duration,
        destination: ScrollAnchor<SectionID, ItemID>?, leadsToEnd: Bool
    ) {
        let motion = Motion(from: now)
        x = Glide(start: start.x, end: end.x, quantum: quantum.width, motion: motion)
        y = Glide(start: start.y, end: end.y, quantum: quantum.height, motion: motion)
        self.destination = destination
        self.leadsToEnd = leadsToEnd
    }

    /// The offset at the end of the glide.
    var end: Point { Point(x: x.end, y: y.end) }

    func offset(at now: Duration) -> Point { Point(x: x.offset(at: now), y: y.offset(at: now)) }

    func isOver(at now: Duration) -> Bool { x.isOver(at: now) && y.isOver(at: now) }

    func nextFrame(after now: Duration) -> Duration? {
        [x.nextFrame(after: now), y.nextFrame(after: now)].compactMap { $0 }.min()
    }

    /// See `Glide.move(by:to:at:)`.
    mutating func move(by shift: Point, to end: Point, at now: Duration) {
        x.move(by: shift.x, to: end.x, at: now)
        y.move(by: shift.y, to: end.y, at: now)
    }
}

/// Scrolling of the view, at once or animated.
extension CollectionView {
    /// The offset at the current time, in the view's own coordinates. In a mirrored layout, x is the distance from the
    /// right edge of the content to the right edge of the view. `contentOffset` has the coordinates of the screen.
    var offset: Point { scrolling.offset }

    /// The offset at the end of the current glide; the current offset if the view does not glide.
    var restingOffset: Point { scrolling.restingOffset }

    /// Moves the view at once to an offset, clamped, and measures the elements near it. Returns whether the view moves.
    mutating func jump(to point: Point) -> Bool {
        let start = offset
        guard scrolling.jump(to: limits.clamped(point)) else { return false }
        noteHeading(from: start, to: offset)
        measureNearby()
        return true
    }

    /// Calls `jump`, which moves the view at once. If animated, the view then glides from its old offset to the new
    /// offset. Returns whether the view moves.
    mutating func move(animated: Bool, _ jump: (inout CollectionView) -> Bool) -> Bool {
        let startState =
            animated && canAnimate ? (offset: offset, scrollAnchor: anchorToFollow) : nil
        guard jump(&self) else { return false }
        if let startState { glide(from: startState.offset, startState.scrollAnchor) }
        reportPrefetching()
        reportDisappearances()
        return true
    }

    /// The reader's current scroll position if elements may have estimated sizes; else nil.
    var anchorToFollow: ScrollAnchor<SectionID, ItemID>? {
        measuresLazily ? currentAnchor : nil
    }

    /// Begins a glide from an earlier offset to the current one.
    ///
    /// If `scrollAnchor` is not nil, the glide starts at the offset that keeps this scroll position. The elements at
    /// the end of the glide are already measured. The glide ends at these elements, even if measuring elements on the
    /// way moves the content.
    private mutating func glide(from start: Point, _ scrollAnchor: ScrollAnchor<SectionID, ItemID>?)
    {
        let (end, destination) = (offset, anchorToFollow)
        let leadsToEnd = end[scrollDirection] >= limits[scrollDirection].upperBound
        let glide = ViewGlide(
            from: scrollAnchor.map { offset(keeping: $0, mustBeVisible: false) } ?? start, to: end,
            quantum: inputs.quantum, at: now, destination: destination, leadsToEnd: leadsToEnd)
        scrolling.begin(glide, at: now)
    }

    /// Moves a gliding view to its offset at the current time. Returns whether the view has moved.
    ///
    /// Measures elements that come near the viewport. If this moves the content, the start and the end of the glide
    /// move with the content.
    mutating func advanceView() -> Bool {
        guard let glide = scrolling.glide else { return false }
        let before = offset
        let next = glide.offset(at: now)
        if next != before {
            scrolling.shift(to: next)
            measureNearby()
            if let end = end(of: glide) {
                let shift = Point(x: offset.x - next.x, y: offset.y - next.y)
                scrolling.moveGlide(by: shift, to: end, at: now)
            }
        }
        scrolling.endGlide(at: now)
        return offset != before
    }

    /// Returns the final offset of a glide in the current arrangement; nil if measuring cannot have changed this
    /// offset.
    private func end(of glide: ViewGlide<SectionID, ItemID>) -> Point? {
        guard let destination = glide.destination else { return nil }
        var end = offset(keeping: destination, mustBeVisible: false)
        if glide.leadsToEnd { end[scrollDirection] = limits[scrollDirection].upperBound }
        return end
    }
}
