import CollectionLayouts
import CollectionSnapshots

/// The sideways offsets of sections, their drags and glides, and the observer.
struct SidewaysState<SectionID: Hashable & Sendable> {
    var offsets = SidewaysOffsets<SectionID>()
    /// The movements of the sections that are dragged or glide, by identifier.
    private(set) var movements: [SectionID: SectionMovement] = [:]
    var observer = SectionScrollObserver<SectionID>()

    /// The movement of a section; nil if the section is at rest.
    subscript(id: SectionID) -> SectionMovement? { movements[id] }

    /// The offsets and the number of moving sections, to decide whether sections look different. The number is included
    /// because each moving section shows an indicator. The comparison misses a change in which one section stops and
    /// another starts to move.
    var appearance: (offsets: [Int: Double], movingCount: Int) {
        (offsets.byIndex, movements.count)
    }

    /// Changes the movement of a section, and forgets the movement when it is over.
    mutating func move(_ id: SectionID, _ change: (inout SectionMovement) -> Void) {
        var movement = movements[id] ?? SectionMovement()
        change(&movement)
        movements[id] = movement.isOver ? nil : movement
    }
}
