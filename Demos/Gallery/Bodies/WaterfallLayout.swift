import Reflow

/// Cards as high as their texts, in as many lanes as fit.
struct WaterfallLayout: CollectionLayoutConvertible {
    /// The ways in which cards get their lanes.
    enum Placement: String, CaseIterable {
        case shortest
        case inTurn = "in turn"
        case byTopic = "by topic"
    }

    /// Each card goes into the lane that is shortest so far, into the next lane, or into the lane of its topic.
    var placement = Placement.shortest
    /// The least width of a lane in points: 30 cells, enough for a line of text.
    var leastLaneWidth = 240.0
    var pinsHeaders = true
    var laneSpacing = 8.0
    var itemSpacing = 16.0
    var leftInset = 8.0
    var rightInset = 16.0
    /// The size of a cell in points. After zooming out, a row of text takes more points.
    var scale = CellScale()

    var collectionLayout: CollectionLayout<Int> {
        FlowLayout<Int>(defaults: SectionDefaults(pinsHeaders: pinsHeaders)) { _ in
            SectionLayout.waterfall(
                lanes: .minimumWidth(leastLaneWidth), placement: lanePlacement,
                heights: .each { item, width in height(of: HumanRight.all[item].text, in: width) },
                laneSpacing: laneSpacing, itemSpacing: itemSpacing,
                inset: EdgeInsets(left: leftInset, bottom: 16, right: rightInset)
            ).header(height: 16)
        }.collectionLayout
    }

    private var lanePlacement: SectionLayout.LanePlacement {
        switch placement {
        case .shortest: .shortest
        case .inTurn: .inTurn
        case .byTopic: .custom { item, lanes in HumanRight.all[item].groupIndex % lanes }
        }
    }

    /// Returns the height of a card in points: a row for the title and the rows of the text, which has an empty cell on
    /// each side.
    private func height(of text: String, in width: Double) -> Double {
        scale.height(ofRows: 1) + scale.height(of: text, wrappedAt: width - 2 * scale.cell.width)
    }
}
