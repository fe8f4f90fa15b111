/// The cells of screens. Copies of a screen share this plain memory until the program draws on one of the copies.
///
/// Because this is a class, drawing checks once, and not for each row, whether the memory is shared. The class is
/// Sendable, because only an owner that is the only one writes to the memory.
@usableFromInline
final class CellStorage: @unchecked Sendable {
    /// The cells row by row, followed by unused capacity.
    @usableFromInline let base: UnsafeMutablePointer<Cell>
    let capacity: Int

    /// Allocates cells without initialising them.
    init(capacity: Int) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    deinit { base.deallocate() }
}
