extension SectionSnapshot {
    /// Expands the items that are expanded in another tree, for one that was built anew from changed data. O(items).
    ///
    /// What is lazy stays so until its children are asked for.
    public mutating func expandItems(expandedIn other: SectionSnapshot) {
        for place in nodes.indices {
            guard let id = nodes[place]?.id, other.isExpanded(id) else { continue }
            nodes[place]?.isExpanded = true
        }
    }
}
