/// The width or the height in a `LayoutSize`. Modelled on UIKit's `NSCollectionLayoutDimension`.
public enum LayoutDimension: Hashable, Sendable {
    /// A number of points.
    case absolute(Double)
    /// A fraction of the container's width. A height can be a fraction of the container's width too.
    case fractionalWidth(Double)
    /// A fraction of the container's height. A width can be a fraction of the container's height too.
    case fractionalHeight(Double)
    /// A measured extent. The estimate, in points, is used until the element is measured, or always if there is no
    /// `Measure` closure.
    case estimated(Double)
    /// A measured extent that is then enlarged to the extent of the largest member of the group. For a section's own
    /// group, it is enlarged to the extent of the section's largest group. Modelled on UIKit's `uniformAcrossSiblings`
    /// (iOS 17).
    case uniformAcrossSiblings(estimate: Double)
}

/// A width and a height, in points, in fractions of a container, or measured. Modelled on UIKit's
/// `NSCollectionLayoutSize`.
///
/// The container of an item is its group, and the container of a section's group is the section. The container of a
/// badge is its item or group. The container of a boundary item is the section or the layout. Fractions refer to the
/// container without its content insets.
public struct LayoutSize: Hashable, Sendable {
    /// The extent along x.
    package var width: LayoutDimension
    /// The extent along y.
    package var height: LayoutDimension

    /// Makes a size from a width and a height. By default each of them fills the container.
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
    /// Whether the extent is known only after the element is measured.
    var isMeasured: Bool {
        switch self {
        case .estimated, .uniformAcrossSiblings: true
        default: false
        }
    }

    var isUniform: Bool {
        if case .uniformAcrossSiblings = self { true } else { false }
    }

    /// Returns the extent in a container, in points. A measured extent is its estimate. The result is not checked.
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

    /// Returns the size with another extent along an axis.
    func with(_ axis: Axis, _ dimension: LayoutDimension) -> LayoutSize {
        axis == .horizontal
            ? LayoutSize(width: dimension, height: height)
            : LayoutSize(width: width, height: dimension)
    }

    var isMeasured: Bool { width.isMeasured || height.isMeasured }

    // Sizes and frames are never rounded. UIKit probably rounds frames to pixels. Here the view rounds edges once, when
    // it draws them, so that elements that touch still touch on the screen.

    /// Returns the size in a container, in points. Reports each extent that cannot be laid out, and replaces it by
    /// zero.
    func resolved(in container: Size, log: inout ProblemLog) -> Size {
        Size(
            width: log.length(width.points(in: container), .width),
            height: log.length(height.points(in: container), .height))
    }

    /// Returns the size in a container, in points. Replaces each extent that cannot be laid out by zero.
    func resolved(in container: Size) -> Size {
        Size(
            width: width.points(in: container).orZero, height: height.points(in: container).orZero)
    }
}

extension ProblemLog {
    /// Returns the insets inside an element. Ignores and reports insets on an axis that is measured.
    mutating func insets(_ insets: ContentInsets, of declared: LayoutSize) -> EdgeInsets {
        let kept = insets.edges.kept(on: declared)
        if kept != insets.edges, kept != room(insets.edges) { report(.insetsOnEstimate) }
        return kept
    }
}

extension LayoutSize {
    /// Returns `size` with the measured axes replaced by the results of the `Measure` closure. Without a closure,
    /// returns `size`.
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
