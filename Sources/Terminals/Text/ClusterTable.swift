import Synchronization

/// A grapheme cluster: a base and up to four marks. They are stored without an array, so that a look-up allocates no
/// memory.
struct Cluster: Hashable, Sendable {
    let base: Unicode.Scalar
    private(set) var count = 1
    private var marks = SIMD4<UInt32>()

    init(_ base: Unicode.Scalar) { self.base = base }

    mutating func append(_ mark: Unicode.Scalar) {
        guard count <= Glyph.maximumMarks else { return }
        marks[count - 1] = mark.value
        count += 1
    }

    var scalars: [Unicode.Scalar] {
        [base] + (0..<count - 1).compactMap { Unicode.Scalar(marks[$0]) }
    }
}

/// The table of all clusters drawn so far. A glyph holds an index into the table.
///
/// The table never removes a cluster, so that an index stays valid. Its size is limited, so that no input can use up
/// the memory.
final class ClusterTable: Sendable {
    static let shared = ClusterTable(capacity: 65_536)

    private struct Contents {
        var clusters: [Cluster] = []
        var indices: [Cluster: UInt32] = [:]
    }

    private let capacity: Int
    private let contents = Mutex(Contents())

    init(capacity: Int) { self.capacity = capacity }

    /// Returns the cluster's index, and adds a new cluster to the table; nil when the table is full.
    func index(of cluster: Cluster) -> UInt32? {
        contents.withLock { contents in
            if let index = contents.indices[cluster] { return index }
            guard contents.clusters.count < capacity else { return nil }
            let index = UInt32(contents.clusters.count)
            contents.clusters.append(cluster)
            contents.indices[cluster] = index
            return index
        }
    }

    func cluster(at index: UInt32) -> Cluster {
        contents.withLock { $0.clusters[Int(index)] }
    }
}
