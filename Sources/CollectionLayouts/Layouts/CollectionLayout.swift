/// A layout: a placement of sections, and a description of each.
///
/// The named layouts (`ColumnsLayout`, `SplitLayout`, `FlowLayout`, `CompositionalLayout`, `ScrollableSectionLayout`)
/// each make one of these, and only this one is solved.
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

/// What can be used as a layout; `CollectionLayout` itself and every layout with a name.
public protocol CollectionLayoutConvertible<SectionID> {
    associatedtype SectionID
    /// The layout as the one value that is solved.
    var collectionLayout: CollectionLayout<SectionID> { get }
}

extension CollectionLayout: CollectionLayoutConvertible {
    /// The layout itself.
    public var collectionLayout: CollectionLayout<SectionID> { self }
}
