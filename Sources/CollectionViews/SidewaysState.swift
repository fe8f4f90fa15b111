import CollectionLayouts
import CollectionSnapshots

/// The sideways offsets of sections, their drags and glides, and the observer.
struct SidewaysState<SectionID: Hashable & Sendable> {
    private(set) var offsets = SidewaysOffsets<SectionID>()
    /// The sections that are dragged or glide.
    private(set) var movements: [SectionID: SectionMovement] = [:]
    var observer = SectionScrollObserver<SectionID>()

    /// The movement of a section; nil if the section is at rest.
    subscript(id: SectionID) -> SectionMovement? { movements[id] }

    /// The offsets and the number of moving sections. The number counts because each moving section shows an indicator.
    /// Two different values mean that sections look different, unless a section began to move in between.
    var appearance: (offsets: [Int: Double], movingCount: Int) {
        (offsets.byIndex, movements.count)
    }

    /// Changes the movement of a section, and forgets the movement when it is over.
    mutating func move(_ id: SectionID, _ change: (inout SectionMovement) -> Void) {
        var movement = movements[id] ?? SectionMovement()
        change(&movement)
        movements[id] = movement.isOver ? nil : movement
    }

    /// Sets the offset of a section in points. `index` is the section's position in the data.
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
