/// The identifiers of a section's items in order: a range, a list, or segments of both. A range takes no memory for its
/// items.
public struct ItemIdentifiers<ItemID: Hashable & Sendable> {
    // The members that a view reads for each element are inlinable, so that the compiler specialises them. Reading an
    // element then takes a few nanoseconds instead of a microsecond.
    @usableFromInline
    enum Storage {
        /// A range of numbers. Used only if `ItemID` is `Int`.
        case range(Range<Int>)
        case list([ItemID])
        /// Segments of ranges and lists after changes, and the array with the identifiers of the listed segments.
        case pieces(PieceList, [ItemID])
    }

    @usableFromInline let storage: Storage

    /// Makes an empty collection.
    public init() { storage = .list([]) }

    /// Makes a collection of the identifiers of a sequence, in the same order. O(items), or O(1) for a range. An array
    /// is shared, not copied.
    public init(_ identifiers: some Sequence<ItemID>) {
        // Generic callers pass a range as any other sequence. Without this check, a range of a billion numbers would
        // become a list.
        if let same = identifiers as? Self {
            self = same
        } else if let range = identifiers as? Range<Int> {
            // The count is not checked here. A snapshot throws an error if there are too many items to count.
            storage = .range(range)
        } else if let range = identifiers as? ClosedRange<Int> {
            storage = .range(Self.checked(range))
        } else {
            storage = .list(Array(identifiers))
        }
    }

    /// Makes a collection of the numbers of a range. A range of more than `Int.max` numbers stops the program.
    public init(_ range: Range<Int>) where ItemID == Int {
        storage = .range(Self.checked(range))
    }

    /// Makes a collection of the numbers of a closed range. A range stops the program if it has more than `Int.max`
    /// numbers, or if it ends with `Int.max`.
    public init(_ range: ClosedRange<Int>) where ItemID == Int {
        storage = .range(Self.checked(range))
    }

    private static func checked(_ range: Range<Int>) -> Range<Int> {
        precondition(
            !range.upperBound.subtractingReportingOverflow(range.lowerBound).overflow,
            "The range \(range) has more than Int.max numbers; use a shorter one.")
        return range
    }

    private static func checked(_ range: ClosedRange<Int>) -> Range<Int> {
        precondition(
            range.upperBound < .max,
            "The range \(range) ends with Int.max; use a range that ends below Int.max.")
        return checked(Range(range))
    }

    /// Makes a collection of the items of a section. The listed identifiers of its snapshot are in `slots`.
    @usableFromInline
    init(_ items: SectionItems, slots: [ItemID]) {
        switch items {
        // An empty segment is not a range, because `ItemID` may be any type.
        case .one(let piece) where piece.count == 0: storage = .list([])
        case .one(let piece) where !piece.isListed: storage = .range(piece.range)
        case .one(let piece) where piece.count == slots.count: storage = .list(slots)
        case .one(let piece): storage = .pieces(PieceList([piece]), slots)
        case .many(let list): storage = .pieces(list, slots)
        }
    }
}

extension ItemIdentifiers: Sendable {}
extension ItemIdentifiers.Storage: Sendable {}

extension ItemIdentifiers: RandomAccessCollection {
    @inlinable public var startIndex: Int { 0 }

    @inlinable public var endIndex: Int { count }

    @inlinable public var count: Int {
        switch storage {
        case .range(let range): range.count
        case .list(let list): list.count
        case .pieces(let list, _): list.count
        }
    }

    /// The identifier at an offset from the start of the section. An offset without an item stops the program. O(log
    /// segments).
    @inlinable public subscript(offset: Int) -> ItemID {
        switch storage {
        case .range(let range):
            precondition(
                offset >= 0 && offset < range.count,
                "There is no item \(offset); use an offset from 0 to below \(range.count).")
            return Self.identifier(range.lowerBound + offset)
        case .list(let list):
            return list[offset]
        case .pieces(let list, let slots):
            precondition(
                offset >= 0 && offset < list.count,
                "There is no item \(offset); use an offset from 0 to below \(list.count).")
            let index = list.index(holding: offset)
            let piece = list.pieces[index]
            let number = piece.lower + offset - list.starts[index]
            return piece.isListed ? slots[number] : Self.identifier(number)
        }
    }

    /// Returns the index of an identifier in a range in O(1). Returns nil for other storage, which is then searched
    /// item by item.
    ///
    /// `firstIndex(of:)` and similar methods of the standard library call this method first.
    public func _customIndexOfEquatableElement(_ element: ItemID) -> Int?? {
        guard case .range(let range) = storage else { return nil }
        let number = Self.number(element)
        return .some(range.contains(number) ? number - range.lowerBound : nil)
    }

    public func _customContainsEquatableElement(_ element: ItemID) -> Bool? {
        guard case .range(let range) = storage else { return nil }
        return range.contains(Self.number(element))
    }
}

extension ItemIdentifiers {
    /// The range of numbers; nil if the identifiers are not stored as one range.
    var range: Range<Int>? {
        if case .range(let range) = storage { range } else { nil }
    }

    /// The identifiers as segments, and the array with the listed identifiers.
    @usableFromInline
    var parts: (items: SectionItems, slots: [ItemID]) {
        switch storage {
        case .range(let range): (.one(Piece(range, isListed: false)), [])
        case .list(let list): (.one(Piece(0..<list.count, isListed: true)), list)
        case .pieces(let list, let slots): (.many(list), slots)
        }
    }

    /// Returns a number of a range as an identifier.
    ///
    /// The cast is safe, because ranges exist only if `ItemID` is `Int`, so both types are the same. A checked cast
    /// would take more time than the rest of the look-up.
    @inlinable
    static func identifier(_ number: Int) -> ItemID {
        assert(ItemID.self == Int.self)
        return unsafeBitCast(number, to: ItemID.self)
    }

    /// Returns an identifier as a number; see `identifier(_:)`.
    @inlinable
    static func number(_ identifier: ItemID) -> Int {
        assert(ItemID.self == Int.self)
        return unsafeBitCast(identifier, to: Int.self)
    }
}

extension ItemIdentifiers: Equatable {
    /// Whether both collections have the same identifiers in the same order, in any storage. O(segments) if both
    /// consist of ranges, otherwise O(items).
    public static func == (left: ItemIdentifiers, right: ItemIdentifiers) -> Bool {
        guard left.count == right.count else { return false }
        if case .list(let left) = left.storage, case .list(let right) = right.storage {
            return left == right
        }
        let (left, right) = (ItemRow(left), ItemRow(right))
        return left.equalPrefix(0..<left.count, right, 0..<right.count) == left.count
    }
}

extension ItemIdentifiers: CustomStringConvertible {
    public var description: String {
        switch storage {
        case .range(let range): "\(range)"
        case .list(let list): "\(list)"
        case .pieces: "\(Array(self))"
        }
    }
}
