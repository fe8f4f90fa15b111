import Reflow

/// The functions of a demo that depends on the reader's moves.
struct DemoObserving<D: Demo>: Sendable {
    /// Called after the reader has scrolled or has changed the selection.
    var didMove: @Sendable (inout D) -> Void
    /// Called after the size or the scale of the view has changed.
    var didPlace: @Sendable (inout D) -> Void
    /// Called before the view gets a new size, so that the demo can change its layout or its data with the size.
    var willPlace: @Sendable (inout D, LayoutEnvironment) -> Void = { _, _ in }
}
