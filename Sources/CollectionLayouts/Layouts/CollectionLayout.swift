/// A layout: a placement of sections, and a description of each.
///
/// The named layouts (`SplitLayout`, `FlowLayout`) each make one of these; nothing else solves.
public struct CollectionLayout<SectionID> {
    /// How sections are described.
    enum Descriptions {
        /// Asked once a section.
        case each((SectionID, Column) -> SectionLayout)
        /// Asked once a column, for all sections alike: a million sections cost no million descriptions.
        case every((Column) -> SectionLayout)
    }

    var columns: (LayoutEnvironment) -> Columns
    var side: (SectionID) -> Side
    var descriptions: Descriptions
    var defaults: SectionDefaults
    var insetReference: InsetReference
}

/// What can be used as a layout; `CollectionLayout` itself and every layout with a name.
public protocol CollectionLayoutConvertible<SectionID> {
    associatedtype SectionID
    /// The layout as the one value that is solved.
    var collectionLayout: CollectionLayout<SectionID> { get }
}

extension CollectionLayout: CollectionLayoutConvertible {
    public var collectionLayout: CollectionLayout<SectionID> { self }
}
