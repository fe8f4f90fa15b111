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
    /// The files whose text is its code, the layout's first; none where nothing is shown.
    let code: [String]
    /// Why UIKit cannot say its layout, as a part of a sentence; nil where it can.
    public let uiKitRemark: String?
    /// The options that it takes.
    public let options: [DemoOption]
    /// The option whose value is the word after its name; nil where there is none.
    public let argument: DemoArgument?
    /// Makes the demo; throws a sentence when it can't.
    public let make: @Sendable (DemoOptions) throws -> any RunningDemo

    init<D: Demo>(
        name: String, title: String, category: DemoCategory, summary: String,
        code: [String]? = nil, uiKitRemark: String? = nil, options: [DemoOption] = [],
        argument: DemoArgument? = nil,
        abilities: DemoAbilities<D> = DemoAbilities(),
        make: @escaping @Sendable (DemoOptions) throws -> D
    ) {
        self.name = name
        self.title = title
        self.category = category
        self.summary = summary
        knobs = D.knobs.map(\.knob)
        self.code = code ?? ["\(D.Layout.self)"]
        self.uiKitRemark = uiKitRemark
        self.options = options
        self.argument = argument
        self.make = { options in
            // Here the identifiers are known to the compiler: in the methods of a generic class they are not, and
            // drawing would take several times as long.
            let part = DemoPart(try make(options), abilities, options: options) {
                $0.drawView(into: &$1, scale: $2, reading: &$3, $4)
            }
            try part.apply(options.settings[name] ?? [])
            return part
        }
    }

    /// Whether it shows any code.
    public var hasCode: Bool { !code.isEmpty }

    /// The files whose text is the code of the layout. UIKit's is called as the demo is, so that one can look for it.
    func codeFiles(for target: CodeTarget) -> [String] {
        target == .reflow ? code : [code.first.map { "\($0.dropLast(6))ViewController" } ?? ""]
    }
}
