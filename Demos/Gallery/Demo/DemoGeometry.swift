import Reflow

/// The geometry of a demo: sizes in points and the visible elements.
public struct DemoGeometry: Encodable {
    struct Extent: Encodable {
        let width, height: Double
    }
    struct Item: Encodable {
        let kind: String
        let section, item: Int
        /// x, y, width and height in content coordinates, in points.
        let frame: [Double]
        let zIndex: Int
    }

    let size: Extent
    let contentSize: Extent
    let contentOffset: [Double]
    let columns: Int
    let elements: [Item]
}

extension DemoGeometry {
    init<SectionID, ItemID>(_ view: CollectionView<SectionID, ItemID>) {
        self.init(
            size: .init(view.size), contentSize: .init(view.contentSize),
            contentOffset: [view.contentOffset.x.short, view.contentOffset.y.short],
            columns: view.columnCount,
            elements: view.visibleElements.map {
                .init(
                    kind: "\($0.kind)", section: $0.sectionIndex, item: $0.itemIndex,
                    frame: [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height].map(\.short),
                    zIndex: $0.zIndex)
            })
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
