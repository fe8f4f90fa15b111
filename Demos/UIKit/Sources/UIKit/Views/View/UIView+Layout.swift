import Foundation

extension UIView {
    /// Sets the frames of all views inside by constraints and autoresizing masks, and calls `layoutSubviews()`.
    public func _layoutTree() {
        LayoutSolver(root: self).solve()
        callLayoutSubviews()
        // Code in `layoutSubviews()` can set frames that other constraints refer to.
        LayoutSolver(root: self).solve()
    }

    /// Sets the safe area of a root view, which its subviews inherit.
    public func _setSafeAreaInsets(_ insets: UIEdgeInsets) {
        guard insets != safeAreaInsets else { return }
        ownSafeAreaInsets = insets
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
    }

    private func callLayoutSubviews() {
        needsLayout = false
        if let controller { controller.viewWillLayoutSubviews() }
        layoutSubviews()
        arrangeSubviews()
        if let controller { controller.viewDidLayoutSubviews() }
        if self is UICollectionView { return }
        for subview in subviews { subview.callLayoutSubviews() }
    }

    /// Changes the frame after the parent's size changed, by the autoresizing mask.
    func autoresize(from old: CGSize, to new: CGSize) {
        guard translatesAutoresizingMaskIntoConstraints, superview?.autoresizesSubviews != false,
            !autoresizingMask.isEmpty, old != new
        else { return }
        let mask = autoresizingMask
        let x = Self.stretch(
            low: frame.minX, length: frame.width, by: new.width - old.width,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)
            ))
        let y = Self.stretch(
            low: frame.minY, length: frame.height, by: new.height - old.height,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin)
            ))
        frame = CGRect(x: x.low, y: y.low, width: x.length, height: y.length)
    }

    /// Divides a change of the parent's length among the flexible parts.
    private static func stretch(
        low: Double, length: Double, by change: Double, flexible: (Bool, Bool, Bool)
    ) -> (low: Double, length: Double) {
        let parts = [flexible.0, flexible.1, flexible.2].count { $0 }
        guard parts > 0 else { return (low, length) }
        let share = change / Double(parts)
        return (low + (flexible.0 ? share : 0), max(length + (flexible.1 ? share : 0), 0))
    }

    /// The part of the parent's safe area that this view touches.
    var inheritedSafeAreaInsets: UIEdgeInsets {
        guard let superview else { return .zero }
        let outer = superview.safeAreaInsets
        guard outer != .zero else { return .zero }
        let size = superview.bounds.size
        return UIEdgeInsets(
            top: max(outer.top - frame.minY, 0), left: max(outer.left - frame.minX, 0),
            bottom: max(frame.maxY - size.height + outer.bottom, 0),
            right: max(frame.maxX - size.width + outer.right, 0))
    }
}
