import Foundation

/// The texts and the image of a list cell.
public struct UIListContentConfiguration: UIContentConfiguration {
    public struct TextProperties {
        public enum TextAlignment: Sendable { case natural, center, justified }
        public enum TextTransform: Sendable { case none, uppercase, lowercase, capitalized }

        public var font: UIFont
        public var color: UIColor
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true
        public var showsExpansionTextWhenTruncated = false
        public var transform = TextTransform.none

        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }

    public struct ImageProperties {
        public static let standardDimension: CGFloat = 40
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        public var reservedLayoutSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false
        public var strokeColor: UIColor?
        public var strokeWidth: CGFloat = 0

        public func resolvedTintColor(for color: UIColor) -> UIColor { tintColor ?? color }
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties(
        font: .systemFont(ofSize: 15), color: .secondaryLabel)
    public var prefersSideBySideTextAndSecondaryText = false
    public var alpha: CGFloat = 1
    public var axesPreservingSuperviewLayoutMargins: UIAxis = []
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 11, leading: 20, bottom: 11, trailing: 20)
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 12
    public var textToSecondaryTextVerticalPadding: CGFloat = 4

    init(size: CGFloat = 17, weight: UIFont.Weight = .regular, color: UIColor = .label) {
        textProperties = TextProperties(
            font: .systemFont(ofSize: size, weight: weight), color: color)
    }

    public static func cell() -> Self { Self() }
    public static func subtitleCell() -> Self { Self() }
    public static func valueCell() -> Self {
        var result = Self()
        result.prefersSideBySideTextAndSecondaryText = true
        return result
    }
    public static func header() -> Self { Self(weight: .semibold) }
    public static func footer() -> Self { Self(size: 13, color: .secondaryLabel) }
    public static func plainHeader() -> Self { Self(weight: .semibold) }
    public static func plainFooter() -> Self { Self(color: .secondaryLabel) }
    public static func groupedHeader() -> Self { Self(size: 13, color: .secondaryLabel) }
    public static func groupedFooter() -> Self { Self(size: 13, color: .secondaryLabel) }
    public static func prominentInsetGroupedHeader() -> Self { Self(size: 20, weight: .bold) }
    public static func extraProminentInsetGroupedHeader() -> Self { Self(size: 20, weight: .bold) }
    public static func sidebarCell() -> Self { Self() }
    public static func sidebarSubtitleCell() -> Self { Self() }
    public static func accompaniedSidebarCell() -> Self { Self() }
    public static func accompaniedSidebarSubtitleCell() -> Self { Self() }
    public static func sidebarHeader() -> Self { Self(size: 20, weight: .bold) }

    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// The view of a list cell's texts and image.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    open var configuration: any UIContentConfiguration {
        didSet { setNeedsLayout() }
    }

    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        configuration = UIListContentConfiguration()
        super.init(coder: coder)
    }

    private var list: UIListContentConfiguration? { configuration as? UIListContentConfiguration }

    override var ownLines: [_ViewContent.Line] {
        guard let list else { return [] }
        let first = lines(of: list.attributedText?.string ?? list.text, list.textProperties)
        var second = lines(
            of: list.secondaryAttributedText?.string ?? list.secondaryText,
            list.secondaryTextProperties)
        if list.prefersSideBySideTextAndSecondaryText {
            for index in second.indices { second[index].alignment = 2 }
        }
        return first + second
    }

    private func lines(
        of text: String?, _ properties: UIListContentConfiguration.TextProperties
    ) -> [_ViewContent.Line] {
        TextSize.lines(
            of: text.map(properties.transformed), font: properties.font,
            color: properties.resolvedColor(),
            alignment: properties.alignment == .center ? .center : .natural, in: self)
    }

    override var ownImages: [String] { (list?.image?._name).map { [$0] } ?? [] }
}
