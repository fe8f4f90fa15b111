/// The identifiers of a section's items in order, stored as a range, a list, or segments of both kinds. A range takes
/// no memory for its items.
public struct ItemIdentifiers<ItemID: Hashable & Sendable> {
    // The members that a view reads for each element are inlinable, so that the compiler specialises them. Reading an
    // element then takes a few nanoseconds instead of a microsecond.
    @usableFromInline let items: SectionItems
    /// The identifiers of listed segments. Segments of numbers exist only if `ItemID` is `Int`.
    @usableFromInline let slots: [ItemID]

    /// Makes a collection of the items of a section. `slots` contains all listed identifiers of the section's snapshot.
    @inlinable
    init(_ items: SectionItems, slots: [ItemID]) {
        self.items = items
        self.slots = slots
    }

    @inlinable
    init(numbers: Range<Int>) {
        self.init(.one(Segment(numbers, isListed: false)), slots: [])
    }

    /// Makes an empty collection.
    public init() { self.init(.empty, slots: []) }

    /// Makes a collection of the identifiers of a sequence, in the same order. O(items), or O(1) for a range. An array
    /// is shared, not copied.
    public init(_ identifiers: some Sequence<ItemID>) {
        // Generic callers pass a range as any other sequence. Without this check, a range of a billion numbers would
        // become a list.
        if let same = identifiers as? Self {
            self = same
        } else if let range = identifiers as? Range<Int> {
            // The count is not checked here. A snapshot throws an error if there are too many items to count.
            self.init(numbers: range)
        } else if let range = identifiers as? ClosedRange<Int> {
            self.init(numbers: Self.checked(range))
        } else {
            let list = Array(identifiers)
            self.init(.one(Segment(0..<list.count, isListed: true)), slots: list)
        }
    }

    /// Makes a collection of the numbers of a range. A range of more than `Int.max` numbers stops the program.
    @inlinable
    public init(_ range: Range<Int>) where ItemID == Int {
        self.init(numbers: Self.checked(range))
    }

    /// Makes a collection of the numbers of a closed range. A range stops the program if it has more than `Int.max`
    /// numbers, or if it ends with `Int.max`.
    public init(_ range: ClosedRange<Int>) where ItemID == Int {
        self.init(numbers: Self.checked(range))
    }

    @inlinable
    static func checked(_ range: Range<Int>) -> Range<Int> {
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
}

extension ItemIdentifiers: Sendable {}

extension ItemIdentifiers: RandomAccessCollection {
    @inlinable public var startIndex: Int { 0 }

    @inlinable public var endIndex: Int { count }

    @inlinable public var count: Int { items.count }

    /// The identifier at an offset from the start of the section. An offset without an item stops the program. O(log
    /// segments).
    @inlinable public subscript(offset: Int) -> ItemID {
        precondition(
            offset >= 0 && offset < count,
            "There is no item \(offset); use an offset from 0 to below \(count).")
        let segment = items.rest(from: offset)
        return segment.isListed ? slots[segment.lower] : Self.identifier(segment.lower)
    }

    /// Returns the index of an identifier in a range in O(1). Returns nil for other storage, which is then searched
    /// item by item.
    ///
    /// `firstIndex(of:)` and similar methods of the standard library call this method first.
    public func _customIndexOfEquatableElement(_ element: ItemID) -> Int?? {
        guard let range else { return nil }
        let number = Self.number(element)
        return .some(range.contains(number) ? number - range.lowerBound : nil)
    }

    public func _customContainsEquatableElement(_ element: ItemID) -> Bool? {
        range.map { $0.contains(Self.number(element)) }
    }
}

extension ItemIdentifiers {
    /// The range of numbers; nil if the identifiers are not one range. An empty collection is not a range, because it
    /// may have identifiers of any type.
    var range: Range<Int>? {
        guard case .one(let segment) = items, !segment.isListed, segment.lower < segment.upper
        else {
            return nil
        }
        return segment.range
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
        return left.equalPrefix(0..<left.count, right, 0..<right.count) == left.count
    }
}

extension ItemIdentifiers: CustomStringConvertible {
    public var description: String { range.map { "\($0)" } ?? "\(Array(self))" }
}
