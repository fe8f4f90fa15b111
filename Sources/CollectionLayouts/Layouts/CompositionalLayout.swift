/// A layout of sections one after the other. Modelled on UIKit's `UICollectionViewCompositionalLayout`.
///
/// The layout has a single column and UIKit's defaults. A section without items has no insets and no background. There
/// may be space between sections. The content is as wide as the container. Sections may have any body, not only groups.
public struct CompositionalLayout<SectionID>: CollectionLayoutConvertible {
    /// The settings of the layout as a whole.
    ///
    /// A change of the scroll direction does not affect the section closure: its `LayoutContainer` keeps the direction
    /// that was passed to the initializer.
    package var configuration: Configuration
    let descriptions: CollectionLayout<SectionID>.Descriptions

    /// Makes a layout with the same description for all sections.
    public init(
        configuration: Configuration = Configuration(), section: SectionLayout
    ) {
        self.configuration = configuration
        descriptions = .every { _ in section }
    }

    /// Makes a layout with a separate description for each section. The closure `section` is called for each section on
    /// every solve, with the size of the container.
    public init(
        configuration: Configuration = Configuration(),
        section: @escaping (_ section: SectionID, _ container: LayoutContainer) -> SectionLayout
    ) {
        self.configuration = configuration
        let direction = configuration.scrollDirection
        descriptions = .each { section($0, LayoutContainer($1, scrollDirection: direction)) }
    }

    /// The layout as a `CollectionLayout`: one column, with UIKit's rules.
    public var collectionLayout: CollectionLayout<SectionID> {
        CollectionLayout(
            columns: { _ in .single }, choices: .first, descriptions: descriptions,
            defaults: SectionDefaults(keepsEmptySections: false, backgroundExtent: .section),
            insetReference: configuration.contentInsetsReference,
            scrollDirection: configuration.scrollDirection,
            interSectionSpacing: configuration.interSectionSpacing,
            boundaryItems: configuration.boundarySupplementaryItems, contentWidth: .container,
            flipsHorizontally: true)
    }

    /// The settings of a compositional layout. Modelled on UIKit's `UICollectionViewCompositionalLayoutConfiguration`.
    public struct Configuration: Hashable, Sendable {
        /// The direction in which sections follow each other and the layout scrolls.
        package var scrollDirection: Axis
        /// The space between two sections, in points. There is no space before the first section or after the last.
        /// With a negative spacing sections overlap.
        package var interSectionSpacing: Double
        /// The elements before the first section, after the last section, or beside all sections.
        package var boundarySupplementaryItems: [BoundaryItem]
        /// The area that determines the container's extent across the scroll direction.
        package var contentInsetsReference: InsetReference

        /// Makes a configuration with UIKit's defaults. A spacing that is infinite, not a number or beyond 10^12 counts
        /// as zero and is reported as a `LayoutProblem`.
        public init(
            scrollDirection: Axis = .vertical, interSectionSpacing: Double = 0,
            boundarySupplementaryItems: [BoundaryItem] = [],
            contentInsetsReference: InsetReference = .safeArea
        ) {
            self.scrollDirection = scrollDirection
            self.interSectionSpacing = interSectionSpacing
            self.boundarySupplementaryItems = boundarySupplementaryItems
            self.contentInsetsReference = contentInsetsReference
        }
    }
}

/// The container that a section is laid out in. Modelled on UIKit's `NSCollectionLayoutContainer`. Numbers are in
/// points.
public struct LayoutContainer: Hashable, Sendable {
    /// The view that the layout is solved for.
    public let environment: LayoutEnvironment
    /// The view's size.
    public var contentSize: Size { environment.size }
    /// The size without insets.
    ///
    /// Across the scroll direction it is the width of the column. This width excludes the content inset, the
    /// insets of the layout's reference, and the layout's own items at the sides. The section's own reference does not
    /// change it, because the section is not known yet. Along the scroll direction
    /// the size is the view's extent without the content inset.
    public let effectiveContentSize: Size

    init(_ column: Column, scrollDirection: Axis) {
        environment = column.environment
        let size = column.environment.size
        let inset = column.environment.contentInset
        effectiveContentSize =
            scrollDirection == .vertical
            ? Size(width: column.width, height: max(0, size.height - inset.vertical))
            : Size(width: max(0, size.width - inset.horizontal), height: column.width)
    }
}
