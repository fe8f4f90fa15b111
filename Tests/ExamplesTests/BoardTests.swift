import Foundation
import Reflow
import Testing

@testable import board

@Suite struct BoardTests {
    /// The cards that a board has saved.
    private final class Store {
        var saved: [[Card]] = []
        var isFull = false

        func save(_ cards: [Card]) throws {
            if isFull { throw CommandLine.Failure("The disk is full.") }
            saved.append(cards)
        }
    }

    private static let cards = [
        Card(id: 1, title: "one", column: .toDo), Card(id: 2, title: "two", column: .doing),
        Card(id: 3, title: "three", column: .toDo), Card(id: 4, title: "four", column: .toDo),
    ]

    private let store = Store()

    private func run(
        columns: Int = 80, rows: Int = 24, _ cards: [Card] = cards
    ) -> Run<Board> { Run(Board(cards, save: store.save), columns: columns, rows: rows) }

    /// The numbers of the cards by column.
    private func columns(_ cards: [Card]) -> [[Int]] {
        Card.Column.allCases.map { column in cards.filter { $0.column == column }.map(\.id) }
    }

    private func columns(_ run: Run<Board>) -> [[Int]] { columns(run.shell.program.cards) }

    /// The numbers of the cards by column, as the view shows them.
    private func shown(_ run: Run<Board>) -> [[Int]] {
        let snapshot = run.shell.program.view.view.snapshot
        return snapshot.sectionIdentifiers.indices.map {
            Array(snapshot.itemIdentifiers(inSectionAt: $0))
        }
    }

    private func select(_ id: Int, _ run: inout Run<Board>) {
        run.shell.program.view.view.select(id)
    }

