extension SectionSnapshot {
    /// Expands the items that are expanded in another tree, for one that was built anew from changed data. O(items).
    ///
    /// What is lazy stays so until its children are asked for.
    public mutating func expandItems(expandedIn other: SectionSnapshot) {
        for id in nodes.keys where other.isExpanded(id) { nodes[id]?.isExpanded = true }
    }
}
