import CollectionLayouts

/// Numbers of descriptions: a few steps of a quarter, so that edges meet; and, from a source that is wild, numbers that
/// are none, and the ends of what is allowed.
extension ByteSource {
    private static let wild: [Double] = [
        .nan, .infinity, -.infinity, 1e300, -1e300, 1e12, -1e12, 1.5e12, 1e9, 1e-9, -1e-9, 1e-3,
        .leastNonzeroMagnitude, 0.3, -7, 999,
    ]

    private mutating func wildNumber() -> Double? {
        isWild && rarely(6) ? choice(Self.wild) : nil
    }

    /// Points of an item or a view, from zero up.
    mutating func length(_ most: Int = 30) -> Double {
        if let wild = wildNumber() { return wild }
        let byte = byte()
        return Double(Int(byte >> 1) % (most + 1)) + (byte & 1 == 1 ? 0.25 : 0)
    }

    /// Points between things; now and then fewer than none, so that they overlap.
    mutating func spacing() -> Double {
        rarely(4) ? -length(6) : length(6)
    }

    /// The layout's own spacing, or another.
    mutating func optionalSpacing() -> Double? { rarely(3) ? nil : spacing() }

    /// A share of a container, or more than all of it.
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
