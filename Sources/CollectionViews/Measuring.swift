import CollectionLayouts

/// What a view has measured, and where.
struct Measuring<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    /// What was measured; shared with copies of the view until one of them measures.
    private(set) var sizes = MeasuredSizes<SectionID, ItemID>()
    /// The part of the content in which everything is known to be measured, in points; nil if unknown.
    private var area: Rect?
    /// Distinguishes a view from its copies.
    private var owner = Identity()

    /// Whether all of a part of the content is known to be measured.
    func covers(_ part: Rect) -> Bool { area?.contains(part) ?? false }

    /// Sets the part of the content in which everything is measured; nil if unknown.
    mutating func note(_ area: Rect?) { self.area = area }

    /// Stops sharing the sizes with copies of the view, as their arrangements may differ.
    mutating func takeOwnSizes() {
        guard !isKnownUniquelyReferenced(&owner) else { return }
        owner = Identity()
        sizes = MeasuredSizes(copying: sizes)
    }

    /// Forgets all sizes; copies keep theirs.
    mutating func removeSizes() {
        guard !sizes.isEmpty else { return }
        sizes = MeasuredSizes()
    }
}

/// A value that equals nothing but itself.
package final class Identity: Equatable, Sendable {
    package static func == (one: Identity, other: Identity) -> Bool { one === other }
}

extension Rect {
    fileprivate func contains(_ other: Rect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }
}

extension CollectionView {
    /// What was measured.
    var sizes: MeasuredSizes<SectionID, ItemID> { measuring.sizes }
}
