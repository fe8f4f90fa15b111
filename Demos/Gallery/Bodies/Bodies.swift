extension Gallery {
    /// Sections with bodies that UIKit has no layout for, and two that are not the library's.
    static let bodies = [WaterfallDemo.entry, JustifiedDemo.entry, YourOwnDemo.entry]
}
