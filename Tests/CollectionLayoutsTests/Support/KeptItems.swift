@testable import CollectionLayouts

extension Arrangement {
    /// What its sections keep, in their order.
    var keptItems: [any PlacedItems] {
        entries.compactMap(\.tableIndex).map { tables[$0] }
    }
}
