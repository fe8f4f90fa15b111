import CollectionLayouts

/// A rule that every body must keep.
public enum Law: String, CaseIterable, Sendable {
    /// Frames are finite, never negative, and within the body's size and its overhang.
    case frames
    /// A query returns each element whose frame meets its rectangle, once, and items in their order.
    case queries
    /// A hit test finds the topmost element at a point; of equals, the later one.
    case hits
    /// Going forward and backward item by item visits all items that have frames, in their order.
    case order
    /// An arrow key goes to an existing item, never in a circle, and on grids to the next cell.
    case neighbors
    /// Insets, headers and another column move a body as a whole.
    case moving
    /// In a layout that scrolls sideways, a body looks like its `transposed` body with x and y swapped.
    case transposing
    /// `rearrange` after edits gives the same as a new `arrange`.
    case editing
    /// Measuring later gives the same as measuring at once.
    case measuring
    /// A closed form places items as solving does, with the same height.
    case closedForm
    /// Sections that share a description look as if each was described by itself.
    case sharing
    /// The stops of sideways scrolling are in ascending order and within the limits.
    case stops
    /// Extreme and bad sizes, insets and measured sizes give finite frames.
    case rooms

    /// The law in a sentence.
    public var sentence: String {
        switch self {
        case .frames: "Frames are finite, never negative, and within the body's size and overhang."
        case .queries:
            "A query returns each element whose frame meets its rectangle once, with the items in order."
        case .hits:
            "A hit test finds the topmost element at a point; of two equally high ones, the later."
        case .order:
            "Going forward and backward item by item visits all items that have frames, in their order."
        case .neighbors:
            "An arrow key goes to an item that exists, never in a circle, and on a grid to the next cell."
        case .moving:
            "With other insets, a header or in another column, a body moves but looks the same."
        case .transposing:
            "In a layout that scrolls sideways, a body looks like its transposed body with x and y swapped."
        case .editing: "Rearranging after edits gives the same as arranging from the start."
        case .measuring: "Measuring items later gives the same as measuring them at once."
        case .closedForm:
            "A closed form gives the same frames and the same height as solving."
        case .sharing:
            "Sections that share a description look as if each was described by itself."
        case .stops:
            "The stops of sideways scrolling are in ascending order and within the limits."
        case .rooms:
            "Extreme and bad sizes, insets and measured sizes are reported and give finite frames."
        }
    }

    /// How a case breaks the law; nil when it keeps it.
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

    /// The set of all laws except some: `laws: .all(but: .transposing)`.
    public static func all(but laws: Law...) -> Set<Law> { all.subtracting(laws) }
}
