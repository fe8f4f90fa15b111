/// A body in one column, shared by all sections that are described alike.
///
/// A class, so that a million sections share it at the cost of a reference.
public protocol BodyPlan: AnyObject {
    /// The items of any section whose places follow from their number alone: no section keeps anything then.
    ///
    /// Where items are measured, those with their estimates. Nil (the default) where each section is solved.
    var closedForm: (any ClosedForm)? { get }
    /// Whether the places of items depend on answers to the measure question. False by default.
    var isMeasured: Bool { get }
    /// Whether anything that sits on items or groups is measured. False by default.
    var hasMeasuredParts: Bool { get }
    /// How far elements lie outside the body in any section. Zero by default.
    var overhang: EdgeInsets { get }

    /// Places the items of a section. Called where there is no closed form, or what is measured is asked for.
    func solve(_ items: BodyItems, _ problems: inout ProblemLog) -> any PlacedItems
}

extension BodyPlan {
    public var closedForm: (any ClosedForm)? { nil }
    public var isMeasured: Bool { false }
    public var hasMeasuredParts: Bool { false }
    public var overhang: EdgeInsets { .zero }
}

/// Where the items of a section are. Coordinates are points from the body's own upper left corner.
///
/// All questions are asked with the items the value was made for. Frames have to be the same for every way to ask.
public protocol PlacedItems {
    /// The room the items take, from the body's corner.
    func size(of items: BodyItems) -> Size
    /// Writes the elements that meet a rectangle, and may write others near it: the writer sorts them out.
    /// Items come in their order.
    func write(meeting rect: Rect, _ items: BodyItems, to elements: inout ElementWriter)
    /// The frame of an item; nil when it takes no room.
    func frame(of item: Int, _ items: BodyItems) -> Rect?

    /// The frame of an element that sits on an item or a group; nil (the default) when there is none.
    func frame(of kind: ElementKind, at index: Int, _ items: BodyItems) -> Rect?
    /// How far elements lie outside the body. Zero by default.
    var overhang: EdgeInsets { get }
    /// The nearest item with a frame at `item` or past it in steps of 1 or -1; nil when there is none.
    ///
    /// The default asks one frame after the other.
    func item(atOrPast item: Int, step: Int, _ items: BodyItems) -> Int?
    /// The item an arrow key goes to from one that has a frame; nil where the way leads out of the body.
    ///
    /// The default takes what lies next in that direction.
    func neighbour(of item: Int, _ direction: Direction, _ items: BodyItems) -> Int?
    /// The item by which an arrow key enters the body, coming from outside.
    ///
    /// The default takes the item nearest to the edge that is entered, and of those the one nearest to `entry`.
    func item(entering entry: BodyEntry, _ items: BodyItems) -> EnteredItem?
    /// The number of places at which scrolling sideways may come to rest. Zero by default: it rests anywhere.
    func stopCount(_ items: BodyItems) -> Int
    /// Where such a place begins, and how long it is, along the axis that scrolls.
    func stop(at index: Int, _ items: BodyItems) -> (start: Double, length: Double)
    /// Follows changes of the items in place. False (the default) where all have to be placed again.
    ///
    /// - Parameters:
    ///   - edits: Items that came in the place of others.
    ///   - plan: The plan from now on.
    ///   - items: The items from now on.
    mutating func follow(
        _ edits: ItemEdits, of plan: any BodyPlan, _ items: BodyItems, _ problems: inout ProblemLog
    ) -> Bool
}

/// Items whose places follow from their number.
///
/// A class, so that a million sections share it at the cost of a reference.
public protocol ClosedForm: AnyObject, PlacedItems {
    /// How high so many items are, in points.
    func height(of count: Int) -> Double
    /// The items with their estimates as something that can follow changes one by one; nil (the default) where all
    /// are measured at once.
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
