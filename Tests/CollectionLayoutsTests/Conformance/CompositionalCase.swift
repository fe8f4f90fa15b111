import CollectionLayouts

/// The decoded form of a conformance file of the compositional layout.
struct CompositionalCase: Decodable {
    let trust: String
    let layout: Layout
    let expected: Expected

    struct Layout: Decodable {
        let container: Extent
        let safeArea: Insets?
        let contentOffset: [Double]?
        let configuration: Configuration
        let sections: [Section]
    }
    struct Extent: Decodable { let width, height: Double }
    struct Insets: Decodable { let top, left, bottom, right: Double? }
    struct Configuration: Decodable {
        let scrollDirection: String
        let interSectionSpacing: Double?
    }
    struct Section: Decodable {
        let itemCount: Int
        let group: Node
        let contentInsets: Directional?
        let interGroupSpacing: Double?
        let orthogonalScrollingBehavior: String?
        let boundarySupplementaryItems: [Boundary]?
        let supplementariesFollowContentInsets: Bool?
        let decorationItems: [Decoration]?
        let preferredSizes: [[Double]]?
    }
    struct Directional: Decodable { let top, leading, bottom, trailing: Double? }
    struct Boundary: Decodable {
        let kind: String
        let size: Dimensions
        let alignment: String
        let absoluteOffset: [Double]?
        let pinToVisibleBounds, extendsBoundary: Bool?
        let zIndex: Int?
        let contentInsets: Directional?
    }
    struct Decoration: Decodable {
        let kind: String
        let contentInsets: Directional?
        let zIndex: Int?
    }
    struct Dimensions: Decodable { let width, height: Dimension }
    struct Dimension: Decodable {
        let fractionalWidth, fractionalHeight, absolute, estimated: Double?
    }
    struct Spacing: Decodable { let fixed, flexible: Double? }
    struct Edges: Decodable { let leading, top, trailing, bottom: Spacing? }
    struct Anchor: Decodable {
        let edges: [String]
        let absoluteOffset, fractionalOffset: [Double]?
    }
    struct Badge: Decodable {
        let kind: String
        let size: Dimensions
        let containerAnchor: Anchor
        let itemAnchor: Anchor?
        let zIndex: Int?
    }
    /// An item or a group.
    final class Node: Decodable {
        let type: String
        let axis: String?
        let size: Dimensions
        let subitems: [Node]?
        let frames: [[Double]]?
        let count: Int?
        let interItemSpacing: Spacing?
        let contentInsets: Directional?
        let edgeSpacing: Edges?
        let supplementaryItems: [Badge]?
    }

    struct Expected: Decodable {
        let error: String?
        let contentSize: [Double]?
        let items, supplementary, decoration: [Element]?
        let orthogonal: [Orthogonal]?
    }
    struct Element: Decodable {
        let section: Int?
        let item: Int
        let kind: String?
        let frame: [Double]
        let zIndex: Int?
    }
    struct Orthogonal: Decodable {
        let section: Int
        let behavior: String
        let frame, contentSize: [Double]
        let items: [Element]
        let supplementary: [Element]?
        let groupOrigins: [Double]
        let maxOffset: Double
        let stops: [Double]?
    }
}

extension CompositionalCase {
    /// Returns the element kind of a name. Names other than `header`, `footer` and `background` get a hashed
    /// supplementary kind.
    static func kind(_ name: String) -> ElementKind {
        switch name {
        case "header": .header
        case "footer": .footer
        case "background": .background
        default: .supplementary(name.utf8.reduce(0) { $0 &* 31 &+ $1 })
        }
    }

    var direction: Axis {
        layout.configuration.scrollDirection == "horizontal" ? .horizontal : .vertical
    }

    var environment: LayoutEnvironment {
        let safeArea = layout.safeArea
        return LayoutEnvironment(
            size: Size(width: layout.container.width, height: layout.container.height),
            safeAreaInsets: EdgeInsets(
                top: safeArea?.top ?? 0, left: safeArea?.left ?? 0, bottom: safeArea?.bottom ?? 0,
                right: safeArea?.right ?? 0))
    }

    var viewport: Viewport {
        let offset = layout.contentOffset ?? [0, 0]
        return Viewport(
            bounds: Rect(origin: Point(x: offset[0], y: offset[1]), size: environment.size),
            insets: environment.safeAreaInsets)
    }

    func arrange() -> Arrangement {
        let sections = layout.sections.map(\.layout)
        let compositional = CompositionalLayout<Int>(
            configuration: .init(
                scrollDirection: direction,
                interSectionSpacing: layout.configuration.interSectionSpacing ?? 0)
        ) { index, _ in
            sections[index]
        }
        let contents = layout.sections.enumerated().map {
            SectionContent(id: $0, itemCount: $1.itemCount)
        }
        return compositional.arrange(contents, in: environment) { request in
            guard request.kind == .item,
                let sizes = layout.sections[request.section].preferredSizes, !sizes.isEmpty
            else { return nil }
            let size = sizes[request.item % sizes.count]
            return Size(width: size[0], height: size[1])
        }
    }
}

