import Gallery
import Reflow

/// A screen that a demo can be shown on.
public struct Device: Hashable, Sendable {
    /// The room along an axis, in UIKit's terms.
    enum SizeClass: String, Hashable, Sendable {
        case compact, regular
    }

    /// The orientation of the device. For a side of a split screen, this is the orientation of the whole device.
    public enum Orientation: String, Hashable, Sendable, CaseIterable {
        case portrait, landscape

        var other: Self { self == .portrait ? .landscape : .portrait }
    }

    /// The size and edges of a device in one orientation, in points.
    struct Form: Hashable, Sendable {
        let size: Size
        /// The insets of the edges covered by the status bar, the home indicator or the camera.
        let safeArea: EdgeInsets
        /// The size classes of width and height; `nil` if the platform has none.
        let sizeClasses: [SizeClass]?

        init(
            _ width: Double, _ height: Double, _ sizeClasses: SizeClass..., top: Double = 0,
            sides: Double = 0, bottom: Double = 0
        ) {
            size = Size(width: width, height: height)
            safeArea = EdgeInsets(top: top, left: sides, bottom: bottom, right: sides)
            self.sizeClasses = sizeClasses.isEmpty ? nil : sizeClasses
        }

        /// The size as text: `393 × 852 pt`.
        var sizeText: String { "\(Int(size.width)) × \(Int(size.height)) pt" }
        var isLandscape: Bool { size.width > size.height }
    }

    /// The name on the command line: `iphone-15`.
    public let name: String
    /// The name on the screen.
    public let title: String
    /// The default orientation: portrait for phones and tablets.
    let orientation: Orientation
    /// The form in the default orientation.
    let form: Form
    /// The form after a quarter turn.
    let turned: Form

    init(
        _ name: String, _ title: String, _ form: Form, _ turned: Form,
        orientation: Orientation = .portrait
    ) {
        self.name = name
        self.title = title
        self.orientation = orientation
        self.form = form
        self.turned = turned
    }
}

extension Device {
    /// All devices that have a name, each with its form in the default orientation and after a quarter turn.
    ///
    /// Sources of the numbers:
    /// - Sizes and size classes: https://developer.apple.com/design/human-interface-guidelines/layout, for phones also
    ///   https://gist.github.com/ricsantos/e7baee6885626b9cb87c021a5097623f.
    /// - Safe area of a phone with a home button: https://useyourloaf.com/blog/supporting-iphone-x/ (the status bar,
    ///   which is hidden in landscape).
    /// - Safe areas of phones with an island: http://csl.cool/2023/09/15/ios-dev/ios-layout-adaptation.
    /// - Safe areas of the 16 Pro and the iPad mini:
    ///   https://pub.dev/documentation/device_preview/3.0.0-prerelease3/presets/DevicePresets-class.html.
    /// - Safe areas of other tablets: https://pub.dev/documentation/adaptive_test/latest/adaptive_test/iPadPro.html,
    ///   and for 13 inches
    ///   https://pub.dev/documentation/app_deploy_screenshots/1.2.1/device/Device/ipadProM4-constant.html. The iPad Air
    ///   and the iPad Pro 11 are assumed to be equal.
    /// - The Pixel: 1080 × 2400 pixels at 420 pixels an inch (https://support.google.com/pixelphone/answer/7158570), in
    ///   whole units of 1/160 inch. The covered edges depend on the system's settings, so they are left out.
    /// - The sides of a split screen on a tablet of 1024 × 1366 points:
    ///   https://gist.github.com/macguru/b7a01e3f0e9ae6f350d5. The height is always regular:
    ///   https://txt.jazzychad.net/post/70b4389ab2e9ce42522d. In landscape, the first window is a half of the screen,
    ///   and the second is the third on the left. In portrait, they are the wider and the narrower side.
    ///
    /// Newer systems may cover larger areas.
    public static let all = [
        Device(
            "iphone-se", "iPhone SE", Form(375, 667, .compact, .regular, top: 20),
            Form(667, 375, .compact, .compact)),
        Device(
            "iphone-15", "iPhone 15", Form(393, 852, .compact, .regular, top: 59, bottom: 34),
            Form(852, 393, .compact, .compact, sides: 59, bottom: 21)),
        Device(
            "iphone-15-pro-max", "iPhone 15 Pro Max",
            Form(430, 932, .compact, .regular, top: 59, bottom: 34),
            Form(932, 430, .regular, .compact, sides: 59, bottom: 21)),
        Device(
            "iphone-16-pro", "iPhone 16 Pro",
            Form(402, 874, .compact, .regular, top: 62, bottom: 34),
            Form(874, 402, .compact, .compact, sides: 62, bottom: 21)),
        Device("pixel-8", "Pixel 8", Form(412, 915), Form(915, 412)),
        Device(
            "ipad-mini", "iPad mini", Form(744, 1133, .regular, .regular, top: 24, bottom: 20),
            Form(1133, 744, .regular, .regular, top: 24, bottom: 20)),
        Device(
            "ipad-air", "iPad Air", Form(820, 1180, .regular, .regular, top: 24, bottom: 20),
            Form(1180, 820, .regular, .regular, top: 24, bottom: 20)),
        Device(
            "ipad-pro-11", "iPad Pro 11", Form(834, 1194, .regular, .regular, top: 24, bottom: 20),
            Form(1194, 834, .regular, .regular, top: 24, bottom: 20)),
        Device(
            "ipad-pro-13", "iPad Pro 13", Form(1032, 1376, .regular, .regular, top: 24, bottom: 20),
            Form(1376, 1032, .regular, .regular, top: 24, bottom: 20)),
        Device(
            "ipad-half", "iPad 12.9, half",
            Form(678, 1024, .regular, .regular, top: 24, bottom: 20),
            Form(639, 1366, .compact, .regular, top: 24, bottom: 20), orientation: .landscape),
        Device(
            "ipad-third", "iPad 12.9, third",
            Form(375, 1024, .compact, .regular, top: 24, bottom: 20),
            Form(375, 1366, .compact, .regular, top: 24, bottom: 20), orientation: .landscape),
    ]
}

