import CollectionLayouts

/// The decoded form of a conformance file of the split layout.
struct SplitCase: Decodable {
    let scenario: Scenario
    let tags: [String]
    let layoutQuirks: [String]
    let result: Result

    struct Scenario: Decodable {
        let bounds: Extent
        let contentInset, safeAreaInsets, sectionInset: Insets
        let sectionInsetReference: String
        let leftSideRatio, splitSpacing, minimumInterItemSpacing, minimumItemLineSpacing: Double
        let isNormalizingLineHeight, sectionPinToVisibleBounds: Bool
        let sections: [Section]
        let contentOffsets: [Offset]
    }
    struct Extent: Decodable { let width, height: Double }
    struct Insets: Decodable { let top, left, bottom, right: Double }
    struct Offset: Decodable { let x, y: Double }
    struct Section: Decodable {
        let side: String
        let inset: Insets?
        let interItemSpacing, lineSpacing: Double?
        let header, footer: Edge?
        let background: Bool
        let items: [[Double]]
    }
    struct Edge: Decodable { let w, h: Double }

    struct Result: Decodable {
        let contentSize: Extent
        let contentWidthLeft, contentWidthRight: Double
        let contentMostLeftLeft, contentMostLeftRight: Double
        let fixedWidth: [String: [String: Double]]
        let items: [[[Double]?]?]
        let headers, footers: [[Double]?]
        let decorations: [Decoration?]
        let visible: [Visible]
    }
    struct Decoration: Decodable {
        let frame: [Double]
        let hasColor: Bool
    }
    struct Visible: Decodable {
        let offset: Offset
        let quirks: [String]
        let elements: [Row]?
    }
    /// `[kind, section, item, x, y, w, h, zIndex, colour?]`
    struct Row: Decodable {
        let kind: String
        let section, item: Int
        let frame: [Double]
        let zIndex: Int
        let hasColor: Bool

        init(from decoder: any Decoder) throws {
            var row = try decoder.unkeyedContainer()
            kind = try row.decode(String.self)
            section = try row.decode(Int.self)
            item = try row.decode(Int.self)
            frame = try (0..<4).map { _ in try row.decode(Double.self) }
            zIndex = try row.decode(Int.self)
            hasColor = row.isAtEnd ? true : try row.decode(Int.self) == 1
        }
    }
}

extension SplitCase.Insets {
    var edges: EdgeInsets { EdgeInsets(top: top, left: left, bottom: bottom, right: right) }
}

extension SplitCase.Scenario {
    var environment: LayoutEnvironment {
        LayoutEnvironment(
            size: Size(width: bounds.width, height: bounds.height),
            contentInset: contentInset.edges, safeAreaInsets: safeAreaInsets.edges)
    }

    var contents: [SectionContent<Int>] {
        sections.indices.map { SectionContent(id: $0, itemCount: sections[$0].items.count) }
    }

    var layout: SplitLayout<Int> {
        let defaults = SectionDefaults(
            inset: sectionInset.edges, interItemSpacing: minimumInterItemSpacing,
            lineSpacing: minimumItemLineSpacing, normalizesLineHeight: isNormalizingLineHeight,
            pinsHeaders: sectionPinToVisibleBounds)
        return SplitLayout(
            defaults: defaults,
            insetReference: sectionInsetReference == "fromSafeArea" ? .safeArea : .none
        ) { _ in
            .split(leftSideRatio: leftSideRatio, spacing: splitSpacing)
        } side: {
            sections[$0].side == "left" ? .left : .right
        } section: { index, _ in
            sections[index].layout
        }
    }
}

extension SplitCase.Section {
    var layout: SectionLayout {
        var layout = SectionLayout.flow(
            items: .table(items.map { Size(width: $0[0], height: $0[1]) }),
            interItemSpacing: interItemSpacing, lineSpacing: lineSpacing, inset: inset?.edges)
        layout.header = header.map { Supplementary(height: $0.h, width: $0.w) }
        layout.footer = footer.map { Supplementary(height: $0.h, width: $0.w) }
        layout.background = background ? .items : nil
        return layout
    }
}
