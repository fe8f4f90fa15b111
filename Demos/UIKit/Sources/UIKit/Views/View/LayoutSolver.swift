import Foundation

/// Solves the constraints of a tree of views by substitution.
///
/// Each view has six unknown numbers in the coordinates of the root. An equation with one unknown gives that number.
/// If no equation is left, one view gets a size of its own or an edge of its parent, and the solver continues. This is
/// enough for views that are pinned, centred, chained or stacked. It is no replacement for Auto Layout: inequalities
/// and priorities count only where nothing else says where a view is.
@MainActor final class LayoutSolver {
    /// One axis of a view. The origin and the length follow from any two of the four numbers.
    struct AxisSpan {
        var low: Double?
        var high: Double?
        var length: Double?
        var mid: Double?

        var isKnown: Bool { low != nil && length != nil }
        var hasPosition: Bool { low != nil || high != nil || mid != nil }

        /// Computes the missing numbers. Returns whether a number was added.
        mutating func complete() -> Bool {
            if isKnown, high != nil, mid != nil { return false }
            switch (low, high, length, mid) {
            case (let low?, _, let length?, _): high = low + length
            case (let low?, let high?, _, _): length = max(high - low, 0)
            case (let low?, _, _, let mid?): length = max((mid - low) * 2, 0)
            case (_, let high?, let length?, _): low = high - length
            case (_, let high?, _, let mid?): length = max((high - mid) * 2, 0)
            case (_, _, let length?, let mid?): low = mid - length / 2
            default: return false
            }
            if let low, let length {
                high = low + length
                mid = low + length / 2
            } else if let high, let length {
                low = high - length
                mid = high - length / 2
            }
            return true
        }
    }

    private var spans: [ObjectIdentifier: (x: AxisSpan, y: AxisSpan)] = [:]
    private var views: [UIView] = []
    private var constraints: [NSLayoutConstraint] = []
    private let root: UIView

    init(root: UIView) {
        self.root = root
        collect(root)
        constraints.sort { $0.priority.rawValue > $1.priority.rawValue }
        setKnown(root, CGRect(origin: .zero, size: root.frame.size))
    }

    private func collect(_ view: UIView) {
        views.append(view)
        spans[ObjectIdentifier(view)] = (AxisSpan(), AxisSpan())
        for guide in view.layoutGuides { spans[ObjectIdentifier(guide)] = (AxisSpan(), AxisSpan()) }
        constraints += view.ownConstraints
        if view !== root, view is UICollectionView { return }
        for subview in view.subviews { collect(subview) }
    }

    /// Sets the frames of all views in the tree.
    func solve() {
        repeat {
            while propagate() {}
        } while assume()
        for view in views where view !== root && !view.translatesAutoresizingMaskIntoConstraints {
            assign(view)
        }
    }

    private func assign(_ view: UIView) {
        guard let parent = view.superview, let own = rect(of: view), let outer = rect(of: parent)
        else { return }
        view.frame = CGRect(
            x: own.minX - outer.minX + parent.bounds.minX,
            y: own.minY - outer.minY + parent.bounds.minY, width: own.width, height: own.height)
    }

