import Reflow
import UIKit

/// The usual heights of a list's parts on a phone, in points. They are estimates, because cells measure themselves there.
private enum ListHeights {
    static let row = 44.0
    static let header = 28.0
    static let groupedHeader = 38.0
    static let footer = 28.0
}

extension LayoutTranslator {
    /// Returns a list with the insets that the section itself sets, if it sets any.
    func list(
        _ configuration: UICollectionLayoutListConfiguration, of section: NSCollectionLayoutSection
    ) -> SectionLayout {
        remarks.add(.estimates)
        var result = SectionLayout.list(ListConfiguration(configuration))
        if section.contentInsets != .zero {
            result.inset = nil
            result.contentInsets = ContentInsets(section.contentInsets)
        }
        if section.interGroupSpacing != 0 {
            result.body = FlowBody(
                items: .measured(perLine: 1, estimate: ListHeights.row),
                lineSpacing: Double(section.interGroupSpacing))
        }
        return result
    }
}

extension ListConfiguration {
    fileprivate init(_ configuration: UICollectionLayoutListConfiguration) {
        let look: Appearance =
            switch configuration.appearance {
            case .plain: .plain
            case .grouped: .grouped
            case .insetGrouped: .insetGrouped
            case .sidebar: .sidebar
            case .sidebarPlain: .sidebarPlain
            }
        self.init(look, rows: .measured(estimate: ListHeights.row))
        showsSeparators = configuration.showsSeparators && look != .sidebar && look != .sidebarPlain
        switch configuration.headerMode {
        case .none: break
        case .supplementary:
            let isPlain = look == .plain || look == .sidebarPlain
            header = .supplementary(
                height: isPlain ? ListHeights.header : ListHeights.groupedHeader)
            headerTopPadding = Double(configuration.headerTopPadding ?? 0)
        case .firstItemInSection: header = .firstItemInSection
        }
        if configuration.footerMode == .supplementary { footerHeight = ListHeights.footer }
    }
}
