/// Sections of groups one after the other, after UICollectionViewCompositionalLayout.
///
/// Builds a single column with UIKit's rules as defaults: a section without items keeps neither insets nor
/// background, sections may lie apart, and the content is as wide as the container. Any body may be a section, not
/// only groups.
public struct CompositionalLayout<SectionID>: CollectionLayoutConvertible {
    /// What holds for the layout as a whole. The section closure's `LayoutContainer` keeps the scroll direction that
    /// was passed to the initializer.
    public var configuration: Configuration
    let descriptions: CollectionLayout<SectionID>.Descriptions

    /// A layout that describes all sections alike, asked once.
    public init(
        configuration: Configuration = Configuration(), section: SectionLayout
    ) {
        self.configuration = configuration
        descriptions = .every { _ in section }
    }

    /// A layout that asks for each section by itself, told of the room there is, on every solve.
    public init(
        configuration: Configuration = Configuration(),
        section: @escaping (_ section: SectionID, _ container: LayoutContainer) -> SectionLayout
    ) {
        self.configuration = configuration
        let direction = configuration.scrollDirection
        descriptions = .each { section($0, LayoutContainer($1, scrollDirection: direction)) }
    }

    /// One column of sections, by UIKit's rules.
    public var collectionLayout: CollectionLayout<SectionID> {
        CollectionLayout(
            columns: { _ in .single }, choices: .first, descriptions: descriptions,
            defaults: SectionDefaults(keepsEmptySections: false, backgroundExtent: .section),
            insetReference: configuration.contentInsetsReference,
            scrollDirection: configuration.scrollDirection,
            interSectionSpacing: configuration.interSectionSpacing,
            boundaryItems: configuration.boundarySupplementaryItems, contentWidth: .container)
    }

    /// As `UICollectionViewCompositionalLayoutConfiguration`.
    public struct Configuration: Hashable, Sendable {
        /// The direction in which sections follow each other.
        public var scrollDirection: Axis
        /// Between two sections, in points; not before the first or after the last. With a negative one they overlap.
        public var interSectionSpacing: Double
        /// Once before the first and after the last section.
        public var boundarySupplementaryItems: [BoundaryItem]
        /// Where the container begins and ends across the scroll direction.
        public var contentInsetsReference: InsetReference

        /// Makes a configuration with UIKit's defaults. A bad spacing becomes zero and a `LayoutProblem`.
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

/// The room a section is laid out in, as `NSCollectionLayoutContainer`. Numbers are in points.
public struct LayoutContainer: Hashable, Sendable {
    /// The view.
    public let environment: LayoutEnvironment
    /// The view's size.
    public var contentSize: Size { environment.size }
    /// What sections share: the view less what covers its sides and the layout's own items there.
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
