/// The settings of a section of full-width rows. Numbers are in points. Modelled on UIKit's
/// `UICollectionLayoutListConfiguration`.
///
/// These settings are a short way to make a section of rows with a header, a footer, insets and a background.
public struct ListConfiguration: Hashable, Sendable {
    /// The look of the list: insets, background, and whether headers stay in view.
    package var appearance: Appearance
    /// The height of rows.
    package var rows: Rows
    /// The list's header.
    public var header: Header
    /// The footer's height in points. Zero means no footer.
    public var footerHeight: Double
    /// The space above the header, in points. It is added to the header's height, and only the sum is checked.
    public var headerTopPadding: Double
    /// Whether each row except the last has a separator at its lower edge.
    public var showsSeparators: Bool
    /// The look of the separators, if `showsSeparators` is true.
    package var separator: ListConfiguration.Separator

    /// Makes the settings of a list. Bad numbers count as zero and are a `LayoutProblem`.
    public init(
        _ appearance: Appearance = .plain, rows: Rows, header: Header = .none,
        footerHeight: Double = 0, headerTopPadding: Double = 0, showsSeparators: Bool = true,
        separator: ListConfiguration.Separator = ListConfiguration.Separator()
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
        /// Rows from edge to edge. Headers stay in view, as in UIKit's lists. UIKit does not document this rule.
        case plain
        /// Rows from edge to edge on a background, with space before the next section. Headers scroll away.
        case grouped
        /// The look of `grouped`, with insets at the sides of rows and background.
        case insetGrouped
        /// Rows with insets at the sides and space before the next section, without background and separators. Headers
        /// scroll away.
        case sidebar
        /// The look of `plain`, without separators.
        case sidebarPlain
    }

    /// The height of rows.
    public enum Rows: Hashable, Sendable {
        /// The same height for all rows, in points.
        case height(Double)
        /// The height that the `Measure` closure returns for the row's width. `estimate`, in points, applies until the
        /// row is measured.
        case measured(estimate: Double)
    }

    /// The header of a list.
    public enum Header: Hashable, Sendable {
        /// No header.
        case none
        /// An element above the rows, with a height in points.
        case supplementary(height: Double)
        /// The first row, without a separator below it. This row scrolls with the other rows.
        case firstItemInSection
    }
}

extension SectionLayout {
    /// The inset at the sides and the lower edge of grouped lists, in points. It is as wide as two terminal cells, or
    /// as high as one row.
    static let groupedInset = 16.0
    /// The inset at the sides of a sidebar, in points. It is as wide as one terminal cell.
    static let sidebarInset = 8.0

    /// Makes a section of full-width rows, one below the other.
    ///
    /// Rows of a fixed height take O(1) to solve and to edit, and no memory. Measured rows take O(rows) to solve. An
    /// edit measures the new rows and moves the later blocks, which have up to 256 rows each. A query takes
    /// O(log rows + 256 + visible). The section keeps 8 bytes for each row of a block in which a row has been measured.
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
        section.ownNotes = configuration.notes
        return section
    }

    /// Makes a section of full-width rows with one look and default settings.
    public static func list(
        _ appearance: ListConfiguration.Appearance = .plain, rows: ListConfiguration.Rows
    ) -> SectionLayout {
        list(ListConfiguration(appearance, rows: rows))
    }
}

extension ListConfiguration {
    /// Notes about values that have no effect in this list.
    fileprivate var notes: [LayoutNote.Reason] {
        var log = ProblemLog()
        var hasHeader = false
        if case .supplementary = header { hasHeader = true }
        log.ignore(
            "a header top padding of \(headerTopPadding.brief) points",
            if: headerTopPadding != 0 && !hasHeader, "the list has no header of its own")
        log.ignore(
            "a separator",
            if: separator != ListConfiguration.Separator()
                && !(showsSeparators && appearance.hasSeparators),
            "the list shows no separators")
        return log.takeNotes()
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
