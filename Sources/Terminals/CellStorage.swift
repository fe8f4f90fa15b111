/// The cells of screens: plain memory that copies of a screen share until one of them is drawn on.
///
/// A class of its own, so that drawing checks once whether it is shared, not for each row. Sendable, as it is only
/// written by a single owner.
@usableFromInline
final class CellStorage: @unchecked Sendable {
    /// Row after row, then what there is room for.
    @usableFromInline let base: UnsafeMutablePointer<Cell>
    let capacity: Int

    /// Allocates cells without initialising them.
    init(capacity: Int) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    deinit { base.deallocate() }
}
