/// The 256 colours of xterm: the terminal's own sixteen, a cube of 6 × 6 × 6 colours, and 24 greys.
enum Xterm {
    /// Returns the value, 0…255, of a colour component from its index in the colour cube.
    private static func level(_ index: Int) -> Int { index == 0 ? 0 : 55 + 40 * index }

    /// Returns the number of the nearest colour among the cube and the greys. Each palette colour is one of these
    /// colours, so it stays exact.
    static func nearest(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
        let wanted = (Int(red), Int(green), Int(blue))
        let (r, g, b) = (cubeIndex(wanted.0), cubeIndex(wanted.1), cubeIndex(wanted.2))
        let inCube = distance(wanted, (level(r), level(g), level(b)))
        let mean = (wanted.0 + wanted.1 + wanted.2) / 3
        let step = max(0, min(23, (mean - 3) / 10))
        let gray = 8 + 10 * step
        if distance(wanted, (gray, gray, gray)) < inCube { return UInt8(232 + step) }
        return UInt8(16 + 36 * r + 6 * g + b)
    }

    /// Returns the components of a colour of the table. The first sixteen are as xterm shows them.
    static func components(_ index: UInt8) -> (red: UInt8, green: UInt8, blue: UInt8) {
        let index = Int(index)
        switch index {
        case 0..<16:
            let hex = sixteen[index]
            return (
                UInt8(hex >> 16), UInt8(truncatingIfNeeded: hex >> 8),
                UInt8(truncatingIfNeeded: hex)
            )
        case 16..<232:
            let cube = index - 16
            return (
                UInt8(level(cube / 36)), UInt8(level(cube / 6 % 6)), UInt8(level(cube % 6))
            )
        default:
            let gray = UInt8(8 + 10 * (index - 232))
            return (gray, gray, gray)
        }
    }

    private static let sixteen = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]

    private static func cubeIndex(_ value: Int) -> Int {
        value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
    }

    private static func distance(_ a: (Int, Int, Int), _ b: (Int, Int, Int)) -> Int {
        let (red, green, blue) = (a.0 - b.0, a.1 - b.1, a.2 - b.2)
        return red * red + green * green + blue * blue
    }
}
