/// A layout: the columns of the sections, and a description of each section.
///
/// To make a layout, use a named layout: `ColumnsLayout`, `SplitLayout`, `FlowLayout`, `CompositionalLayout` or
/// `ScrollableSectionLayout`. Each named layout is converted to this type, and only this type is solved.
public struct CollectionLayout<SectionID> {
    /// The closure that describes the sections.
    @usableFromInline
    enum Descriptions {
        /// A closure that is called once for each section.
        case each((SectionID, Column) -> SectionLayout)
        /// A closure that is called once for each column. All sections of a column share one description.
        case every((Column) -> SectionLayout)
    }

    /// The rule for the width of the content.
    enum ContentWidth {
        /// The content ends at the right edge of the last column.
        case lastColumn
        /// The content is as wide as the container, even if the frames are narrower. UIKit does not document this
        /// width. The backport IBPCollectionViewCompositionalLayout uses the width of the frames.
        case container
    }

    var columns: (LayoutEnvironment) -> Columns
    var choices: ColumnChoices<SectionID>
    var descriptions: Descriptions
    var defaults: SectionDefaults
    var insetReference: InsetReference
    var scrollDirection = Axis.vertical
    /// The space between two sections of a column, in points. There is no space before the first section or after the
    /// last.
    var interSectionSpacing = 0.0
    /// The layout's own boundary items, around all sections.
    var boundaryItems: [BoundaryItem] = []
    var contentWidth = ContentWidth.lastColumn
    /// Whether the layout is mirrored if the environment's direction is from right to left.
    var flipsHorizontally = false
}

/// A type that can be used as a layout: `CollectionLayout` and every named layout.
public protocol CollectionLayoutConvertible<SectionID> {
    associatedtype SectionID
    /// The layout as a `CollectionLayout`, the type that can be solved.
    var collectionLayout: CollectionLayout<SectionID> { get }
}

extension CollectionLayout: CollectionLayoutConvertible {
    /// The layout itself.
    public var collectionLayout: CollectionLayout<SectionID> { self }
}
