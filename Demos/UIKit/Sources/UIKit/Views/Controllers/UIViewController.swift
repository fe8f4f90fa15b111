import Foundation

@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment,
    UIContentContainer
{
    private var loadedView: UIView?
    var hasAppeared = false

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView = newValue
            newValue?.controller = self
        }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    open var title: String?
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    open var tabBarItem: UITabBarItem! = UITabBarItem()
    open var toolbarItems: [UIBarButtonItem]?
    open var hidesBottomBarWhenPushed = false
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var preferredContentSize = CGSize.zero
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    open var restorationIdentifier: String?
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var isEditing = false
    open var transitioningDelegate: AnyObject?
    open var focusGroupIdentifier: String?
    open private(set) var nibName: String?
    open private(set) var nibBundle: Bundle?

    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?
    open private(set) var presentedViewController: UIViewController?
    open private(set) weak var presentingViewController: UIViewController?

    open var navigationController: UINavigationController? { ancestor() }
    open var tabBarController: UITabBarController? { ancestor() }
    open var splitViewController: UISplitViewController? { ancestor() }
    open var presentationController: UIPresentationController? { UIPresentationController() }
    open var popoverPresentationController: UIPopoverPresentationController? {
        UIPopoverPresentationController()
    }
    open var sheetPresentationController: UISheetPresentationController? {
        UISheetPresentationController()
    }
    open var storyboard: UIStoryboard? { nil }
    open var editButtonItem: UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
    }

    open var traitCollection: UITraitCollection {
        loadedView?.traitCollection ?? parent?.traitCollection ?? UITraitCollection.current
    }

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    open var disablesAutomaticKeyboardDismissal: Bool { false }
    open var isBeingPresented: Bool { false }
    open var isBeingDismissed: Bool { false }
    open var isMovingToParent: Bool { false }
    open var isMovingFromParent: Bool { false }
    open var contentScrollView: UIScrollView? { nil }

    // MARK: Initializers

    public init(nibName: String?, bundle: Bundle?) {
        super.init()
        self.nibName = nibName
        nibBundle = bundle
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Life cycle

    open func loadView() { loadedView = UIView(frame: UIScreen.main.bounds) }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { loadedView = UIView(frame: UIScreen.main.bounds) }
        loadedView?.controller = self
        if let loadedView { connectOutlets(in: loadedView) }
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func updateViewConstraints() {}
    open func didReceiveMemoryWarning() {}
    open func awakeFromNib() {}
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open func setContentScrollView(_ scrollView: UIScrollView?) {}
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func performSegue(withIdentifier identifier: String, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }

    open func willTransition(
        to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: traits, with: coordinator) }
    }

    // MARK: Other controllers

    open func addChild(_ child: UIViewController) {
        child.willMove(toParent: self)
        child.removeFromParent()
        children.append(child)
        child.parent = self
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// Keeps the controller. The terminal shows one controller only.
    open func present(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
        presentedViewController = controller
        controller.presentingViewController = self
        completion?()
    }

    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        presentingViewController?.presentedViewController = nil
        presentedViewController = nil
        completion?()
    }

    open func show(_ controller: UIViewController, sender: Any?) {
        present(controller, animated: true)
    }
    open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
        present(controller, animated: true)
    }

    private func ancestor<Controller: UIViewController>() -> Controller? {
        var next = parent
        while let controller = next {
            if let found = controller as? Controller { return found }
            next = controller.parent
        }
        return nil
    }

    @discardableResult open func registerForTraitChanges<Source: AnyObject>(
        _ traits: [any UITrait.Type], handler: @escaping (Source, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

    @discardableResult open func registerForTraitChanges(
        _ traits: [any UITrait.Type], action: Selector
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
}
