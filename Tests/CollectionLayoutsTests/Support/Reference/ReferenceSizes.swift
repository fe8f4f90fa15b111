@testable import CollectionLayouts

// Conversions of descriptions to points, written a second time for the reference layout.
extension LayoutDimension {
    var isSelfSized: Bool {
        switch self {
        case .estimated, .uniformAcrossSiblings: true
        case .absolute, .fractionalWidth, .fractionalHeight: false
        }
    }

    var isShared: Bool { if case .uniformAcrossSiblings = self { true } else { false } }

    fileprivate func length(in container: Size) -> Double {
        switch self {
        case .absolute(let length), .estimated(let length): length
        case .uniformAcrossSiblings(let length): length
        case .fractionalWidth(let share): container.width * share
        case .fractionalHeight(let share): container.height * share
        }
    }
}

extension LayoutSize {
    func points(in container: Size) -> Size {
        Size(width: width.length(in: container), height: height.length(in: container))
    }

    /// Returns the size in points, with the measured extent along self-sized axes.
    func points(
        in container: Size, as kind: ElementKind, item: Int, section: Int, _ measure: Measure?
    ) -> Size {
        let size = points(in: container)
        guard width.isSelfSized || height.isSelfSized else { return size }
        let request = MeasureRequest(
            kind: kind, section: section, item: item, width: width.isSelfSized ? nil : size.width,
            height: height.isSelfSized ? nil : size.height)
        guard let answer = measure?(request) else { return size }
        return Size(
            width: width.isSelfSized ? answer.width : size.width,
            height: height.isSelfSized ? answer.height : size.height)
    }

    func setting(_ axis: Axis, _ dimension: LayoutDimension) -> LayoutSize {
        var copy = self
        if axis == .horizontal { copy.width = dimension } else { copy.height = dimension }
        return copy
    }
}

extension ContentInsets {
    /// Returns the insets. Insets on a measured axis are zero.
    func points(unless declared: LayoutSize? = nil) -> EdgeInsets {
        let (width, height) = (declared?.width.isSelfSized, declared?.height.isSelfSized)
        return EdgeInsets(
            top: height == true ? 0 : top, left: width == true ? 0 : leading,
            bottom: height == true ? 0 : bottom, right: width == true ? 0 : trailing)
    }
}

extension EdgeInsets {
    func without(_ axis: Axis) -> EdgeInsets {
        axis == .horizontal
            ? EdgeInsets(top: top, bottom: bottom) : EdgeInsets(left: left, right: right)
    }
}

extension Rect {
    mutating func setExtent(_ axis: Axis, _ extent: Double) {
        if axis == .horizontal { width = extent } else { height = extent }
    }
}

extension LayoutSpacing {
    var points: Double {
        switch self {
        case .fixed(let points), .flexible(let points): points
        }
    }

    var isShare: Bool { if case .flexible = self { true } else { false } }
}

extension EdgeSpacing {
    func before(_ axis: Axis) -> LayoutSpacing { axis == .horizontal ? leading : top }
    func after(_ axis: Axis) -> LayoutSpacing { axis == .horizontal ? trailing : bottom }
}

extension LayoutMember {
    var declaredSize: LayoutSize {
        switch self {
        case .item(let item): item.size
        case .group(let group): group.size
        }
    }

    var edges: EdgeSpacing {
        switch self {
        case .item(let item): item.edgeSpacing
        case .group(let group): group.edgeSpacing
        }
    }
}

extension SupplementaryItem {
    /// Returns the frame on a host: an anchor point on the host's anchor point, then moved by the offsets.
    func frameByRule(on host: Rect, size: Size) -> Rect {
        typealias Edges = DirectionalEdges
        func share(_ anchor: LayoutAnchor, _ start: Edges, _ end: Edges) -> Double {
            0.5 + (anchor.edges.contains(end) ? 0.5 : 0)
                - (anchor.edges.contains(start) ? 0.5 : 0)
        }
        let own = itemAnchor ?? containerAnchor
        var x = host.x + host.width * share(containerAnchor, .leading, .trailing)
        var y = host.y + host.height * share(containerAnchor, .top, .bottom)
        x -= size.width * share(own, .leading, .trailing)
        y -= size.height * share(own, .top, .bottom)
        for anchor in [containerAnchor, itemAnchor].compactMap({ $0 }) {
            x += anchor.absoluteOffset.x + anchor.fractionalOffset.x * size.width
            y += anchor.absoluteOffset.y + anchor.fractionalOffset.y * size.height
        }
        let insets = contentInsets.points(unless: self.size)
        return Rect(
            x: x + insets.left, y: y + insets.top,
            width: max(0, size.width - insets.horizontal),
            height: max(0, size.height - insets.vertical))
    }
}
