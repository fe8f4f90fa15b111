import Reflow

/// The inspector, which shows the frames of elements.
extension DemoPart {
    var isInspected: Bool {
        get { inspector != nil }
        set { inspector = newValue ? inspector ?? ViewInspector() : nil }
    }

    func inspect(_ input: Input) -> Outcome {
        inspector?.handle(input, in: &demo.view, scale: scale) ?? .ignored
    }

    func drawInspectorFacts(into region: inout Region) {
        inspector?.drawFacts(into: &region, of: demo.view, scale: scale)
    }
}
