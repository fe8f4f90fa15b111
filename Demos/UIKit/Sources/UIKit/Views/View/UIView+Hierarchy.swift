import Foundation

extension UIView {
    public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

    public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        view.removeFromSuperview()
        insert(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
    }

    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        view.removeFromSuperview()
        insert(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
    }

    private func insert(_ view: UIView, at index: Int) {
        guard view !== self else { return }
        view.willMove(toSuperview: self)
        view.detach()
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
        view.didMoveToSuperview()
        didAddSubview(view)
        setNeedsLayout()
    }

    private func detach() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    public func removeFromSuperview() {
        guard let parent = superview else { return }
        willMove(toSuperview: nil)
        parent.willRemoveSubview(self)
        detach()
        didMoveToSuperview()
    }

    public func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }
    public func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }

    private func move(_ view: UIView, toFront isFront: Bool) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.remove(at: index)
        subviews.insert(view, at: isFront ? subviews.count : 0)
    }

    public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
        subviews.swapAt(first, second)
    }

    public func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    // MARK: Interaction

    public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
        recognizer.view = self
    }

    public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === recognizer }
    }

    public func addInteraction(_ interaction: any UIInteraction) {
        interactions.append(interaction)
    }

    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guide.owningView = self
        layoutGuides.append(guide)
    }

    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        layoutGuides.removeAll { $0 === guide }
    }

    @discardableResult public func endEditing(_ force: Bool) -> Bool { true }

    // MARK: Coordinates

    /// The origin of the bounds in the coordinates of the root view.
    private var originInRoot: CGPoint {
        guard let superview else { return CGPoint(x: -bounds.minX, y: -bounds.minY) }
        let parent = superview.originInRoot
        return CGPoint(
            x: parent.x + frame.minX - bounds.minX, y: parent.y + frame.minY - bounds.minY)
    }

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let own = originInRoot
        let other = view?.originInRoot ?? .zero
        return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let own = originInRoot
        let other = view?.originInRoot ?? .zero
        return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    // MARK: Updates

    public func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
    public func setNeedsUpdateConstraints() {}
    public func updateConstraintsIfNeeded() {}
    public func sizeToFit() { frame.size = sizeThatFits(frame.size) }

    public func snapshotView(afterScreenUpdates: Bool) -> UIView? { UIView(frame: frame) }

    @discardableResult public func registerForTraitChanges<Source: AnyObject>(
        _ traits: [any UITrait.Type],
        handler: @escaping (Source, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

    @discardableResult public func registerForTraitChanges(
        _ traits: [any UITrait.Type], action: Selector
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

    // MARK: For the host

    /// All collection views inside, the largest first.
    public var _collectionViews: [UICollectionView] {
        unsortedCollectionViews.sorted {
            $0.frame.width * $0.frame.height > $1.frame.width * $1.frame.height
        }
    }

    private var unsortedCollectionViews: [UICollectionView] {
        if let view = self as? UICollectionView { return view.isHidden ? [] : [view] }
        return isHidden ? [] : subviews.flatMap(\.unsortedCollectionViews)
    }
}
