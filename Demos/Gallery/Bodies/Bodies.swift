extension Gallery {
    /// Bodies that UIKit has no layout for, and two of one's own.
    static let bodies = [WaterfallDemo.entry, JustifiedDemo.entry, YourOwnDemo.entry]
}
