import Testing

@testable import CollectionLayouts

extension PropertyEffectTests {
    private static let item = LayoutItem(width: .absolute(28), height: .absolute(16))
    private static var row: LayoutGroup {
        .horizontal(size: LayoutSize(width: .absolute(90), height: .absolute(20)), subitems: [item])
    }
    private static let badge = SupplementaryItem(
        kind: .supplementary(3), size: LayoutSize(width: .absolute(6), height: .absolute(4)),
        containerAnchor: LayoutAnchor([.top, .trailing]))

    private static func section(_ item: LayoutItem) -> SectionLayout {
        .group(.horizontal(size: row.size, subitems: [item]))
    }

    @Test func groupBodies() {
        Effects(of: GroupBody(group: Self.row)) { SectionLayout($0) }
            .expect("group") { $0.group.size.height = .absolute(21) }
            .expect("interGroupSpacing") { $0.interGroupSpacing = 3 }
            .finish()
    }

    @Test func items() {
        Effects(of: Self.item, makes: Self.section)
            .expect("size") { $0.size.width = .absolute(27) }
            .expect("contentInsets") { $0.contentInsets = .all(8) }
            .expect("edgeSpacing") { $0.edgeSpacing = EdgeSpacing(leading: .flexible(0)) }
            .expect("supplementaryItems") { $0.supplementaryItems = [Self.badge] }
            .finish()
        Effects(of: Self.item.size) { Self.section(LayoutItem(size: $0)) }
            .expect("width") { $0.width = .fractionalWidth(0.5) }
            .expect("height") { $0.height = .fractionalHeight(2) }
            .finish()
        Effects(of: EdgeSpacing.zero) { edges in
            var item = Self.item
            item.edgeSpacing = edges
            return Self.section(item)
        }
        .expect("leading") { $0.leading = .fixed(1) }
        .expect("top") { $0.top = .fixed(1) }
        .expect("trailing") { $0.trailing = .fixed(1) }
        .expect("bottom") { $0.bottom = .fixed(30) }
        .finish()
        Effects(of: ContentInsets.zero) { insets in
            var item = Self.item
            item.contentInsets = insets
            return Self.section(item)
        }
        .expect("top") { $0.top = 0.5 }
        .expect("leading") { $0.leading = 0.5 }
        .expect("bottom") { $0.bottom = 0.5 }
        .expect("trailing") { $0.trailing = 0.5 }
        .finish()
    }

    @Test func groups() {
        Effects(of: Self.row) { .group($0) }
            .expect("size") { $0.size.width = .absolute(50) }
            .expect("content") {
                $0.content = .members([.item(Self.item)], along: .vertical, .untilFull)
            }
            .expect("interItemSpacing") { $0.interItemSpacing = .flexible(1) }
            .expect("contentInsets") { $0.contentInsets = .all(1) }
            .expect("edgeSpacing") { $0.edgeSpacing = EdgeSpacing(leading: .fixed(5)) }
            .expect("supplementaryItems") { $0.supplementaryItems = [Self.badge] }
            .finish()
        let custom = LayoutGroup.custom(size: Self.row.size) { _ in
            [LayoutGroup.CustomItem(frame: Rect(x: 0, y: 0, width: 9, height: 9))]
        }
        Effects(of: custom) { .group($0) }.expectOther { $0.interItemSpacing = .fixed(2) }
        Effects(of: LayoutGroup.CustomItem(frame: Rect(x: 0, y: 0, width: 9, height: 9))) { item in
            .group(.custom(size: Self.row.size) { _ in [item] })
        }
        .expect("frame") { $0.frame.x = 1 }
        .expect("zIndex") { $0.zIndex = 3 }
        .finish()
    }

    /// The spacing after the last group is no part of the frames, but of the section's own extent.
    @Test func edgesOfTheOwnGroup() {
        for flexible in [LayoutSpacing.flexible(0), .fixed(3)] {
            Effects(of: EdgeSpacing.zero) { edges in
                var group = Self.row
                group.size.width = .absolute(60)
                group.edgeSpacing = edges
                return .group(group)
            }
            .expect("leading") { $0.leading = flexible }
            .expect("top") { $0.top = flexible }
            .expect("bottom") { $0.bottom = flexible }
        }
    }

