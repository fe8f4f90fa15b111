import Testing

@testable import CollectionLayouts

/// Tests that each property of each description has an effect, or makes a problem or a note.
///
/// `Mirror` lists the properties of a description. A property without an entry in the table below fails.
@Suite struct PropertyEffectTests {
    private static let kind = ElementKind.supplementary(1)
    private static let corner = LayoutSize(width: .absolute(30), height: .absolute(10))
    private static var box: ItemSize { .uniform(Size(width: 30, height: 20)) }
    private static var ragged: ItemSize {
        .each { item, _ in
            Size(width: 12 + Double(item * 7 % 20), height: 8 + Double(item * 5 % 13))
        }
    }

    // MARK: Parts of a section

    @Test func sections() {
        var base = SectionLayout.flow(items: Self.box, inset: EdgeInsets(left: 4))
            .header(height: 10).footer(height: 8).background(.items)
        base.boundaryItems = [Self.mark]
        base.decorationItems = [DecorationItem(kind: .decoration(1))]
        Effects(of: base) { $0 }
            .expect("body") { $0.body = ListBody(rows: .height(9)) }
            .expect("inset") { $0.inset = .all(4) }
            .expect("contentInsets") { $0.contentInsets = .all(6) }
            .expect("contentInsetsReference") { $0.contentInsetsReference = .none }
            .expect("header") { $0.header = nil }
            .expect("footer") { $0.footer = nil }
            .expect("background") { $0.background = .section }
            .expect("boundaryItems") { $0.boundaryItems = [] }
            .expect("supplementariesFollowContentInsets") {
                $0.supplementariesFollowContentInsets = false
            }
            .expect("decorationItems") { $0.decorationItems = [] }
            .expect("sideways") { $0.sideways = SidewaysScrolling(.paging) }
            .expect("visibleItemsHandler") {
                $0.visibleItemsHandler = { elements, _, _ in elements[0].alpha = 0.5 }
            }
            .expect("ownNotes") { $0.ownNotes = [.noRoomInside("a section")] }
            .finish()
    }

    @Test func headers() {
        Effects(of: Supplementary(height: 10, width: 50, isPinned: false)) {
            var section = SectionLayout.flow(items: Self.box)
            section.header = $0
            return section
        }
        .expect("height") { $0.height = 12 }
        .expect("width") { $0.width = 40 }
        .expect("isPinned") { $0.isPinned = true }
        .finish()
    }

    private static let mark = BoundaryItem(kind: kind, size: corner, alignment: .top)

    @Test func boundaryItems() {
        Effects(of: Self.mark) {
            SectionLayout.flow(items: Self.box, inset: .all(2)).boundaryItem($0)
        }
        .expect("kind") { $0.kind = .supplementary(2) }
        .expect("size") { $0.size.width = .absolute(31) }
        .expect("alignment") { $0.alignment = .bottom }
        .expect("absoluteOffset") { $0.absoluteOffset.x = 1 }
        .expect("extendsBoundary") { $0.extendsBoundary = false }
        .expect("pinToVisibleBounds") { $0.pinToVisibleBounds = true }
        .expect("zIndex") { $0.zIndex = 5 }
        .expect("contentInsets") { $0.contentInsets = .all(1) }
        .finish()
        var side = Self.mark
        side.alignment = .leading
        Effects(of: side) { SectionLayout.flow(items: Self.box).boundaryItem($0) }
            .expect("pinToVisibleBounds") { $0.pinToVisibleBounds = true }
    }

    @Test func decorationItems() {
        Effects(of: DecorationItem(kind: .decoration(1))) {
            SectionLayout.flow(items: Self.box).decorationItem($0)
        }
        .expect("kind") { $0.kind = .decoration(2) }
        .expect("contentInsets") { $0.contentInsets = .all(1) }
        .expect("zIndex") { $0.zIndex = -3 }
        .finish()
    }

