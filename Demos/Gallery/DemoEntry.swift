import Reflow

/// A demo as the list of demos knows it, before it is made.
public struct DemoEntry: Sendable {
    /// What it is called on the command line.
    public let name: String
    /// What it is called on the screen.
    public let title: String
    /// What it is about.
    public let category: DemoCategory
    /// One line on what there is to see.
    public let summary: String
    /// What can be changed about it.
    public let knobs: [Knob]
    /// The options that it takes.
    public let options: [DemoOption]
    /// The option whose value is the word after its name; nil where there is none.
    public let argument: DemoArgument?
    /// Makes the demo; throws a sentence when it can't.
    public let make: @Sendable (DemoOptions) throws -> any RunningDemo

    init<D: Demo>(
        name: String, title: String, category: DemoCategory, summary: String, knobs: [Knob] = [],
        options: [DemoOption] = [], argument: DemoArgument? = nil,
        abilities: DemoAbilities<D> = DemoAbilities(),
        make: @escaping @Sendable (DemoOptions) throws -> D
    ) {
        self.name = name
        self.title = title
        self.category = category
        self.summary = summary
        self.knobs = knobs
        self.options = options
        self.argument = argument
        self.make = { options in
            // Here the identifiers are known to the compiler: in the methods of a generic class they are not, and
            // drawing would take several times as long.
            DemoPart(try make(options), abilities, options: options) {
                $0.drawView(into: &$1, scale: $2, reading: &$3, $4)
            }
        }
    }

    /// The values of the knobs until one is turned.
    public var initialKnobs: KnobValues { KnobValues(knobs) }
}
