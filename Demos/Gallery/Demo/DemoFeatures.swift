/// The features that a demo has.
public struct DemoFeatures: Hashable, Sendable {
    /// The noun for an item in messages: `item`, `line`.
    public let itemName: String
    /// Whether Enter opens items.
    public let opens: Bool
    /// Whether items have a text for the clipboard.
    public let copies: Bool
    /// Whether the reader can filter the items by a text.
    public let filters: Bool
    /// Whether the demo's location can have a parent, as a folder has.
    public let hasParent: Bool
    /// The keys that only this demo handles. They may change while the demo runs.
    public let keys: [DemoKeyLabel]
}
