/// Creates the entry of a demo from the type of the demo.
extension DemoEntry {
    init<D: Demo>(
        name: String, title: String, category: DemoCategory, summary: String,
        code: [String]? = nil, uiKitRemark: String? = nil, options: [DemoOption] = [],
        argument: DemoArgument? = nil,
        abilities: DemoAbilities<D> = DemoAbilities(),
        make: @escaping @Sendable (DemoOptions) throws -> D
    ) {
        self.init(
            name: name, title: title, category: category, summary: summary,
            knobs: D.knobs.map(\.knob), code: code ?? ["\(D.Layout.self)"],
            uiKitRemark: uiKitRemark, options: options, argument: argument
        ) { options in
            // Here, the compiler knows the types of the identifiers. In a method of the generic class `DemoPart` it
            // does not, and drawing would take several times as long.
            let part = DemoPart(try make(options), abilities, options: options) {
                DemoFacts($0.view)
            } drawing: {
                $0.drawView(into: &$1, scale: $2, reading: &$3, $4)
            }
            try part.apply(options.settings[name] ?? [])
            return part
        }
    }
}
