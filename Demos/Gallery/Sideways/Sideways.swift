extension Gallery {
    /// Demos with sections that scroll sideways.
    static let sideways = [
        BehavioursDemo.entry, ShelvesDemo.entry, StoreDemo.entry, CalendarDemo.entry,
    ]
}
