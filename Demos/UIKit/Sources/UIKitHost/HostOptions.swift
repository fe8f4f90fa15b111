import Gallery
import Reflow

/// The options of a hosted layout.
public struct HostOptions {
    /// The number of items of each section without a data source.
    public var items: Int
    /// The number of sections without a data source. A section provider receives the indices below it.
    public var sections: Int
    /// The number of items of each section without a data source. They replace `items` and `sections`.
    public var itemCounts: [Int]?
    /// Whether changes of the data are animated.
    public var animates: Bool
    /// The direction of the language.
    public var layoutDirection: LayoutDirection
    /// The numbers of the user's code, in the order of the compiled code.
    public var knobs: [Knob]
    /// The values of the numbers.
    public var knobStates: [KnobState]

    public init(
        items: Int = 20, sections: Int = 3, itemCounts: [Int]? = nil, animates: Bool = true,
        layoutDirection: LayoutDirection = .leftToRight, knobs: [Knob] = [],
        knobStates: [KnobState] = []
    ) {
        self.items = max(0, items)
        self.sections = max(0, sections)
        self.itemCounts = itemCounts?.map { max(0, $0) }
        self.animates = animates
        self.layoutDirection = layoutDirection
        self.knobs = knobs
        self.knobStates = knobStates
    }

    /// Returns the number of items of each section without a data source.
    ///
    /// A layout without a section provider has one section, unless the user chooses another number.
    func counts(isProvided: Bool) -> [Int] {
        if let itemCounts { return itemCounts }
        let isDefault = !isProvided && sections == HostOptions().sections
        return Array(repeating: items, count: isDefault ? 1 : sections)
    }
}
