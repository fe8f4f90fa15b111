import Foundation

// Parts of Foundation that exist only with the Objective-C runtime.

extension NotificationCenter {
    /// Observes nothing, because a method cannot be called by its name.
    public func addObserver(
        _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
    ) {}
}

extension Timer {
    /// Returns a timer that does nothing, because a method cannot be called by its name.
    @discardableResult public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer { Timer(timeInterval: timeInterval, repeats: repeats) { _ in } }
}

extension UserDefaults {
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    public init(activityType: String) { self.activityType = activityType }
}

/// Runs its closure and returns an image without a name.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
    let size: CGSize
    public init(size: CGSize) { self.size = size }
    public init(bounds: CGRect) { size = bounds.size }
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        actions(UIGraphicsImageRendererContext())
        return UIImage()
    }
}

@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext = CGContext()
    open func fill(_ rect: CGRect) {}
}
