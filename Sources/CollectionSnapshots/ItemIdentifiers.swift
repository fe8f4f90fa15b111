/// The identifiers of one section's items: a range, which costs nothing however long it is, or a
/// list.
public struct ItemIdentifiers<ItemID: Hashable> {
    // Inlinable as far as a view reads it for every element it shows: specialised for its
    // identifiers, an element costs a few nanoseconds instead of a microsecond.
    @usableFromInline
    enum Storage {
        /// Only ever made where `ItemID` is `Int`.
        case range(Range<Int>)
        case list([ItemID])
    }

    @usableFromInline let storage: Storage

    /// No identifiers at all.
    public init() { storage = .list([]) }

    /// The identifiers of a sequence, in its order. O(items); an array is shared, not copied.
    public init(_ identifiers: some Sequence<ItemID>) {
        // Generic code does not see that its collection is a range; it would list a billion
        // numbers.
        if ItemID.self == Int.self, let range = identifiers as? Range<Int> {
            storage = .range(Self.checked(range))
        } else if ItemID.self == Int.self, let range = identifiers as? ClosedRange<Int> {
            storage = .range(Self.checked(range))
        } else {
            storage = .list(Array(identifiers))
        }
    }

    /// The numbers of a range. Stops when there are more of them than `Int.max`.
    public init(_ range: Range<Int>) where ItemID == Int {
        storage = .range(Self.checked(range))
    }

    /// The numbers of a range. Stops when there are more of them than `Int.max`, or the last is `Int.max`.
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
}

extension ItemIdentifiers: Sendable where ItemID: Sendable {}
extension ItemIdentifiers.Storage: Sendable where ItemID: Sendable {}

extension ItemIdentifiers: RandomAccessCollection {
    @inlinable public var startIndex: Int { 0 }

    @inlinable public var endIndex: Int { count }

    @inlinable public var count: Int {
        switch storage {
        case .range(let range): range.count
        case .list(let list): list.count
        }
    }

    /// The identifier at an offset from the start of the section. Stops when there is none.
    @inlinable public subscript(offset: Int) -> ItemID {
        switch storage {
        case .range(let range):
            precondition(
                offset >= 0 && offset < range.count,
                "There is no item \(offset) in a section of \(range.count).")
            return Self.identifier(range.lowerBound + offset)
        case .list(let list):
            return list[offset]
        }
    }

    /// What `contains`, `firstIndex(of:)` and their like ask first: answered without a search in a
    /// range.
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
    static func number(_ identifier: ItemID) -> Int {
        assert(ItemID.self == Int.self)
        return unsafeBitCast(identifier, to: Int.self)
    }
}

extension ItemIdentifiers: Equatable {
    /// Whether both hold the same identifiers in the same order, whatever they are stored as.
    public static func == (left: ItemIdentifiers, right: ItemIdentifiers) -> Bool {
        switch (left.storage, right.storage) {
        case (.range(let left), .range(let right)):
            left == right || left.isEmpty && right.isEmpty
        case (.list(let left), .list(let right)): left == right
        default: left.elementsEqual(right)
        }
    }
}

extension ItemIdentifiers: CustomStringConvertible {
    public var description: String {
        switch storage {
        case .range(let range): "\(range)"
        case .list(let list): "\(list)"
        }
    }
}
