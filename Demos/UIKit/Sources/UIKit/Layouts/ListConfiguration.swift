/// The settings of a list section.
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Hashable, Sendable {
        case plain = 0
        case grouped, insetGrouped, sidebar, sidebarPlain
    }

    public enum HeaderMode: Int, Hashable, Sendable {
        case none = 0
        case supplementary, firstItemInSection
    }

    public enum FooterMode: Int, Hashable, Sendable {
        case none = 0
        case supplementary
    }

    public typealias SwipeActionsConfigurationProvider = (
        IndexPath
    ) -> UISwipeActionsConfiguration?

    public typealias ItemSeparatorHandler = (
        IndexPath, UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    public let appearance: Appearance
    public var showsSeparators: Bool
    public var separatorConfiguration: UIListSeparatorConfiguration
    public var itemSeparatorHandler: ItemSeparatorHandler?
    public var backgroundColor: UIColor?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// The space above the header, in points. `nil` means the space of the appearance.
    public var headerTopPadding: CGFloat?

    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

/// The look of the separators of a list.
public struct UIListSeparatorConfiguration: Hashable {
    public enum Visibility: Int, Hashable, Sendable {
        case automatic = 0
        case visible, hidden
    }

    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
        bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public var topSeparatorInsets = Self.automaticInsets
    public var bottomSeparatorInsets = Self.automaticInsets
    public var color = UIColor.separator
    public var multipleSelectionColor = UIColor.separator

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
