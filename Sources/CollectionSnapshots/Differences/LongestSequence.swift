/// A search for the longest increasing subsequence of distinct positions. Its elements keep their order, so that the
/// smallest number of elements moves.
@usableFromInline
enum LongestSequence {
    /// Returns for each element whether it belongs to the longest subsequence. With weights, uses the subsequence with
    /// the greatest total weight. O(n · log n).
    static func members(of places: [Int], weights: [Int]?) -> [Bool] {
        if let weights { return heaviest(places, weights) }
        var chosen = [Bool](repeating: false, count: places.count)
        /// For each length, the last element of the best subsequence of that length. The position of this element is in
        /// `tops`.
        var ends: [Int32] = []
        var tops: [Int] = []
        var previous = [Int32](repeating: -1, count: places.count)
        for (element, place) in places.enumerated() {
            let low = tops.partitioningIndex { $0 >= place }
            if low > 0 { previous[element] = ends[low - 1] }
            if low == ends.count {
                ends.append(Int32(element))
                tops.append(place)
            } else {
                ends[low] = Int32(element)
                tops[low] = place
            }
        }
        var element = ends.last ?? -1
        while element >= 0 {
            chosen[Int(element)] = true
            element = previous[Int(element)]
        }
        return chosen
    }

    /// Returns the members of the subsequence with the greatest total weight. Uses a Fenwick tree of maxima over the
    /// sorted positions.
    private static func heaviest(_ places: [Int], _ weights: [Int]) -> [Bool] {
        let order = places.indices.sorted { places[$0] < places[$1] }
        var rank = [Int](repeating: 0, count: places.count)
        for (position, element) in order.enumerated() { rank[element] = position + 1 }
        // The Fenwick tree. Each node contains the weight of the heaviest subsequence so far, and the last element of
        // this subsequence.
        var tree = [(weight: Int, element: Int)](repeating: (0, -1), count: places.count + 1)
        var previous = [Int](repeating: -1, count: places.count)
        var best = (weight: 0, element: -1)
        for element in places.indices {
            var below = (weight: 0, element: -1)
            var node = rank[element] - 1
            while node > 0 {
                if tree[node].weight > below.weight { below = tree[node] }
                node &= node - 1
            }
            previous[element] = below.element
            let own = (weight: below.weight + weights[element], element: element)
            if own.weight > best.weight { best = own }
            node = rank[element]
            while node <= places.count {
                if own.weight > tree[node].weight { tree[node] = own }
                node += node & -node
            }
        }
        var chosen = [Bool](repeating: false, count: places.count)
        var element = best.element
        while element >= 0 {
            chosen[element] = true
            element = previous[element]
        }
        return chosen
    }
}
