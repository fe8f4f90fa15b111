/// A body with its numbers resolved for one column. All sections with the same description share the plan.
///
/// A plan is a class, so a million sections can share it for the cost of a reference.
public protocol BodyPlan: AnyObject {
    /// The object that places the items of any section from their number only, in O(1) and without memory per section.
    ///
    /// Measured items have their estimated sizes. Nil (the default) means that each section must be solved. The engine
    /// reads this property once per plan.
    var closedForm: (any ClosedForm)? { get }
    /// Whether frames depend on `BodyItems.measuredSize`. False by default.
    var isMeasured: Bool { get }
    /// Whether badges on items or groups are measured. False by default.
    var hasMeasuredParts: Bool { get }
    /// The largest distance, in points, by which elements of any section extend beyond the body's edges. Never
    /// negative; zero by default.
    var overhang: EdgeInsets { get }
    /// The numbers of the layout, for tools that show them. Empty by default. The engine does not read them.
    var numbers: [BodyNumber] { get }

    /// Places the items of a section, usually in O(items).
    ///
    /// The engine calls this method if `closedForm` is nil, or if it measures items now.
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
/// The engine passes each method the same items that this value was made for. All methods must agree on the frame of an
/// element. The engine calls the methods on each scroll and each key press. They should take O(log items), and `write`
/// O(log items + elements written).
public protocol PlacedItems {
    /// Returns the size of the body in points. Never negative. The engine calls this method very often: store the size,
    /// so that reading it takes O(1).
    func size(of items: BodyItems) -> Size
    /// Writes the elements whose frames meet a rectangle; items in ascending order.
    ///
    /// The method may also write elements near the rectangle, because the writer drops elements outside the rectangle.
    func write(meeting rect: Rect, _ items: BodyItems, to elements: inout ElementWriter)
    /// Returns the frame of an item from 0 to `items.count - 1`; nil if the item takes no room.
    func frame(of item: Int, _ items: BodyItems) -> Rect?

    /// Returns the frame of a badge on an item or a group; nil (the default) if there is no such badge. `index` may be
    /// any number.
    func frame(of kind: ElementKind, at index: Int, _ items: BodyItems) -> Rect?
    /// The distance, in points, by which elements extend beyond the body's edges. Never negative; zero by default.
    var overhang: EdgeInsets { get }
    /// Returns `item` if it has a frame. Otherwise returns the next item with a frame in the direction of `step`, which
    /// is 1 or -1. Nil if there is none.
    ///
    /// The default reads the frames one by one, in O(items).
    func item(atOrPast item: Int, step: Int, _ items: BodyItems) -> Int?
    /// Returns the item that an arrow key moves the focus to, from an item with a frame. Nil if the key leaves the
    /// body.
    ///
    /// The default finds the nearest item in that direction. It calls `write` with larger and larger rectangles.
    func neighbor(of item: Int, _ direction: Direction, _ items: BodyItems) -> Int?
    /// Returns the item that an arrow key moves the focus to when it enters the body; nil if no item has a frame.
    ///
    /// For up and down, the default returns the item nearest to the entered edge; of equally near items, the item
    /// nearest to `entry`. For left and right, it returns the item nearest in height; of equally near items, the item
    /// nearest to the entered edge.
    func item(entering entry: BodyEntry, _ items: BodyItems) -> EnteredItem?
    /// Returns the number of stops: the positions where sideways scrolling can come to rest. Zero by default.
    ///
    /// A body that scrolls sideways in steps needs at least one stop.
    func stopCount(_ items: BodyItems) -> Int
    /// Returns the start and the length of a stop, in points along x. Starts must never decrease, and must be at most
    /// the body's width.
    func stop(at index: Int, _ items: BodyItems) -> (start: Double, length: Double)
    /// Applies changes of the items in place, and measures only new items.
    ///
    /// Returns false (the default) if all items must be solved again. The engine then drops the value.
    ///
    /// - Parameters:
    ///   - edits: The new items and the items that they replace.
    ///   - plan: The plan after the changes.
    ///   - items: The items after the changes.
    ///   - problems: The log that receives problems.
    mutating func apply(
        _ edits: ItemEdits, of plan: any BodyPlan, _ items: BodyItems, _ problems: inout ProblemLog
    ) -> Bool
}

/// An object that places the items of any section from their number only. All methods take O(1), plus the number of
/// elements written.
///
/// A closed form is a class, so a million sections can share it for the cost of a reference.
public protocol ClosedForm: AnyObject, PlacedItems {
    /// Returns the height of a body with `count` items, in points. It equals the height of `size(of:)`.
    func height(of count: Int) -> Double
    /// Returns the items with their estimated sizes, as a value that can `apply` changes. Nil (the default) if all
    /// items are measured at once.
    func opened(_ items: BodyItems) -> (any PlacedItems)?
}

/// Lets a plan be its own closed form.
extension BodyPlan where Self: ClosedForm {
    public var closedForm: (any ClosedForm)? { self }
    public var overhang: EdgeInsets { .zero }

    public func solve(_ items: BodyItems, _ problems: inout ProblemLog) -> any PlacedItems { self }
}

extension ClosedForm {
    public func opened(_ items: BodyItems) -> (any PlacedItems)? { nil }
}
