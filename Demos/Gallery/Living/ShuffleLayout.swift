import Reflow

/// Two decks of cards, as large as they can be so that all are in sight.
struct ShuffleLayout: CollectionLayoutConvertible {
    enum Deck: Int, Hashable, CaseIterable {
        case left, right
    }

    var cardsPerDeck = 28
    var leftSideRatio = 0.5
    var splitSpacing = 8.0
    /// How wide a deck is at least, on average, to stand beside the other.
    var leastColumnWidth = 240.0
    /// The height of a card by its width: as playing cards are.
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

    /// How a deck is laid out so that all its cards are in sight, as large as can be; in points.
    struct Cards {
        let across: Int
        let height: Double

        init(count: Int, ratio: Double, room: Size) {
            func width(_ across: Int) -> Double { (room.width - 8) / Double(across) - 8 }
            // With the gap below it a card takes whole rows.
            func height(_ across: Int) -> Double {
                max(1, (width(across) * ratio / 16).rounded()) * 16 - 8
            }
            func total(_ across: Int) -> Double {
                Double((count + across - 1) / across) * (height(across) + 8) + 24
            }
            // Narrower ones than three cells have no room for an emoji beside the mark of what is selected.
            let most = max(1, Int((room.width - 8) / 32))
            across = (1...most).first { total($0) <= room.height } ?? most
            self.height = max(16, height(across))
        }
    }
}
