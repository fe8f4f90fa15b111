import Foundation

extension LayoutSolver {
    /// Returns a number of a view or guide in the root's coordinates, or `nil` if it is unknown.
    func value(of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> Double? {
        let inset = margin(of: item, attribute)
        if let guide = item as? UILayoutGuide, guide.kind != .own {
            return guide.owningView.flatMap { value(of: guide, in: $0, attribute) }
        }
        guard let span = span(of: item) else { return nil }
        return Self.value(of: attribute, x: span.x, y: span.y).map { $0 + inset }
    }

    /// Stores a number of a view or guide. Returns `false` if the number was known or cannot be stored.
    func store(
        _ value: Double, in item: AnyObject, _ attribute: NSLayoutConstraint.Attribute
    ) -> Bool {
        guard self.value(of: item, attribute) == nil else { return false }
        if let guide = item as? UILayoutGuide, guide.kind != .own {
            guard let owner = guide.owningView else { return false }
            // An unknown view is as wide as its guide and the insets.
            let insets = self.insets(of: guide, in: owner)
            return storeInOwner(value, owner, insets, attribute)
        }
        guard var span = span(of: item) else { return false }
        let value = value - margin(of: item, attribute)
        switch attribute {
        case .left, .leading, .leftMargin, .leadingMargin: span.x.low = value
        case .right, .trailing, .rightMargin, .trailingMargin: span.x.high = value
        case .width: span.x.length = max(value, 0)
        case .centerX, .centerXWithinMargins: span.x.mid = value
        case .top, .topMargin, .firstBaseline: span.y.low = value
        case .bottom, .bottomMargin, .lastBaseline: span.y.high = value
        case .height: span.y.length = max(value, 0)
        case .centerY, .centerYWithinMargins: span.y.mid = value
        case .notAnAttribute: return false
        }
        setSpan(of: item, span)
        return true
    }

    private func storeInOwner(
        _ value: Double, _ owner: UIView, _ insets: UIEdgeInsets,
        _ attribute: NSLayoutConstraint.Attribute
    ) -> Bool {
        switch attribute {
        case .left, .leading: store(value - insets.left, in: owner, .left)
        case .right, .trailing: store(value + insets.right, in: owner, .right)
        case .top: store(value - insets.top, in: owner, .top)
        case .bottom: store(value + insets.bottom, in: owner, .bottom)
        case .width: store(value + insets.left + insets.right, in: owner, .width)
        case .height: store(value + insets.top + insets.bottom, in: owner, .height)
        default: false
        }
    }

    private static func value(
        of attribute: NSLayoutConstraint.Attribute, x: AxisSpan, y: AxisSpan
    ) -> Double? {
        switch attribute {
        case .left, .leading, .leftMargin, .leadingMargin: x.low
        case .right, .trailing, .rightMargin, .trailingMargin: x.high
        case .width: x.length
        case .centerX, .centerXWithinMargins: x.mid
        case .top, .topMargin, .firstBaseline: y.low
        case .bottom, .bottomMargin, .lastBaseline: y.high
        case .height: y.length
        case .centerY, .centerYWithinMargins: y.mid
        case .notAnAttribute: nil
        }
    }

    /// The distance from an edge to its margin.
    private func margin(
        of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute
    ) -> Double {
        guard let margins = (item as? UIView)?.layoutMargins else { return 0 }
        switch attribute {
        case .leftMargin, .leadingMargin: return margins.left
        case .rightMargin, .trailingMargin: return -margins.right
        case .topMargin: return margins.top
        case .bottomMargin: return -margins.bottom
        default: return 0
        }
    }

    private func insets(of guide: UILayoutGuide, in owner: UIView) -> UIEdgeInsets {
        switch guide.kind {
        case .safeArea: owner.safeAreaInsets
        case .margins: owner.layoutMargins
        case .own, .keyboard, .content, .frame: .zero
        }
    }

    private func value(
        of guide: UILayoutGuide, in owner: UIView, _ attribute: NSLayoutConstraint.Attribute
    ) -> Double? {
        guard var span = span(of: owner) else { return nil }
        let insets = insets(of: guide, in: owner)
        if guide.kind == .keyboard {
            span.y = AxisSpan(low: span.y.high, length: 0)
        } else {
            span.x = Self.inset(span.x, insets.left, insets.right)
            span.y = Self.inset(span.y, insets.top, insets.bottom)
        }
        return Self.value(of: attribute, x: span.x, y: span.y)
    }

    private static func inset(_ span: AxisSpan, _ low: Double, _ high: Double) -> AxisSpan {
        var result = AxisSpan(
            low: span.low.map { $0 + low }, high: span.high.map { $0 - high },
            length: span.length.map { max($0 - low - high, 0) })
        _ = result.complete()
        return result
    }
}
