import Reflow

/// A board with three columns of cards. Keys move a card, and the board is saved after each change.
struct Board: ShellProgram {
    enum Pane { case board }
    enum Action {
        case add, rename, delete, undo
        /// Moves the selected card by a number of columns; negative moves left.
        case moveAcross(Int)
        /// Moves the selected card within its column by a number of cards; negative moves up.
        case moveAlong(Int)
    }

    var view = ViewPart(
        CollectionView(layout: layout, snapshot: Snapshot<Card.Column, Card.ID>()))
    private(set) var cards: [Card]
    /// The cards before the last change, for undo; nil before the first change.
    private var former: [Card]?
    /// Saves the cards. Throws a sentence if the file cannot be written.
    private let save: ([Card]) throws -> Void

    init(_ cards: [Card], save: @escaping ([Card]) throws -> Void) {
        (self.cards, self.save) = (cards, save)
        view.view.animates = true
        view.view.apply(snapshot, animated: false)
        view.view.selectNext()
    }

    private static var layout: ColumnsLayout<Card.Column> {
        ColumnsLayout { _ in
            .asMany(minimumWidth: 176, atMost: 3, spacing: 16)
        } column: {
            .index($0.number)
        } everySection: { _ in
            .flow(items: .perLine(1, height: 48), lineSpacing: 16, inset: EdgeInsets(bottom: 16))
                .header(height: 32, pinned: true)
        }
    }

    let panes = Panes([.init(Pane.board)])

    static func part(in pane: Pane) -> ShellPart<Board> {
        .view(\.view) { board, element, region in board.draw(element, in: &region) }
    }

    static let keys = ShellKeys<Action>(
        "Cards",
        program: [
            .init([], names: "arrows click", help: "select a card"),
            .init(
                ["H", .shift(.left)], names: "H L shift-← shift-→",
                help: "move the card to another column",
                title: "move the card to the left",
                hint: Hint("H", "L", word: "move"), .moveAcross(-1)),
            .init(["L", .shift(.right)], title: "move the card to the right", .moveAcross(1)),
            .init(
                ["K", .shift(.up)], names: "K J shift-↑ shift-↓",
                help: "move the card up or down", title: "move the card up", .moveAlong(-1)),
            .init(["J", .shift(.down)], title: "move the card down", .moveAlong(1)),
            .init(["a"], help: "add a card", hint: Hint("a", word: "add"), .add),
            .init(["e"], help: "rename the card", .rename),
            .init(["x"], help: "delete the card", .delete),
            .init(["u"], help: "undo the last change", hint: Hint("u", word: "undo"), .undo),
        ])

    /// The index of the selected card in `cards`; nil if no card is selected.
    private var selected: Int? { cards.firstIndex { $0.id == view.view.selection } }

    mutating func perform(
        _ action: Action, _ press: KeyPress, in shell: inout ShellState<Board>
    ) -> Outcome {
        if case .add = action {
            return shell.ask(
                ShellPrompt("New card") { board, title, _ in
                    title.isEmpty ? .redraw : board.add(title)
                })
        }
        if case .undo = action {
            guard let former else { return .message("There is no change to undo.") }
            return change { $0 = former }
        }
        guard let index = selected else { return .message("Select a card first: tab or an arrow.") }
        switch action {
        case .add, .undo: return .handled
        case .rename:
            return shell.ask(
                ShellPrompt("Rename", text: cards[index].title) { board, title, _ in
                    title.isEmpty ? .redraw : board.change { $0[index].title = title }
                })
        case .delete: return change { $0.remove(at: index) }
        case .moveAcross(let columns):
            guard let column = cards[index].column.moved(by: columns) else { return .handled }
            return change {
                var card = $0.remove(at: index)
                card.column = column
                $0.append(card)
            }
        case .moveAlong(let rows):
            let others = cards.indices.filter { cards[$0].column == cards[index].column }
            guard let place = others.firstIndex(of: index),
                others.indices.contains(place + rows)
            else { return .handled }
            return change { $0.swapAt(index, others[place + rows]) }
        }
    }

    private mutating func add(_ title: String) -> Outcome {
        let id = (cards.map(\.id).max() ?? 0) + 1
        let column = selected.map { cards[$0].column } ?? .toDo
        let outcome = change { $0.append(Card(id: id, title: title, column: column)) }
        view.view.select(id)
        return outcome
    }

    /// Changes the cards, saves them and shows them. If saving fails, restores the former cards.
    private mutating func change(_ body: (inout [Card]) -> Void) -> Outcome {
        let before = cards
        body(&cards)
        do { try save(cards) } catch {
            cards = before
            return .message("\(error)")
        }
        former = before
        view.view.apply(snapshot)
        if let id = view.view.selection { view.view.scroll(toItem: id) }
        return .redraw
    }

    private var snapshot: Snapshot<Card.Column, Card.ID> {
        let sections = Card.Column.allCases.map { column in
            Section(column, items: cards.filter { $0.column == column }.map(\.id))
        }
        // This call cannot fail: `Card.read` rejects files in which two cards have the same number.
        return (try? Snapshot(sections: sections)) ?? Snapshot()
    }

    private func draw(_ element: Element<Card.Column, Card.ID>, in region: inout Region) {
        guard let card = cards.first(where: { $0.id == element.item }) else {
            let count = cards.count { $0.column == element.section }
            region.fill(.terminal)
            return region.text("\(element.section.rawValue) (\(count))", row: 0, .bold)
        }
        region.fill(card.column.color)
        region.inset(columns: 1, rows: 0) { $0.text(wrapped: card.title) }
    }

    func status(in shell: ShellState<Board>) -> StatusLine {
        StatusLine(title: "Board", parts: [.init("\(cards.count) cards", rank: 0)])
    }
}
