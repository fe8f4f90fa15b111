import Reflow
import UIKit

// The values of a compositional layout in Reflow's types.

extension LayoutDimension {
    init(_ dimension: NSCollectionLayoutDimension) {
        let value = Double(dimension.dimension)
        self =
            switch dimension._rule {
            case .fractionalWidth: .fractionalWidth(value)
            case .fractionalHeight: .fractionalHeight(value)
            case .absolute: .absolute(value)
            case .estimated: .estimated(value)
            case .uniformAcrossSiblings: .uniformAcrossSiblings(estimate: value)
            }
    }
}

extension LayoutSize {
    init(_ size: NSCollectionLayoutSize) {
        self.init(
            width: LayoutDimension(size.widthDimension),
            height: LayoutDimension(size.heightDimension))
    }
}

extension LayoutSpacing {
    init(_ spacing: NSCollectionLayoutSpacing?) {
        guard let spacing else {
            self = .fixed(0)
            return
        }
        let points = Double(spacing.spacing)
        self = spacing.isFlexible ? .flexible(points) : .fixed(points)
    }
}

extension EdgeSpacing {
    init(_ spacing: NSCollectionLayoutEdgeSpacing?) {
        self.init(
            leading: LayoutSpacing(spacing?.leading), top: LayoutSpacing(spacing?.top),
            trailing: LayoutSpacing(spacing?.trailing), bottom: LayoutSpacing(spacing?.bottom))
    }
}

extension ContentInsets {
    init(_ insets: NSDirectionalEdgeInsets) {
        self.init(
            top: Double(insets.top), leading: Double(insets.leading),
            bottom: Double(insets.bottom), trailing: Double(insets.trailing))
    }
}

extension EdgeInsets {
    init(_ insets: UIEdgeInsets) {
        self.init(
            top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
            right: Double(insets.right))
    }
}

extension LayoutAnchor {
    init(_ anchor: NSCollectionLayoutAnchor) {
        self.init(
            DirectionalEdges(anchor.edges),
            absoluteOffset: anchor.isAbsoluteOffset ? Point(anchor.offset) : .zero,
            fractionalOffset: anchor.isAbsoluteOffset ? .zero : Point(anchor.offset))
    }
}

extension DirectionalEdges {
    init(_ edges: NSDirectionalRectEdge) {
        self = []
        if edges.contains(.top) { insert(.top) }
        if edges.contains(.leading) { insert(.leading) }
        if edges.contains(.bottom) { insert(.bottom) }
        if edges.contains(.trailing) { insert(.trailing) }
    }
}

extension BoundaryItem.Alignment {
    init(_ alignment: NSRectAlignment) {
        self =
            switch alignment {
            case .none: .none
            case .top: .top
            case .topLeading: .topLeading
            case .leading: .leading
            case .bottomLeading: .bottomLeading
            case .bottom: .bottom
            case .bottomTrailing: .bottomTrailing
            case .trailing: .trailing
            case .topTrailing: .topTrailing
            }
    }
}

extension InsetReference {
    init(_ reference: UIContentInsetsReference) {
        self =
            switch reference {
            case .automatic: .automatic
            case .none: .none
            case .safeArea: .safeArea
            case .layoutMargins: .layoutMargins
            case .readableContent: .readableContent
            }
    }
}

extension Point {
    init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension Size {
    init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension Rect {
    init(_ rect: CGRect) { self.init(origin: Point(rect.origin), size: Size(rect.size)) }
}

extension CGPoint {
    init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
    init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
    init(_ rect: Rect) {
        self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
}
