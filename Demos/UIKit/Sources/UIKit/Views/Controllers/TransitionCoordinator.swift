import Foundation

@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {}

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext:
    NSObjectProtocol
{
    var transitionDuration: TimeInterval { get }
    var isAnimated: Bool { get }
    var isCancelled: Bool { get }
}

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    @discardableResult func animate(
        alongsideTransition animation:
            ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult public func animate(
        alongsideTransition animation:
            ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// Collects the closures of a change of size and runs them with it.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    var transitionDuration: TimeInterval { 0 }
    var isAnimated: Bool { false }
    var isCancelled: Bool { false }
    private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    nonisolated override init() { super.init() }

    func animate(
        alongsideTransition animation:
            ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func runAnimations() { for animation in animations { animation(self) } }
    func runCompletions() { for completion in completions { completion(self) } }
}
