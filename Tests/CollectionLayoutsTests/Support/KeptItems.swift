@testable import CollectionLayouts

extension Arrangement {
    /// What its sections keep, in their order.
    var keptItems: [any PlacedItems] {
        entries.filter { $0.table >= 0 }.map { tables[Int($0.table)] }
    }
}
