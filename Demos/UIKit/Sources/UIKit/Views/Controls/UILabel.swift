import Foundation

@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    open var text: String? {
        didSet { setNeedsLayout() }
    }
    open var attributedText: NSAttributedString? {
        get { storedAttributedText ?? text.map { NSAttributedString(string: $0) } }
        set {
            storedAttributedText = newValue
            text = newValue?.string
        }
    }
    private var storedAttributedText: NSAttributedString?
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .label
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var numberOfLines = 1
    open var adjustsFontForContentSizeCategory = false
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    open var allowsDefaultTighteningForTruncation = false
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var isEnabled = true
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var lineBreakStrategy: [Int] = []

    open override var intrinsicContentSize: CGSize { TextSize.size(of: text, font: font) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        TextSize.size(of: text, font: font, width: size.width)
    }
    open func drawText(in rect: CGRect) {}
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
        CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
    }

    override var ownLines: [_ViewContent.Line] {
        TextSize.lines(of: text, font: font, color: textColor, alignment: textAlignment, in: self)
    }
}

@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    var adjustsFontForContentSizeCategory: Bool { get set }
}

/// Estimates of the sizes of texts. There are no fonts to measure.
@MainActor enum TextSize {
    static func size(of text: String?, font: UIFont?, width: CGFloat = 0) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let font = font ?? .systemFont(ofSize: 17)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let widths = lines.map { (Double($0.count) * font.pointSize * 0.5).rounded(.up) }
        let longest = widths.max() ?? 0
        guard width > 0, longest > width else {
            return CGSize(width: longest, height: font.lineHeight * Double(lines.count))
        }
        let rows = widths.map { max(($0 / width).rounded(.up), 1) }.reduce(0, +)
        return CGSize(width: width, height: font.lineHeight * rows)
    }

    /// Returns the non-empty lines of a text.
    static func lines(
        of text: String?, font: UIFont? = nil, color: UIColor? = nil,
        alignment: NSTextAlignment = .natural, in view: UIView
    ) -> [_ViewContent.Line] {
        guard let text else { return [] }
        let column =
            switch alignment {
            case .left, .justified, .natural: 0
            case .center: 1
            case .right: 2
            }
        return text.split(whereSeparator: \.isNewline).map {
            _ViewContent.Line(
                text: String($0), color: color?.rgba(with: view.traitCollection),
                isBold: font?.isBold ?? false, alignment: column)
        }
    }
}

@preconcurrency @MainActor open class UIImageView: UIView {
    open var image: UIImage?
    open var highlightedImage: UIImage?
    open var isHighlighted = false
    open var animationImages: [UIImage]?
    open var animationDuration: TimeInterval = 0
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
    }

    open override var intrinsicContentSize: CGSize {
        image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    open func startAnimating() {}
    open func stopAnimating() {}

    override var ownImages: [String] { (image?._name).map { [$0] } ?? [] }
}

@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
        case white = 1
        case gray = 2
        case whiteLarge = 0
    }

    open var style = Style.medium
    open var hidesWhenStopped = true
    open var color: UIColor! = .systemGray
    open private(set) var isAnimating = false

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public init(style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        self.style = style
    }

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
}

@preconcurrency @MainActor open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    open var progress: Float = 0
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open var progressViewStyle = Style.default

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public init(progressViewStyle style: Style) {
        super.init(frame: .zero)
        progressViewStyle = style
    }
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// A view whose `contentView` takes the subviews. Blurs nothing.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    public let contentView = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContent()
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        self.effect = effect
        addContent()
    }

    private func addContent() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}

@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
        case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
        case systemThickMaterialDark, systemChromeMaterialDark
    }

    public convenience init(style: Style) { self.init() }
}

@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    public convenience init(blurEffect: UIBlurEffect) { self.init() }
}
