import Reflow

/// The list of devices that a demo can be shown on.
struct DevicePanel {
    /// A device that is only a size, and therefore not in `Device.all`.
    var other: Device?

    /// The choices: `nil` for the terminal itself, then all devices.
    var devices: [Device?] { [nil] + Device.all + (other.map { [$0] } ?? []) }
}

/// What a key does with the devices.
enum DeviceAction: Hashable {
    /// Takes the next one, or the one before.
    case choose(Int)
    /// Takes the terminal itself.
    case reset
    /// Gives the keys back to the demo.
    case finish

    /// Whether a number before its key repeats the action.
    var repeats: Bool {
        switch self {
        case .choose: true
        case .reset, .finish: false
        }
    }
}

extension KeyMap<Command> {
    /// The keys of the device panel.
    static let devices = Group(
        "Devices",
        [
            Entry(
                ["j", .down, .tab], names: "j k ↑ ↓ tab click", help: "another device",
                title: "next device", hint: Hint("j", "k", word: "choose"), rank: -9,
                .device(.choose(1))),
            Entry(["k", .up, .backTab], title: "device before", .device(.choose(-1))),
            Entry(
                [], names: "390x844 enter", help: "a size in points",
                hint: Hint([], names: "390x844", word: "a size"), rank: -9),
            Entry([.enter, " "], help: "back to the demo", .device(.finish)),
            Entry(
                ["x"], help: "the terminal's own size", hint: Hint("x", word: "terminal"), rank: -9,
                .device(.reset)),
            Entry(
                ["y"], help: "copy the command line for this",
                hint: Hint("y", word: "command"), rank: -8, .copy),
        ])
}
