import Foundation

extension UIColor {
    /// Makes a colour from components from 0 to 255.
    private static func color(
        _ light: (Double, Double, Double), _ dark: (Double, Double, Double), alpha: Double = 1,
        darkAlpha: Double? = nil
    ) -> UIColor {
        UIColor(
            value: .pair(
                light: _RGBA(
                    red: light.0 / 255, green: light.1 / 255, blue: light.2 / 255, alpha: alpha),
                dark: _RGBA(
                    red: dark.0 / 255, green: dark.1 / 255, blue: dark.2 / 255,
                    alpha: darkAlpha ?? alpha)))
    }

    private static func color(_ red: Double, _ green: Double, _ blue: Double) -> UIColor {
        UIColor(red: red, green: green, blue: blue, alpha: 1)
    }

    public static let black = color(0, 0, 0)
    public static let white = color(1, 1, 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = color(1, 0, 0)
    public static let green = color(0, 1, 0)
    public static let blue = color(0, 0, 1)
    public static let cyan = color(0, 1, 1)
    public static let yellow = color(1, 1, 0)
    public static let magenta = color(1, 0, 1)
    public static let orange = color(1, 0.5, 0)
    public static let purple = color(0.5, 0, 0.5)
    public static let brown = color(0.6, 0.4, 0.2)
    public static let clear = UIColor(white: 0, alpha: 0)

    public static let systemRed = color((255, 59, 48), (255, 69, 58))
    public static let systemOrange = color((255, 149, 0), (255, 159, 10))
    public static let systemYellow = color((255, 204, 0), (255, 214, 10))
    public static let systemGreen = color((52, 199, 89), (48, 209, 88))
    public static let systemMint = color((0, 199, 190), (99, 230, 226))
    public static let systemTeal = color((48, 176, 199), (64, 200, 224))
    public static let systemCyan = color((50, 173, 230), (100, 210, 255))
    public static let systemBlue = color((0, 122, 255), (10, 132, 255))
    public static let systemIndigo = color((88, 86, 214), (94, 92, 230))
    public static let systemPurple = color((175, 82, 222), (191, 90, 242))
    public static let systemPink = color((255, 45, 85), (255, 55, 95))
    public static let systemBrown = color((162, 132, 94), (172, 142, 104))
    public static let systemGray = color((142, 142, 147), (142, 142, 147))
    public static let systemGray2 = color((174, 174, 178), (99, 99, 102))
    public static let systemGray3 = color((199, 199, 204), (72, 72, 74))
    public static let systemGray4 = color((209, 209, 214), (58, 58, 60))
    public static let systemGray5 = color((229, 229, 234), (44, 44, 46))
    public static let systemGray6 = color((242, 242, 247), (28, 28, 30))

    public static let label = color((0, 0, 0), (255, 255, 255))
    public static let secondaryLabel = color((60, 60, 67), (235, 235, 245), alpha: 0.6)
    public static let tertiaryLabel = color((60, 60, 67), (235, 235, 245), alpha: 0.3)
    public static let quaternaryLabel = color(
        (60, 60, 67), (235, 235, 245), alpha: 0.18, darkAlpha: 0.16)
    public static let placeholderText = color((60, 60, 67), (235, 235, 245), alpha: 0.3)
    public static let link = color((0, 122, 255), (9, 132, 255))
    public static let separator = color((60, 60, 67), (84, 84, 88), alpha: 0.29, darkAlpha: 0.6)
    public static let opaqueSeparator = color((198, 198, 200), (56, 56, 58))
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    public static let darkText = color(0, 0, 0)
    public static let tintColor = systemBlue

    public static let systemFill = color(
        (120, 120, 128), (120, 120, 128), alpha: 0.2, darkAlpha: 0.36)
    public static let secondarySystemFill = color(
        (120, 120, 128), (120, 120, 128), alpha: 0.16, darkAlpha: 0.32)
    public static let tertiarySystemFill = color(
        (118, 118, 128), (118, 118, 128), alpha: 0.12, darkAlpha: 0.24)
    public static let quaternarySystemFill = color(
        (116, 116, 128), (118, 118, 128), alpha: 0.08, darkAlpha: 0.18)

    public static let systemBackground = color((255, 255, 255), (0, 0, 0))
    public static let secondarySystemBackground = color((242, 242, 247), (28, 28, 30))
    public static let tertiarySystemBackground = color((255, 255, 255), (44, 44, 46))
    public static let systemGroupedBackground = color((242, 242, 247), (0, 0, 0))
    public static let secondarySystemGroupedBackground = color((255, 255, 255), (28, 28, 30))
    public static let tertiarySystemGroupedBackground = color((242, 242, 247), (44, 44, 46))
    public static let groupTableViewBackground = systemGroupedBackground
}