    @Test func badges() {
        func section(_ badge: SupplementaryItem) -> SectionLayout {
            var item = Self.item
            item.supplementaryItems = [badge]
            return Self.section(item)
        }
        Effects(of: Self.badge, makes: section)
            .expect("kind") { $0.kind = .supplementary(4) }
            .expect("size") { $0.size.width = .absolute(7) }
            .expect("containerAnchor") { $0.containerAnchor.edges = [.bottom] }
            .expect("itemAnchor") { $0.itemAnchor = LayoutAnchor([.bottom]) }
            .expect("zIndex") { $0.zIndex = 4 }
            .expect("contentInsets") { $0.contentInsets = .all(3) }
            .finish()
        Effects(of: Self.badge.containerAnchor) { anchor in
            var badge = Self.badge
            badge.containerAnchor = anchor
            return section(badge)
        }
        .expect("edges") { $0.edges = [.top, .bottom] }
        .expect("absoluteOffset") { $0.absoluteOffset.y = 1 }
        .expect("fractionalOffset") { $0.fractionalOffset.y = 1 }
        .finish()
    }

    // MARK: Layouts

    @Test func configurations() {
        Effects(of: CompositionalLayout<Int>.Configuration()) { configuration in
            CompositionalLayout(configuration: configuration, section: .group(Self.row))
        }
        .expect("scrollDirection") { $0.scrollDirection = .horizontal }
        .expect("interSectionSpacing") { $0.interSectionSpacing = 4 }
        .expect("boundarySupplementaryItems") {
            $0.boundarySupplementaryItems = [
                BoundaryItem(kind: .supplementary(5), size: Self.badge.size, alignment: .top)
            ]
        }
        .expect("contentInsetsReference") { $0.contentInsetsReference = .none }
        .finish()
    }

    @Test func defaults() {
        let ragged = ItemSize.each { item, _ in
            Size(width: 12 + Double(item * 7 % 20), height: 8 + Double(item * 5 % 13))
        }
        Effects(of: SectionDefaults(inset: .all(1))) { defaults in
            FlowLayout<Int>(defaults: defaults) { _ in
                SectionLayout.flow(items: ragged).header(height: 9).footer(height: 7).background()
            }
        }
        .expect("inset") { $0.inset = .all(2) }
        .expect("interItemSpacing") { $0.interItemSpacing = 2 }
        .expect("lineSpacing") { $0.lineSpacing = 2 }
        .expect("normalizesLineHeight") { $0.normalizesLineHeight = true }
        .expect("pinsHeaders") { $0.pinsHeaders = true }
        .expect("pinsFooters") { $0.pinsFooters = true }
        .expect("keepsEmptySections") { $0.keepsEmptySections = false }
        .expect("backgroundExtent") { $0.backgroundExtent = .section }
        .finish()
    }

    @Test func layouts() {
        let unchanged: Set = ["descriptions", "columns", "chosenSide", "choices"]
        Effects(
            of: SplitLayout<Int> { _ in
                .split(leftSideRatio: 0.4, spacing: 4)
            } side: {
                $0 == 0 ? .left : .right
            } everySection: { _ in
                .group(Self.row)
            }
        ) { $0 }
        .expect("defaults") { $0.defaults.inset = .all(2) }
        .expect("insetReference") { $0.insetReference = .none }
        .expect("boundarySupplementaryItems") {
            $0.boundarySupplementaryItems = [
                BoundaryItem(kind: .supplementary(5), size: Self.badge.size, alignment: .top)
            ]
        }
        .expect("flipsHorizontally") { $0.flipsHorizontally = true }
        .finish(but: unchanged)
        Effects(of: ScrollableSectionLayout<Int> { _ in .group(Self.row) }) { $0 }
            .expect("defaults") { $0.defaults.inset = .all(2) }
            .expect("showsSectionBackgrounds") { $0.showsSectionBackgrounds = true }
            .expect("boundarySupplementaryItems") {
                $0.boundarySupplementaryItems = [
                    BoundaryItem(kind: .supplementary(5), size: Self.badge.size, alignment: .top)
                ]
            }
            .finish(but: unchanged)
    }
}
