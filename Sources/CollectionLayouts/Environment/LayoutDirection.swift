/// The direction of text and of layouts in a language. Modelled on UIKit's `UIUserInterfaceLayoutDirection`.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
    /// Leading is left, as in English.
    case leftToRight
    /// Leading is right, as in Arabic and Hebrew.
    case rightToLeft
}
