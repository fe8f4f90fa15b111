extension DemoError {
    /// The error for an invalid setting of a knob.
    fileprivate init(setting: String, of entry: DemoEntry) {
        let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let names = entry.knobs.map(\.name).joined(separator: ", ")
        guard let first = entry.knobs.first else {
            self.init("“\(entry.name)” has no settings.")
            return
        }
        if parts.count < 2 {
            self.init("--set takes NAME=VALUE, for example --set \(first.example).")
        } else if let knob = entry.knobs.first(where: { $0.name == parts[0] }) {
            self.init("“\(knob.name)” cannot be “\(parts[1].prefix(40))”; use \(knob.rangeText).")
        } else {
            self.init(
                "“\(entry.name)” has no setting “\(parts[0].prefix(40))”. Its settings are \(names)."
            )
        }
    }
}

extension Knob {
    /// A setting with the knob's first value, for the example in an error message.
    fileprivate var example: String {
        let least: KnobValue =
            switch form {
            case .number(let range, _, _): .number(range.lowerBound)
            case .count(let range): .count(range.lowerBound)
            case .toggle: .isOn(true)
            case .choice: .choice(0)
            case .text(_, let examples): .text(examples.first ?? "")
            }
        return "\(name)=\(settingText(least))"
    }
}

extension DemoPart {
    /// Applies settings such as `leftSideRatio=0.3` to the knobs. Throws a sentence for an invalid setting.
    func apply(_ settings: [String]) throws {
        for setting in settings {
            let parts = setting.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2,
                let index = D.knobs.firstIndex(where: { $0.knob.name == parts[0] }),
                let value = D.knobs[index].knob.value(of: String(parts[1]))
            else { throw DemoError(setting: setting, of: D.entry) }
            setKnob(index, to: value)
        }
    }
}
