import CollectionLayouts

extension [LayoutAttributes] {
    /// Puts the farthest first and the nearest last; equal ones stay in order.
    ///
    /// Backgrounds, items and what is pinned are the usual levels: a pass for each is less than a
    /// sort.
    @usableFromInline
    mutating func sortByZIndex() {
        guard !isSortedByZIndex else { return }
        let count = count
        withUnsafeTemporaryAllocation(of: LayoutAttributes.self, capacity: count) { sorted in
            withUnsafeMutableBufferPointer { elements in
                var filled = 0
                var level: Int? = elements.lazy.map(\.zIndex).min()
                while let current = level {
                    level = nil
                    for element in elements {
                        if element.zIndex == current {
                            sorted.initializeElement(at: filled, to: element)
                            filled += 1
                        } else if element.zIndex > current {
                            level = Swift.min(level ?? .max, element.zIndex)
                        }
                    }
                }
                for index in 0..<filled { elements[index] = sorted[index] }
            }
        }
    }

    private var isSortedByZIndex: Bool {
        indices.dropFirst().allSatisfy { self[$0 - 1].zIndex <= self[$0].zIndex }
    }
}
