extension Gallery {
    /// More items than fit anywhere.
    static let scale: [DemoEntry] = [MillionDemo.entry, BillionDemo.entry]
}
