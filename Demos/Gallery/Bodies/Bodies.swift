extension Gallery {
    /// Demos of bodies that UIKit has no layout for, and of two custom bodies.
    static let bodies = [WaterfallDemo.entry, JustifiedDemo.entry, YourOwnDemo.entry]
}
