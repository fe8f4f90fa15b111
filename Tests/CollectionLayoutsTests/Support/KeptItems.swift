@testable import CollectionLayouts

extension Arrangement {
    /// The tables of placed items that the arrangement stores, in section order.
    var keptItems: [any PlacedItems] {
        entries.compactMap(\.tableIndex).map { tables[$0] }
    }
}
