import CollectionLayouts

/// Numbers for descriptions, in steps of a quarter, so that edges meet. A wild source also gives invalid numbers and
/// the limits of valid numbers.
extension ByteSource {
    private static let wild: [Double] = [
        .nan, .infinity, -.infinity, 1e300, -1e300, 1e12, -1e12, 1.5e12, 1e9, 1e-9, -1e-9, 1e-3,
        .leastNonzeroMagnitude, 0.3, -7, 999,
    ]

    private mutating func wildNumber() -> Double? {
        isWild && rarely(6) ? choice(Self.wild) : nil
    }

    /// Returns the extent of an item or a view, at least zero points.
    mutating func length(_ most: Int = 30) -> Double {
        if let wild = wildNumber() { return wild }
        let byte = byte()
        return Double(Int(byte >> 1) % (most + 1)) + (byte & 1 == 1 ? 0.25 : 0)
    }

    /// Returns a spacing in points. Some spacings are negative, so elements overlap.
    mutating func spacing() -> Double {
        rarely(4) ? -length(6) : length(6)
    }

    /// Returns a spacing, or `nil` for the layout's default.
    mutating func optionalSpacing() -> Double? { rarely(3) ? nil : spacing() }

    /// Returns a fraction of a container, sometimes more than 1.
    mutating func share() -> Double { wildNumber() ?? Double(byte() % 9) / 8 }

    mutating func point() -> Point { Point(x: spacing(), y: spacing()) }
    mutating func size() -> Size { Size(width: length(), height: length(9)) }

    mutating func rect() -> Rect {
        Rect(origin: point(), size: size())
    }

    mutating func insets() -> EdgeInsets {
        guard flag() else { return .zero }
        return EdgeInsets(top: spacing(), left: spacing(), bottom: spacing(), right: spacing())
    }

    mutating func contentInsets() -> ContentInsets {
        guard rarely(3) else { return .zero }
        func inset() -> Double { flag() ? share() : spacing() }
        return ContentInsets(top: inset(), leading: inset(), bottom: inset(), trailing: inset())
    }
}
