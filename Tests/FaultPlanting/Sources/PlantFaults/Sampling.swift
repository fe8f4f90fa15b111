import Foundation

/// Finds all faults of a target, and chooses some of them.
enum Sampling {
    /// Chooses up to `count` random faults of a target. The same seed gives the same faults, and their ranges do not
    /// overlap.
    ///
    /// It leaves out the equivalent faults.
    static func faults(
        in target: Target, root: URL, count: Int, seed: UInt64, without equivalent: EquivalentFaults
    ) throws -> [Fault] {
        var random = SplitMix(state: target.name.utf8.reduce(seed) { $0 &* 31 &+ UInt64($1) })
        var taken: [String: [Range<Int>]] = [:]
        var chosen: [Fault] = []
        for fault in try all(in: target, root: root).shuffled(using: &random)
        where !equivalent.contains(fault) {
            guard chosen.count < count else { break }
            // At most one fault for each line, because a second fault on the line would test the same tests.
            let isFree = taken[fault.file, default: []].allSatisfy {
                !$0.overlaps(fault.range)
            }
            guard isFree,
                !chosen.contains(where: { $0.file == fault.file && $0.line == fault.line })
            else { continue }
            taken[fault.file, default: []].append(fault.range)
            chosen.append(fault)
        }
        return chosen
    }

    /// Returns all faults that can be planted in a target.
    static func all(in target: Target, root: URL) throws -> [Fault] {
        let folder = root.appending(path: target.folder)
        let files =
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
            .compactMap { ($0 as? URL)?.path() } ?? []
        return try files.sorted().flatMap { path -> [Fault] in
            let file = target.folder + path.dropFirst(folder.path().count)
            let source = { try String(contentsOfFile: path, encoding: .utf8) }
            if path.hasSuffix(".swift") {
                return numbered(SwiftFaults(file: file, source: try source()).faults)
            }
            return path.hasSuffix(".c")
                ? numbered(CFaults.faults(file: file, source: try source())) : []
        }
    }

    /// Numbers the faults that have the same name, from the second one. A change may apply to several positions of a
    /// line, or to lines with the same text.
    private static func numbered(_ faults: [Fault]) -> [Fault] {
        var places: [String: Int] = [:]
        return faults.map { fault in
            let place = places[fault.name, default: 0] + 1
            places[fault.name] = place
            var fault = fault
            if place > 1 { fault.change += ", place \(place)" }
            return fault
        }
    }
}

/// A random number generator. The same seed gives the same numbers on every platform.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
