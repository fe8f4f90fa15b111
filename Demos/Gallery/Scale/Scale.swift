extension Gallery {
    /// Demos with very large numbers of items.
    static let scale: [DemoEntry] = [MillionDemo.entry, BillionDemo.entry]
}
