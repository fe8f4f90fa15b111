import Reflow

/// The three sections of JEKScrollableSectionCollectionViewLayout's sample: two shelves with a flow between them. Two
/// more shelves with rules of their own follow.
struct ShelvesLayout: CollectionLayoutConvertible {
    enum Part: Hashable, CaseIterable {
        case first, flow, second, lines, pages
    }

    /// The behaviour of the sample's two shelves. The two additional shelves have fixed behaviours.
    var behavior = SidewaysScrolling.Behavior.continuous
    var bounces = false
    var showsIndicator = true
    var itemWidth = 48.0
    var itemHeight = 48.0
    var lines = 5
    var itemsPerPage = 5
    var pinsHeaders = true
    var inset = 8.0
    var interItemSpacing = 8.0
    var lineSpacing = 16.0

    var collectionLayout: CollectionLayout<Part> {
        let defaults = SectionDefaults(
            inset: EdgeInsets(left: inset, bottom: 16, right: inset),
            interItemSpacing: interItemSpacing, lineSpacing: lineSpacing, pinsHeaders: pinsHeaders)
        return ScrollableSectionLayout<Part>(defaults: defaults, showsSectionBackgrounds: true) {
            part, _ in
            section(of: part).header(height: 16)
        }.collectionLayout
    }

    private func section(of part: Part) -> SectionLayout {
        let items = ItemSize.uniform(Size(width: itemWidth, height: itemHeight))
        switch part {
        case .first, .second: return .shelf(items: items, scrolling: scrolling)
        case .flow: return .flow(items: items)
        case .lines:
            return .shelf(
                items: items, lines: lines,
                scrolling: SidewaysScrolling(.continuousGroupLeadingBoundary))
        case .pages:
            let page = Double(itemsPerPage) * (itemWidth + interItemSpacing)
            return .shelf(items: items, scrolling: SidewaysScrolling(.paging, pageWidth: page))
        }
    }

    private var scrolling: SidewaysScrolling {
        var scrolling = SidewaysScrolling(behavior)
        scrolling.bounces = bounces
        scrolling.alwaysBounces = bounces
        scrolling.showsIndicator = showsIndicator
        return scrolling
    }
}