    @Test func sidewaysScrolling() {
        Effects(of: SidewaysScrolling(.groupPaging, bounces: true)) {
            SectionLayout.shelf(items: Self.box, scrolling: $0)
        }
        .expect("behavior") { $0.behavior = .paging }
        .expect("bounces") { $0.bounces = false }
        .expect("alwaysBounces") { $0.alwaysBounces = true }
        .expect("showsIndicator") { $0.showsIndicator = false }
        .expect("indicatorInsets") { $0.indicatorInsets = .all(1) }
        .expect("decelerationRate") { $0.decelerationRate = .fast }
        .expect("pageWidth") { $0.pageWidth = 30 }
        .expect("isEnabled") { $0.isEnabled = false }
        .finish()
        let still = SidewaysScrolling(.paging, showsIndicator: false)
        Effects(of: still) { SectionLayout.shelf(items: Self.box, scrolling: $0) }
            .expectOther { $0.alwaysBounces = true }
            .expectOther { $0.indicatorInsets = .all(1) }
            .expectOther { $0.pageWidth = 30 }
    }

    // MARK: Bodies

    @Test func flows() {
        Effects(of: FlowBody(items: Self.ragged)) { SectionLayout($0) }
            .expect("items") { $0.items = Self.box }
            .expect("interItemSpacing") { $0.interItemSpacing = 2 }
            .expect("lineSpacing") { $0.lineSpacing = 2 }
            .expect("normalizesLineHeight") { $0.normalizesLineHeight = true }
            .finish()
    }

    @Test func shelves() {
        Effects(of: ShelfBody(items: Self.ragged, lines: 2)) { SectionLayout($0) }
            .expect("items") { $0.items = Self.box }
            .expect("lines") { $0.lines = 3 }
            .expect("interItemSpacing") { $0.interItemSpacing = 2 }
            .expect("lineSpacing") { $0.lineSpacing = 2 }
            .finish()
    }

    @Test func waterfalls() {
        let heights = ItemHeights.each { item, _ in Double(8 + item * 7 % 20) }
        Effects(of: WaterfallBody(lanes: .count(3), heights: heights)) { SectionLayout($0) }
            .expect("lanes") { $0.lanes = .width(300) }
            .expect("heights") { $0.heights = .measured(estimate: 9) }
            .expect("placement") { $0.placement = .inTurn }
            .expect("laneSpacing") { $0.laneSpacing = 2 }
            .expect("itemSpacing") { $0.itemSpacing = 2 }
            .finish()
    }

    @Test func justifiedLines() {
        let ratios = ItemRatios.each { 0.5 + Double($0 % 3) }
        Effects(of: JustifiedBody(rowHeight: 20, aspectRatios: ratios)) { SectionLayout($0) }
            .expect("rowHeight") { $0.rowHeight = 24 }
            .expect("aspectRatios") { $0.aspectRatios = .each { _ in 1 } }
            .expect("interItemSpacing") { $0.interItemSpacing = 2 }
            .expect("lineSpacing") { $0.lineSpacing = 2 }
            .finish()
    }

    @Test func lists() {
        Effects(of: ListBody(rows: .height(12), separator: ListConfiguration.Separator())) {
            SectionLayout($0)
        }
        .expect("rows") { $0.rows = .measured(estimate: 9) }
        .expect("separator") { $0.separator = nil }
        .finish()
        Effects(of: ListConfiguration.Separator()) {
            SectionLayout(ListBody(rows: .height(12), separator: $0))
        }
        .expect("thickness") { $0.thickness = 2 }
        .expect("leading") { $0.leading = 200 }
        .expect("trailing") { $0.trailing = 3 }
        .expect("rowsWithout") { $0.rowsWithout = 2 }
        .expectOther { $0.rowsWithout = -1 }
        .expectOther { $0.thickness = 20 }
        .finish()
    }

    @Test func listConfigurations() {
        let plain = ListConfiguration(rows: .height(12), header: .supplementary(height: 9))
        Effects(of: plain) { .list($0) }
            .expect("appearance") { $0.appearance = .insetGrouped }
            .expect("rows") { $0.rows = .height(13) }
            .expect("header") { $0.header = .none }
            .expect("footerHeight") { $0.footerHeight = 7 }
            .expect("headerTopPadding") { $0.headerTopPadding = 3 }
            .expect("showsSeparators") { $0.showsSeparators = false }
            .expect("separator") { $0.separator.thickness = 2 }
            .finish()
        Effects(of: ListConfiguration(.sidebar, rows: .height(12))) { .list($0) }
            .expectOther { $0.headerTopPadding = 3 }
            .expectOther { $0.separator.thickness = 2 }
    }
}
