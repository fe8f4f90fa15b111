/// The identifiers of a section's items in order: a range, a list, or pieces of both. A range takes no memory for its
/// items.
public struct ItemIdentifiers<ItemID: Hashable & Sendable> {
    // Inlinable as far as a view reads it for every element it shows: specialised for its
    // identifiers, an element costs a few nanoseconds instead of a microsecond.
    @usableFromInline
    enum Storage {
        /// Only ever made where `ItemID` is `Int`.
        case range(Range<Int>)
        case list([ItemID])
        /// What changes made of ranges and lists, and the array that the listed pieces are from.
        case pieces(PieceList, [ItemID])
    }

    @usableFromInline let storage: Storage

    /// Makes an empty collection.
    public init() { storage = .list([]) }

    /// The identifiers of a sequence, in its order. O(items); an array is shared, not copied.
    public init(_ identifiers: some Sequence<ItemID>) {
        // Generic code does not see that its collection is a range; it would list a billion
        // numbers.
        if let same = identifiers as? Self {
            self = same
        } else if let range = identifiers as? Range<Int> {
            // Not checked: a snapshot throws when it gets more than can be counted.
            storage = .range(range)
        } else if let range = identifiers as? ClosedRange<Int> {
            storage = .range(Self.checked(range))
        } else {
            storage = .list(Array(identifiers))
        }
    }

    /// The numbers of a range. Stops if there are more than `Int.max` numbers.
    public init(_ range: Range<Int>) where ItemID == Int {
        storage = .range(Self.checked(range))
    }

    /// The numbers of a range. Stops if there are more than `Int.max` numbers, or if the last one is `Int.max`.
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
            "The range \(range) ends with Int.max, after which nothing can come; leave it out.")
        return checked(Range(range))
    }

    /// The items of a section of a snapshot whose listed identifiers are in `slots`.
    @usableFromInline
    init(_ items: SectionItems, slots: [ItemID]) {
        switch items {
        // An empty piece says nothing of the type of identifiers.
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

    /// The identifier at an offset from the start of the section. Stops when there is none.
    /// O(log pieces) where changes have cut the section to pieces.
    @inlinable public subscript(offset: Int) -> ItemID {
        switch storage {
        case .range(let range):
            precondition(
                offset >= 0 && offset < range.count,
                "There is no item \(offset) in a section of \(range.count).")
            return Self.identifier(range.lowerBound + offset)
        case .list(let list):
            return list[offset]
        case .pieces(let list, let slots):
            precondition(
                offset >= 0 && offset < list.count,
                "There is no item \(offset) in a section of \(list.count).")
            let index = list.index(holding: offset)
            let piece = list.pieces[index]
            let number = piece.lower + offset - list.starts[index]
            return piece.isListed ? slots[number] : Self.identifier(number)
        }
    }

    /// Called first by `contains`, `firstIndex(of:)` and similar methods. Answers in O(1) for a range.
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
    /// The range, if that is what the identifiers are.
    var range: Range<Int>? {
        if case .range(let range) = storage { range } else { nil }
    }

    /// The identifiers as pieces, and the array that listed ones are from.
    @usableFromInline
    var parts: (items: SectionItems, slots: [ItemID]) {
        switch storage {
        case .range(let range): (.one(Piece(range, isListed: false)), [])
        case .list(let list): (.one(Piece(0..<list.count, isListed: true)), list)
        case .pieces(let list, let slots): (.many(list), slots)
        }
    }

    /// A number of a range as an identifier.
    ///
    /// The cast between one type and itself: ranges are made where `ItemID` is `Int` alone, and a
    /// checked cast would cost more than the rest of the look-up.
    @inlinable
    static func identifier(_ number: Int) -> ItemID {
        assert(ItemID.self == Int.self)
        return unsafeBitCast(number, to: ItemID.self)
    }

    /// An identifier as a number; see `identifier(_:)`.
    @inlinable
    static func number(_ identifier: ItemID) -> Int {
        assert(ItemID.self == Int.self)
        return unsafeBitCast(identifier, to: Int.self)
    }
}

extension ItemIdentifiers: Equatable {
    /// Whether both have the same identifiers in the same order; the storage does not matter. O(pieces) if both are
    /// ranges, otherwise O(items).
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
