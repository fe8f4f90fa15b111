/// What a demo is about: the sections of the list.
public enum DemoCategory: Hashable, Sendable, CaseIterable {
    case split, combined, compositional, bodies, sideways, living, scale

    /// What it is called on the screen.
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
