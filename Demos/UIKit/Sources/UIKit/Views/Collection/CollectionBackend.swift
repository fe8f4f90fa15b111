/// The part of the host that arranges and shows one collection view.
///
/// The collection view keeps the data source, the delegate, the selection and the cells. The backend keeps the frames
/// and the scroll position. It reads the data through `numberOfSections`, `numberOfItems(inSection:)`, `_cell(at:)`
/// and `_supplementaryView(ofKind:at:)`.
@MainActor public protocol _CollectionBackend: AnyObject {
    /// Reads all data again.
    func reloadData()

    /// Shows other data of the data source. The identifiers say which items remain, so that the position is kept.
    func apply(_ data: _CollectionData, animated: Bool)

    /// Draws these items again with the same identity. The cells are already discarded.
    func reloadItems(at indexPaths: [IndexPath])

    /// Arranges the items again, with `collectionView.collectionViewLayout`.
    func invalidateLayout()

    /// Shows the items with the new layout, `collectionView.collectionViewLayout`.
    func setLayout(animated: Bool)

    /// Draws the view again after a change of cells, insets or the selection.
    func setNeedsDisplay()

    /// Scrolls to an offset, which can be outside the content.
    func scroll(to offset: CGPoint, animated: Bool)

    /// Scrolls until the item is at the position.
    func scrollToItem(
        at indexPath: IndexPath, position: UICollectionView.ScrollPosition, animated: Bool)

    /// The size of the content without the insets.
    var contentSize: CGSize { get }

    /// The visible items in the order of their index paths.
    var indexPathsForVisibleItems: [IndexPath] { get }

    /// The visible headers and footers of a kind, in the order of their index paths.
    func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath]

    /// Returns the frame of an item in the content's coordinates.
    func frameForItem(at indexPath: IndexPath) -> CGRect?

    /// Returns the frame of a header, footer or other supplementary element in the content's coordinates.
    func frameForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> CGRect?

    /// Returns the item at a point of the content.
    func indexPathForItem(at point: CGPoint) -> IndexPath?
}

/// The identity of all sections and items after a change.
public struct _CollectionData {
    public var sections: [AnyHashable]

    /// The items of each section.
    public var items: [[AnyHashable]]

    /// The items with the same identity whose cells must be made again.
    public var reloaded: Set<AnyHashable>

    public init(sections: [AnyHashable], items: [[AnyHashable]], reloaded: Set<AnyHashable> = []) {
        self.sections = sections
        self.items = items
        self.reloaded = reloaded
    }
}

/// The parts of a view that a text screen can show.
public struct _ViewContent: Equatable, Sendable {
    /// The colour behind the text. `nil` if the view is transparent.
    public var background: _RGBA?
    public var border: _RGBA?
    public var borderWidth = 0.0
    public var cornerRadius = 0.0

    /// The texts from top to bottom, without line breaks.
    public var lines: [Line] = []

    /// The names of images, in reading order.
    public var images: [String] = []

    public init() {}

    /// One line of text.
    public struct Line: Equatable, Sendable {
        public var text: String
        public var color: _RGBA?
        public var isBold = false

        /// 0 leading, 1 center, 2 trailing.
        public var alignment = 0

        public init(text: String, color: _RGBA? = nil, isBold: Bool = false, alignment: Int = 0) {
            self.text = text
            self.color = color
            self.isBold = isBold
            self.alignment = alignment
        }
    }
}

/// A colour with components from 0 to 1.
public struct _RGBA: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}
