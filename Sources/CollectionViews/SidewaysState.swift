import CollectionLayouts
import CollectionSnapshots

/// The sideways offsets of sections, their drags and glides, and the observer.
struct SidewaysState<SectionID: Hashable & Sendable> {
    private(set) var offsets = SidewaysOffsets<SectionID>()
    /// The sections that are dragged or glide.
    private(set) var movements: [SectionID: SectionMovement] = [:]
    var observer = SectionScrollObserver<SectionID>()

    /// How a section moves; nil when it rests.
    subscript(id: SectionID) -> SectionMovement? { movements[id] }

    /// Offsets, and how many sections move, as one that moves has an indicator. Another one looks different, unless a
    /// section has begun to move meanwhile.
    var appearance: (offsets: [Int: Double], movingCount: Int) {
        (offsets.byIndex, movements.count)
    }

    /// Changes how a section moves; it is forgotten once nothing moves it.
    mutating func move(_ id: SectionID, _ change: (inout SectionMovement) -> Void) {
        var movement = movements[id] ?? SectionMovement()
        change(&movement)
        movements[id] = movement.isOver ? nil : movement
    }

    /// Puts a section somewhere, in points; `index` is where it is in the data.
    mutating func set(_ offset: Double, of id: SectionID, at index: Int) {
        offsets.set(offset, of: id, at: index)
    }

    /// See `SidewaysOffsets.forgetOthers(in:)`.
    mutating func forgetOthers(in snapshot: Snapshot<SectionID, some Hashable>) {
        offsets.forgetOthers(in: snapshot)
    }

    /// See `SidewaysOffsets.fit(to:_:_:)`.
    mutating func fit(
        to snapshot: Snapshot<SectionID, some Hashable>, _ arrangement: Arrangement,
        _ fitting: (_ id: SectionID, _ offset: Double, _ scroll: SidewaysScroll) -> Double
    ) {
        offsets.fit(to: snapshot, arrangement, fitting)
    }
}
