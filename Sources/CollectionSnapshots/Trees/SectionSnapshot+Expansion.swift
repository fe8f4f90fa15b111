extension SectionSnapshot {
    /// Expands the items that are expanded in another tree. Use this method for a tree that is built again from changed
    /// data. O(items).
    ///
    /// Lazy items stay lazy until their children are requested.
    public mutating func expandItems(expandedIn other: SectionSnapshot) {
        for id in nodes.keys where other.isExpanded(id) { nodes[id]?.isExpanded = true }
    }
}
