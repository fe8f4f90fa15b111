import Foundation

/// A colour with one value for light and one for dark screens.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    enum Value {
        case fixed(_RGBA)
        case pair(light: _RGBA, dark: _RGBA)
        case provider(@Sendable (UITraitCollection) -> UIColor)
    }

    let value: Value
    private let alphaFactor: Double

    init(value: Value, alpha: Double = 1) {
        self.value = value
        alphaFactor = alpha
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        value = .fixed(_RGBA(red: red, green: green, blue: blue, alpha: alpha))
        alphaFactor = 1
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(
        hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
        /// Returns a component by the distance of the hue from the component's own hue.
        func component(_ offset: Double) -> Double {
            let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    public convenience init(cgColor: CGColor) {
        self.init(value: .fixed(cgColor._rgba))
    }

    /// Makes a grey colour, because a text screen draws no patterns.
    public convenience init(patternImage image: UIImage) {
        self.init(white: 0.5, alpha: 1)
    }

    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(value: .provider(dynamicProvider))
    }

    /// Makes a grey colour for a name of an asset catalogue, which does not exist here.
    public convenience init?(named name: String) {
        self.init(white: 0.5, alpha: 1)
    }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
    ) {
        self.init(named: name)
    }

    open var cgColor: CGColor { CGColor(_rgba) }

    /// The components for the current traits.
    public var _rgba: _RGBA { rgba(with: .current) }

    func rgba(with traits: UITraitCollection) -> _RGBA {
        var result: _RGBA
        switch value {
        case .fixed(let color): result = color
        case .pair(let light, let dark):
            result = traits.userInterfaceStyle == .dark ? dark : light
        case .provider(let provider): result = provider(traits).rgba(with: traits)
        }
        result.alpha *= alphaFactor
        return result
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch value {
        case .fixed(var color):
            color.alpha = alpha
            return UIColor(value: .fixed(color))
        case .pair(var light, var dark):
            (light.alpha, dark.alpha) = (alpha, alpha)
            return UIColor(value: .pair(light: light, dark: dark))
        case .provider: return UIColor(value: value, alpha: alpha)
        }
    }

    open func resolvedColor(with traits: UITraitCollection) -> UIColor {
        UIColor(value: .fixed(rgba(with: traits)))
    }

    @discardableResult open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = _rgba
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    @discardableResult open func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = _rgba
        white?.pointee = (color.red + color.green + color.blue) / 3
        alpha?.pointee = color.alpha
        return true
    }

    @discardableResult open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = _rgba
        let most = max(color.red, color.green, color.blue)
        let range = most - min(color.red, color.green, color.blue)
        var angle = 0.0
        if range > 0 {
            switch most {
            case color.red:
                angle = (color.green - color.blue) / range + (color.green < color.blue ? 6 : 0)
            case color.green: angle = (color.blue - color.red) / range + 2
            default: angle = (color.red - color.green) / range + 4
            }
        }
        hue?.pointee = angle / 6
        saturation?.pointee = most > 0 ? range / most : 0
        brightness?.pointee = most
        alpha?.pointee = color.alpha
        return true
    }

    open func set() {}
    open func setFill() {}
    open func setStroke() {}

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let light = UITraitCollection(userInterfaceStyle: .light)
        return rgba(with: dark) == other.rgba(with: dark)
            && rgba(with: light) == other.rgba(with: light)
    }

    open override var hash: Int {
        rgba(with: UITraitCollection(userInterfaceStyle: .light)).hashValue
    }
}

/// The components of a colour, as layers take them.
public final class CGColor: Hashable, Sendable {
    public let _rgba: _RGBA

    init(_ rgba: _RGBA) { _rgba = rgba }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(_RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: srgbRed, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    public var alpha: CGFloat { _rgba.alpha }
    public var components: [CGFloat]? { [_rgba.red, _rgba.green, _rgba.blue, _rgba.alpha] }
    public var numberOfComponents: Int { 4 }

    public func copy(alpha: CGFloat) -> CGColor? {
        var color = _rgba
        color.alpha = alpha
        return CGColor(color)
    }

    public static func == (first: CGColor, second: CGColor) -> Bool { first._rgba == second._rgba }
    public func hash(into hasher: inout Hasher) { hasher.combine(_rgba) }
}
