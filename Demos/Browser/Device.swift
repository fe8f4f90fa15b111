import Reflow

/// A screen that a demo can be shown on.
public struct Device: Hashable, Sendable {
    /// How much room there is along an axis, as UIKit calls it.
    enum SizeClass: String, Hashable, Sendable {
        case compact, regular
    }

    /// Which way it is held; with a side of a split screen the whole device is meant.
    public enum Orientation: String, Hashable, Sendable, CaseIterable {
        case portrait, landscape

        var other: Self { self == .portrait ? .landscape : .portrait }
    }

    /// What a way to hold it gives to a view, in points.
    struct Form: Hashable, Sendable {
        var size: Size
        /// What covers the edges: the status bar, the home indicator, the camera.
        var safeArea = EdgeInsets.zero
        /// Those of width and height; nil where the platform has none.
        var sizeClasses: [SizeClass]?

        /// `393 × 852 pt`
        var sizeText: String { "\(Int(size.width)) × \(Int(size.height)) pt" }
        var isLandscape: Bool { size.width > size.height }
    }

    /// What it is called on the command line: `iphone-15`.
    public let name: String
    /// What it is called on the screen.
    public let title: String
    /// How it is held at first: phones and tablets upright.
    var orientation = Orientation.portrait
    /// What that gives.
    let form: Form
    /// Turned by a quarter.
    let turned: Form
}

extension Device {
    /// A phone of Apple's, upright; `sides` are covered when it lies on its side.
    ///
    /// Only the largest phones are of regular width then.
    private static func phone(
        _ name: String, _ title: String, _ width: Double, _ height: Double,
        top: Double, bottom: Double = 0, sides: Double = 0, bottomTurned: Double = 0,
        isLarge: Bool = false
    ) -> Device {
        Device(
            name: name, title: title,
            form: Form(
                size: Size(width: width, height: height),
                safeArea: EdgeInsets(top: top, bottom: bottom), sizeClasses: [.compact, .regular]),
            turned: Form(
                size: Size(width: height, height: width),
                safeArea: EdgeInsets(left: sides, bottom: bottomTurned, right: sides),
                sizeClasses: [isLarge ? .regular : .compact, .compact]))
    }

    /// A tablet of Apple's without a home button, upright: of regular width and height however it is held.
    private static func tablet(
        _ name: String, _ title: String, _ width: Double, _ height: Double
    ) -> Device {
        Device(
            name: name, title: title, form: tabletForm(width, height),
            turned: tabletForm(height, width))
    }

    private static func tabletForm(
        _ width: Double, _ height: Double, _ widthClass: SizeClass = .regular
    ) -> Form {
        Form(
            size: Size(width: width, height: height),
            safeArea: EdgeInsets(top: 24, bottom: 20), sizeClasses: [widthClass, .regular])
    }

    /// Those that are known by name.
    ///
    /// Sizes and size classes: https://developer.apple.com/design/human-interface-guidelines/layout, of the phones
    /// also https://gist.github.com/ricsantos/e7baee6885626b9cb87c021a5097623f. Safe areas: of a phone with a home
    /// button https://useyourloaf.com/blog/supporting-iphone-x/ (the status bar, which goes in landscape), of
    /// phones with an island http://csl.cool/2023/09/15/ios-dev/ios-layout-adaptation, for the 16 Pro and the iPad mini
    /// https://pub.dev/documentation/device_preview/3.0.0-prerelease3/presets/DevicePresets-class.html, of other
    /// tablets https://pub.dev/documentation/adaptive_test/latest/adaptive_test/iPadPro.html and
    /// https://pub.dev/documentation/app_deploy_screenshots/1.2.1/device/Device/ipadProM4-constant.html (13 inches);
    /// those of the iPad Air and the iPad Pro 11 are taken to be alike. Newer systems may cover more.
    public static let all: [Device] =
        [
            phone("iphone-se", "iPhone SE", 375, 667, top: 20),
            phone(
                "iphone-15", "iPhone 15", 393, 852, top: 59, bottom: 34, sides: 59,
                bottomTurned: 21),
            phone(
                "iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, top: 59, bottom: 34,
                sides: 59, bottomTurned: 21, isLarge: true),
            phone(
                "iphone-16-pro", "iPhone 16 Pro", 402, 874, top: 62, bottom: 34, sides: 62,
                bottomTurned: 21),
            pixel,
            tablet("ipad-mini", "iPad mini", 744, 1133),
            tablet("ipad-air", "iPad Air", 820, 1180),
            tablet("ipad-pro-11", "iPad Pro 11", 834, 1194),
            tablet("ipad-pro-13", "iPad Pro 13", 1032, 1376),
        ] + windows

