extension UICollectionView {
    /// The category of an element of a layout.
    public enum ElementCategory: UInt, Hashable, Sendable {
        case cell = 0
        case supplementaryView, decorationView
    }

    /// The axis along which a layout scrolls.
    public enum ScrollDirection: Int, Hashable, Sendable {
        case vertical = 0
        case horizontal
    }
}

/// A set of axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// The frame and the look of one element of a layout.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying, UIDynamicItem {
    /// The frame without the transform.
    private var box = CGRect.zero
    open var transform = CGAffineTransform.identity
    open var transform3D = CATransform3D()
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    open var indexPath = IndexPath()
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    open private(set) var representedElementKind: String?

    public required override init() { super.init() }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = kind
    }

    public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = kind
    }

    /// The frame, or the smallest rectangle around the transformed frame.
    open var frame: CGRect {
        get { transform.isIdentity ? box : box.transformedAroundCenter(by: transform) }
        set {
            let old = frame
            guard !transform.isIdentity, old.width > 0, old.height > 0 else {
                box = newValue
                return
            }
            size = CGSize(
                width: box.width * newValue.width / old.width,
                height: box.height * newValue.height / old.height)
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    open var center: CGPoint {
        get { CGPoint(x: box.midX, y: box.midY) }
        set {
            box.origin.x += newValue.x - box.midX
            box.origin.y += newValue.y - box.midY
        }
    }

    /// The size without the transform. A new size keeps the centre.
    open var size: CGSize {
        get { box.size }
        set {
            box.origin.x += (box.size.width - newValue.width) / 2
            box.origin.y += (box.size.height - newValue.height) / 2
            box.size = newValue
        }
    }

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: box.size) }
        set { size = newValue.size }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.box = box
        copy.transform = transform
        copy.transform3D = transform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.indexPath = indexPath
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return box == other.box && transform == other.transform && alpha == other.alpha
            && zIndex == other.zIndex && isHidden == other.isHidden
            && indexPath == other.indexPath
            && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind
    }

    open override var hash: Int { indexPath.hashValue }
}

extension CGRect {
    /// Returns the smallest rectangle around this rectangle after a transform around its centre.
    fileprivate func transformedAroundCenter(by transform: CGAffineTransform) -> CGRect {
        let width = abs(transform.a) * size.width + abs(transform.c) * size.height
        let height = abs(transform.b) * size.width + abs(transform.d) * size.height
        return CGRect(
            x: midX + transform.tx - width / 2, y: midY + transform.ty - height / 2, width: width,
            height: height)
    }
}
