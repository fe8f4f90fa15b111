/// A layout: the columns of the sections, and a description of each section.
///
/// Make one with a named layout: `ColumnsLayout`, `SplitLayout`, `FlowLayout`, `CompositionalLayout` or
/// `ScrollableSectionLayout`. Each of them is converted to this type, and only this type is solved.
public struct CollectionLayout<SectionID> {
    /// How sections are described.
    @usableFromInline
    enum Descriptions {
        /// Called once for each section.
        case each((SectionID, Column) -> SectionLayout)
        /// Called once for each column: all its sections share one description.
        case every((Column) -> SectionLayout)
    }

    /// How wide the content is.
    enum ContentWidth {
        /// Up to the right edge of the last column, as the frames are.
        case lastColumn
        /// The container's width, also where frames take less. UIKit does not say; its backport takes the width of the
        /// frames.
        case container
    }

    var columns: (LayoutEnvironment) -> Columns
    var choices: ColumnChoices<SectionID>
    var descriptions: Descriptions
    var defaults: SectionDefaults
    var insetReference: InsetReference
    var scrollDirection = Axis.vertical
    /// Between two sections of a column, in points; not before the first or after the last.
    var interSectionSpacing = 0.0
    /// Once around all sections.
    var boundaryItems: [BoundaryItem] = []
    var contentWidth = ContentWidth.lastColumn
}

/// A type that can be used as a layout: `CollectionLayout` and every named layout.
public protocol CollectionLayoutConvertible<SectionID> {
    associatedtype SectionID
    /// The layout as a `CollectionLayout`, which is solved.
    var collectionLayout: CollectionLayout<SectionID> { get }
}

extension CollectionLayout: CollectionLayoutConvertible {
    /// The layout itself.
    public var collectionLayout: CollectionLayout<SectionID> { self }
}
