import Reflow

/// Two custom bodies with one function each: the hours on a clock face, and chemical elements on a spiral.
struct YourOwnDemo: Demo {
    typealias Part = YourOwnLayout.Part

    enum Item: Hashable, Sendable {
        /// An hour from 0 to 11. Hour 0 is at the top of the clock face.
        case hour(Int)
        /// A chemical element by its number.
        case element(Int)
    }

    var view: CollectionView<Part, Item>
    var layout = YourOwnLayout()

    init() throws {
        view = try CollectionView {
            Section(.clock, items: (0..<12).map { .hour($0) })
            // The spiral ends after two turns. Boxes nearer to the centre would have no room for a symbol.
            Section(.spiral, items: (1...24).map { .element($0) })
        }
    }

    func draw(_ element: Element<Part, Item>, in region: inout Region) {
        switch element.item {
        case .hour(let hour):
            region.fill(hour.isMultiple(of: 3) ? .indigo : .blue)
            region.text("\(hour == 0 ? 12 : hour)", [.centered, .bold])
        case .element(let number):
            let element = ChemicalElement(number: number)
            region.fill(element.family.color)
            guard region.rows > 2 else { return region.text(element.symbol, [.centered, .bold]) }
            region.label(element.symbol, "\(number)", isFirstBold: true, .centered)
        case nil:
            let title = element.section == .clock ? "Clock face" : "Spiral of elements"
            region.fill(.terminal)
            region.text(" \(title)", .bold)
        }
    }

    private func searchText(of item: Item) -> String {
        switch item {
        case .hour(let hour): "\(hour == 0 ? 12 : hour)"
        case .element(let number): ChemicalElement(number: number).name
        }
    }

    static let knobs: [DemoKnob<Self>] = [
        .pinsHeaders(\.layout.pinsHeaders),
        .points("leastColumnWidth", \.layout.leastColumnWidth, in: 160...640),
        .points("columnSpacing", \.layout.columnSpacing), .points("inset", \.layout.inset),
    ]

    static let entry = DemoEntry(
        name: "your-own", title: "Your own", category: .bodies,
        summary: "a clock and a spiral: layouts of your own",
        code: ["YourOwnLayout", "ClockAndSpiral"],
        uiKitRemark: "a custom body needs a subclass of UICollectionViewLayout",
        abilities: DemoAbilities<YourOwnDemo>(
            texts: DemoTexts(searched: .text { $0.searchText(of: $1) }))
    ) { _ in try YourOwnDemo() }
}
