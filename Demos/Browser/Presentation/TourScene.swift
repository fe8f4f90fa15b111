import Reflow

/// A scene of the tour: a demo, a sentence about it, and keys that are pressed.
struct TourScene {
    /// The name of the demo.
    let demo: String
    let sentence: String
    /// The keys that are pressed, with their times since the start of the scene.
    let keys: [(time: Duration, key: Key)]

    private init(
        _ demo: String, _ sentence: String, _ keys: [(milliseconds: Int, key: Key)]
    ) {
        self.demo = demo
        self.sentence = sentence
        self.keys = keys.map { (.milliseconds($0.milliseconds), $0.key) }
    }

    /// The length of a scene.
    static let length = Duration.seconds(6)

    /// The scenes in their order.
    static let all = [
        TourScene(
            "everything", "Turn the screen: sections move between columns.",
            [(2_000, "r"), (4_000, "r")]),
        TourScene(
            "sections", "Scroll: the header of a section stays until the next one comes.",
            (0..<20).map { (1_000 + 220 * $0, "j") }),
        TourScene(
            "mosaic", "Groups inside groups make a mosaic of tiles.",
            [(2_000, .pageDown), (4_000, .pageDown)]),
        TourScene(
            "store", "Shelves scroll sideways, each on its own.",
            (0..<8).map { (1_000 + 500 * $0, .right) }),
        TourScene(
            "shuffle", "Change the data: every item moves to its new place.",
            [(3_000, "s"), (4_500, "s")]),
        TourScene(
            "switch", "Switch the layout: you stay at the item that you were reading.",
            [(1_000, "j"), (1_200, "j"), (1_400, "j"), (2_500, "s"), (3_700, "s"), (4_900, "s")]),
        TourScene(
            "million", "A million items: every key answers at once.",
            [(1_500, .end), (3_000, "5"), (3_050, "0"), (3_100, "%"), (4_500, .pageDown)]),
        TourScene(
            "basic", "Knobs turn the numbers of a layout, and C shows its code.",
            [(1_000, "K")] + (0..<5).map { (1_700 + 300 * $0, "l") } + [(4_000, "C")]),
    ]
}
