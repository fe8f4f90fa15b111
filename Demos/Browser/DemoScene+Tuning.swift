import Gallery
import Reflow

extension DemoScene {
    /// How far a key moves the ratio, and how far it goes.
    private static let ratioStep = 0.05
    private static let ratios = 0.1...0.9

    /// The parameters: each key names the new value, or says that the demo has no such thing.
    func tune(_ key: Key) -> Outcome? {
        switch key {
        case "p":
            return tune(.pinning, "headers to pin") {
                $0.pinsHeaders.toggle()
                return "pinned headers \($0.pinsHeaders ? "on" : "off")"
            }
        case "e":
            return tune(.equalHeights, "lines of different heights") {
                $0.normalizesLineHeight.toggle()
                return "equal heights \($0.normalizesLineHeight ? "on" : "off")"
            }
        case "[", "]":
            return tune(.leftSideRatio, "column ratio") {
                let step = key == "]" ? Self.ratioStep : -Self.ratioStep
                // Twentieths, so that steps never add up to something odd.
                let ratio = (($0.leftSideRatio + step) * 20).rounded() / 20
                $0.leftSideRatio = min(max(ratio, Self.ratios.lowerBound), Self.ratios.upperBound)
                return "leftSideRatio \($0.leftSideRatio)"
            }
        default:
            return nil
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

    /// The keys that mean something in this demo, the most telling first.
    var hints: [Hint] {
        var hints = [Hint("r", "rotate")]
        if entry.tunables.contains(.pinning) { hints.append(Hint("p", "pin")) }
        if entry.tunables.contains(.equalHeights) { hints.append(Hint("e", "equal")) }
        if entry.tunables.contains(.leftSideRatio) { hints.append(Hint("[ ]", "ratio")) }
        if demo.isSearchable { hints.append(Hint("/", "find")) }
        return hints + [Hint("+ -", "zoom")]
    }

    /// The demo's own keys, which no other screen tells of: they stay as long as there is room.
    var ownHints: [Hint] { demo.actions.map { Hint($0.keyNames, $0.word) } }
}

extension DemoAction {
    /// Its keys as hints and help show them.
    var keyNames: String { keys.map(\.description).joined(separator: " ") }
}
