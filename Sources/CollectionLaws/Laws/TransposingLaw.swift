import CollectionLayouts

/// The check that a body in a layout that scrolls sideways has the frames of its `transposed` body with x and y
/// swapped.
enum TransposingLaw {
    static func finding(in testCase: LawCase) -> Finding? {
        // Leave out plain grids, because only the checked bodies are transposed here.
        var down = testCase
        down.placement = .compositional(.vertical, spacing: 1)
        down.edits = []
        down.sections = testCase.sections.filter { !$0.isPlain }
        return mirrored(down, isTransposed: false) ?? mirrored(down, isTransposed: true)
    }

    /// Compares a layout that scrolls down with a layout that scrolls sideways. One of the two layouts has the
    /// transposed bodies.
    private static func mirrored(_ testCase: LawCase, isTransposed: Bool) -> Finding? {
        var (down, across) = (testCase, testCase)
        across.placement = .compositional(.horizontal, spacing: 1)
        across.size = testCase.size.mirrored
        for index in across.sections.indices {
            across.sections[index].inset = across.sections[index].inset.mirrored
        }
        if isTransposed {
            down.wrap = { $0.transposed }
        } else {
            across.wrap = { $0.transposed }
        }
        let measure = testCase.measure
        let expected = down.layout.arrange(
            down.contents, in: LayoutEnvironment(size: down.size), measure: measure)
        let found = across.layout.arrange(
            across.contents, in: LayoutEnvironment(size: across.size),
            measure: measure.map { measure in
                { request in
                    var asked = request
                    (asked.width, asked.height) = (request.height, request.width)
                    return measure(asked)?.mirrored
                }
            })
        let place =
            isTransposed ? "In a sideways layout" : "The transposed body in a sideways layout"
        return firstDifference(
            found.itemElements.map(\.mirrored), expected.itemElements)?.after(place)
            ?? firstDifference(found.everyElement.map(\.mirrored), expected.everyElement)?.after(
                place)
    }
}
