/// A section of full-width rows, as `UICollectionLayoutListConfiguration`. Numbers are in points.
///
/// A shorthand: makes a `ListBody` with a header, a footer, insets and a background.
public struct ListConfiguration: Hashable, Sendable {
    /// The look: insets, background, and whether headers stay in view.
    public var appearance: Appearance
    /// How high rows are.
    public var rows: Rows
    /// Whether there is a header, and what it is made of.
    public var header: Header
    /// Zero means none.
    public var footerHeight: Double
    /// Between the header and what is above it; a part of the header's height, and bad or good with it.
    public var headerTopPadding: Double
    /// Whether there is a thin element at the lower edge of each row but the last.
    public var showsSeparators: Bool
    /// How separators look where they are shown.
    public var separator: ListSeparator

    /// Makes a list; bad numbers count as zero and are a `LayoutProblem`, as everywhere.
    public init(
        _ appearance: Appearance = .plain, rows: Rows, header: Header = .none,
        footerHeight: Double = 0, headerTopPadding: Double = 0, showsSeparators: Bool = true,
        separator: ListSeparator = ListSeparator()
    ) {
        self.appearance = appearance
        self.rows = rows
        self.header = header
        self.footerHeight = footerHeight
        self.headerTopPadding = headerTopPadding
        self.showsSeparators = showsSeparators
        self.separator = separator
    }

    /// The look of a list.
    public enum Appearance: Hashable, Sendable, CaseIterable {
        /// Rows from edge to edge; headers stay in view. UIKit does not document that they do; its lists do it.
        case plain
        /// Rows from edge to edge on a background, apart from the next section; headers scroll away.
        case grouped
        /// As `grouped`, with rows and background kept from the sides.
        case insetGrouped
        /// Rows kept from the sides and apart from the next section, without background and separators; headers
        /// scroll away.
        case sidebar
        /// As `plain`, without separators.
        case sidebarPlain
    }

    /// How high rows are.
    public enum Rows: Hashable, Sendable {
        /// All of one height, in points.
        case height(Double)
        /// As the measure question answers for the row's width.
        case measured(estimate: Double)
    }

    /// Where a list's header comes from.
    public enum Header: Hashable, Sendable {
        /// No header.
        case none
        /// An element above the rows, so many points high.
        case supplementary(height: Double)
        /// The first row is the header: no separator below it, and it scrolls with the others.
        case firstItemInSection
    }
}

extension SectionLayout {
    /// Sides and lower edge of grouped lists: two cells, and a row.
    static let groupedInset = 16.0
    /// Sides of a sidebar: a cell.
    static let sidebarInset = 8.0

    /// A section of full-width rows.
    public static func list(_ configuration: ListConfiguration) -> SectionLayout {
        let look = configuration.appearance
        var separator =
            configuration.showsSeparators && look.hasSeparators ? configuration.separator : nil
        if configuration.header == .firstItemInSection {
            separator?.rowsWithout = max(1, configuration.separator.rowsWithout)
        }
        var section = SectionLayout(
            ListBody(rows: configuration.rows, separator: separator))
        if case .supplementary(let height) = configuration.header {
            section.header = Supplementary(
                height: height + configuration.headerTopPadding, isPinned: look.isPlain)
        }
        section.footer = Supplementary(height: configuration.footerHeight, isPinned: false)
        section.inset = look.inset
        section.background = look.hasBackground ? .body : nil
        return section
    }

    /// A section of full-width rows, in one look and with the defaults for the rest.
    public static func list(
        _ appearance: ListConfiguration.Appearance = .plain, rows: ListConfiguration.Rows
    ) -> SectionLayout {
        list(ListConfiguration(appearance, rows: rows))
    }
}

extension ListConfiguration.Appearance {
    fileprivate var isPlain: Bool { self == .plain || self == .sidebarPlain }
    fileprivate var hasBackground: Bool { self == .grouped || self == .insetGrouped }
    fileprivate var hasSeparators: Bool { self != .sidebar && self != .sidebarPlain }

    fileprivate var inset: EdgeInsets {
        let below = isPlain ? 0 : SectionLayout.groupedInset
        let side =
            switch self {
            case .plain, .grouped, .sidebarPlain: 0.0
            case .insetGrouped: SectionLayout.groupedInset
            case .sidebar: SectionLayout.sidebarInset
            }
        return EdgeInsets(top: 0, left: side, bottom: below, right: side)
    }
}
