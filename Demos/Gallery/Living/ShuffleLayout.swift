import Reflow

/// Two decks of cards. The cards are as large as possible while all of them are visible.
struct ShuffleLayout: CollectionLayoutConvertible {
    enum Deck: Int, Hashable, CaseIterable {
        case left, right
    }

    var cardsPerDeck = 28
    var leftSideRatio = 0.5
    var splitSpacing = 8.0
    /// The minimum average width of a column, in points. In a narrower window, the decks share one column.
    var leastColumnWidth = 240.0
    /// The height of a card divided by its width. The default is the ratio of a playing card.
    var cardRatio = 1.4
    var pinsHeaders = true

    var collectionLayout: CollectionLayout<Deck> {
        let defaults = SectionDefaults(
            inset: EdgeInsets(left: 8, bottom: 16, right: 8), interItemSpacing: 8, lineSpacing: 8,
            pinsHeaders: pinsHeaders)
        return SplitLayout<Deck>(defaults: defaults) { environment in
            hasTwoColumns(environment)
                ? .split(leftSideRatio: leftSideRatio, spacing: splitSpacing) : .single
        } side: { deck in
            deck == .left ? .left : .right
        } everySection: { column in
            let share = hasTwoColumns(column.environment) ? 1.0 : 2
            let cards = Cards(
                count: cardsPerDeck, ratio: cardRatio,
                room: Size(width: column.width, height: column.environment.size.height / share))
            return .flow(items: .perLine(cards.across, height: cards.height)).header(height: 16)
        }.collectionLayout
    }

    private func hasTwoColumns(_ environment: LayoutEnvironment) -> Bool {
        environment.isLandscape && environment.size.width >= 2 * leastColumnWidth
    }

    /// The number of cards per line and their height, for the largest cards with which a whole deck is visible.
    struct Cards {
        let across: Int
        let height: Double

        init(count: Int, ratio: Double, room: Size) {
            let cell = CellScale().cell
            func width(_ across: Int) -> Double { (room.width - 8) / Double(across) - 8 }
            // A card together with the gap below it takes whole rows.
            func height(_ across: Int) -> Double {
                max(1, (width(across) * ratio / cell.height).rounded()) * cell.height - 8
            }
            func total(_ across: Int) -> Double {
                Double((count + across - 1) / across) * (height(across) + 8) + 24
            }
            // Limits the number of cards per line. A card narrower than three cells has no room for an emoji beside the
            // selection mark.
            let most = max(1, Int((room.width - 8) / (4 * cell.width)))
            across = (1...most).first { total($0) <= room.height } ?? most
            // The remaining height goes to the cards, as long as they look like cards.
            let lines = Double((count + across - 1) / across)
            let share = ((room.height - 24) / lines / cell.height).rounded(.down) * cell.height - 8
            let tallest = height(across) * 1.3
            self.height = max(cell.height, height(across), min(share, tallest))
        }
    }
}
