import Foundation

@preconcurrency @MainActor open class UIMenuElement: NSObject {
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    public enum State: Int, Sendable {
        case off, on, mixed
    }

    open var title = ""
    open var subtitle: String?
    open var image: UIImage?

    public nonisolated override init() { super.init() }
}

public typealias UIActionHandler = (_ action: UIAction) -> Void

@preconcurrency @MainActor open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let identifier: Identifier
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    open var discoverabilityTitle: String?
    open var sender: Any? { nil }
    let handler: UIActionHandler

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init()
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.discoverabilityTitle = discoverabilityTitle
    }
}

@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let singleSelection = Options(rawValue: 32)
        public static let displayAsPalette = Options(rawValue: 128)
    }

    public let children: [UIMenuElement]
    public let options: Options

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
    ) {
        self.children = children
        self.options = options
        super.init()
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }

    open func replacingChildren(_ children: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, image: image, options: options, children: children)
    }
}

@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    public convenience init(
        _ provider: @escaping (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
    ) { self.init() }
}

@preconcurrency @MainActor open class UIKeyCommand: UIMenuElement {
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector
    ) { self.init() }
}

public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    open var identifier: any NSCopying { "" as NSString }

    public init(
        identifier: (any NSCopying)? = nil,
        previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) { super.init() }
}

@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    public init(delegate: any UIContextMenuInteractionDelegate) {}
}

@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating:
    UIContextMenuInteractionAnimating
{
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    case dismiss, pop
}

@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    open private(set) var view: UIView
    public init(view: UIView) { self.view = view }
    public init(view: UIView, parameters: UIPreviewParameters) { self.view = view }
}

@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    open var backgroundColor: UIColor?
    open var visiblePath: UIBezierPath?
    public nonisolated override init() { super.init() }
}

/// A button that a swipe over a list cell shows.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable {
        case normal, destructive
    }

    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor! = .systemGray
    public let style: Style
    public let handler: Handler

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}

@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    open var performsFirstActionWithFullSwipe = true
    public init(actions: [UIContextualAction]) { self.actions = actions }
}
