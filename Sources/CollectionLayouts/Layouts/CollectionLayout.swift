/// A layout: a placement of sections, and a description of each.
///
/// The named layouts (`ColumnsLayout`, `SplitLayout`, `FlowLayout`, `CompositionalLayout`, `ScrollableSectionLayout`)
/// each make one of these; nothing else solves.
public struct CollectionLayout<SectionID> {
    /// How sections are described.
    @usableFromInline
    enum Descriptions {
        /// Asked once a section.
        case each((SectionID, Column) -> SectionLayout)
        /// Asked once a column, for all sections alike: a million sections cost no million descriptions.
        case every((Column) -> SectionLayout)
    }

    /// How wide the content is.
    enum ContentWidth {
        /// As far as the last column reaches, so that it agrees with the frames.
        case lastColumn
        /// The container's extent, insets or partly filled rows or not. UIKit does not say; its backport takes what
        /// the frames take, which a scroll view has no use for.
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
