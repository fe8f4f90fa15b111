/// A body with its numbers resolved for one column. All sections with the same description share it.
///
/// It is a class, so a million sections can share it for the cost of a reference.
public protocol BodyPlan: AnyObject {
    /// Places the items of any section in O(1), from their number only, without memory for a section.
    ///
    /// Measured items have their estimates. Nil (the default) means that each section must be solved. Read once for
    /// each plan.
    var closedForm: (any ClosedForm)? { get }
    /// Whether frames depend on `BodyItems.measuredSize`. False by default.
    var isMeasured: Bool { get }
    /// Whether badges on items or groups are measured. False by default.
    var hasMeasuredParts: Bool { get }
    /// How far elements reach over the body's edges in any section, in points. Never negative; zero by default.
    var overhang: EdgeInsets { get }
    /// Numbers of the layout, for tools that show them. Empty by default. Never read while a layout is solved or read.
    var numbers: [BodyNumber] { get }

    /// Places the items of a section, usually in O(items).
    ///
    /// Called if there is no closed form, or if items are measured now.
    func solve(_ items: BodyItems, _ problems: inout ProblemLog) -> any PlacedItems
}

extension BodyPlan {
    public var closedForm: (any ClosedForm)? { nil }
    public var isMeasured: Bool { false }
    public var hasMeasuredParts: Bool { false }
    public var overhang: EdgeInsets { .zero }
    public var numbers: [BodyNumber] { [] }
}

/// The frames of a section's items, in points from the body's upper left corner.
///
/// All methods are called with the items that the value was made for. All methods must agree on the frame of an
/// element. They are called on each scroll and each key: they should take O(log items), and `write` O(log items +
/// elements written).
public protocol PlacedItems {
    /// The size of the body in points. Never negative. Called very often: store it, so that it takes O(1).
    func size(of items: BodyItems) -> Size
    /// Writes the elements whose frames meet a rectangle; items in ascending order.
    ///
    /// It may also write elements near the rectangle: the writer drops them.
    func write(meeting rect: Rect, _ items: BodyItems, to elements: inout ElementWriter)
    /// The frame of an item from 0 to `items.count - 1`; nil if the item takes no room.
    func frame(of item: Int, _ items: BodyItems) -> Rect?

    /// The frame of a badge on an item or a group; nil (the default) if there is none. Called with any index.
    func frame(of kind: ElementKind, at index: Int, _ items: BodyItems) -> Rect?
    /// How far elements reach over the body's edges, in points. Never negative; zero by default.
    var overhang: EdgeInsets { get }
    /// The nearest item with a frame: `item` itself, or the next one in steps of 1 or -1. Nil if there is none.
    ///
    /// The default reads one frame after the other.
    func item(atOrPast item: Int, step: Int, _ items: BodyItems) -> Int?
    /// The item that an arrow key goes to from an item with a frame; nil if the key leaves the body.
    ///
    /// The default finds the nearest item in that direction. It calls `write` with larger and larger rectangles.
    func neighbor(of item: Int, _ direction: Direction, _ items: BodyItems) -> Int?
    /// The item that an arrow key goes to when it enters the body; nil if no item has a frame.
    ///
    /// The default is the item nearest to the entered edge; of equals, the one nearest to `entry`.
    func item(entering entry: BodyEntry, _ items: BodyItems) -> EnteredItem?
    /// The number of stops, where sideways scrolling can come to rest. Zero by default.
    ///
    /// A body that scrolls sideways in steps needs at least one.
    func stopCount(_ items: BodyItems) -> Int
    /// The start and the length of a stop, in points along x. Starts must never decrease, and be at most the body's
    /// width.
    func stop(at index: Int, _ items: BodyItems) -> (start: Double, length: Double)
    /// Applies changes of the items in place, and measures only new items.
    ///
    /// Returns false (the default) if all items must be solved again. The value is not used after that.
    ///
    /// - Parameters:
    ///   - edits: The new items and the items they replace.
    ///   - plan: The plan from now on.
    ///   - items: The items from now on.
    ///   - problems: Collects problems.
    mutating func apply(
        _ edits: ItemEdits, of plan: any BodyPlan, _ items: BodyItems, _ problems: inout ProblemLog
    ) -> Bool
}

/// Places the items of any section from their number only. All methods take O(1), plus the elements written.
///
/// It is a class, so a million sections can share it for the cost of a reference.
public protocol ClosedForm: AnyObject, PlacedItems {
    /// The height of a number of items, in points: the height of `size(of:)`.
    func height(of count: Int) -> Double
    /// The items with their estimates, in a form that can `apply` changes. Nil (the default) if all items are measured
    /// at once.
    func opened(_ items: BodyItems) -> (any PlacedItems)?
}

/// A plan can be its own closed form.
extension BodyPlan where Self: ClosedForm {
    public var closedForm: (any ClosedForm)? { self }
    public var overhang: EdgeInsets { .zero }

    public func solve(_ items: BodyItems, _ problems: inout ProblemLog) -> any PlacedItems { self }
}

extension ClosedForm {
    public func opened(_ items: BodyItems) -> (any PlacedItems)? { nil }
}
