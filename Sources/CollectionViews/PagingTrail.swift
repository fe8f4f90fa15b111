import CollectionLayouts

/// Where page keys have led the selection, the last place at the end: the way back, as long as nothing else has moved
/// the selection or the view.
struct PagingTrail<ItemID: Hashable & Sendable> {
    /// A place of the selection and of the view.
    struct Landing {
        var item: ItemID
        /// Where the item is seen in the content.
        var frame: Rect
        /// The offset that shows it.
        var offset: Point
        /// The place that was meant, of which the item is the nearest.
        var point: Point
        /// How far it is from the landing before, in points along the scroll direction.
        var distance = 0.0
    }

    private(set) var landings: [Landing] = []

    /// So many places are kept.
    private static var limit: Int { 64 }

    /// Goes on to a place.
    mutating func append(_ landing: Landing) {
        if landings.count == Self.limit { landings.removeFirst() }
        landings.append(landing)
    }

    /// Begins at a place, from which there is no way back.
    mutating func begin(at landing: Landing) { landings = [landing] }

    /// The place before, if it lies a distance back; nil where that is not the way that led here.
    func place(back distance: Double) -> Landing? {
        landings.count > 1 && landings.last?.distance == -distance
            ? landings[landings.count - 2] : nil
    }

    /// Goes back to the place before, where the item is seen elsewhere by now.
    mutating func goBack(_ frame: Rect, _ offset: Point) {
        landings.removeLast()
        landings[landings.count - 1].frame = frame
        landings[landings.count - 1].offset = offset
    }
}
