import Reflow

/// A board with three columns of cards. Keys move the selected cards, and the board is saved after each change.
struct Board: ShellProgram {
    enum Pane { case board }
    enum Action {
        case add, rename, delete, undo
        /// Moves the selected cards, also to another column.
        case move(Direction)
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
        view.view.allowsMultipleSelection = true
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
            .init([], names: "shift-arrows V ^a", help: "select several cards"),
            .init(
                ["H", .alt(.left)], names: "H J K L alt-arrows", help: "move the selected cards",
                title: "move to the left", hint: Hint("H", "L", word: "move"), .move(.left)),
            .init(["L", .alt(.right)], title: "move to the right", .move(.right)),
            .init(["K", .alt(.up)], title: "move up", .move(.up)),
            .init(["J", .alt(.down)], title: "move down", .move(.down)),
            .init(["a"], help: "add a card", hint: Hint("a", word: "add"), .add),
            .init(["e"], help: "rename the card", .rename),
            .init(["x"], help: "delete the selected cards", .delete),
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
        case .delete:
            let deleted = Set(view.view.selectedItems)
            return change { $0.removeAll { deleted.contains($0.id) } }
        case .move(let direction):
            guard view.view.moveSelectedItems(direction) else {
                return moveToColumn(direction == .left ? -1 : direction == .right ? 1 : 0)
            }
            let order = shownCards
            return change { $0 = order }
        }
    }

    /// Moves the selected cards to the end of another column, because a narrow screen shows the columns below each
    /// other.
    private mutating func moveToColumn(_ columns: Int) -> Outcome {
        let moved = view.view.selectedItems
        guard columns != 0,
            let index = selected ?? cards.firstIndex(where: { $0.id == moved.first }),
            let column = cards[index].column.moved(by: columns)
        else { return .handled }
        return change { cards in
            let others = cards.filter { !moved.contains($0.id) }
            cards =
                others
                + cards.filter { moved.contains($0.id) }.map { card in
                    Card(id: card.id, title: card.title, column: column)
                }
        }
    }

    /// The cards in the order and the columns of the view.
    private var shownCards: [Card] {
        let known = Dictionary(uniqueKeysWithValues: cards.map { ($0.id, $0) })
        let snapshot = view.view.snapshot
        return snapshot.sectionIdentifiers.enumerated().flatMap { index, column in
            snapshot.itemIdentifiers(inSectionAt: index).compactMap { id in
                var card = known[id]
                card?.column = column
                return card
            }
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
            view.view.apply(snapshot)
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
