import Foundation

/// A font. A text screen shows only whether it is bold.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }

    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        public static let title1 = TextStyle(rawValue: "title1")
        public static let title2 = TextStyle(rawValue: "title2")
        public static let title3 = TextStyle(rawValue: "title3")
        public static let headline = TextStyle(rawValue: "headline")
        public static let subheadline = TextStyle(rawValue: "subheadline")
        public static let body = TextStyle(rawValue: "body")
        public static let callout = TextStyle(rawValue: "callout")
        public static let footnote = TextStyle(rawValue: "footnote")
        public static let caption1 = TextStyle(rawValue: "caption1")
        public static let caption2 = TextStyle(rawValue: "caption2")

        /// The size in points at the normal text size.
        var pointSize: CGFloat {
            switch self {
            case .extraLargeTitle: 36
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            default: 17
            }
        }
    }

    public struct Width: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let compressed = Width(rawValue: -0.3)
        public static let condensed = Width(rawValue: -0.2)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.2)
    }

    public let fontDescriptor: UIFontDescriptor

    init(name: String, size: CGFloat, weight: Weight = .regular) {
        fontDescriptor = UIFontDescriptor(name: name, size: size, weight: weight)
    }

    public init(descriptor: UIFontDescriptor, size: CGFloat) {
        fontDescriptor = descriptor.withSize(size > 0 ? size : descriptor.pointSize)
    }

    public convenience init?(name: String, size: CGFloat) {
        let isBold = name.localizedLowercase.contains("bold")
        self.init(name: name, size: size, weight: isBold ? .bold : .regular)
    }

    open var pointSize: CGFloat { fontDescriptor.pointSize }
    open var fontName: String { fontDescriptor.name }
    open var familyName: String { fontDescriptor.name }
    open var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }
    open var ascender: CGFloat { pointSize * 0.95 }
    open var descender: CGFloat { -pointSize * 0.25 }
    open var capHeight: CGFloat { pointSize * 0.7 }
    open var xHeight: CGFloat { pointSize * 0.5 }
    open var leading: CGFloat { 0 }
    var isBold: Bool { fontDescriptor.weight.rawValue >= Weight.semibold.rawValue }

    open func withSize(_ size: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: size) }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = (object as? UIFont)?.fontDescriptor else { return false }
        return other.name == fontDescriptor.name && other.pointSize == pointSize
            && other.weight == fontDescriptor.weight
    }

    open override var hash: Int { pointSize.hashValue }

    public static var systemFontSize: CGFloat { 14 }
    public static var smallSystemFontSize: CGFloat { 12 }
    public static var labelFontSize: CGFloat { 17 }
    public static var buttonFontSize: CGFloat { 18 }

    public class func systemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(name: "System", size: size, weight: .regular)
    }

    public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(name: "System", size: size, weight: weight)
    }

    public class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }

    public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .bold)
    }

    public class func italicSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size) }

    public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }

    public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }

    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        systemFont(ofSize: style.pointSize, weight: style == .headline ? .semibold : .regular)
    }

    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFont { preferredFont(forTextStyle: style) }
}
