import Foundation

@preconcurrency @MainActor open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    public static let spacingUseSystem = CGFloat.greatestFiniteMagnitude / 2

    open private(set) var arrangedSubviews: [UIView] = []
    open var axis = NSLayoutConstraint.Axis.horizontal
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    open var spacing: CGFloat = 0
    open var isBaselineRelativeArrangement = false
    open var isLayoutMarginsRelativeArrangement = false
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    open func insertArrangedSubview(_ view: UIView, at index: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
        // The stack sets the frame itself.
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = []
        if view.superview !== self { addSubview(view) }
    }

    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
    }

    open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
        customSpacings[ObjectIdentifier(view)] = spacing
    }

    open func customSpacing(after view: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(view)] ?? spacing
    }

    override var contentSubviews: [UIView] {
        subviews.filter { view in !arrangedSubviews.contains { $0 === view } } + arrangedSubviews
    }

    private var shownViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    private func length(of size: CGSize) -> CGFloat {
        axis == .horizontal ? size.width : size.height
    }

    /// The size of a view by its own constraints, or its intrinsic one. Negative lengths are unknown.
    private func wantedSize(of view: UIView) -> CGSize {
        var size = view.intrinsicContentSize
        for constraint in view.ownConstraints
        where constraint.firstItem === view && constraint.secondItem == nil {
            if constraint.firstAttribute == .width { size.width = constraint.constant }
            if constraint.firstAttribute == .height { size.height = constraint.constant }
        }
        for constraint in view.ownConstraints
        where constraint.firstItem === view && constraint.secondItem === view {
            let ratio = constraint.multiplier
            if constraint.firstAttribute == .width, size.height >= 0 {
                size.width = size.height * ratio + constraint.constant
            } else if constraint.firstAttribute == .height, size.width >= 0 {
                size.height = size.width * ratio + constraint.constant
            }
        }
        return size
    }

    private var totalSpacing: CGFloat {
        shownViews.dropLast().reduce(0) { $0 + customSpacing(after: $1) }
    }

    open override var intrinsicContentSize: CGSize {
        let sizes = shownViews.map(wantedSize)
        guard !sizes.isEmpty else { return super.intrinsicContentSize }
        let along = sizes.map { length(of: $0) }
        let across = sizes.map { axis == .horizontal ? $0.height : $0.width }
        let total = along.contains { $0 < 0 } ? -1 : along.reduce(0, +) + totalSpacing
        let most = across.max() ?? -1
        let size =
            axis == .horizontal
            ? CGSize(width: total, height: most) : CGSize(width: most, height: total)
        guard isLayoutMarginsRelativeArrangement else { return size }
        return CGSize(
            width: size.width < 0 ? -1 : size.width + layoutMargins.left + layoutMargins.right,
            height: size.height < 0 ? -1 : size.height + layoutMargins.top + layoutMargins.bottom)
    }

    override func arrangeSubviews() {
        let area = isLayoutMarginsRelativeArrangement ? bounds.inset(by: layoutMargins) : bounds
        let views = shownViews
        guard !views.isEmpty, area.width > 0, area.height > 0 else { return }
        let lengths = self.lengths(of: views, in: length(of: area.size))
        var gap = 0.0
        if distribution == .equalSpacing || distribution == .equalCentering, views.count > 1 {
            let free = length(of: area.size) - lengths.reduce(0, +)
            gap = max(free, 0) / Double(views.count - 1)
        }
        var position = axis == .horizontal ? area.minX : area.minY
        for (view, length) in zip(views, lengths) {
            view.frame = frame(of: view, at: position, length: length, in: area)
            position += length + max(customSpacing(after: view), gap)
        }
    }

    private func frame(
        of view: UIView, at position: Double, length: Double, in area: CGRect
    ) -> CGRect {
        let wanted = wantedSize(of: view)
        let full = axis == .horizontal ? area.height : area.width
        let own = axis == .horizontal ? wanted.height : wanted.width
        let across = alignment == .fill || own < 0 ? full : min(own, full)
        let offset =
            switch alignment {
            case .fill, .leading, .firstBaseline: 0.0
            case .center: (full - across) / 2
            case .trailing, .lastBaseline: full - across
            }
        return axis == .horizontal
            ? CGRect(x: position, y: area.minY + offset, width: length, height: across)
            : CGRect(x: area.minX + offset, y: position, width: across, height: length)
    }

    /// Divides the length of the stack among its views.
    private func lengths(of views: [UIView], in total: CGFloat) -> [CGFloat] {
        let available = max(total - totalSpacing, 0)
        if distribution == .fillEqually {
            return views.map { _ in available / CGFloat(views.count) }
        }
        var lengths = views.map { length(of: wantedSize(of: $0)) }
        let known = lengths.filter { $0 >= 0 }.reduce(0, +)
        let unknown = lengths.count { $0 < 0 }
        if unknown > 0 {
            let share = max(available - known, 0) / CGFloat(unknown)
            return lengths.map { $0 < 0 ? share : $0 }
        }
        guard distribution == .fill || distribution == .fillProportionally else { return lengths }
        // The view that resists stretching least takes the rest. The last one counts among equals.
        let weakest = views.indices.min {
            let (a, b) = (views[$0], views[$1])
            let (first, second) = (
                a.contentHuggingPriority(for: axis), b.contentHuggingPriority(for: axis)
            )
            return first == second ? $0 > $1 : first.rawValue < second.rawValue
        }
        if let weakest { lengths[weakest] = max(lengths[weakest] + available - known, 0) }
        return lengths
    }
}
