import Foundation

/// The name of an image. A text screen draws no pixels.
open class UIImage: NSObject, @unchecked Sendable {
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    public enum ResizingMode: Int, Sendable {
        case tile, stretch
    }

    open class Configuration: NSObject, @unchecked Sendable {}

    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        public override init() {}
        public convenience init(pointSize: CGFloat) { self.init() }
        public convenience init(weight: SymbolWeight) { self.init() }
        public convenience init(scale: SymbolScale) { self.init() }
        public convenience init(font: UIFont) { self.init() }
        public convenience init(font: UIFont, scale: SymbolScale) { self.init() }
        public convenience init(textStyle: UIFont.TextStyle) { self.init() }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init()
        }
        public convenience init(hierarchicalColor: UIColor) { self.init() }
        public convenience init(paletteColors: [UIColor]) { self.init() }
        open func applying(_ configuration: SymbolConfiguration) -> Self { self }
        public static var unspecified: SymbolConfiguration { SymbolConfiguration() }
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified, small, medium, large
    }

    /// The name that the program uses for the image. `nil` for data and drawings.
    public let _name: String?

    open var size: CGSize { CGSize(width: 20, height: 20) }
    open var scale: CGFloat { 1 }
    open var renderingMode: RenderingMode { .automatic }
    open var imageOrientation: Orientation { .up }
    open var cgImage: CGImage? { nil }
    open var isSymbolImage: Bool { false }

    public override init() { _name = nil }
    init(_named name: String?) { _name = name }

    public convenience init?(named name: String) { self.init(_named: name) }
    public convenience init?(systemName name: String) { self.init(_named: name) }

    public convenience init?(systemName name: String, withConfiguration: Configuration?) {
        self.init(_named: name)
    }

    public convenience init?(
        systemName name: String, compatibleWith traits: UITraitCollection?
    ) { self.init(_named: name) }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
    ) { self.init(_named: name) }

    public convenience init?(named name: String, in bundle: Bundle?, with: Configuration?) {
        self.init(_named: name)
    }

    public convenience init?(contentsOfFile path: String) {
        self.init(_named: (path as NSString).lastPathComponent)
    }

    public convenience init?(data: Data) { self.init(_named: nil) }
    public convenience init?(data: Data, scale: CGFloat) { self.init(_named: nil) }
    public convenience init(cgImage: CGImage) { self.init(_named: nil) }
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(_named: nil)
    }

    open func withTintColor(_ color: UIColor) -> UIImage { self }
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
    open func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
    open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        self
    }
    open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { self }
    open func preparingThumbnail(of size: CGSize) -> UIImage? { self }
    open func draw(in rect: CGRect) {}
    open func draw(at point: CGPoint) {}
    open func pngData() -> Data? { nil }
    open func jpegData(compressionQuality: CGFloat) -> Data? { nil }

    public static let add = UIImage(_named: "plus")
    public static let remove = UIImage(_named: "minus")
    public static let checkmark = UIImage(_named: "checkmark")
    public static let strokedCheckmark = UIImage(_named: "checkmark")
    public static let actions = UIImage(_named: "ellipsis")
}

/// The pixels of an image, which this module never has.
public final class CGImage: Sendable {
    public var width: Int { 0 }
    public var height: Int { 0 }
}
