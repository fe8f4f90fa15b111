/// All demos by category, in the order of the demo list.
public enum Gallery {
    public static let entries = DemoCategory.allCases.flatMap { entries(of: $0) }

    /// Returns the demos of a category. Each category lists its demos in a file of its own folder.
    public static func entries(of category: DemoCategory) -> [DemoEntry] {
        switch category {
        case .split: split
        case .combined: combined
        case .compositional: compositional
        case .bodies: bodies
        case .sideways: sideways
        case .living: living
        case .scale: scale
        }
    }

    /// Returns the entry with a name, ignoring case. O(demos).
    public static func entry(named name: String) -> DemoEntry? {
        let name = name.lowercased()
        return entries.first { $0.name == name }
    }
}
