/// The area of a view in which the columns of a layout, or the elements of a section, are placed. Modelled on UIKit's
/// `UIContentInsetsReference`.
///
/// All areas lie inside the content inset. A reference counts only across the scroll direction: at the left and the
/// right edge, or in a layout that scrolls sideways, at the top and the bottom edge.
public enum InsetReference: Hashable, Sendable, CaseIterable {
    /// For a section, the reference of its layout. For a layout, `safeArea`.
    case automatic
    /// The view without the content inset.
    case none
    /// The view without the content inset and the safe area's insets.
    case safeArea
    /// The view without the content inset and the layout margins, which include the safe area's insets.
    case layoutMargins
    /// The area of `layoutMargins`, or the middle of it with the environment's readable width, if that is narrower.
    ///
    /// Text has no readable height. So in a layout that scrolls sideways, this reference counts as `layoutMargins`, and
    /// a `LayoutNote` says so.
    case readableContent
}

extension ProblemLog {
    /// Returns the reference that counts in the place of another reference. Makes a note if that is not the reference
    /// of the description.
    ///
    /// - Parameter automatic: The reference that counts for `automatic`.
    mutating func reference(
        _ reference: InsetReference, automatic: InsetReference, isTransposed: Bool
    ) -> InsetReference {
        if reference == .automatic { return automatic }
        guard isTransposed, reference == .readableContent else { return reference }
        ignore(
            "the inset reference readableContent", if: true,
            "in a layout that scrolls sideways, the layout margins count")
        return .layoutMargins
    }
}

extension LayoutEnvironment {
    /// Returns the left edge and the width of a reference's area, for a layout that scrolls down. As in `UIScrollView`,
    /// content coordinates begin inside the content inset. As in `UICollectionViewSplitLayout`, they begin outside the
    /// safe area.
    func area(_ reference: InsetReference) -> (left: Double, width: Double) {
        let insets: EdgeInsets =
            switch reference {
            case .none: .zero
            case .automatic, .safeArea: safeAreaInsets
            case .layoutMargins, .readableContent: layoutMargins
            }
        let width = (size.width - contentInset.horizontal - insets.horizontal).orZero
        guard reference == .readableContent, readableWidth < width else {
            return (insets.left, width)
        }
        return (insets.left + (width - readableWidth) / 2, readableWidth)
    }
}