    @Test("Three columns become two and then one as the screen gets narrower")
    func columnCounts() {
        var run = run(rows: 60)
        var counts: [Int] = []
        for columns in (1...120).reversed() {
            run.resize(columns: columns, rows: 60)
            let rows = run.rows()
            let count = run.shell.program.view.view.columnCount
            // A column has at least 22 cells, and two cells lie between two columns.
            #expect(count == min(3, max(1, (columns + 2) / 24)), "\(columns) columns")
            counts.append(count)
            guard columns >= 22 else { continue }
            let headers = ["To do (3)", "Doing (1)", "Done (0)"].map { header in
                rows.firstIndex { $0.contains(header) }
            }
            #expect(!headers.contains(nil), "\(columns) columns")
            #expect(
                (headers[0] == headers[1]) == (count > 1)
                    && (headers[1] == headers[2]) == (count > 2))
        }
        #expect(counts == counts.sorted(by: >) && Set(counts) == [1, 2, 3])
    }

    @Test("Every card is shown with its title")
    func titles() {
        var run = run()
        let text = run.text()
        for card in Self.cards { #expect(text.contains(card.title)) }
        #expect(text.contains("4 cards"))
    }

    @Test("Keys move the selected card across the columns and along its column")
    func moving() {
        var run = run()
        select(3, &run)
        for (key, expected) in [
            (Key("K"), [[3, 1, 4], [2], []]), ("K", [[3, 1, 4], [2], []]),
            ("J", [[1, 3, 4], [2], []]), ("L", [[1, 4], [2, 3], []]),
            (.alt(.up), [[1, 4], [3, 2], []]), (.alt(.down), [[1, 4], [2, 3], []]),
            ("L", [[1, 4], [2], [3]]), ("L", [[1, 4], [2], [3]]), ("H", [[1, 4], [3, 2], []]),
            (.alt(.left), [[3, 1, 4], [2], []]), ("H", [[3, 1, 4], [2], []]),
            (.alt(.right), [[1, 4], [3, 2], []]),
        ] {
            let before = columns(run)
            // A running animation is another reason to draw.
            let outcome = run.press(key)
            #expect(outcome == .redraw || outcome == .handled && before == expected, "\(key)")
            #expect(columns(run) == expected && shown(run) == expected, "\(key)")
            #expect(run.shell.program.view.view.selection == 3)
        }
        #expect(store.saved.last == run.shell.program.cards)
    }

    @Test("A card that moves after a pause is drawn on its way")
    func moveAfterAPause() {
        // One key a second. The card moves with the second one.
        let terminal = MemoryTerminal(
            inputs: [.key(.tab), .key("L"), .key("q")], isRecording: true)
        var board = Board(Self.cards, save: store.save)
        terminal.run(&board)
        let moving = terminal.recordedTimes.filter { $0 > .seconds(2) && $0 < .seconds(3) }
        #expect(moving.count > 5)
    }

    @Test("Several cards are selected, moved and deleted together")
    func severalCards() {
        var run = run()
        select(1, &run)
        run.press(.shift(.down), "L")
        #expect(columns(run) == [[4], [2, 1, 3], []] && shown(run) == columns(run))
        run.press("L", .control("a"))
        #expect(columns(run) == [[4], [2], [1, 3]])
        run.press("x")
        #expect(columns(run) == [[], [], []] && store.saved.last == [])
        run.press("u")
        #expect(columns(run) == [[4], [2], [1, 3]] && shown(run) == columns(run))
    }

    @Test("On a narrow screen, keys move cards to the next column too", arguments: [20, 50])
    func narrowMoves(width: Int) {
        var run = run(columns: width)
        select(1, &run)
        run.press("L", "L", "L")
        #expect(columns(run)[2].contains(1) && shown(run) == columns(run))
        run.press("H", "H", "H")
        #expect(columns(run)[0].contains(1) && shown(run) == columns(run))
    }

    @Test("Any keys keep all cards and show the moved card", arguments: [20, 50, 80])
    func anyMoves(width: Int) {
        var run = run(columns: width, (1...9).map { Card(id: $0, title: "\($0)", column: .toDo) })
        var number = 7
        for _ in 0..<300 {
            number = (number * 1_103_515_245 + 12_345) & 0x7FFF_FFFF
            let id = 1 + (number >> 8) % 9
            select(id, &run)
            run.press((["H", "J", "K", "L", "L"] as [Key])[(number >> 16) % 5])
            #expect(columns(run) == shown(run))
            #expect(run.text().contains("▌\(id)"), "The moved card is visible.")
        }
        for change in store.saved { #expect(Set(change.map(\.id)) == Set(1...9)) }
    }

    @Test("A move across columns is animated, and ends in the other column")
    func animation() throws {
        var run = run()
        _ = run.text()
        select(1, &run)
        func left() -> Double? {
            run.shell.program.view.view.visibleElements.first { $0.item == 1 }?.frame.x
        }
        let start = try #require(left())
        run.press("L")
        var lefts: [Double] = []
        while let next = run.shell.nextFrame {
            var screen = Screen(size: run.shell.state.size)
            screen.draw { run.shell.draw(into: &$0, at: next) }
            lefts.append(try #require(left()))
        }
        let end = try #require(run.shell.program.view.view.frame(ofItem: 1)?.x)
        #expect(lefts == lefts.sorted() && lefts.count > 5 && lefts.last == end && start < end)
        #expect(lefts.filter { $0 > start && $0 < end }.count > 3)
    }

    @Test("a adds a card to the column of the selected card, and selects it")
    func adding() {
        var run = run()
        run.press("a")
        run.type("five")
        run.press(.enter)
        #expect(columns(run) == [[1, 3, 4, 5], [2], []])
        select(2, &run)
        run.press("a")
        run.type("six")
        #expect(store.saved.count == 1, "Nothing is saved before Enter.")
        run.press(.enter)
        #expect(columns(run) == [[1, 3, 4, 5], [2, 6], []] && shown(run) == columns(run))
        #expect(run.shell.program.view.view.selection == 6 && run.text().contains("six"))
        run.press("a", .enter, "a", .escape)
        #expect(columns(run) == [[1, 3, 4, 5], [2, 6], []] && store.saved.count == 2)
    }

    @Test("e renames the selected card, and x deletes it")
    func renamingAndDeleting() {
        var run = run()
        select(3, &run)
        run.press("e", .backspace, .backspace)
        run.type("ow")
        run.press(.enter)
        #expect(run.shell.program.cards[2].title == "throw" && run.text().contains("throw"))
        run.press("e", .escape)
        #expect(store.saved.count == 1)
        run.press("x")
        #expect(columns(run) == [[1, 4], [2], []] && shown(run) == columns(run))
        #expect(!run.text().contains("throw"))
        #expect(store.saved.last == run.shell.program.cards)
    }

    @Test(
        "u undoes each kind of change, and a second u repeats it",
        arguments: [["L"], ["J"], ["x"], ["a", "n", .enter], ["e", "n", .enter]] as [[Key]])
    func undoing(keys: [Key]) {
        var run = run()
        run.press("u")
        #expect(run.text().contains("There is no change to undo."))
        select(3, &run)
        for key in keys { run.press(key) }
        let changed = run.shell.program.cards
        #expect(changed != Self.cards)
        for expected in [Self.cards, changed, Self.cards] {
            run.press("u")
            #expect(run.shell.program.cards == expected && store.saved.last == expected)
            #expect(shown(run) == columns(expected))
        }
    }

    @Test("Keys that need a card say so if no card is selected", arguments: ["H", "J", "e", "x"])
    func noSelection(key: Character) {
        var run = run([])
        run.press(.character(key))
        #expect(run.text().contains("Select a card first"))
        #expect(run.shell.program.cards.isEmpty && store.saved.isEmpty)
    }

    @Test("The first card is selected at the start")
    func firstCard() {
        let run = run()
        #expect(run.shell.program.view.view.selection == Self.cards.first?.id)
    }

    @Test(
        "A change that cannot be saved changes nothing and shows the reason",
        arguments: [["L"], ["J"], ["x"], ["a", "n", .enter], ["e", "n", .enter], ["u"]] as [[Key]])
    func failedWrite(keys: [Key]) {
        var run = run()
        select(3, &run)
        run.press("K")
        let (cards, shown) = (run.shell.program.cards, shown(run))
        store.isFull = true
        for key in keys { run.press(key) }
        #expect(run.rows().last?.contains("The disk is full.") == true)
        #expect(run.shell.program.cards == cards && self.shown(run) == shown)
        #expect(run.shell.program.view.view.selection == 3)
        store.isFull = false
        run.press("u")
        #expect(run.shell.program.cards == Self.cards, "Undo undoes the last saved change.")
    }

    @Test("Cards that are written are read back equal")
    func file() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/board.json"
        #expect(try Card.read(from: path) == [])
        let titles = [
            "", "a", "“q” \"q\" \\", "two\nlines\t", "漢字 \u{1F469}\u{200D}\u{1F680}", "\u{0}\u{1B}",
        ]
        for count in 0...titles.count {
            let cards = titles.prefix(count).enumerated().map {
                Card(id: $0 * 7 - 3, title: $1, column: Card.Column.allCases[$0 % 3])
            }
            try Card.write(cards, to: path)
            #expect(try Card.read(from: path) == cards)
        }
        var run = Run(Board(try Card.read(from: path)) { try Card.write($0, to: path) })
        run.press(.tab, "L", "a", "x", .enter)
        #expect(try Card.read(from: path) == run.shell.program.cards)
    }

    @Test("A write that fails is reported in a sentence and keeps the file")
    func writeError() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/none/board.json"
        let sentence = sentence { try Card.write(Self.cards, to: path) }
        #expect(sentence == "Nothing was changed: “\(path)” cannot be written.")
        #expect(FileManager.default.fileExists(atPath: folder.path + "/none") == false)
    }

    @Test(
        "A file that is no board is reported in a sentence",
        arguments: [
            "", "no", "{}", "[1]", #"[{"id": 1, "title": "a"}]"#,
            #"[{"id": 1, "title": "a", "column": "Never"}]"#,
            """
            [{"id": 1, "title": "a", "column": "Done"}, {"id": 1, "title": "b", "column": "Done"}]
            """,
        ])
    func noBoard(text: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "file")
        let path = folder.path + "/file"
        let sentence = sentence { _ = try Card.read(from: path) }
        #expect(
            sentence
                == "“\(path)” is not a board. Name another file, or a new one: board FILE.json")
    }

    @Test("A folder in place of the file is reported in a sentence")
    func folderAsFile() throws {
        let folder = try TemporaryFolder()
        let sentence = sentence { _ = try Card.read(from: folder.path) }
        #expect(sentence == "“\(folder.path)” cannot be read.")
    }
}
