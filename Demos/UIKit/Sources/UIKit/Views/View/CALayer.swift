import Foundation

/// The appearance of a view. The host draws the corner radius, the border and the background.
@preconcurrency @MainActor open class CALayer: NSObject {
    open var cornerRadius: CGFloat = 0
    open var cornerCurve = CALayerCornerCurve.circular
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var backgroundColor: CGColor?
    open var masksToBounds = false
    open var opacity: Float = 1
    open var isHidden = false
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var shadowPath: CGPath?
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var contents: Any?
    open var contentsScale: CGFloat = 1
    open var contentsGravity = CALayerContentsGravity.resize
    open var zPosition: CGFloat = 0
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var transform = CATransform3DIdentity
    open var frame = CGRect.zero
    open var bounds = CGRect.zero
    open var position = CGPoint.zero
    open var mask: CALayer?
    open var name: String?
    open weak var delegate: AnyObject?
    open private(set) var sublayers: [CALayer]?
    open private(set) weak var superlayer: CALayer?

    public nonisolated override init() { super.init() }
    public init(layer: Any) { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open func addSublayer(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        sublayers = (sublayers ?? []) + [layer]
        layer.superlayer = self
    }

    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layers.insert(layer, at: min(Int(index), layers.count))
        sublayers = layers
        layer.superlayer = self
    }

    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }

    open func add(_ animation: CAAnimation, forKey key: String?) {}
    open func removeAllAnimations() {}
    open func removeAnimation(forKey key: String) {}
    open func setNeedsDisplay() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func layoutSublayers() {}
    open func draw(in context: CGContext) {}
}

@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    open var colors: [Any]?
    open var locations: [NSNumber]?
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type = CAGradientLayerType.axial
}

@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor?
    open var strokeColor: CGColor?
    open var lineWidth: CGFloat = 1
    open var lineDashPattern: [NSNumber]?
    open var lineCap = CAShapeLayerLineCap.butt
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
}

public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public enum CALayerCornerCurve: Sendable { case circular, continuous }
public enum CAGradientLayerType: Sendable { case axial, radial, conic }
public enum CAShapeLayerLineCap: Sendable { case butt, round, square }
public enum CALayerContentsGravity: Sendable {
    case center, resize, resizeAspect, resizeAspectFill
}

public struct CATransform3D: Hashable, Sendable {
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
    public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1
    public init() {}
    public static let identity = CATransform3D()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let CATransform3DIdentity = CATransform3D()

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    var result = CATransform3D()
    (result.m11, result.m22, result.m33) = (x, y, z)
    return result
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeTranslation(
    _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    var result = CATransform3D()
    (result.m41, result.m42, result.m43) = (x, y, z)
    return result
}

public typealias CFTimeInterval = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// A path. Only its rectangle counts.
public class CGPath: @unchecked Sendable {
    public let boundingBox: CGRect
    init(boundingBox: CGRect) { self.boundingBox = boundingBox }
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(boundingBox: rect)
    }
}

/// A drawing context. Nothing draws into it.
public final class CGContext {}

@preconcurrency @MainActor open class UIBezierPath: NSObject {
    open var lineWidth: CGFloat = 1
    open private(set) var bounds = CGRect.zero
    open var cgPath: CGPath { CGPath(boundingBox: bounds) }
    open var isEmpty: Bool { bounds.isEmpty }

    public nonisolated override init() { super.init() }

    public convenience init(rect: CGRect) {
        self.init()
        bounds = rect
    }

    public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(rect: rect)
    }
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners: UIRectCorner, cornerRadii: CGSize
    ) { self.init(rect: rect) }

    open func move(to point: CGPoint) { extend(to: point) }
    open func addLine(to point: CGPoint) { extend(to: point) }
    open func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        extend(to: point)
    }
    open func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) { extend(to: point) }
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) { extend(to: center) }
    open func append(_ path: UIBezierPath) { bounds = bounds.union(path.bounds) }
    open func close() {}
    open func fill() {}
    open func stroke() {}
    open func addClip() {}

    private func extend(to point: CGPoint) {
        let rect = CGRect(origin: point, size: .zero)
        bounds = bounds.isEmpty ? rect : bounds.union(rect)
    }
}