extension CompositionalCase.Section {
    var layout: SectionLayout {
        guard case .group(let group) = group.member else { return SectionLayout.boxes(0, 0) }
        var section = SectionLayout.group(
            group, interGroupSpacing: interGroupSpacing ?? 0,
            contentInsets: contentInsets?.insets ?? .zero,
            orthogonalScrollingBehavior: orthogonalScrollingBehavior.flatMap {
                SidewaysScrolling.Behavior(rawValue: $0)
            })
        section.supplementariesFollowContentInsets = supplementariesFollowContentInsets ?? true
        section.boundaryItems = (boundarySupplementaryItems ?? []).map(\.item)
        section.decorationItems = (decorationItems ?? []).map {
            DecorationItem(
                kind: CompositionalCase.kind($0.kind),
                contentInsets: $0.contentInsets?.insets ?? .zero, zIndex: $0.zIndex ?? 0)
        }
        return section
    }
}

extension CompositionalCase.Boundary {
    var item: BoundaryItem {
        let alignments: [String: BoundaryItem.Alignment] = [
            "none": .none, "top": .top, "topLeading": .topLeading, "leading": .leading,
            "bottomLeading": .bottomLeading, "bottom": .bottom, "bottomTrailing": .bottomTrailing,
            "trailing": .trailing, "topTrailing": .topTrailing,
        ]
        return BoundaryItem(
            kind: CompositionalCase.kind(kind), size: size.size,
            alignment: alignments[alignment] ?? .none, absoluteOffset: absoluteOffset.point,
            extendsBoundary: extendsBoundary ?? true,
            pinToVisibleBounds: pinToVisibleBounds ?? false, zIndex: zIndex ?? 1,
            contentInsets: contentInsets?.insets ?? .zero)
    }
}

extension CompositionalCase.Node {
    var member: LayoutMember {
        if type == "item" {
            return .item(
                LayoutItem(
                    size: size.size, contentInsets: contentInsets?.insets ?? .zero,
                    edgeSpacing: edgeSpacing?.edges ?? .zero,
                    supplementaryItems: (supplementaryItems ?? []).map(\.item)))
        }
        return .group(
            LayoutGroup(
                size: size.size, content: content,
                interItemSpacing: interItemSpacing?.spacing ?? .fixed(0),
                contentInsets: contentInsets?.insets ?? .zero,
                edgeSpacing: edgeSpacing?.edges ?? .zero,
                supplementaryItems: (supplementaryItems ?? []).map(\.item)))
    }

    private var content: LayoutGroup.Content {
        if axis == "custom" {
            let items = (frames ?? []).map {
                LayoutGroup.CustomItem(frame: Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
            }
            return LayoutGroup.custom(size: size.size) { _ in items }.content
        }
        return .members(
            (subitems ?? []).map(\.member), along: axis == "vertical" ? .vertical : .horizontal,
            count.map { .dividing($0) } ?? .untilFull)
    }
}

extension CompositionalCase.Badge {
    var item: SupplementaryItem {
        SupplementaryItem(
            kind: CompositionalCase.kind(kind), size: size.size,
            containerAnchor: containerAnchor.anchor, itemAnchor: itemAnchor?.anchor,
            zIndex: zIndex ?? 1)
    }
}

extension CompositionalCase.Anchor {
    var anchor: LayoutAnchor {
        let names: [String: DirectionalEdges] = [
            "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
        ]
        let edges = edges.compactMap { names[$0] }.reduce(into: DirectionalEdges()) {
            $0.formUnion($1)
        }
        return LayoutAnchor(
            edges, absoluteOffset: absoluteOffset.point, fractionalOffset: fractionalOffset.point)
    }
}

extension CompositionalCase.Dimensions {
    var size: LayoutSize { LayoutSize(width: width.dimension, height: height.dimension) }
}

extension CompositionalCase.Dimension {
    var dimension: LayoutDimension {
        if let fractionalWidth { return .fractionalWidth(fractionalWidth) }
        if let fractionalHeight { return .fractionalHeight(fractionalHeight) }
        if let estimated { return .estimated(estimated) }
        return .absolute(absolute ?? 0)
    }
}

extension CompositionalCase.Spacing {
    var spacing: LayoutSpacing { flexible.map { .flexible($0) } ?? .fixed(fixed ?? 0) }
}

extension CompositionalCase.Edges {
    var edges: EdgeSpacing {
        EdgeSpacing(
            leading: leading?.spacing ?? .fixed(0), top: top?.spacing ?? .fixed(0),
            trailing: trailing?.spacing ?? .fixed(0), bottom: bottom?.spacing ?? .fixed(0))
    }
}

extension CompositionalCase.Directional {
    var insets: ContentInsets {
        ContentInsets(
            top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0)
    }
}

extension [Double]? {
    fileprivate var point: Point { self.map { Point(x: $0[0], y: $0[1]) } ?? .zero }
}
