import CollectionLayouts

/// The decoded form of a conformance file of the scrollable-section layout.
struct ScrollableCase: Decodable {
    let layout: Layout
    let expected: Expected

    struct Layout: Decodable {
        let container: Extent
        let showsSectionBackgrounds: Bool
        let sections: [Section]
        let visibleRects: [[Double]]?
        let steps: [Step]?
    }
    struct Extent: Decodable { let width, height: Double }
    struct Section: Decodable {
        let id: String?
        let itemCount: Int
        let itemSizes: [[Double]]
        let interItemSpacing: Double
        let flow: Bool
        let insets: Insets?
        let headerSize, footerSize: [Double]?
    }
    struct Insets: Decodable { let top, left, bottom, right: Double }
    struct Step: Decodable {
        let op: String
        let section: Int?
        let offset: Double?
        let sections: [Section]?
        let width, height: Double?
    }

    struct Expected: Decodable {
        let contentSize: [Double]
        let items, supplementary: [Element]
        let scrollViews: [ScrollView]
        let visible: [Visible]?
        let steps: [Result]?
        let scrollEvents: [Event]?
    }
    /// The state after a step.
    struct State: Decodable {
        let contentSize: [Double]
        let items, supplementary: [Element]
        let scrollViews: [ScrollView]
    }
    struct Result: Decodable {
        let op: String
        let result: State
    }
    struct Element: Decodable {
        let section, item: Int
        let kind: String?
        let frame: [Double]
    }
    struct ScrollView: Decodable {
        let section: Int
        let scrollViewFrame, scrollViewContentSize, sectionBounds: [Double]
    }
    struct Visible: Decodable {
        let rect: [Double]
        let elements: [String]
    }
    struct Event: Decodable {
        let section: Int
        let offset: Double
    }

    var initial: State {
        State(
            contentSize: expected.contentSize, items: expected.items,
            supplementary: expected.supplementary, scrollViews: expected.scrollViews)
    }
}

extension ScrollableCase.Section {
    private func size(_ item: Int) -> Size {
        let size = itemSizes[item % itemSizes.count]
        return Size(width: size[0], height: size[1])
    }

    var layout: SectionLayout {
        let source: ItemSize =
            itemSizes.count == 1
            ? .uniform(size(0)) : .table((0..<itemCount).map(size))
        let inset = insets.map {
            EdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right)
        }
        // The original also uses the spacing between items as the spacing between the rows of a flow.
        var section: SectionLayout =
            flow
            ? .flow(
                items: source, interItemSpacing: interItemSpacing, lineSpacing: interItemSpacing,
                inset: inset ?? .zero)
            : .shelf(items: source, interItemSpacing: interItemSpacing, inset: inset ?? .zero)
        // Only the height counts. A header without any extent is left out.
        if let height = headerSize?[1] { section = section.header(height: height) }
        if let height = footerSize?[1] { section = section.footer(height: height) }
        return section
    }
}
