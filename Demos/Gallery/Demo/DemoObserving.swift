/// The functions of a demo that depends on the reader's moves.
struct DemoObserving<D: Demo>: Sendable {
    /// Called after the reader has scrolled or has changed the selection.
    var didMove: @Sendable (inout D) -> Void
    /// Called after the size or the scale of the view has changed.
    var didPlace: @Sendable (inout D) -> Void
}
