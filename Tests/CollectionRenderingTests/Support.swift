import CollectionLayouts
import CollectionRendering
import CollectionSnapshots
import CollectionViews
import Terminals

typealias TestView = CollectionView<Int, Int>

/// Repeatable random numbers (SplitMix64). The seed repeats a failing case.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    mutating func oneIn(_ count: Int) -> Bool { roll(1...count) == 1 }
}

extension Dice {
    /// A random section with all options of a flow. Its sizes do not fall on cell edges.
    private mutating func section() -> SectionLayout {
        let (seed, widest) = (roll(0...9_999), roll(10...90))
        var layout = SectionLayout.flow(
            items: .each { item, _ in
                var dice = Dice(seed: seed + item)
                return Size(
                    width: Double(dice.roll(1...widest)),
                    height: Double(dice.roll(1...70)) + (dice.oneIn(3) ? 0.7 : 0))
            },
            interItemSpacing: Double(roll(0...9)), lineSpacing: Double(roll(0...9)),
            inset: .all(Double(roll(0...12))))
        if oneIn(2) { layout = layout.header(height: Double(roll(5...40)), pinned: oneIn(2)) }
        if oneIn(3) { layout = layout.footer(height: Double(roll(5...40)), pinned: oneIn(2)) }
        if oneIn(2) { layout = layout.background() }
        return layout
    }

    /// A view at a random scroll position in random content.
    mutating func view(of size: ScreenSize, scale: CellScale) throws -> TestView {
        let sections = (0..<roll(1...6)).map { _ in section() }
        let ratio = Double(roll(1...9)) / 10
        let layout = SplitLayout<Int> { environment in
            environment.isLandscape ? .split(leftSideRatio: ratio, spacing: 5) : .single
        } side: {
            $0.isMultiple(of: 2) ? .left : .right
        } section: { section, _ in
            sections[section]
        }
        let snapshot = try Snapshot(
            sections: sections.indices.map {
                Section($0, items: 100 * $0..<100 * $0 + roll(0...30))
            })
        var view = TestView(layout: layout, snapshot: snapshot)
        view.update {
            $0.environment.size = scale.size(of: size)
            $0.offsetQuantum = scale.cell.height
        }
        view.scroll(by: Double(roll(0...60)) * scale.cell.height)
        return view
    }
}

extension Screen {
    /// A screen with the drawing of a closure.
    static func drawn(
        _ columns: Int, _ rows: Int, features: ScreenFeatures = ScreenFeatures(),
        _ body: (inout Region) -> Void
    ) -> Screen {
        var screen = Screen(size: ScreenSize(columns: columns, rows: rows), features: features)
        screen.draw(body)
        return screen
    }

    /// The colours of a cell's upper and lower half. A cell with a letter has its background in
    /// both halves.
    func halves(row: Int, column: Int) -> (upper: Color, lower: Color) {
        let cell = self[row, column]
        switch cell.glyph.description {
        case "▀": return (cell.ink, cell.background)
        case "▄": return (cell.background, cell.ink)
        default:
            let color = cell.attributes.contains(.reverse) ? cell.ink : cell.background
            return (color, color)
        }
    }

    /// One letter for each half cell, and two lines for each row: the initials of the colours, and
    /// `.` for the terminal's own.
    func fills() -> String {
        let names: [Color: String] = [
            .terminal: ".", .red: "r", .green: "g", .blue: "b", .gray: "y", .reversed: "w",
        ]
        return (0..<2 * size.rows).map { half in
            (0..<size.columns).map { column in
                let (upper, lower) = halves(row: half / 2, column: column)
                return names[half.isMultiple(of: 2) ? upper : lower] ?? "?"
            }.joined()
        }.joined(separator: "\n")
    }
}

extension ElementKind {
    /// The fill of this kind in the pictures.
    var color: Color {
        switch self {
        case .item: .red
        case .header: .blue
        case .footer: .gray
        case .background, .supplementary, .decoration: .green
        }
    }
}
