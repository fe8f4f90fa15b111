import CollectionLayouts

/// The check that extreme and bad sizes, insets and measured sizes give finite frames.
enum RoomLaw {
    private static let lengths: [Double] = [
        0, -5, 0.05, 0.4, 1e3, 1e300, .infinity, -.infinity, .nan,
    ]

    static func finding(in testCase: LawCase) -> Finding? {
        var random = testCase.random
        for section in testCase.sections where !section.isPlain {
            // Use the largest length only in one of 50 rounds, because it can take a body much time.
            let most = testCase.round % 50 == 20 ? [1e12] : []
            for length in lengths.shuffled(using: &random).prefix(3) + most {
                var nasty = testCase.alone(section)
                if random.chance(0.7) { nasty.size.width = length }
                if random.chance(0.7) { nasty.size.height = length }
                if random.chance(0.2) {
                    nasty.placement = .compositional(.horizontal, spacing: length)
                }
                if random.chance(0.2) { nasty.sections[0].inset = .all(length) }
                if random.chance(0.2) { nasty.sections[0].header = length }
                if random.chance(0.2) { nasty.spacing = length }
                if let fault = fault(in: nasty, answer: random.chance(0.5) ? length : nil) {
                    return fault.after("With \(length)")
                }
            }
        }
        return nil
    }

    /// - Parameter answer: The extent that the `Measure` closure returns; nil for the closure of the case.
    private static func fault(in testCase: LawCase, answer: Double?) -> Finding? {
        let usual = testCase.measure
        let measure: Measure? = answer.map { answer in
            { Size(width: $0.width ?? answer, height: $0.height ?? answer) }
        }
        let arrangement = testCase.layout.arrange(
            testCase.contents, in: LayoutEnvironment(size: testCase.size),
            measure: measure ?? usual)
        guard arrangement.contentSize.isFinite else {
            return Finding("The content has the size \(arrangement.contentSize).")
        }
        let bounds = Rect(x: -9, y: -9, width: 99, height: 99)
        let read = arrangement.elements(in: Viewport(bounds: bounds))
        for element in arrangement.itemElements + read {
            guard element.frame.isFinite, element.frame.width >= 0, element.frame.height >= 0
            else { return Finding("\(element.words) has the frame \(element.frame).") }
        }
        // Also check that handling an arrow key ends. Only a few items are checked, because a key can take long in a
        // large room.
        for element in arrangement.itemElements.prefix(3) {
            let index = ItemIndex(section: element.section, item: element.item)
            for direction in Direction.allCases {
                _ = arrangement.item(nearestTo: index, direction)
            }
        }
        return nil
    }
}
