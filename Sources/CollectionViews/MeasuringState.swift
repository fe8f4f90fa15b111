import CollectionLayouts

/// The measured sizes of a view, and the part of the content that is known to be measured.
struct MeasuringState<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    /// The measured sizes. Copies of the view share them until one of the copies measures.
    private(set) var sizes = MeasuredSizes<SectionID, ItemID>()
    /// The part of the content in which all elements are known to be measured, in points; nil if unknown.
    private var area: Rect?
    /// The object that tells a view apart from its copies.
    private var owner = Identity()

    /// Returns whether all elements in a part of the content are known to be measured.
    func covers(_ part: Rect) -> Bool { area?.contains(part) ?? false }

    /// Sets the part of the content in which all elements are measured, in points; nil if unknown.
    mutating func note(_ area: Rect?) { self.area = area }

    /// Stops sharing the sizes with copies of the view, because the arrangements of the copies may differ.
    mutating func takeOwnSizes() {
        guard !isKnownUniquelyReferenced(&owner) else { return }
        owner = Identity()
        sizes = MeasuredSizes(copying: sizes)
    }

    /// Forgets all sizes of this view. Copies of the view keep their sizes.
    mutating func removeSizes() {
        guard !sizes.isEmpty else { return }
        sizes = MeasuredSizes()
    }
}

/// A value that is equal only to itself.
package final class Identity: Equatable, Sendable {
    package init() {}

    package static func == (one: Identity, other: Identity) -> Bool { one === other }
}

extension Rect {
    fileprivate func contains(_ other: Rect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }
}

extension CollectionView {
    var sizes: MeasuredSizes<SectionID, ItemID> { measuring.sizes }
}
