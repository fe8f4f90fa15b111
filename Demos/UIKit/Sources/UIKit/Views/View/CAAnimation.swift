import Foundation

// Animations keep their values. A text screen does not play them.

@preconcurrency @MainActor open class CAAnimation: NSObject {
    open var duration: CFTimeInterval = 0
    open var beginTime: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var autoreverses = false
    open var isRemovedOnCompletion = true
    open var fillMode = CAMediaTimingFillMode.removed
    open var timingFunction: CAMediaTimingFunction?

    public nonisolated override init() { super.init() }
}

@preconcurrency @MainActor open class CABasicAnimation: CAAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    public convenience init(keyPath: String?) { self.init() }
}

@preconcurrency @MainActor open class CAKeyframeAnimation: CAAnimation {
    open var values: [Any]?
    open var keyTimes: [NSNumber]?
    public convenience init(keyPath: String?) { self.init() }
}

public enum CAMediaTimingFillMode: Sendable {
    case removed, forwards, backwards, both
}

public enum CAMediaTimingFunctionName: Sendable {
    case linear, easeIn, easeOut, easeInEaseOut, `default`
}

public final class CAMediaTimingFunction: Sendable {
    public init(name: CAMediaTimingFunctionName) {}
}

@preconcurrency @MainActor open class CATransaction: NSObject {
    private static var completion: (() -> Void)?
    open class func begin() {}
    open class func setDisableActions(_ flag: Bool) {}
    open class func setAnimationDuration(_ duration: CFTimeInterval) {}
    open class func setCompletionBlock(_ block: (() -> Void)?) { completion = block }

    open class func commit() {
        let block = completion
        completion = nil
        block?()
    }
}
