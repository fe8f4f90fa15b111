import Foundation

/// The properties of the screen that layouts read.
open class UITraitCollection: NSObject, @unchecked Sendable {
    struct Values: UIMutableTraits, Equatable {
        var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
        var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
        var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
        var userInterfaceStyle = UIUserInterfaceStyle.unspecified
        var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
        var displayScale: CGFloat = 0
        var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    }

    let values: Values

    init(values: Values) { self.values = values }
    public override convenience init() { self.init(values: Values()) }

    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        var traits: any UIMutableTraits = Values()
        mutations(&traits)
        self.init(values: traits as? Values ?? Values())
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(values: Values(horizontalSizeClass: horizontalSizeClass))
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(values: Values(verticalSizeClass: verticalSizeClass))
    }

    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(values: Values(userInterfaceIdiom: userInterfaceIdiom))
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(values: Values(userInterfaceStyle: userInterfaceStyle))
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(values: Values(layoutDirection: layoutDirection))
    }

    public convenience init(displayScale: CGFloat) {
        self.init(values: Values(displayScale: displayScale))
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(values: Values(preferredContentSizeCategory: preferredContentSizeCategory))
    }

    /// Makes traits from several ones. A specified value of a later collection counts.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        var result = Values()
        for other in collections.map(\.values) {
            if other.horizontalSizeClass != .unspecified {
                result.horizontalSizeClass = other.horizontalSizeClass
            }
            if other.verticalSizeClass != .unspecified {
                result.verticalSizeClass = other.verticalSizeClass
            }
            if other.userInterfaceIdiom != .unspecified {
                result.userInterfaceIdiom = other.userInterfaceIdiom
            }
            if other.userInterfaceStyle != .unspecified {
                result.userInterfaceStyle = other.userInterfaceStyle
            }
            if other.layoutDirection != .unspecified {
                result.layoutDirection = other.layoutDirection
            }
            if other.displayScale > 0 { result.displayScale = other.displayScale }
            if other.preferredContentSizeCategory != .unspecified {
                result.preferredContentSizeCategory = other.preferredContentSizeCategory
            }
        }
        self.init(values: result)
    }

    /// The number of pixels per point of the screen.
    public static let _screenScale: CGFloat = 2

    /// Makes the traits of a device of this size.
    public convenience init(
        _size size: CGSize, style: UIUserInterfaceStyle = .dark, isRightToLeft: Bool = false
    ) {
        let shortest = min(size.width, size.height)
        let isPad = shortest >= 600
        let isWidePhone = max(size.width, size.height) >= 896 && shortest < 600
        self.init(
            values: Values(
                horizontalSizeClass: isPad || (isWidePhone && size.width > size.height)
                    ? .regular : .compact,
                verticalSizeClass: isPad || size.height > size.width ? .regular : .compact,
                userInterfaceIdiom: isPad ? .pad : .phone, userInterfaceStyle: style,
                layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
                displayScale: Self._screenScale, preferredContentSizeCategory: .large))
    }

    /// The traits of the screen. The host sets them before it shows a layout.
    public static var current: UITraitCollection {
        get { store.lock.withLock { store.traits } }
        set { store.lock.withLock { store.traits = newValue } }
    }

    private final class Store: @unchecked Sendable {
        let lock = NSLock()
        var traits = UITraitCollection(_size: CGSize(width: 390, height: 844))
    }

    private static let store = Store()

    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    open var displayScale: CGFloat { values.displayScale }
    open var userInterfaceLevel: UIUserInterfaceLevel { .base }
    open var accessibilityContrast: UIAccessibilityContrast { .normal }
    open var activeAppearance: UIUserInterfaceActiveAppearance { .active }
    open var preferredContentSizeCategory: UIContentSizeCategory {
        values.preferredContentSizeCategory
    }

    open func performAsCurrent(_ actions: () -> Void) {
        let previous = UITraitCollection.current
        UITraitCollection.current = self
        actions()
        UITraitCollection.current = previous
    }

    open func modifyingTraits(
        _ mutations: (inout any UIMutableTraits) -> Void
    ) -> UITraitCollection {
        var traits: any UIMutableTraits = values
        mutations(&traits)
        return UITraitCollection(values: traits as? Values ?? values)
    }

    open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        other?.userInterfaceStyle != userInterfaceStyle
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    open override var hash: Int { values.displayScale.hashValue }
}
