import TerminalSupport
import Terminals
import Testing

@testable import TerminalControls

@Suite struct TextColumnsTests {
    private static let processes = TextColumns([
        .init("PID", width: 7, .trailing, rank: 2), .init("CPU", width: 7, .trailing),
        .init("MEM", width: 5, .trailing, rank: 1), .init("S", width: 1, rank: 3),
        .init("Command", least: 4, most: nil),
    ])

    private func row(_ columns: TextColumns, _ texts: [TextSpan], _ width: Int) -> String {
        Screen.drawn(width, 1) { columns.draw(texts, into: &$0) }.lines[0]
    }

    @Test("A narrow row hides columns by rank, and the last column gets the remaining width")
    func pictures() {
        let texts: [TextSpan] = ["4711", "12.5 %", "130M", "S", "swift build"]
        let rows = [
            (36, "   4711  12.5 %  130M S swift build"), (28, "   4711  12.5 %  130M S swi…"),
            (27, "   4711  12.5 %  130M swif…"), (20, " 12.5 %  130M swift…"),
            (18, " 12.5 %  130M swi…"), (17, " 12.5 % swift bu…"), (12, " 12.5 % swi…"),
            (11, " 12.5 %"), (6, ""),
        ]
        for (width, expected) in rows {
            #expect(row(Self.processes, texts, width) == expected, "\(width)")
        }
        let titles = Screen.drawn(36, 1) { Self.processes.drawTitles(into: &$0) }
        #expect(titles.lines[0] == "    PID     CPU   MEM S Command")
        #expect(titles[0, 4].attributes == .bold)
    }

    /// A reference implementation. It hides columns until all others fit: the highest rank first,
    /// and of equal ranks the last column.
    private func kept(_ columns: TextColumns, _ width: Int) -> Set<Int> {
        let order = columns.columns.indices.sorted {
            (columns.columns[$0].rank, $0) > (columns.columns[$1].rank, $1)
        }
        for shed in 0...order.count {
            let kept = order.dropFirst(shed)
            let cells = kept.reduce(0) { $0 + max(0, columns.columns[$1].least) }
            if cells + max(0, kept.count - 1) * max(0, columns.gap) <= width { return Set(kept) }
        }
        return []
    }

    private func random(_ random: inout SplitMix) -> TextColumns {
        let columns = (0..<Int.random(in: 0...7, using: &random)).map { index in
            let least = Int.random(in: -1...20, using: &random)
            let most = [nil, least, least + 9, 3].randomElement(using: &random) ?? nil
            return TextColumns.Column(
                "T\(index)", least: least, most: most,
                TextColumns.Alignment.allCases.randomElement(using: &random) ?? .leading,
                rank: Int.random(in: 0...3, using: &random))
        }
        return TextColumns(columns, gap: Int.random(in: -1...3, using: &random))
    }

    @Test("Columns never overlap, keep their minimum widths, and fit")
    func layouts() {
        var dice = SplitMix(seed: 81)
        for _ in 0..<40 {
            let columns = random(&dice)
            for width in 0...200 {
                let ranges = columns.layout(width: width)
                #expect(ranges.count == columns.columns.count)
                let kept = kept(columns, width)
                var end: Int?
                for (index, range) in ranges.enumerated() {
                    #expect((range != nil) == kept.contains(index), "\(columns) \(width)")
                    guard let range else { continue }
                    let column = columns.columns[index]
                    #expect(range.lowerBound == end.map { $0 + max(0, columns.gap) } ?? 0)
                    #expect(range.count >= max(0, column.least))
                    if let most = column.most { #expect(range.count <= max(most, column.least, 0)) }
                    #expect(range.upperBound <= width)
                    end = range.upperBound
                }
                // Width remains only if every column has reached its maximum.
                let wanting = kept.filter { index in
                    let most = columns.columns[index].most ?? Int.max
                    return ranges[index].map { $0.count < most } ?? false
                }
                #expect(end == width || wanting.isEmpty)
                if let grown = kept.first(where: {
                    columns.columns[$0].most == nil
                        && ranges[$0]?.count != max(0, columns.columns[$0].least)
                }) {
                    #expect(!wanting.contains { columns.columns[$0].most != nil }, "\(grown)")
                }
            }
        }
        #expect(TextColumns([]).layout(width: 9) == [])
        #expect(Self.processes.layout(width: -3) == [nil, nil, nil, nil, nil])
    }

    @Test("Texts stay in their columns at their display width")
    func texts() {
        var dice = SplitMix(seed: 82)
        let texts = ["漢字テスト", "é", "12.5 %", "👩‍👩‍👧 family", "\u{1B}[31m", "", "a long command line"]
        for _ in 0..<20 {
            let columns = random(&dice)
            let spans = columns.columns.map { _ in TextSpan(texts.randomElement(using: &dice) ?? "")
            }
            for width in 0...80 {
                let screen = Screen.drawn(width, 1) { columns.draw(spans, into: &$0) }
                for (index, range) in columns.layout(width: width).enumerated() {
                    guard let range else { continue }
                    // The text equals the same text alone in an area of this width.
                    let alone = Screen.drawn(range.count, 1) {
                        let options: TextOptions =
                            switch columns.columns[index].alignment {
                            case .leading: []
                            case .centered: .centered
                            case .trailing: .trailing
                            }
                        $0.text([spans[index]], row: 0, options)
                    }
                    for column in range {
                        #expect(screen[0, column] == alone[0, column - range.lowerBound])
                    }
                }
                let covered = columns.layout(width: width).compactMap(\.self).map(Set.init)
                    .reduce(into: Set()) { $0.formUnion($1) }
                for column in 0..<width where !covered.contains(column) {
                    #expect(screen[0, column] == .blank)
                }
            }
        }
    }

    @Test("Missing texts leave their columns empty, and surplus texts are ignored")
    func counts() {
        #expect(row(Self.processes, ["1"], 40) == "      1")
        #expect(row(TextColumns([.init("a", width: 2)]), ["1", "2"], 9) == "1")
    }
}
