import CollectionLayouts

/// Random bodies of every kind.
extension ByteSource {
    /// A function that makes a body from the sizes of its items. The result is the same each time.
    typealias BodyMaker = (_ sizes: [Size]) -> any SectionBody

    mutating func body() -> BodyMaker {
        switch int(0...7) {
        case 0, 1: flow()
        case 2: list()
        case 3: shelf()
        case 4: waterfall()
        case 5: justified()
        case 6: frames()
        default: groups()
        }
    }

    private mutating func flow() -> BodyMaker {
        let (items, spacing, lineSpacing) = (itemSizes(), optionalSpacing(), optionalSpacing())
        let normalizes = rarely(3)
        return {
            FlowBody(
                items: items($0), interItemSpacing: spacing, lineSpacing: lineSpacing,
                normalizesLineHeight: normalizes)
        }
    }

    private mutating func shelf() -> BodyMaker {
        let (items, lines) = (itemSizes(), isWild ? int(-1...4) : int(1...3))
        let (spacing, lineSpacing) = (optionalSpacing(), optionalSpacing())
        return {
            ShelfBody(
                items: items($0), lines: lines, interItemSpacing: spacing, lineSpacing: lineSpacing)
        }
    }

    private mutating func list() -> BodyMaker {
        let height = length(9)
        let separator =
            flag()
            ? ListConfiguration.Separator(
                thickness: length(2), leading: length(4), trailing: length(4),
                rowsWithout: int(0...2)) : nil
        let rows: ListConfiguration.Rows = flag() ? .measured(estimate: height) : .height(height)
        return { _ in ListBody(rows: rows, separator: separator) }
    }

    private mutating func itemSizes() -> (_ sizes: [Size]) -> ItemSize {
        switch int(0...6) {
        case 0:
            let size = size()
            return { _ in .uniform(size) }
        case 1:
            let (count, height) = (perLine(), length(9))
            return { _ in .perLine(count, height: height) }
        case 2:
            let (count, ratio) = (perLine(), share() * 3)
            return { _ in .perLine(count, aspectRatio: ratio) }
        case 3: return { .table($0) }
        case 4: return { sizes in .each { item, _ in sizes[item] } }
        case 5:
            return { sizes in
                .bulk { items, _, span in
                    for (offset, item) in items.enumerated() { span[offset] = sizes[item] }
                }
            }
        default:
            let (count, estimate) = (perLine(), length(9))
            return { _ in .measured(perLine: count, estimate: estimate) }
        }
    }

    private mutating func perLine() -> Int { isWild ? int(-1...6) : int(1...5) }

    private mutating func waterfall() -> BodyMaker {
        let lanes: SectionLayout.Lanes =
            flag() ? .minimumWidth(length()) : .count(isWild ? int(-1...9) : int(1...5))
        let (heights, spacing, itemSpacing) = (heights(), optionalSpacing(), optionalSpacing())
        let (step, isClamped) = (int(0...3), isWild && flag())
        let placements: [SectionLayout.LanePlacement] = [
            .shortest, .inTurn,
            .custom { item, lanes in isClamped ? item * step - 5 : item * step % lanes },
        ]
        let placement = placements[int(0...2)]
        return {
            WaterfallBody(
                lanes: lanes, placement: placement, heights: heights($0), laneSpacing: spacing,
                itemSpacing: itemSpacing)
        }
    }

    private mutating func heights() -> (_ sizes: [Size]) -> ItemHeights {
        switch int(0...3) {
        case 0: return { sizes in .each { item, _ in sizes[item].height } }
        case 1:
            return { sizes in
                .bulk { items, width, span in
                    for (offset, item) in items.enumerated() {
                        span[offset] = sizes[item].height + width / 8
                    }
                }
            }
        case 2:
            let ratios = ratios()
            return { .aspectRatio(ratios($0)) }
        default:
            let estimate = length(9)
            return { _ in .measured(estimate: estimate) }
        }
    }

    private mutating func ratios() -> (_ sizes: [Size]) -> ItemRatios {
        let isBulk = flag()
        return { sizes in
            let ratios = sizes.map { ($0.width + 1) / ($0.height + 1) }
            guard isBulk else { return .each { ratios[$0] } }
            return .bulk { items, span in
                for (offset, item) in items.enumerated() { span[offset] = ratios[item] }
            }
        }
    }

