import Reflow

/// The list of devices that a demo can be shown on.
struct DevicePanel {
    /// A device that is only a size, and therefore not in `Device.all`.
    var other: Device?

    /// The choices: `nil` for the terminal itself, then all devices.
    var devices: [Device?] { [nil] + Device.all + (other.map { [$0] } ?? []) }
}
