/// The topic of a demo. Each category is a section of the demo list.
public enum DemoCategory: Hashable, Sendable, CaseIterable {
    case combined, compositional, bodies, sideways, living, scale, split, uikit

    /// The title on the screen.
    public var title: String {
        switch self {
        case .split: "Two columns"
        case .combined: "Several layouts"
        case .compositional: "Lists and grids"
        case .bodies: "Custom layouts"
        case .sideways: "Sideways scrolling"
        case .living: "Live data"
        case .scale: "Large data"
        case .uikit: "From UIKit"
        }
    }
}
