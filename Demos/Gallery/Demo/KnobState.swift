/// The current and the initial value of a knob.
public struct KnobState: Hashable, Sendable {
    public let value: KnobValue
    public let initialValue: KnobValue

    public init(value: KnobValue, initialValue: KnobValue) {
        self.value = value
        self.initialValue = initialValue
    }

    /// Whether the value differs from the initial value.
    public var isChanged: Bool { value != initialValue }
}
