/// The topic of a demo. Each category is a section of the demo list.
public enum DemoCategory: Hashable, Sendable, CaseIterable {
    case split, combined, compositional, bodies, sideways, living, scale

    /// The title on the screen.
    public var title: String {
        switch self {
        case .split: "Split"
        case .combined: "Combined"
        case .compositional: "Compositional"
        case .bodies: "More bodies"
        case .sideways: "Sideways"
        case .living: "Living data"
        case .scale: "Scale"
        }
    }
}
