import Foundation

@preconcurrency @MainActor open class UINavigationController: UIViewController {
    open private(set) lazy var navigationBar = UINavigationBar()
    open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
    open weak var delegate: (any UINavigationControllerDelegate)?
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true
    open var hidesBarsOnSwipe = false
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
        UIGestureRecognizer()

    open var viewControllers: [UIViewController] {
        get { children }
        set {
            for child in children { child.removeFromParent() }
            for child in newValue { addChild(child) }
        }
    }

    open var topViewController: UIViewController? { children.last }
    open var visibleViewController: UIViewController? { children.last }

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        addChild(rootViewController)
        rootViewController.didMove(toParent: self)
    }

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showTop()
    }

    /// Fills the view with the top controller's view. The terminal draws no bar.
    private func showTop() {
        guard isViewLoaded, let top = topViewController else { return }
        for subview in view.subviews { subview.removeFromSuperview() }
        top.view.frame = view.bounds
        top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(top.view)
    }

    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        addChild(controller)
        controller.didMove(toParent: self)
        showTop()
    }

    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let last = children.last else { return nil }
        last.removeFromParent()
        showTop()
        return last
    }

    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let popped = Array(children.dropFirst())
        for child in popped { child.removeFromParent() }
        showTop()
        return popped
    }

    @discardableResult open func popToViewController(
        _ controller: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        while let last = children.last, last !== controller, children.count > 1 {
            last.removeFromParent()
        }
        showTop()
        return nil
    }

    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        viewControllers = controllers
        showTop()
    }

    open func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {
        isNavigationBarHidden = isHidden
    }

    open func setToolbarHidden(_ isHidden: Bool, animated: Bool) { isToolbarHidden = isHidden }
}

@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {}

@preconcurrency @MainActor open class UITabBarController: UIViewController {
    open private(set) lazy var tabBar = UITabBar()
    open weak var delegate: (any UITabBarControllerDelegate)?
    open var viewControllers: [UIViewController]? {
        didSet {
            for child in children { child.removeFromParent() }
            for child in viewControllers ?? [] { addChild(child) }
            showSelected()
        }
    }
    open var selectedIndex = 0 {
        didSet { showSelected() }
    }
    open var selectedViewController: UIViewController? {
        get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
        set { selectedIndex = children.firstIndex { $0 === newValue } ?? 0 }
    }

    open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
        viewControllers = controllers
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showSelected()
    }

    private func showSelected() {
        guard isViewLoaded, let selected = selectedViewController else { return }
        for subview in view.subviews { subview.removeFromSuperview() }
        selected.view.frame = view.bounds
        selected.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(selected.view)
    }
}

@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {}

@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable {
        case unspecified, doubleColumn, tripleColumn
    }

    public enum Column: Int, Sendable {
        case primary, supplementary, secondary, compact
    }

    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
        case twoOverSecondary, twoDisplaceSecondary
    }

    open var viewControllers: [UIViewController] = []
    open var preferredDisplayMode = DisplayMode.automatic
    open var isCollapsed: Bool { true }
    open weak var delegate: (any UISplitViewControllerDelegate)?
    private var columns: [Column: UIViewController] = [:]

    public init(style: Style) { super.init(nibName: nil, bundle: nil) }
    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setViewController(_ controller: UIViewController?, for column: Column) {
        columns[column] = controller
    }
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    open func show(_ column: Column) {}
    open func hide(_ column: Column) {}
}

@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {}

@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable {
        case pageCurl, scroll
    }

    public enum NavigationOrientation: Int, Sendable {
        case horizontal, vertical
    }

    public enum NavigationDirection: Int, Sendable {
        case forward, reverse
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
        public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    }

    open weak var dataSource: (any UIPageViewControllerDataSource)?
    open weak var delegate: (any UIPageViewControllerDelegate)?
    open private(set) var viewControllers: [UIViewController]?

    public init(
        transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) { super.init(nibName: nil, bundle: nil) }
    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setViewControllers(
        _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        viewControllers = controllers
        completion?(true)
    }
}

@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}

@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {}
