import Gallery

/// The demos that a browser offers, in the order of its list.
public struct DemoCatalog: Sendable {
    let entries: [DemoEntry]

    /// The demos of the gallery, which need no other programs.
    public static let gallery = DemoCatalog(entries: Gallery.entries)

    /// The demos of the gallery, and the samples that are written for UIKit.
    public static let all = DemoCatalog(entries: Gallery.entries + UIKitSample.entries)

    /// Returns the demos of a category. O(demos).
    func entries(of category: DemoCategory) -> [DemoEntry] {
        entries.filter { $0.category == category }
    }

    /// Returns the entry with a name, ignoring case. O(demos).
    func entry(named name: String) -> DemoEntry? {
        let name = name.lowercased()
        return entries.first { $0.name.lowercased() == name }
    }
}
