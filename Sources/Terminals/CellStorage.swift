/// The cells of screens: plain memory that copies of a screen share until one of them is drawn on.
///
/// Apart from the screen so that who draws asks once whether it is shared, and not for each row.
/// Sendable because nobody writes while there is more than one owner.
@usableFromInline
final class CellStorage: @unchecked Sendable {
    /// Row after row, then what there is room for.
    @usableFromInline let base: UnsafeMutablePointer<Cell>
    let capacity: Int

    /// Makes room whose contents nobody has set yet.
    init(capacity: Int) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    deinit { base.deallocate() }
}
