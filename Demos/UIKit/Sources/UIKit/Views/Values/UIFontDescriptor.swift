import Foundation

/// The name, size and weight of a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitExpanded = SymbolicTraits(rawValue: 32)
        public static let traitCondensed = SymbolicTraits(rawValue: 64)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "default")
        public static let rounded = SystemDesign(rawValue: "rounded")
        public static let serif = SystemDesign(rawValue: "serif")
        public static let monospaced = SystemDesign(rawValue: "monospaced")
    }

    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let traits = AttributeName(rawValue: "traits")
        public static let family = AttributeName(rawValue: "family")
        public static let name = AttributeName(rawValue: "name")
        public static let size = AttributeName(rawValue: "size")
        public static let featureSettings = AttributeName(rawValue: "featureSettings")
    }

    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let weight = TraitKey(rawValue: "weight")
        public static let symbolic = TraitKey(rawValue: "symbolic")
        public static let width = TraitKey(rawValue: "width")
        public static let slant = TraitKey(rawValue: "slant")
    }

    let name: String
    public let pointSize: CGFloat
    let weight: UIFont.Weight

    init(name: String, size: CGFloat, weight: UIFont.Weight) {
        self.name = name
        pointSize = size
        self.weight = weight
    }

    public convenience init(name: String, size: CGFloat) {
        self.init(name: name, size: size, weight: .regular)
    }

    open var symbolicTraits: SymbolicTraits {
        weight.rawValue >= UIFont.Weight.semibold.rawValue ? .traitBold : []
    }

    open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(
            name: name, size: pointSize, weight: traits.contains(.traitBold) ? .bold : weight)
    }

    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

    open func withSize(_ size: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(name: name, size: size, weight: weight)
    }

    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        let traits = attributes[.traits] as? [TraitKey: Any]
        return UIFontDescriptor(
            name: name, size: pointSize, weight: traits?[.weight] as? UIFont.Weight ?? weight)
    }

    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle
    ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }
}

/// Scales nothing: the screen has one text size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    public init(forTextStyle style: UIFont.TextStyle) {}
    open func scaledFont(for font: UIFont) -> UIFont { font }
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
