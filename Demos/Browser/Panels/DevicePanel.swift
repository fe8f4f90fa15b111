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
