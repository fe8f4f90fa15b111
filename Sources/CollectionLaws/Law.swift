import CollectionLayouts

/// A rule that every body must satisfy.
public enum Law: String, CaseIterable, Sendable {
    /// Frames are finite, never negative, and within the body's size and its overhang.
    case frames
    /// A query returns each element whose frame overlaps the queried rectangle. It returns each of these elements once,
    /// and the items in order.
    case queries
    /// A hit test finds the topmost element at a point. If several elements have the same zIndex, it finds the last of
    /// them.
    case hits
    /// Stepping forward and backward item by item visits all items that have frames, in order.
    case order
    /// An arrow key leads to an existing item. Repeated keys never return to the same item, and along the scroll axis
    /// they skip no section with items. On grids an arrow key leads to the next cell.
    case neighbors
    /// Insets, headers and another column move a body as a whole, without other changes.
    case moving
    /// In a layout that scrolls sideways, a body has the frames of its `transposed` body with x and y swapped.
    case transposing
    /// `rearrange` after edits gives the same result as a new `arrange`. The edits change items, replace bodies, and
    /// insert, remove and move sections.
    case editing
    /// Measuring items later gives the same result as measuring items at once.
    case measuring
    /// A closed form gives the same frames and the same height as solving.
    case closedForm
    /// Sections that share a description have the same frames as sections with separate descriptions.
    case sharing
    /// The offsets where sideways scrolling stops are in ascending order and within the limits.
    case stops
    /// Extreme and bad sizes, insets and measured sizes give finite frames.
    case rooms

    /// The law in one sentence.
    public var sentence: String {
        switch self {
        case .frames: "Frames are finite, never negative, and within the body's size and overhang."
        case .queries:
            "A query returns each element whose frame meets its rectangle once, with the items in order."
        case .hits:
            "A hit test finds the last element with the highest zIndex at a point."
        case .order:
            "Stepping forward and backward item by item visits all items that have frames, in order."
        case .neighbors:
            "An arrow key leads to an existing item, never back to an earlier item, and on a grid to the next cell."
        case .moving:
            "Insets, headers and another column move a body as a whole, without other changes."
        case .transposing:
            "In a layout that scrolls sideways, a body has the frames of its transposed body with x and y swapped."
        case .editing: "Rearranging after edits gives the same result as a new arrangement."
        case .measuring: "Measuring items later gives the same result as measuring them at once."
        case .closedForm:
            "A closed form gives the same frames and the same height as solving."
        case .sharing:
            "Sections that share a description have the same frames as sections with separate descriptions."
        case .stops:
            "The stops of sideways scrolling are in ascending order and within the limits."
        case .rooms:
            "Extreme and bad sizes, insets and measured sizes are reported and give finite frames."
        }
    }

    /// Returns a description of how a case breaks the law; nil if the case satisfies the law.
    func finding(in testCase: LawCase) -> Finding? {
        switch self {
        case .frames: FrameLaw.finding(in: testCase)
        case .queries: QueryLaw.finding(in: testCase)
        case .hits: HitLaw.finding(in: testCase)
        case .order: OrderLaw.finding(in: testCase)
        case .neighbors: NeighbourLaw.finding(in: testCase)
        case .moving: MovingLaw.finding(in: testCase)
        case .transposing: TransposingLaw.finding(in: testCase)
        case .editing: EditingLaw.finding(in: testCase)
        case .measuring: MeasuringLaw.finding(in: testCase)
        case .closedForm: ClosedFormLaw.finding(in: testCase)
        case .sharing: SharingLaw.finding(in: testCase)
        case .stops: StopLaw.finding(in: testCase)
        case .rooms: RoomLaw.finding(in: testCase)
        }
    }
}

extension Set<Law> {
    /// The set of all laws.
    public static var all: Set<Law> { Set(Law.allCases) }

    /// Returns the set of all laws except the given laws: `laws: .all(but: .transposing)`.
    public static func all(but laws: Law...) -> Set<Law> { all.subtracting(laws) }
}