    /// 1080 × 2400 pixels of which 420 are an inch (https://support.google.com/pixelphone/answer/7158570), in whole
    /// units of a 160th of an inch. What covers its edges depends on the system's settings.
    private static let pixel = Device(
        name: "pixel-8", title: "Pixel 8", form: Form(size: Size(width: 412, height: 915)),
        turned: Form(size: Size(width: 915, height: 412)))

    /// The two sides of a split screen on a tablet of 1024 × 1366 points: first with the tablet on its side, in halves
    /// or with a third left; turned, the wider and the narrower side of an upright one.
    ///
    /// https://gist.github.com/macguru/b7a01e3f0e9ae6f350d5 has sizes and the class of their width; the height is
    /// regular always, https://txt.jazzychad.net/post/70b4389ab2e9ce42522d.
    private static let windows = [
        Device(
            name: "ipad-half", title: "iPad 12.9, half", orientation: .landscape,
            form: tabletForm(678, 1024),
            turned: tabletForm(639, 1366, .compact)),
        Device(
            name: "ipad-third", title: "iPad 12.9, third", orientation: .landscape,
            form: tabletForm(375, 1024, .compact),
            turned: tabletForm(375, 1366, .compact)),
    ]
}

extension Device {
    /// The largest side that is taken, in points.
    private static let largestSide = 10_000

    /// A screen without a name: its size in points, as `390x844`. Nil for what is none.
    init?(size text: String) {
        let sides = text.lowercased().split(
            omittingEmptySubsequences: false, whereSeparator: { "x×".contains($0) }
        ).map { Int($0) ?? 0 }
        guard sides.count == 2, sides.allSatisfy({ (1...Self.largestSide).contains($0) }) else {
            return nil
        }
        let size = Size(width: Double(sides[0]), height: Double(sides[1]))
        self.init(
            name: "\(sides[0])x\(sides[1])", title: "\(sides[0]) × \(sides[1])",
            orientation: sides[0] > sides[1] ? .landscape : .portrait, form: Form(size: size),
            turned: Form(size: Size(width: size.height, height: size.width)))
    }

    /// The device of a name, whatever its case, or of a size; throws a sentence that lists those there are.
    public init(named text: String) throws {
        let name = text.lowercased()
        let known = Self.all.first { $0.name == name || $0.title.lowercased() == name }
        guard let device = known ?? Device(size: text) else {
            throw DeviceError(text: text)
        }
        self = device
    }
}

/// The error for an unknown device.
struct DeviceError: Error, CustomStringConvertible {
    let text: String

    var description: String {
        let names = Device.all.map(\.name).joined(separator: ", ")
        return
            "There is no device “\(text.prefix(40))”. Use one of \(names), or a size in points, like 390x844."
    }
}

/// A device and how it is held.
public struct HeldDevice: Hashable, Sendable {
    var device: Device
    var isTurned = false

    /// Holds a device as it is at first, or as is said.
    public init(_ device: Device, _ orientation: Device.Orientation? = nil) {
        self.device = device
        isTurned = orientation.map { $0 != device.orientation } ?? false
    }

    var orientation: Device.Orientation {
        isTurned ? device.orientation.other : device.orientation
    }

    var form: Device.Form { isTurned ? device.turned : device.form }

    /// What the device is called; nil for one that is only a size.
    /// With a side of a split screen, how the whole lies is said.
    var name: String? {
        guard Device.all.contains(device) else { return nil }
        return device.orientation == .landscape
            ? "\(device.title) in \(orientation.rawValue)" : device.title
    }

    /// What the command line says for it.
    var options: String {
        "--device \(device.name)" + (isTurned ? " --\(orientation.rawValue)" : "")
    }
}
