/// The features that a demo has.
public struct DemoFeatures: Hashable, Sendable {
    /// The noun for an item in messages: `item`, `line`.
    public let itemName: String
    /// Whether Enter opens items.
    public let opens: Bool
    /// Whether items have a text for the clipboard.
    public let copies: Bool
    /// Whether the reader can select several items.
    public let selectsSeveral: Bool
    /// Whether the reader can move the selected items.
    public let reorders: Bool
    /// Whether the reader can filter the items by a text.
    public let filters: Bool
    /// Whether the demo's location can have a parent, as a folder has.
    public let hasParent: Bool
    /// Whether items have names to jump to.
    public let hasNames: Bool
    /// Whether the demo has a preview of the selected item.
    public let hasPreview: Bool
    /// The keys that only this demo handles. They may change while the demo runs.
    public package(set) var keys: [DemoKeyLabel]

    package init(
        itemName: String, opens: Bool, copies: Bool, selectsSeveral: Bool, reorders: Bool,
        filters: Bool, hasParent: Bool, hasNames: Bool = false,
        hasPreview: Bool = false, keys: [DemoKeyLabel]
    ) {
        (self.itemName, self.opens, self.copies) = (itemName, opens, copies)
        (self.selectsSeveral, self.reorders) = (selectsSeveral, reorders)
        (self.filters, self.hasParent, self.keys) = (filters, hasParent, keys)
        (self.hasNames, self.hasPreview) = (hasNames, hasPreview)
    }
}