    private func rect(of item: AnyObject) -> CGRect? {
        guard let span = spans[ObjectIdentifier(item)], let x = span.x.low, let y = span.y.low,
            let width = span.x.length, let height = span.y.length
        else { return nil }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    private func setKnown(_ view: UIView, _ rect: CGRect) {
        set(view, rect)
        for subview in view.subviews where subview.translatesAutoresizingMaskIntoConstraints {
            guard spans[ObjectIdentifier(subview)] != nil else { continue }
            let frame = subview.frame.offsetBy(
                dx: rect.minX - view.bounds.minX, dy: rect.minY - view.bounds.minY)
            setKnown(subview, frame)
        }
    }

    private func set(_ item: AnyObject, _ rect: CGRect) {
        var span = (
            x: AxisSpan(low: rect.minX, length: rect.width),
            y: AxisSpan(low: rect.minY, length: rect.height)
        )
        _ = span.x.complete()
        _ = span.y.complete()
        spans[ObjectIdentifier(item)] = span
    }

    func span(of item: AnyObject) -> (x: AxisSpan, y: AxisSpan)? { spans[ObjectIdentifier(item)] }

    func setSpan(of item: AnyObject, _ span: (x: AxisSpan, y: AxisSpan)) {
        spans[ObjectIdentifier(item)] = span
    }

    // MARK: Equations

    /// Uses each equation once. Returns whether a number was found.
    private func propagate() -> Bool {
        var isChanged = false
        for constraint in constraints where constraint.relation == .equal {
            if apply(constraint) { isChanged = true }
        }
        for view in views where view !== root && !view.translatesAutoresizingMaskIntoConstraints {
            if complete(view) { isChanged = true }
        }
        for guide in views.flatMap(\.layoutGuides) where complete(guide) { isChanged = true }
        return isChanged
    }

    private func complete(_ item: AnyObject) -> Bool {
        guard var span = spans[ObjectIdentifier(item)] else { return false }
        let wasKnown = span.x.isKnown && span.y.isKnown
        let (x, y) = (span.x.complete(), span.y.complete())
        guard x || y else { return false }
        spans[ObjectIdentifier(item)] = span
        if !wasKnown, let view = item as? UIView, let rect = rect(of: view) {
            for subview in view.subviews where subview.translatesAutoresizingMaskIntoConstraints {
                guard spans[ObjectIdentifier(subview)] != nil else { continue }
                place(subview, in: view, rect)
            }
        }
        return true
    }

    /// Gives a view without constraints its frame in a parent whose rectangle became known.
    private func place(_ view: UIView, in parent: UIView, _ rect: CGRect) {
        view.autoresize(from: parent.frame.size, to: rect.size)
        setKnown(
            view,
            view.frame.offsetBy(
                dx: rect.minX - parent.bounds.minX, dy: rect.minY - parent.bounds.minY))
    }

    private func apply(_ constraint: NSLayoutConstraint) -> Bool {
        guard let first = constraint.firstItem else { return false }
        let (multiplier, constant) = (constraint.multiplier, constraint.constant)
        guard let second = constraint.secondItem, constraint.secondAttribute != .notAnAttribute
        else {
            return store(constant, in: first, constraint.firstAttribute)
        }
        if let value = value(of: second, constraint.secondAttribute) {
            return store(value * multiplier + constant, in: first, constraint.firstAttribute)
        }
        if multiplier != 0, let value = value(of: first, constraint.firstAttribute) {
            return store((value - constant) / multiplier, in: second, constraint.secondAttribute)
        }
        return false
    }

    // MARK: Assumptions

    /// Adds the most plausible number for the first view with a known parent that has an unknown one.
    private func assume() -> Bool {
        let open = views.filter { view in
            guard view !== root, !view.translatesAutoresizingMaskIntoConstraints,
                let parent = view.superview, rect(of: parent) != nil
            else { return false }
            return rect(of: view) == nil
        }
        for view in open where assumeOwnSize(of: view) { return true }
        for constraint in constraints where constraint.relation != .equal {
            if let view = constraint.firstItem, open.contains(where: { $0 === view }),
                apply(constraint)
            {
                return true
            }
        }
        for view in open where assumeEdge(of: view) { return true }
        return false
    }

    private func assumeOwnSize(of view: UIView) -> Bool {
        let size = view.intrinsicContentSize
        guard let span = spans[ObjectIdentifier(view)] else { return false }
        if span.x.length == nil, size.width >= 0, span.x.hasPosition {
            return store(size.width, in: view, .width)
        }
        if span.y.length == nil, size.height >= 0, span.y.hasPosition {
            return store(size.height, in: view, .height)
        }
        return false
    }

    private func assumeEdge(of view: UIView) -> Bool {
        guard let span = spans[ObjectIdentifier(view)], let parent = view.superview,
            let outer = spans[ObjectIdentifier(parent)]
        else { return false }
        if !span.x.isKnown, let low = outer.x.low, let high = outer.x.high {
            return span.x.low == nil
                ? store(low, in: view, .left) : store(high, in: view, .right)
        }
        if !span.y.isKnown, let low = outer.y.low, let high = outer.y.high {
            return span.y.low == nil
                ? store(low, in: view, .top) : store(high, in: view, .bottom)
        }
        return false
    }
}
