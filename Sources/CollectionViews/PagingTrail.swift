import CollectionLayouts

/// The places that page keys have reached, the last one at the end. Page keys go back along them, as long as nothing
/// else has moved the selection or the view.
struct PagingTrail<ItemID: Hashable & Sendable> {
    /// A place of the selection and of the view.
    struct Landing {
        var item: ItemID
        /// Where the item is seen in the content.
        var frame: Rect
        /// The offset that shows it.
        var offset: Point
        /// The target point; the item is the one nearest to it.
        var point: Point
        /// The distance from the landing before, in points along the scroll direction.
        var distance = 0.0
    }

    private(set) var landings: [Landing] = []

    /// How many places are kept.
    private static var limit: Int { 64 }

    /// Goes on to a place.
    mutating func append(_ landing: Landing) {
        if landings.count == Self.limit { landings.removeFirst() }
        landings.append(landing)
    }

    /// Starts again with one place.
    mutating func begin(at landing: Landing) { landings = [landing] }

    /// The place before, if the key goes back by the distance that led here; else nil.
    func place(back distance: Double) -> Landing? {
        landings.count > 1 && landings.last?.distance == -distance
            ? landings[landings.count - 2] : nil
    }

    /// Removes the last place, and updates the one before: its item may have moved.
    mutating func goBack(_ frame: Rect, _ offset: Point) {
        landings.removeLast()
        landings[landings.count - 1].frame = frame
        landings[landings.count - 1].offset = offset
    }
}
