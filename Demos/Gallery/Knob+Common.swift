/// The knobs that several demos have.
extension Knob {
    /// Whether headers stay in view while their section is.
    static let pinsHeaders = Knob(.pinsHeaders, title: "pinned headers", initial: true)

    /// Whether the items of a line all take the height of the tallest.
    static let normalizesLineHeight = Knob(
        .normalizesLineHeight, title: "equal heights", initial: false)

    /// The left column's share of the width, in twentieths.
    static func leftSideRatio(_ initial: Double) -> Knob {
        Knob(
            .leftSideRatio, title: "left side ratio", initial: initial, in: 0.1...0.9, step: 0.05,
            leastColumns: 2)
    }
}

extension KnobName<Bool> {
    static var pinsHeaders: Self { Self("pinsHeaders") }
    static var normalizesLineHeight: Self { Self("normalizesLineHeight") }
}

extension KnobName<Double> {
    static var leftSideRatio: Self { Self("leftSideRatio") }
}
