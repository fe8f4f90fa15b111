import Gallery
import Reflow

extension DemoScene {
    /// How far the ratio goes.
    private static let ratios = 0.1...0.9

    /// Changes a parameter: names the new value, or says that the demo has no such thing.
    func tune(_ tuning: DemoTuning) -> Outcome {
        switch tuning {
        case .pinning:
            tune(.pinning, "headers to pin") {
                $0.pinsHeaders.toggle()
                return "pinned headers \($0.pinsHeaders ? "on" : "off")"
            }
        case .equalHeights:
            tune(.equalHeights, "lines of different heights") {
                $0.normalizesLineHeight.toggle()
                return "equal heights \($0.normalizesLineHeight ? "on" : "off")"
            }
        case .leftSideRatio(let steps):
            tune(.leftSideRatio, "column ratio") {
                // Twentieths, so that steps never add up to something odd.
                let ratio = ($0.leftSideRatio * 20 + Double(steps)).rounded() / 20
                $0.leftSideRatio = min(max(ratio, Self.ratios.lowerBound), Self.ratios.upperBound)
                return "leftSideRatio \($0.leftSideRatio)"
            }
        }
    }

    private func tune(
        _ tunable: DemoTunables, _ thing: String, _ turn: (inout DemoParameters) -> String
    ) -> Outcome {
        guard entry.tunables.contains(tunable) else {
            return .message("\(entry.title) has no \(thing)")
        }
        var said = ""
        change { said = turn(&$0) }
        if tunable == .leftSideRatio, columnCount < 2 { said += ", seen with 2 columns" }
        return .message(said)
    }
}
