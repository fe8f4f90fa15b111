import Reflow

/// The dependency of a demo on the scale.
enum DemoScaling<D: Demo>: Sendable {
    typealias Measurement = CollectionView<D.SectionID, D.ItemID>.Measurement

    /// Returns the closure that measures elements at a scale.
    case measurement(@Sendable (D, CellScale) -> Measurement)
    /// Sets the scale in a layout that depends on it. Afterwards, `DemoPart` passes the changed layout to the view.
    case layout(@Sendable (inout D, CellScale) -> Void)
}
