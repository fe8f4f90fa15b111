import Reflow

/// The elements that a geometry contains.
public enum GeometryExtent: Hashable, Sendable, CaseIterable {
    /// The elements in the viewport.
    case visible
    /// All elements of the content. Sections that scroll sideways are at their initial offsets. O(items).
    case content
}

/// The geometry of a demo: sizes and frames in points.
public struct DemoGeometry: Encodable, Equatable {
    package struct Extent: Encodable, Equatable {
        package let width, height: Double

        package init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }
    package struct Item: Encodable, Equatable {
        package let kind: String
        package let section, item: Int
        /// x, y, width and height in content coordinates, in points.
        package let frame: [Double]
        package let zIndex: Int

        package init(kind: String, section: Int, item: Int, frame: [Double], zIndex: Int) {
            (self.kind, self.section, self.item) = (kind, section, item)
            (self.frame, self.zIndex) = (frame, zIndex)
        }
    }

    package let size: Extent
    package let contentSize: Extent
    package let contentOffset: [Double]
    package let columns: Int
    package let elements: [Item]
    /// The problems of the layout, as sentences.
    package let problems: [String]
    /// The notes about the layout, as sentences.
    package let notes: [String]

    package init(
        size: Extent, contentSize: Extent, contentOffset: [Double], columns: Int, elements: [Item],
        problems: [String] = [], notes: [String] = []
    ) {
        (self.size, self.contentSize, self.contentOffset) = (size, contentSize, contentOffset)
        (self.columns, self.elements) = (columns, elements)
        (self.problems, self.notes) = (problems, notes)
    }
}

extension DemoGeometry {
    init<SectionID, ItemID>(
        _ view: CollectionView<SectionID, ItemID>, of extent: GeometryExtent
    ) {
        let elements: [Item] =
            switch extent {
            case .visible:
                view.visibleElements.map {
                    Item($0.kind, $0.sectionIndex, $0.itemIndex, $0.frame, $0.zIndex)
                }
            case .content:
                view.allAttributes.map { Item($0.kind, $0.section, $0.item, $0.frame, $0.zIndex) }
            }
        let arrangement = view.arrangement
        self.init(
            size: .init(view.size), contentSize: .init(view.contentSize),
            contentOffset: [view.contentOffset.x.short, view.contentOffset.y.short],
            columns: view.columnCount, elements: elements,
            problems: arrangement.problems.map { "\($0)" },
            notes: arrangement.notes.map { "\($0)" })
    }
}

extension DemoGeometry.Item {
    fileprivate init(
        _ kind: ElementKind, _ section: Int, _ item: Int, _ frame: Rect, _ zIndex: Int
    ) {
        self.init(
            kind: "\(kind)", section: section, item: item,
            frame: [frame.x, frame.y, frame.width, frame.height].map(\.short), zIndex: zIndex)
    }
}

extension CollectionView {
    /// The attributes of all elements of the content. The items of sections that scroll sideways come last, at their
    /// positions before scrolling, unless the section shows them. O(items).
    fileprivate var allAttributes: [LayoutAttributes] {
        let arrangement = arrangement
        // The bounds extend beyond the content, because badges and decorations may do so.
        let (extent, margin) = (contentSize, 1_000.0)
        let bounds = Rect(
            x: -margin, y: -margin, width: max(extent.width, size.width) + 2 * margin,
            height: max(extent.height, size.height) + 2 * margin)
        // Insets of the same size keep pinned headers at their own positions.
        let insets = EdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
        let shown = arrangement.elements(in: Viewport(bounds: bounds, insets: insets))
        let found = Set(shown.lazy.filter { $0.kind == .item }.map { [$0.section, $0.item] })
        let hidden = (0..<snapshot.numberOfSections).lazy.flatMap { section in
            (0..<snapshot.numberOfItems(inSectionAt: section)).lazy.compactMap { item in
                found.contains([section, item])
                    ? nil
                    : arrangement.frame(ofItem: item, inSection: section).map {
                        LayoutAttributes(kind: .item, section: section, item: item, frame: $0)
                    }
            }
        }
        return shown + hidden
    }
}

extension DemoGeometry {
    /// The columns, the number of elements and the size of the content as text.
    package var summary: String {
        let columnText = columns == 1 ? "1 column" : "\(columns) columns"
        let elementText = elements.count == 1 ? "1 element" : "\(elements.count) elements"
        return "\(columnText) · \(elementText) · content \(contentSize.text)"
    }
}

extension DemoGeometry.Extent {
    /// The size as text: `375 × 2160 pt`, with at most two decimals.
    package var text: String {
        [width, height].map { number in
            let rounded = (number * 100).rounded() / 100
            return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        }.joined(separator: " × ") + " pt"
    }
}

extension Double {
    /// The number rounded to a millionth of a point, which removes the rounding errors of fractions.
    fileprivate var short: Double { (self * 1e6).rounded() / 1e6 }
}

extension DemoGeometry.Extent {
    fileprivate init(_ size: Size) {
        self.init(width: size.width.short, height: size.height.short)
    }
}
