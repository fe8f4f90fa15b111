import Foundation

@preconcurrency @MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom
        case system
        case detailDisclosure
        case infoLight
        case infoDark
        case contactAdd
        case close = 7
        public static let roundedRect = ButtonType.system
    }

    private var titles: [UIControl.State: String] = [:]
    private var images: [UIControl.State: UIImage] = [:]
    private var colors: [UIControl.State: UIColor] = [:]
    open private(set) var buttonType = ButtonType.custom
    open var configuration: Configuration? {
        didSet { setNeedsLayout() }
    }
    open var configurationUpdateHandler: ConfigurationUpdateHandler?
    open var automaticallyUpdatesConfiguration = true
    open private(set) lazy var titleLabel: UILabel? = UILabel()
    open private(set) lazy var imageView: UIImageView? = UIImageView()
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    open var contentEdgeInsets = UIEdgeInsets.zero
    open var adjustsImageWhenHighlighted = true
    open var showsTouchWhenHighlighted = false
    open var menu: UIMenu?
    open var changesSelectionAsPrimaryAction = false
    open var role = Role.normal

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    public enum Role: Int, Sendable {
        case normal, primary, cancel, destructive
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
    }

    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        buttonType = type
        show(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.configuration = configuration
        show(primaryAction)
    }

    private func show(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
    }

    open func setTitle(_ title: String?, for state: UIControl.State) { titles[state] = title }
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { colors[state] = color }
    open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state] = image }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {}
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        titles[state] = title?.string
    }
    open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }
    open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }
    open func titleColor(for state: UIControl.State) -> UIColor? {
        colors[state] ?? colors[.normal]
    }
    open var currentTitle: String? { title(for: state) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }
    open func setNeedsUpdateConfiguration() { updateConfiguration() }
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    private var shownTitle: String? {
        configuration?.title ?? configuration?.attributedTitle.map { String($0.characters) }
            ?? currentTitle
    }

    open override var intrinsicContentSize: CGSize {
        let text = TextSize.size(of: shownTitle, font: titleLabel?.font)
        let image = configuration?.image ?? currentImage
        return CGSize(
            width: max(text.width + (image == nil ? 0 : 24), 30), height: max(text.height, 34))
    }

    override var ownLines: [_ViewContent.Line] {
        TextSize.lines(
            of: shownTitle, font: titleLabel?.font,
            color: configuration?.baseForegroundColor ?? currentTitleColor, alignment: .center,
            in: self)
            + TextSize.lines(of: configuration?.subtitle, alignment: .center, in: self)
    }

    override var ownImages: [String] {
        ((configuration?.image ?? currentImage)?._name).map { [$0] } ?? []
    }
}

extension UIButton {
    /// The title, image and colours of a button.
    public struct Configuration {
        public enum Size: Sendable { case mini, small, medium, large }
        public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }
        public enum TitleAlignment: Sendable { case automatic, leading, center, trailing }
        public enum MacIdiomStyle: Sendable { case automatic, bordered, borderless }

        public var title: String?
        public var attributedTitle: AttributedString?
        public var subtitle: String?
        public var attributedSubtitle: AttributedString?
        public var image: UIImage?
        public var imagePadding: CGFloat = 0
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var titlePadding: CGFloat = 0
        public var titleAlignment = TitleAlignment.automatic
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var buttonSize = Size.medium
        public var cornerStyle = CornerStyle.dynamic
        public var contentInsets = NSDirectionalEdgeInsets(
            top: 7, leading: 12, bottom: 7, trailing: 12)
        public var background = UIBackgroundConfiguration.clear()
        public var showsActivityIndicator = false
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var imageColorTransformer: UIConfigurationColorTransformer?

        public static func plain() -> Configuration { Configuration() }
        public static func filled() -> Configuration { Configuration() }
        public static func gray() -> Configuration { Configuration() }
        public static func tinted() -> Configuration { Configuration() }
        public static func bordered() -> Configuration { Configuration() }
        public static func borderless() -> Configuration { Configuration() }
        public static func borderedTinted() -> Configuration { Configuration() }
        public static func borderedProminent() -> Configuration { Configuration() }
    }
}

public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
        transform(input)
    }
}

public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
    public static var grayscale: Self { Self { $0 } }
    public static var preferredTint: Self { Self { _ in .tintColor } }
    public static var monochromeTint: Self { Self { $0 } }
}