extension Device {
    /// The largest accepted side, in points.
    private static let largestSide = 10_000

    /// Makes a device without a name from its size in points, such as `390x844`; `nil` for any other text. Each side is
    /// 1…10,000.
    init?(size text: String) {
        let sides = text.lowercased().split(
            omittingEmptySubsequences: false, whereSeparator: { "x×".contains($0) }
        ).map { Int(decimal: $0) ?? 0 }
        guard sides.count == 2, sides.allSatisfy({ (1...Self.largestSide).contains($0) }) else {
            return nil
        }
        let (width, height) = (Double(sides[0]), Double(sides[1]))
        self.init(
            "\(sides[0])x\(sides[1])", "\(sides[0]) × \(sides[1])", Form(width, height),
            Form(height, width), orientation: width > height ? .landscape : .portrait)
    }

    /// Finds a device by its name in any case, or makes a device from a size. For any other text, throws a sentence
    /// that lists the devices.
    public init(named text: String) throws {
        let name = text.lowercased()
        let known = Self.all.first { $0.name == name || $0.title.lowercased() == name }
        guard let device = known ?? Device(size: text) else {
            let names = Self.all.map(\.name).joined(separator: ", ")
            throw DemoError(
                "There is no device “\(text.prefix(40))”. Use one of \(names), "
                    + "or a size in points, like 390x844.")
        }
        self = device
    }
}

/// A device in one orientation.
public struct OrientedDevice: Hashable, Sendable {
    var device: Device
    var isTurned = false

    /// Makes a device in an orientation, by default in the device's own orientation.
    public init(_ device: Device, _ orientation: Device.Orientation? = nil) {
        self.device = device
        isTurned = orientation.map { $0 != device.orientation } ?? false
    }

    var orientation: Device.Orientation {
        isTurned ? device.orientation.other : device.orientation
    }

    var form: Device.Form { isTurned ? device.turned : device.form }

    /// The name of the device; `nil` for a device that is only a size.
    ///
    /// For a side of a split screen, the name contains the orientation of the whole device.
    var name: String? {
        guard Device.all.contains(device) else { return nil }
        return device.orientation == .landscape
            ? "\(device.title) in \(orientation.rawValue)" : device.title
    }

    /// The options on the command line for this device.
    var options: String {
        "--device \(device.name)" + (isTurned ? " --\(orientation.rawValue)" : "")
    }
}
