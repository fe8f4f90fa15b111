import CollectionLayouts

/// Draws descriptions of groups and what stands around them, as they are or with the axes swapped.
///
/// Both ways the same numbers are drawn, and nothing of the engine's own mirroring is used.
struct RandomGroups {
    var random: SeededGenerator
    /// Whether across and down change places in everything that is drawn.
    let isSwapped: Bool
    /// Whether sizes may be measured.
    var measures = false

    static let badge = ElementKind.supplementary(1)
    static let groupBadge = ElementKind.supplementary(2)
    static let edge = ElementKind.supplementary(3)
    static let side = ElementKind.supplementary(4)
    static let back = ElementKind.decoration(1)

    init(seed: Int, isSwapped: Bool = false, measures: Bool = false) {
        random = SeededGenerator(seed: seed)
        self.isSwapped = isSwapped
        self.measures = measures
    }

    // MARK: Parts

    func axis(_ axis: Axis) -> Axis { isSwapped ? axis.crossing : axis }

    private func across(_ share: Double) -> LayoutDimension {
        isSwapped ? .fractionalHeight(share) : .fractionalWidth(share)
    }

    private func along(_ share: Double) -> LayoutDimension {
        isSwapped ? .fractionalWidth(share) : .fractionalHeight(share)
    }

    private func size(_ width: LayoutDimension, _ height: LayoutDimension) -> LayoutSize {
        isSwapped
            ? LayoutSize(width: height, height: width) : LayoutSize(width: width, height: height)
    }

    private func point(_ x: Double, _ y: Double) -> Point {
        isSwapped ? Point(x: y, y: x) : Point(x: x, y: y)
    }

    private mutating func dimension(_ share: Double) -> LayoutDimension {
        switch Int.random(in: 0..<(measures ? 6 : 4), using: &random) {
        case 0: .absolute(random.length(1...9))
        case 1: across(share / 2)
        case 2, 3: along(share / 3)
        case 4: .estimated(random.length(1...8))
        default: .uniformAcrossSiblings(estimate: random.length(1...8))
        }
    }

    mutating func insets(_ range: ClosedRange<Int> = 0...2) -> ContentInsets {
        guard random.chance(0.4) else { return .zero }
        let (a, b) = (random.length(range), random.length(range))
        let (c, d) = (random.chance(0.3) ? 0.125 : random.length(range), random.length(range))
        return isSwapped
            ? ContentInsets(top: b, leading: a, bottom: d, trailing: c)
            : ContentInsets(top: a, leading: b, bottom: c, trailing: d)
    }

    private mutating func spacing() -> LayoutSpacing {
        let points = random.length(0...2)
        return random.chance(0.3) ? .flexible(points) : .fixed(points)
    }

    private mutating func edges() -> EdgeSpacing {
        guard random.chance(0.2) else { return .zero }
        let (a, b, c, d) = (spacing(), spacing(), spacing(), spacing())
        return isSwapped
            ? EdgeSpacing(leading: b, top: a, trailing: d, bottom: c)
            : EdgeSpacing(leading: a, top: b, trailing: c, bottom: d)
    }

    private mutating func badges(_ kind: ElementKind) -> [SupplementaryItem] {
        guard random.chance(0.3) else { return [] }
        let corner: DirectionalEdges = isSwapped ? [.bottom, .leading] : [.top, .trailing]
        let anchor = LayoutAnchor(
            corner, fractionalOffset: point(random.length(-1...1), random.length(-2...1)))
        return [
            SupplementaryItem(
                kind: kind, size: size(.absolute(random.length(1...3)), .absolute(2)),
                containerAnchor: anchor,
                itemAnchor: random.chance(0.5) ? LayoutAnchor([]) : nil)
        ]
    }

    // MARK: Groups

    private mutating func item() -> LayoutItem {
        LayoutItem(
            size: size(dimension(0.7), dimension(0.7)), contentInsets: insets(0...1),
            edgeSpacing: edges(), supplementaryItems: badges(Self.badge))
    }

