/// What can be changed about a demo while it is shown.
public struct DemoParameters: Hashable, Sendable {
    /// Whether headers stay in view while their section is.
    public var pinsHeaders = true
    /// Whether the items of a line all take the height of the tallest.
    public var normalizesLineHeight = false
    /// The left column's share of the width.
    public var leftSideRatio = 0.4

    public init(
        pinsHeaders: Bool = true, normalizesLineHeight: Bool = false, leftSideRatio: Double = 0.4
    ) {
        self.pinsHeaders = pinsHeaders
        self.normalizesLineHeight = normalizesLineHeight
        self.leftSideRatio = leftSideRatio
    }
}

/// The parameters that mean something in a demo.
public struct DemoTunables: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let pinning = DemoTunables(rawValue: 1)
    public static let equalHeights = DemoTunables(rawValue: 2)
    public static let leftSideRatio = DemoTunables(rawValue: 4)
}
