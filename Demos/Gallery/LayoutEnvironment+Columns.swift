import Reflow

extension LayoutEnvironment {
    /// Whether there are to be two columns: in landscape, where they can be that wide on average. In points.
    func hasRoomForColumns(atLeast width: Double) -> Bool {
        isLandscape && size.width >= 2 * width
    }
}
