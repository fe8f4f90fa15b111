/// A hash table that finds the index of an identifier in an array. The table stores only the indices, with open
/// addressing, so that the identifiers are not stored twice.
///
/// Reading the table does not change it, so several threads can read it at the same time.
@usableFromInline
struct HashTable: Sendable {
    /// The entries: each is an index in the array, `UInt32.max` if the entry is free, or `gone` if its identifier was
    /// removed. The number of entries is a power of two, and at most three quarters of them are used.
    @usableFromInline var entries: [UInt32] = []
    @usableFromInline var count = 0
    /// A random number that is mixed into all hashes. Like the seed of Swift's own hashes, it differs between
    /// processes.
    @usableFromInline let secret = UInt(bitPattern: 0.hashValue)

    @inlinable
    init() {}

    @inlinable static var gone: UInt32 { .max - 1 }

    /// Returns the entry at which the search for an identifier begins.
    ///
    /// A number is mixed with the secret and multiplied by the golden ratio. The upper bits of the product are hard to
    /// predict, and spread consecutive numbers evenly. With Swift's hash, replacing all 10^5 numbers of a view would
    /// take 1.6 times the time.
    @inlinable
    static func entry<ID: Hashable>(of id: ID, among size: Int, _ secret: UInt) -> Int {
        guard ID.self == Int.self else { return id.hashValue & (size - 1) }
        let number = UInt(bitPattern: unsafeBitCast(id, to: Int.self))
        let bits = size.trailingZeroBitCount
        return Int(
            truncatingIfNeeded: ((number ^ secret) &* 0x9E37_79B9_7F4A_7C15)
                >> (UInt.bitWidth - bits))
    }

    /// Returns the index of an identifier in the array for which the table was made; nil if there is none.
    @inlinable
    func place<ID: Hashable>(of id: ID, in identifiers: [ID]) -> Int? {
        guard !entries.isEmpty else { return nil }
        let mask = entries.count - 1
        var entry = Self.entry(of: id, among: entries.count, secret)
        while entries[entry] != .max {
            let place = Int(entries[entry])
            if entries[entry] != Self.gone && identifiers[place] == id { return place }
            entry = (entry + 1) & mask
        }
        return nil
    }

    /// Stores the index of an identifier in the table. Returns the previous index of the same identifier; nil if there
    /// was none.
    @inlinable
    mutating func insert<ID: Hashable>(_ place: Int, in identifiers: [ID]) -> Int? {
        if (count + 1) * 4 > entries.count * 3 {
            grow(to: count + 1, identifiers)
        }
        let id = identifiers[place]
        let mask = entries.count - 1
        var entry = Self.entry(of: id, among: entries.count, secret)
        while entries[entry] != .max {
            let other = Int(entries[entry])
            if entries[entry] != Self.gone && identifiers[other] == id {
                entries[entry] = UInt32(place)
                return other
            }
            entry = (entry + 1) & mask
        }
        entries[entry] = UInt32(place)
        count += 1
        return nil
    }

    /// Stores the indices of all identifiers in an empty table. If two identifiers are equal, returns the index of the
    /// second; otherwise nil.
    @inlinable
    mutating func fill<ID: Hashable>(_ identifiers: [ID]) -> Int? {
        grow(to: identifiers.count, identifiers)
        count = identifiers.count
        let secret = secret
        var table = entries.mutableSpan
        let mask = table.count - 1
        for place in identifiers.indices {
            var entry = Self.entry(of: identifiers[place], among: mask + 1, secret)
            while table[entry] != .max {
                if identifiers[Int(table[entry])] == identifiers[place] { return place }
                entry = (entry + 1) & mask
            }
            table[entry] = UInt32(place)
        }
        return nil
    }

    /// Enlarges the table so that it has room for `capacity` indices.
    @inlinable
    mutating func grow<ID: Hashable>(to capacity: Int, _ identifiers: [ID]) {
        var size = 4
        while size * 3 < capacity * 4 { size *= 2 }
        let old = entries
        entries = Array(repeating: .max, count: size)
        count = 0
        for place in old where place < Self.gone {
            var entry = Self.entry(of: identifiers[Int(place)], among: size, secret)
            while entries[entry] != .max { entry = (entry + 1) & (size - 1) }
            entries[entry] = place
            count += 1
        }
    }

    /// Adds `distance` to all indices from `place` on, after identifiers were inserted before them. The table must not
    /// contain removed identifiers.
    mutating func shift(from place: Int, by distance: Int) {
        let (first, distance) = (UInt32(place), UInt32(distance))
        entries.withUnsafeMutableBufferPointer { entries in
            // The loop has no branch, so that the processor can shift many entries at once.
            for entry in entries.indices {
                let isLater = entries[entry] &- first < .max &- first
                entries[entry] &+= isLater ? distance : 0
            }
        }
    }

    /// Replaces each index by its new index, or by `gone` if its identifier was removed. Computes no hashes.
    mutating func renumber(_ places: [UInt32]) {
        for entry in entries.indices where entries[entry] < Self.gone {
            entries[entry] = places[Int(entries[entry])]
        }
    }
}
