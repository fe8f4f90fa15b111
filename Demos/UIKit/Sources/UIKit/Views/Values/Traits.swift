import Foundation

public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft
}

public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base, elevated
}

public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
}

public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    case unspecified = -1
    case inactive, active
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    private static let names = [
        "unspecified", "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX-M", "AX-L", "AX-XL", "AX-XXL",
        "AX-XXXL",
    ]

    public static let unspecified = Self(rawValue: "unspecified")
    public static let extraSmall = Self(rawValue: "XS")
    public static let small = Self(rawValue: "S")
    public static let medium = Self(rawValue: "M")
    public static let large = Self(rawValue: "L")
    public static let extraLarge = Self(rawValue: "XL")
    public static let extraExtraLarge = Self(rawValue: "XXL")
    public static let extraExtraExtraLarge = Self(rawValue: "XXXL")
    public static let accessibilityMedium = Self(rawValue: "AX-M")
    public static let accessibilityLarge = Self(rawValue: "AX-L")
    public static let accessibilityExtraLarge = Self(rawValue: "AX-XL")
    public static let accessibilityExtraExtraLarge = Self(rawValue: "AX-XXL")
    public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "AX-XXXL")

    public var isAccessibilityCategory: Bool { rawValue.hasPrefix("AX") }

    public static func < (first: Self, second: Self) -> Bool {
        (names.firstIndex(of: first.rawValue) ?? 0) < (names.firstIndex(of: second.rawValue) ?? 0)
    }
}

public protocol UIMutableTraits {
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var displayScale: CGFloat { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

/// An object with traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
}

public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

/// A trait in the list of `registerForTraitChanges`.
public protocol UITrait {}
public enum UITraitHorizontalSizeClass: UITrait {}
public enum UITraitVerticalSizeClass: UITrait {}
public enum UITraitUserInterfaceStyle: UITrait {}
public enum UITraitUserInterfaceIdiom: UITrait {}
public enum UITraitPreferredContentSizeCategory: UITrait {}
public enum UITraitLayoutDirection: UITrait {}
public enum UITraitDisplayScale: UITrait {}

@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}
final class TraitChangeRegistration: UITraitChangeRegistration {}
