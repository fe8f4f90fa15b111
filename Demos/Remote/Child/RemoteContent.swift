import Gallery

/// A demo that a child serves, with the values that are not part of `RunningDemo`.
public struct RemoteContent {
    public var demo: any RunningDemo
    /// The settings that the reader can change. By default, these are the knobs of the demo.
    public var knobs: [Knob]
    /// Returns sentences for the status line, such as that estimated sizes count. Each reply contains them, because a
    /// layout may find a reason for a sentence at any size.
    public var remarks: () -> [String]

    public init(
        _ demo: any RunningDemo, knobs: [Knob]? = nil, remarks: @escaping () -> [String] = { [] }
    ) {
        (self.demo, self.knobs, self.remarks) = (demo, knobs ?? demo.knobs, remarks)
    }
}
