/// The rules for the reader's scroll position at the two ends of the content; see `CollectionView.scrollPolicy`.
///
/// "Start" and "end" follow the scroll direction: top and bottom, unless the layout scrolls sideways.
public struct ScrollPolicy: OptionSet, Hashable, Sendable {
    /// The rules as bits.
    public let rawValue: Int

    /// Makes a set of rules from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A view at the start of its content keeps its scroll anchor when the data change.
    ///
    /// For feeds and chats: older rows come above the visible rows, and the offset grows by their height. If an unpinned
    /// header is at the top edge, it stays in place. Rows that are inserted below it move the visible rows. If all content
    /// is visible, the view scrolls only as far as the new content is longer than the view. After a change of size, insets
    /// or layout, a view at the start stays there.
    public static let keepsPositionAtStart = ScrollPolicy(rawValue: 1)

    /// A view at the end of its content stays at the end after every change of its inputs.
    ///
    /// For chats and logs: the view follows new rows below. The inputs are the data, size, insets, layout with its
    /// scroll direction, and measured sizes. If all content is visible, the view is at the end, so it follows content
    /// that grows longer than the view. The end is more important than a visible selected item. If the reader has
    /// scrolled back, the view keeps its scroll anchor.
    public static let staysAtEnd = ScrollPolicy(rawValue: 2)
}

extension CollectionView {
    /// The rules for the reader's scroll position at the two ends of the content.
    ///
    /// Without rules, the default, a view at the start stays there, and a view at the end keeps its scroll anchor. The
    /// rules can be combined. If all content is visible, the view is at both ends; then `staysAtEnd` takes precedence.
    ///
    /// Setting this property does not move the view. A view without a size has no content and is thus at both ends. So
    /// a new view with `staysAtEnd` begins at the end if the program sets the rule before the size.
    ///
    /// After several changes of size or layout, the rules apply to the position before the first of these changes, but
    /// not to a position before this property was set. If the view glides during a change, the end of the glide is its
    /// position. An animated change leads to the same offset as a change without animation.
    public var scrollPolicy: ScrollPolicy {
        get { scrolling.policy }
        set {
            guard newValue != scrolling.policy else { return }
            scrolling.policy = newValue
            scrolling.forgetAnchor()
        }
    }
}
