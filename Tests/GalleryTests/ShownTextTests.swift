import Reflow
import Testing

@testable import Gallery

/// Find locates each word that is drawn on any element.
@Suite struct ShownTextTests {
    /// Sections with headers, footers and badges. Some sections have no items.
    private struct Words: Demo {
        static let entry = DemoEntry(
            name: "words", title: "Words", category: .compositional, summary: ""
        ) { _ in Words([]) }

        static let knobs: [DemoKnob<Self>] = []

        var view: CollectionView<Int, Int>
        var layout = CompositionalLayout<Int> { _, _ in
            let row = LayoutSize(width: .fractionalWidth(1), height: .absolute(16))
            let badge = SupplementaryItem(
                kind: .supplementary(1),
                size: LayoutSize(width: .absolute(80), height: .absolute(16)),
                containerAnchor: LayoutAnchor([.top, .trailing]))
            let item = LayoutItem(
                width: .fractionalWidth(1), height: .fractionalHeight(1),
                supplementaryItems: [badge])
            let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(32))
            return SectionLayout.group(.horizontal(size: size, subitem: item, count: 2))
                .boundaryItem(BoundaryItem(kind: .header, size: row, alignment: .top))
                .boundaryItem(BoundaryItem(kind: .footer, size: row, alignment: .bottom))
        }
        let keys: [DemoKey<Self>] = []

        init(_ counts: [Int]) {
            let sections = counts.enumerated().map { index, count in
                Section(index, items: 100 * index..<100 * index + count)
            }
            do { view = CollectionView(snapshot: try Snapshot(sections: sections)) } catch {
                fatalError("\(error)")
            }
        }

        func draw(_ element: Element<Int, Int>, in region: inout Region) {
            switch element.kind {
            case .header: region.text("word head\(element.section).")
            case .footer: region.text("word foot\(element.section).")
            case .item: region.text("word item\(element.item ?? -1).")
            default:
                let item = 100 * element.section + element.itemIndex
                region.text("badge\(item).", row: 0)
            }
        }
    }

    private func part(_ counts: [Int]) -> DemoPart<Words> {
        let part = DemoPart(Words(counts), options: DemoOptions(animates: false))
        part.place(
            in: LayoutEnvironment(size: Size(width: 480, height: 128)), scale: CellScale(),
            from: nil)
        return part
    }

    private func find(
        _ text: String, in part: DemoPart<Words>, isForward: Bool = true, includingStart: Bool
    ) throws -> (step: TextSearch.Step, search: TextSearch) {
        var search = TextSearch(
            try #require(TextPattern(text)), isForward: isForward, includingStart: includingStart)
        let step = part.proceed(&search, upTo: TextSearch.stepLength)
        return (step, search)
    }

    private func shown(_ part: DemoPart<Words>) -> String {
        var screen = Screen(size: ScreenSize(columns: 60, rows: 8))
        screen.draw { part.draw(.content, into: &$0) }
        return screen.text()
    }

    /// The words in the order of the data, with the item of each word.
    private func words(_ counts: [Int]) -> [(word: String, item: Int?)] {
        counts.enumerated().flatMap { section, count -> [(String, Int?)] in
            let items = (0..<count).map { ("item\(100 * section + $0).", 100 * section + $0) }
            return [("head\(section).", nil)] + items + [("foot\(section).", nil)]
        }
    }

    @Test("Each word is found and visible, and its item is selected", arguments: 0..<12)
    func everyWord(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let counts = (0..<6).map { _ in max(0, Int.random(in: -3...9, using: &random)) }
        let part = part(counts)
        for (word, item) in words(counts).shuffled(using: &random) {
            for text in item == nil ? [word] : [word, "badge\(item ?? 0)."] {
                let found = try find(text, in: part, includingStart: true)
                #expect(found.step == .found, "\(counts) \(text)")
                #expect(found.search.match?.description == "1/1")
                #expect(part.demo.view.selection == item, "\(counts) \(text)")
                #expect(shown(part).contains(text), "\(counts) \(text)\n\(shown(part))")
            }
        }
        #expect(try find("nowhere", in: part, includingStart: true).step == .nothing)
    }

    @Test(
        "n goes through all matches in order, N goes back, and both continue at the other end",
        arguments: [true, false])
    func goingThrough(_ isForward: Bool) throws {
        for counts in [[0], [3], [0, 0], [2, 0, 3], [0, 4, 0]] {
            let part = part(counts)
            let words = words(counts).map(\.word)
            for round in 0..<2 * words.count {
                let found = try find(
                    "word", in: part, isForward: isForward, includingStart: round == 0)
                #expect(found.step == .found)
                let number =
                    isForward ? round % words.count : (2 * words.count - round) % words.count
                let wish = "\(number + 1)/\(words.count)"
                #expect(found.search.match?.description == wish, "\(counts) \(round)")
                #expect(shown(part).contains(words[number]), "\(counts) \(round)")
            }
        }
    }
}
