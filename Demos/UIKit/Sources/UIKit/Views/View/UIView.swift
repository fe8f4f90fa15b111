import Foundation

@preconcurrency @MainActor open class UIView: UIResponder, UITraitEnvironment {
    // MARK: Geometry

    private var storedFrame = CGRect.zero
    private var boundsOrigin = CGPoint.zero

    open var frame: CGRect {
        get { storedFrame }
        set {
            let old = storedFrame.size
            storedFrame = newValue
            guard newValue.size != old else { return }
            for subview in subviews { subview.autoresize(from: old, to: newValue.size) }
        }
    }

    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
        set {
            boundsOrigin = newValue.origin
            frame = CGRect(origin: storedFrame.origin, size: newValue.size)
        }
    }

    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            frame.origin = CGPoint(
                x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
        }
    }

    open var transform = CGAffineTransform.identity
    open var transform3D = CATransform3D.identity

    // MARK: Hierarchy

    open internal(set) var subviews: [UIView] = []
    open internal(set) weak var superview: UIView?

    /// The controller whose view this is.
    weak var controller: UIViewController?

    open var window: UIWindow? { (self as? UIWindow) ?? superview?.window }

    // MARK: Appearance

    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = .systemBlue
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isOpaque = true
    open var clipsToBounds = false
    open var contentMode = ContentMode.scaleToFill
    open var mask: UIView?
    open var tag = 0
    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var contentScaleFactor: CGFloat = 1
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open private(set) lazy var layer = makeLayer()
    open class var layerClass: AnyClass { CALayer.self }
    open var restorationIdentifier: String?
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified

    // MARK: Layout

    open var autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 8, leading: 8, bottom: 8, trailing: 8)
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(owner: self, kind: .safeArea)
    open private(set) lazy var layoutMarginsGuide = UILayoutGuide(owner: self, kind: .margins)
    open private(set) lazy var readableContentGuide = UILayoutGuide(owner: self, kind: .margins)
    open private(set) lazy var keyboardLayoutGuide = UILayoutGuide(owner: self, kind: .keyboard)
    open internal(set) var layoutGuides: [UILayoutGuide] = []

    /// The insets that the host sets for the root view.
    var ownSafeAreaInsets: UIEdgeInsets?

    open var safeAreaInsets: UIEdgeInsets { ownSafeAreaInsets ?? inheritedSafeAreaInsets }

    /// The active constraints whose first item is this view or one of its guides.
    var ownConstraints: [NSLayoutConstraint] = []
    var needsLayout = true
    var priorities: [PriorityKey: UILayoutPriority] = [:]

    open var layoutMargins: UIEdgeInsets {
        get {
            let margins = directionalLayoutMargins
            return UIEdgeInsets(
                top: margins.top, left: margins.leading, bottom: margins.bottom,
                right: margins.trailing)
        }
        set {
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: newValue.top, leading: newValue.left, bottom: newValue.bottom,
                trailing: newValue.right)
        }
    }

    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    public static let noIntrinsicMetric: CGFloat = -1
    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    // MARK: Accessibility and interaction

    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var accessibilityElements: [Any]?
    open var accessibilityElementsHidden = false
    open var accessibilityCustomActions: [Any]?
    open var gestureRecognizers: [UIGestureRecognizer]?
    open var showsLargeContentViewer = false
    open var largeContentTitle: String?
    open var interactions: [any UIInteraction] = []

    // MARK: Traits

    open var traitCollection: UITraitCollection {
        superview?.traitCollection ?? UITraitCollection.current
    }

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    // MARK: Initializers

    public init(frame: CGRect) {
        super.init()
        storedFrame = frame
    }

    public convenience override init() { self.init(frame: .zero) }

    /// Makes a view for code with `fatalError` in its own version, which is never called.
    public required init?(coder: NSCoder) { super.init() }

    /// Makes a view of the class that this is called on: `_make` calls it with a subclass.
    public convenience init(_ofClass: Void) { self.init(frame: .zero) }

    // MARK: Methods to override

    open func layoutSubviews() {}
    open func layoutIfNeeded() { if needsLayout { _layoutTree() } }
    open func setNeedsLayout() { needsLayout = true }
    open func setNeedsDisplay() {}
    open func invalidateIntrinsicContentSize() { setNeedsLayout() }
    open func draw(_ rect: CGRect) {}
    open func updateConstraints() {}
    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func safeAreaInsetsDidChange() {}
    open func layoutMarginsDidChange() {}
    open func tintColorDidChange() {}
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(
            width: own.width >= 0 ? own.width : frame.width,
            height: own.height >= 0 ? own.height : frame.height)
    }

    open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { sizeThatFits(size) }

    open func systemLayoutSizeFitting(
        _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        let fitting = sizeThatFits(size)
        return CGSize(
            width: horizontal == .required ? size.width : fitting.width,
            height: vertical == .required ? size.height : fitting.height)
    }

    /// The texts that the view itself draws.
    var ownLines: [_ViewContent.Line] { [] }

    /// The names of the images that the view itself draws.
    var ownImages: [String] { [] }

    /// Whether the view's own texts come after those of its subviews.
    var drawsOwnContentLast: Bool { false }

    var shownBackgroundColor: UIColor? { backgroundColor }
    var shownCornerRadius: CGFloat { layer.cornerRadius }
    var shownBorder: (color: CGColor, width: CGFloat)? {
        guard layer.borderWidth > 0, let color = layer.borderColor else { return nil }
        return (color, layer.borderWidth)
    }

    /// The views that are drawn inside, in the order of reading if no frames are known.
    var contentSubviews: [UIView] { subviews }

    /// Sets the frames of subviews that the view arranges itself.
    func arrangeSubviews() {}

    private func makeLayer() -> CALayer {
        switch type(of: self).layerClass {
        case is CAGradientLayer.Type: CAGradientLayer()
        case is CAShapeLayer.Type: CAShapeLayer()
        default: CALayer()
        }
    }
}

extension UIView {
    // This declaration has the symbol of `init(_ofClass:)`, which calls the `init(frame:)` of a class. The compiler
    // would accept a direct call only if that initializer were `required`. But then each class of the user with its
    // own initializers would have to implement it.
    @_silgen_name("$s5UIKit6UIViewC8_ofClassACyt_tcfC")
    private final class func makeInstance() -> UIView

    /// Makes a view of a class, as UIKit does for registered cells.
    public static func _make<View: UIView>(_ type: View.Type, frame: CGRect = .zero) -> View? {
        let view = type.makeInstance() as? View
        if !frame.isEmpty { view?.frame = frame }
        return view
    }

    public class func appearance() -> Self { unsafeDowncast(makeInstance(), to: self) }

    public class func appearance(
        whenContainedInInstancesOf containers: [AnyClass]
    ) -> Self { appearance() }
}
