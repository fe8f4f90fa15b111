/// The width or the height in a `LayoutSize`, after UIKit's `NSCollectionLayoutDimension`.
public enum LayoutDimension: Hashable, Sendable {
    /// A number of points.
    case absolute(Double)
    /// A fraction of the container's width. It can be used for a height too.
    case fractionalWidth(Double)
    /// A fraction of the container's height. It can be used for a width too.
    case fractionalHeight(Double)
    /// A measured extent. The estimate, in points, is used until the element is measured, and if no `Measure` closure
    /// is given.
    case estimated(Double)
    /// Measured like `estimated`, then as large as the largest member of the group. On a section's own group, as large
    /// as the
    /// largest group of the section. After UIKit's `uniformAcrossSiblings` (iOS 17).
    case uniformAcrossSiblings(estimate: Double)
}

/// A width and a height, in points, in fractions of a container, or measured. After UIKit's `NSCollectionLayoutSize`.
///
/// The container of an item is its group. The container of a section's group is the section, that of a badge is its
/// item or group, that of a boundary item is the section or the layout. The container's content insets are subtracted.
public struct LayoutSize: Hashable, Sendable {
    /// The extent along x.
    public var width: LayoutDimension
    /// The extent along y.
    public var height: LayoutDimension

    /// Makes a size from a width and a height; each fills its container unless given.
    public init(
        width: LayoutDimension = .fractionalWidth(1), height: LayoutDimension = .fractionalHeight(1)
    ) {
        self.width = width
        self.height = height
    }
}

extension LayoutDimension: Transposable {
    var transposed: LayoutDimension {
        switch self {
        case .fractionalWidth(let share): .fractionalHeight(share)
        case .fractionalHeight(let share): .fractionalWidth(share)
        case .absolute, .estimated, .uniformAcrossSiblings: self
        }
    }
}

extension LayoutSize: Transposable {
    var transposed: LayoutSize { LayoutSize(width: height.transposed, height: width.transposed) }
}

extension LayoutDimension {
    /// Whether the extent is measured, and so not known beforehand.
    var isMeasured: Bool {
        switch self {
        case .estimated, .uniformAcrossSiblings: true
        default: false
        }
    }

    var isUniform: Bool {
        if case .uniformAcrossSiblings = self { true } else { false }
    }

    /// The points in a container, estimates for what is measured; unchecked.
    func points(in container: Size) -> Double {
        switch self {
        case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points):
            points
        case .fractionalWidth(let share): share * container.width
        case .fractionalHeight(let share): share * container.height
        }
    }
}

extension LayoutSize {
    subscript(axis: Axis) -> LayoutDimension { axis == .horizontal ? width : height }

    /// The size with another extent along an axis.
    func with(_ axis: Axis, _ dimension: LayoutDimension) -> LayoutSize {
        axis == .horizontal
            ? LayoutSize(width: dimension, height: height)
            : LayoutSize(width: width, height: dimension)
    }

    var isMeasured: Bool { width.isMeasured || height.isMeasured }

    // Nothing is rounded here or later. UIKit is thought to round frames to the pixels of its screen; here edges are
    // rounded, once, where they are drawn, so that neighbours that touch still touch.

    /// The size in a container, with zero and a problem for what cannot be laid out.
    func resolved(in container: Size, log: inout ProblemLog) -> Size {
        Size(
            width: log.length(width.points(in: container), .width),
            height: log.length(height.points(in: container), .height))
    }

    /// The size in a container with zero for what cannot be laid out.
    func resolved(in container: Size) -> Size {
        Size(
            width: width.points(in: container).orZero, height: height.points(in: container).orZero)
    }
}

extension ProblemLog {
    /// The insets inside an element of a size. On a measured axis they are ignored and reported.
    mutating func insets(
        _ insets: ContentInsets, of declared: LayoutSize, in size: Size
    ) -> EdgeInsets {
        let resolved = insets.resolved(in: size)
        let kept = resolved.kept(on: declared)
        if kept != resolved, kept != room(resolved) { report(.insetsOnEstimate) }
        return kept
    }
}

extension LayoutSize {
    /// The size with its measured axes measured; unchanged without a `Measure` closure.
    func measured(
        _ size: Size, as kind: ElementKind, item: Int, section: Int, measure: Measure?,
        log: inout ProblemLog
    ) -> Size {
        guard isMeasured, let measure else { return size }
        let request = MeasureRequest(
            kind: kind, section: section, item: item, width: width.isMeasured ? nil : size.width,
            height: height.isMeasured ? nil : size.height)
        guard let answer = measure(request) else { return size }
        var size = size
        if width.isMeasured { size.width = log.length(answer.width, .width, item: item) }
        if height.isMeasured { size.height = log.length(answer.height, .height, item: item) }
        return size
    }
}
