/// Finds the place of an identifier in an array by its hash: a table of places alone, with open
/// addressing, so that the identifiers are not stored twice.
///
/// A value without lazy parts: it is complete once it is built, and safe to read from any thread.
@usableFromInline
struct HashTable: Sendable {
    /// A power of two of entries, at most three quarters of them taken; `UInt32.max` marks a free
    /// one, the number below it one whose identifier is gone.
    @usableFromInline var entries: [UInt32] = []
    @usableFromInline var count = 0
    /// A random number mixed into all hashes; another one in each process, as in Swift's own hashes.
    @usableFromInline let secret = UInt(bitPattern: 0.hashValue)

    @inlinable
    init() {}

    @inlinable static var gone: UInt32 { .max - 1 }

    /// The entry at which an identifier is looked for first.
    ///
    /// Numbers are many where sections are numbered, and Swift's hash costs more than all else that is done with
    /// one. After a secret is mixed in, the upper bits of a product with the golden ratio are hard to foresee too, and
    /// spread numbers in a row evenly.
    @inlinable
    static func entry<ID: Hashable>(of id: ID, among size: Int, _ secret: UInt) -> Int {
        guard ID.self == Int.self else { return id.hashValue & (size - 1) }
        let number = UInt(bitPattern: unsafeBitCast(id, to: Int.self))
        let bits = size.trailingZeroBitCount
        return Int(
            truncatingIfNeeded: ((number ^ secret) &* 0x9E37_79B9_7F4A_7C15)
                >> (UInt.bitWidth - bits))
    }

    /// The place of an identifier in the array for which the table was made.
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

    /// Stores an identifier's place; returns the former one.
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

    /// Makes the places of all identifiers be known in a table that was empty; returns the second of two that are the
    /// same, if there are any.
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

    /// Room for as many places without growing again.
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

    /// Adds to all places from one on, after others were inserted before them.
    mutating func shift(from place: Int, by distance: Int) {
        let (first, distance) = (UInt32(place), UInt32(distance))
        entries.withUnsafeMutableBufferPointer { entries in
            // Without a branch: many are shifted at once.
            for entry in entries.indices {
                let isLater = entries[entry] &- first < .max &- first
                entries[entry] &+= isLater ? distance : 0
            }
        }
    }

    /// Gives every place its new number, `gone` for those that are no more: without asking for a
    /// hash.
    mutating func renumber(_ places: [UInt32]) {
        for entry in entries.indices where entries[entry] < Self.gone {
            entries[entry] = places[Int(entries[entry])]
        }
    }
}
