/// The current and the initial value of a knob.
public struct KnobState: Hashable, Sendable {
    public let value: KnobValue
    public let initialValue: KnobValue

    /// Whether the value differs from the initial value.
    public var isChanged: Bool { value != initialValue }
}
