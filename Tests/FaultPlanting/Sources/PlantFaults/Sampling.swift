import Foundation

/// Finds all faults of a target, and chooses some of them.
enum Sampling {
    /// Chooses up to `count` random faults of a target. The same seed gives the same faults, and their ranges do not
    /// overlap.
    ///
    /// A hash of the fault's line and change decides. So a change of the sources does not change the choice among the
    /// other lines, and the results before and after it can be compared.
    static func faults(in target: Target, root: URL, count: Int, seed: UInt64) throws -> [Fault] {
        var taken: [String: [Range<Int>]] = [:]
        var chosen: [Fault] = []
        let all = try all(in: target, root: root).map {
            (rank: rank(of: $0, seed: seed), fault: $0)
        }
        for (_, fault) in all.sorted(by: { $0.rank < $1.rank }) {
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

    /// Returns a hash (FNV-1a) of the seed and the fault's line and change.
    private static func rank(of fault: Fault, seed: UInt64) -> UInt64 {
        "\(seed) \(fault.source) \(fault.change)".utf8.reduce(0xCBF2_9CE4_8422_2325) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01B3
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
