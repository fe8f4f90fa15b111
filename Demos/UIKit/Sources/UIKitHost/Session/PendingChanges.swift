import UIKit

/// The changes that code of the user has requested, until the view can change.
struct PendingChanges {
    /// A request to scroll.
    enum Scroll {
        case offset(CGPoint, animated: Bool)
        case item(IndexPath, UICollectionView.ScrollPosition, animated: Bool)
    }

    /// Whether the layout must be read again.
    var update = false
    /// Whether the data must be read again. The layout has frames for the old data.
    var data = false
    /// Whether new frames are animated.
    var isAnimated = false
    /// Whether only the drawing has changed.
    var display = false
    var scrolls: [Scroll] = []
    /// The sections to scroll sideways, with their new offsets.
    var sideways: [(section: Int, offset: Double, isAnimated: Bool)] = []

    var isEmpty: Bool { !update && !data && !display && scrolls.isEmpty && sideways.isEmpty }
}
