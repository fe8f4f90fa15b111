extension SectionSnapshot {
    /// Expands the items that are expanded in another tree. Use it for a tree that was built again from changed data.
    /// O(items).
    ///
    /// Lazy items stay lazy until their children are asked for.
    public mutating func expandItems(expandedIn other: SectionSnapshot) {
        for id in nodes.keys where other.isExpanded(id) { nodes[id]?.isExpanded = true }
    }
}
