import Reflow

extension ScrollPosition {
    /// Returns the distance to scroll to reach a fraction of the maximum offset, 0…1.
    public func distance(to fraction: Double) -> Double { fraction * maximumOffset - offset }
}
