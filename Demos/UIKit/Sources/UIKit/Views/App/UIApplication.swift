import Foundation

@preconcurrency @MainActor open class UIApplication: UIResponder {
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public enum State: Int, Sendable {
        case active, inactive, background
    }

    public static let shared = UIApplication()
    public nonisolated static let openSettingsURLString = "app-settings:"
    public nonisolated static let didBecomeActiveNotification = Notification.Name("didBecomeActive")
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "willResignActive")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "didEnterBackground")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "willEnterForeground")

    open weak var delegate: (any UIApplicationDelegate)?
    open var windows: [UIWindow] { [] }
    open var keyWindow: UIWindow? { nil }
    open var connectedScenes: Set<UIScene> { [] }
    open var applicationState: State { .active }
    open var isIdleTimerDisabled = false
    open var isNetworkActivityIndicatorVisible = false
    open var applicationIconBadgeNumber = 0
    open var statusBarFrame: CGRect { .zero }
    open var statusBarOrientation: UIInterfaceOrientation { .portrait }
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Opens nothing.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler: ((Bool) -> Void)? = nil
    ) { completionHandler?(false) }
    open func canOpenURL(_ url: URL) -> Bool { false }
    @discardableResult open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool { false }
}

@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    var window: UIWindow? { get set }
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Runs nothing. The host shows one controller.
    public static func main() {}
}

@preconcurrency @MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    public class ConnectionOptions: NSObject {
        public var urlContexts: Set<AnyHashable> { [] }
    }

    open var activationState: ActivationState { .foregroundActive }
    open weak var delegate: (any UISceneDelegate)?
    open var title: String! = ""
}

@preconcurrency @MainActor open class UISceneSession: NSObject {
    public enum Role: Sendable { case windowApplication }
    open var role: Role { .windowApplication }
}

@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    open var delegateClass: AnyClass?
    public init(name: String?, sessionRole: UISceneSession.Role) {}
}

@preconcurrency @MainActor open class UIWindowScene: UIScene {
    open var windows: [UIWindow] { [] }
    open var keyWindow: UIWindow? { nil }
    open var screen: UIScreen { .main }
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

@preconcurrency @MainActor open class UIWindow: UIView {
    public struct Level: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let alert = Level(rawValue: 2000)
    }

    open var rootViewController: UIViewController?
    open var windowScene: UIWindowScene?
    open var windowLevel = Level.normal
    open var isKeyWindow: Bool { true }
    open func makeKeyAndVisible() {}
    open func makeKey() {}
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
    }
}

/// The device's screen. The host sets its size.
@preconcurrency @MainActor open class UIScreen: NSObject {
    public static let main = UIScreen()
    open private(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    open var nativeBounds: CGRect { bounds }
    open var scale: CGFloat { UITraitCollection._screenScale }
    open var nativeScale: CGFloat { scale }
    open var brightness: CGFloat = 1
    open var maximumFramesPerSecond: Int { 60 }
    open var traitCollection: UITraitCollection { .current }

    public nonisolated override init() { super.init() }
    public func _setSize(_ size: CGSize) { bounds.size = size }
}

@preconcurrency @MainActor open class UIDevice: NSObject {
    public static let current = UIDevice()
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "orientationDidChange")

    open var userInterfaceIdiom: UIUserInterfaceIdiom {
        UITraitCollection.current.userInterfaceIdiom
    }
    open var orientation: UIDeviceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }
    open var name: String { "Terminal" }
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    open var localizedModel: String { model }
    open var systemName: String { "iOS" }
    open var systemVersion: String { "18.0" }
    open var identifierForVendor: UUID? { nil }
    open var batteryLevel: Float { 1 }
    open var isBatteryMonitoringEnabled = false
    open func beginGeneratingDeviceOrientationNotifications() {}
    open func endGeneratingDeviceOrientationNotifications() {}

    public nonisolated override init() { super.init() }
}

@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    public nonisolated override init() { super.init() }
    open func prepare() {}
}

@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    public convenience init(style: FeedbackStyle) { self.init() }
    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
}

@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}

@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    open func notificationOccurred(_ type: FeedbackType) {}
}

@preconcurrency @MainActor open class UIPasteboard: NSObject {
    public static let general = UIPasteboard()
    open var string: String?
    open var strings: [String]?
    open var image: UIImage?
    open var url: URL?
    public nonisolated override init() { super.init() }
}
