/// The demos, in the order of the list: category after category.
public enum Gallery {
    public static let entries = DemoCategory.allCases.flatMap { entries(of: $0) }

    /// The demos of a category; each category keeps its own in a file beside them.
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

    /// The entry of a name, whatever its case. O(demos).
    public static func entry(named name: String) -> DemoEntry? {
        let name = name.lowercased()
        return entries.first { $0.name == name }
    }
}