    private mutating func justified() -> BodyMaker {
        let (height, ratios) = (isWild ? length(9) : 1 + length(8), ratios())
        let (spacing, lineSpacing) = (optionalSpacing(), optionalSpacing())
        return {
            JustifiedBody(
                rowHeight: height, aspectRatios: ratios($0), interItemSpacing: spacing,
                lineSpacing: lineSpacing)
        }
    }

    private mutating func frames() -> BodyMaker {
        let places = [point()] + list(4) { $0.point() }
        let scrolls = flag()
        return { sizes in
            let frames = sizes.enumerated().map { item, size in
                let place = places[item % places.count]
                return Rect(
                    x: place.x * 2 + size.width, y: place.y + Double(item), width: size.width,
                    height: size.height)
            }
            return Scattered(frames: frames, scrollsSideways: scrolls)
        }
    }

    private mutating func groups() -> BodyMaker {
        let (group, spacing) = (group(level: 0), spacing())
        return { _ in GroupBody(group: group, interGroupSpacing: spacing) }
    }

    private mutating func group(level: Int) -> LayoutGroup {
        LayoutGroup(
            size: layoutSize(), content: content(level: level),
            interItemSpacing: layoutSpacing(), contentInsets: contentInsets(),
            edgeSpacing: edgeSpacing(), supplementaryItems: badges())
    }

    private mutating func content(level: Int) -> LayoutGroup.Content {
        if rarely(6) {
            let frames = [rect()] + list(3) { $0.rect() }
            let items = frames.enumerated().map {
                LayoutGroup.CustomItem(frame: $1, zIndex: $0 % 2)
            }
            return LayoutGroup.custom(size: LayoutSize()) { _ in items }.content
        }
        let members = (0..<int(1...3)).map { _ -> LayoutMember in
            level < 3 && rarely(4) ? .group(group(level: level + 1)) : .item(layoutItem())
        }
        let axis: Axis = flag() ? .vertical : .horizontal
        switch int(0...2) {
        case 0: return .members(members, along: axis, .untilFull)
        case 1: return .members(members, along: axis, .dividing(memberCount()))
        default: return .members(members, along: axis, .times(memberCount()))
        }
    }

    private mutating func memberCount() -> Int {
        isWild && rarely(8) ? choice([0, -1, 100_000, .max, .min]) : int(1...5)
    }

    private mutating func layoutItem() -> LayoutItem {
        LayoutItem(
            size: layoutSize(), contentInsets: contentInsets(),
            edgeSpacing: edgeSpacing(), supplementaryItems: badges())
    }

    mutating func layoutSize() -> LayoutSize {
        LayoutSize(width: dimension(.horizontal), height: dimension(.vertical))
    }

    private mutating func dimension(_ axis: Axis) -> LayoutDimension {
        switch int(0...6) {
        case 0: axis == .horizontal ? .fractionalWidth(1) : .absolute(8)
        case 1, 2: .absolute(length())
        case 3: .fractionalWidth(share())
        case 4: .fractionalHeight(share())
        case 5: .estimated(length())
        default: .uniformAcrossSiblings(estimate: length())
        }
    }

    private mutating func layoutSpacing() -> LayoutSpacing {
        flag() ? .flexible(spacing()) : .fixed(spacing())
    }

    private mutating func edgeSpacing() -> EdgeSpacing {
        guard rarely(4) else { return .zero }
        return EdgeSpacing(
            leading: layoutSpacing(), top: layoutSpacing(), trailing: layoutSpacing(),
            bottom: layoutSpacing())
    }

    private mutating func badges() -> [SupplementaryItem] {
        guard rarely(5) else { return [] }
        // Each badge has its own kind. Otherwise, an item and a group with the same number would have two badges with
        // the same name.
        badgeCount &+= 1
        return [
            SupplementaryItem(
                kind: .supplementary(badgeCount), size: layoutSize(),
                containerAnchor: anchor(), itemAnchor: flag() ? anchor() : nil,
                zIndex: int(-1...2), contentInsets: contentInsets())
        ]
    }

    private mutating func anchor() -> LayoutAnchor {
        let edges = DirectionalEdges(rawValue: byte() & 15)
        return flag()
            ? LayoutAnchor(edges, absoluteOffset: point())
            : LayoutAnchor(edges, fractionalOffset: Point(x: share(), y: share()))
    }
}

/// A body of items at any positions.
private struct Scattered: FramesBody {
    let frames: [Rect]
    let scrollsSideways: Bool
    func frames(_ items: BodyItems, in room: BodyRoom, _ problems: inout ProblemLog) -> [Rect] {
        frames
    }
}