    mutating func group(level: Int = 0) -> LayoutGroup {
        let axis = random.chance(0.5) ? Axis.horizontal : .vertical
        var group = LayoutGroup(
            size: size(
                random.chance(0.5) ? across(1) : dimension(1),
                level == 0 ? sectionGroupLength() : dimension(1)),
            content: content(axis, level: level), interItemSpacing: spacing(),
            contentInsets: insets(0...1), edgeSpacing: edges())
        if level == 0 { group.supplementaryItems = badges(Self.groupBadge) }
        return group
    }

    /// The length of a section's own group, which may be what its content needs.
    private mutating func sectionGroupLength() -> LayoutDimension {
        let length = random.length(4...20)
        guard measures, random.chance(0.6) else { return .absolute(length) }
        return random.chance(0.3)
            ? .uniformAcrossSiblings(estimate: length) : .estimated(length)
    }

    private mutating func content(_ axis: Axis, level: Int) -> LayoutGroup.Content {
        if random.chance(0.15) {
            let frames = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                Rect(
                    origin: point(random.length(-3...9), random.length(-3...9)),
                    size: Size(width: 1, height: 1)
                ).resized(point(random.length(1...9), random.length(1...9)))
            }
            return LayoutGroup.custom(size: size(across(1), along(1))) { _ in
                frames.map { LayoutGroup.CustomItem(frame: $0) }
            }.content
        }
        let count = Int.random(in: 1...3, using: &random)
        let members = (0..<count).map { _ -> LayoutMember in
            level < 2 && random.chance(0.25) ? .group(group(level: level + 1)) : .item(item())
        }
        let times = Int.random(in: 1...4, using: &random)
        let repetition: LayoutGroup.Repetition =
            random.chance(0.5)
            ? .untilFull : random.chance(0.5) ? .dividing(times) : .times(times)
        return .members(members, along: self.axis(axis), repetition)
    }

    // MARK: Sections

    mutating func section(isSideways: Bool? = nil) -> SectionLayout {
        var section = SectionLayout.group(
            group(), interGroupSpacing: random.length(0...3), contentInsets: insets(0...3))
        if isSideways ?? random.chance(0.4) {
            section.sideways = SidewaysScrolling(
                SidewaysScrolling.Behavior.allCases.randomElement(using: &random) ?? .paging)
        }
        decorate(&section)
        return section
    }

    /// Adds what can stand around a body of any kind.
    mutating func decorate(_ section: inout SectionLayout) {
        if random.chance(0.4) {
            let tops: [BoundaryItem.Alignment] = [.top, .topLeading, .topTrailing, .bottom]
            let alignment = tops.randomElement(using: &random) ?? .top
            section.boundaryItems.append(
                BoundaryItem(
                    kind: Self.edge, size: size(across(0.5), .absolute(random.length(1...4))),
                    alignment: isSwapped ? alignment.swapped : alignment,
                    absoluteOffset: point(0, random.chance(0.2) ? -1 : 0),
                    extendsBoundary: random.chance(0.8), pinToVisibleBounds: random.chance(0.5),
                    contentInsets: insets(0...1)))
        }
        if random.chance(0.2) {
            let sides: [BoundaryItem.Alignment] = [.leading, .trailing, .none]
            let alignment = sides.randomElement(using: &random) ?? .none
            section.boundaryItems.append(
                BoundaryItem(
                    kind: Self.side,
                    size: size(
                        .absolute(2),
                        random.chance(0.5)
                            ? along(random.length(0...5) / 4) : .absolute(random.length(1...6))),
                    alignment: isSwapped ? alignment.swapped : alignment))
        }
        if random.chance(0.3) {
            section.decorationItems = [DecorationItem(kind: Self.back, contentInsets: insets())]
        }
    }
}

extension BoundaryItem.Alignment {
    /// The alignment with across and down changing places.
    fileprivate var swapped: BoundaryItem.Alignment {
        switch self {
        case .top: .leading
        case .bottom: .trailing
        case .leading: .top
        case .trailing: .bottom
        case .topTrailing: .bottomLeading
        case .bottomLeading: .topTrailing
        case .none, .topLeading, .bottomTrailing: self
        }
    }
}

extension Rect {
    fileprivate func resized(_ size: Point) -> Rect {
        Rect(x: x, y: y, width: size.x, height: size.y)
    }
}
