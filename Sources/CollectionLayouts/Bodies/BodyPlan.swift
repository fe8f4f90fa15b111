/// A body in one column, shared by all sections with the same description.
///
/// A class, so that a million sections share it at the cost of a reference.
public protocol BodyPlan: AnyObject {
    /// Places the items of any section by their number alone, in O(1) and without memory for a section.
    ///
    /// For measured items it uses estimates. Nil (the default) if each section has to be solved. Read once a plan.
    var closedForm: (any ClosedForm)? { get }
    /// Whether places depend on `BodyItems.measuredSize`. False by default.
    var isMeasured: Bool { get }
    /// Whether elements that sit on items or groups are measured. False by default.
    var hasMeasuredParts: Bool { get }
    /// How far elements lie outside the body in any section, in points; never negative. Zero by default.
    var overhang: EdgeInsets { get }
    /// What it lays out with, for tools that show it. Empty by default; never asked while a layout is solved or read.
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

/// Where the items of a section are, in points from the body's upper left corner.
///
/// All questions are asked with the items the value was made for. Every way to ask for a frame must give the same
/// frame. Questions come with each scroll and key: answer in O(log items), `write` in O(log items + answers).
public protocol PlacedItems {
    /// The room the items take from the corner, in points; never negative. Asked very often: keep it, for O(1).
    func size(of items: BodyItems) -> Size
    /// Writes the elements that meet a rectangle, items in rising order.
    ///
    /// Elements near the rectangle may be written too: the writer drops them.
    func write(meeting rect: Rect, _ items: BodyItems, to elements: inout ElementWriter)
    /// The frame of an item from 0 to `items.count - 1`; nil if it takes no room.
    func frame(of item: Int, _ items: BodyItems) -> Rect?

    /// The frame of an element that sits on an item or a group; nil (the default) if there is none. Any index may be
    /// asked for.
    func frame(of kind: ElementKind, at index: Int, _ items: BodyItems) -> Rect?
    /// How far elements lie outside the body, in points; never negative. Zero by default.
    var overhang: EdgeInsets { get }
    /// The nearest item with a frame, at `item` or past it in steps of 1 or -1; nil if there is none.
    ///
    /// The default asks for one frame after the other.
    func item(atOrPast item: Int, step: Int, _ items: BodyItems) -> Int?
    /// The item an arrow key goes to from an item with a frame; nil if the key leaves the body.
    ///
    /// The default looks for the nearest item in that direction, by `write` with larger and larger rectangles.
    func neighbour(of item: Int, _ direction: Direction, _ items: BodyItems) -> Int?
    /// The item an arrow key goes to when it enters the body; nil if no item has a frame.
    ///
    /// The default takes the item nearest to the edge that is entered, of equals the one nearest to `entry`.
    func item(entering entry: BodyEntry, _ items: BodyItems) -> EnteredItem?
    /// How many stops there are: places at which scrolling sideways comes to rest. Zero by default.
    ///
    /// A body that scrolls sideways by steps needs some.
    func stopCount(_ items: BodyItems) -> Int
    /// Where a stop begins and how long it is, in points along x. Starts never decrease, nor pass the body's width.
    func stop(at index: Int, _ items: BodyItems) -> (start: Double, length: Double)
    /// Follows changes of the items in place, and measures only new items.
    ///
    /// False (the default) if all items have to be solved again; the value is not used any more then.
    ///
    /// - Parameters:
    ///   - edits: The new items, and those they replace.
    ///   - plan: The plan from now on.
    ///   - items: The items from now on.
    ///   - problems: Takes what cannot be laid out.
    mutating func apply(
        _ edits: ItemEdits, of plan: any BodyPlan, _ items: BodyItems, _ problems: inout ProblemLog
    ) -> Bool
}

/// Places the items of any section by their number alone. All of it answers in O(1), besides what is written.
///
/// A class, so that a million sections share it at the cost of a reference.
public protocol ClosedForm: AnyObject, PlacedItems {
    /// The height of so many items, in points: that of `size(of:)`.
    func height(of count: Int) -> Double
    /// The items with their estimates, in a form that can `follow` changes; nil (the default) if all are measured at
    /// once.
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
