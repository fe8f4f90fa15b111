import UIKit

/// A list with one of the system's appearances. The cells determine the heights of the rows.
@MainActor struct AppearancesLayout {
    /// The kind of a list's headers: supplementary views, the first item of each section, or none.
    enum Header { case supplementary, firstItem, none }

    var appearance = UICollectionLayoutListConfiguration.Appearance.insetGrouped
    var header = Header.supplementary
    var showsSeparators = true
    var separatorInset = 16.0

    func makeLayout() -> UICollectionViewLayout {
        var list = UICollectionLayoutListConfiguration(appearance: appearance)
        switch header {
        case .supplementary: list.headerMode = .supplementary
        case .firstItem: list.headerMode = .firstItemInSection
        case .none: list.headerMode = .none
        }
        list.showsSeparators = showsSeparators
        list.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(
            top: 0, leading: separatorInset, bottom: 0, trailing: separatorInset)
        return UICollectionViewCompositionalLayout.list(using: list)
    }
}
