extension EdgeInsets {
    /// The larger of two on each edge.
    mutating func widen(_ other: EdgeInsets) {
        top = max(top, other.top)
        left = max(left, other.left)
        bottom = max(bottom, other.bottom)
        right = max(right, other.right)
    }
}
