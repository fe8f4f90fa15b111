import Reflow

/// A list in one of the system's looks.
struct AppearancesLayout: CollectionLayoutConvertible {
    /// Where the headers of a list come from.
    enum Header: String, CaseIterable {
        case supplementary = "header as supplementary"
        case firstItem = "header as first item"
        case none = "no header"
    }

    var appearance = ListConfiguration.Appearance.insetGrouped
    var header = Header.supplementary
    var showsSeparators = true
    var separatorInset = 16.0

    var collectionLayout: CollectionLayout<String> {
        // A separator takes the lower of a row's two lines.
        let height = showsSeparators && hasSeparators ? 32.0 : 16
        var section = SectionLayout.list(
            ListConfiguration(
                appearance, rows: .height(height), header: headerForm,
                showsSeparators: showsSeparators,
                separator: ListSeparator(
                    thickness: 16, leading: separatorInset, trailing: separatorInset)))
        if isGrouped { padBackground(of: &section) }
        return CompositionalLayout<String>(section: section).collectionLayout
    }

    var hasSeparators: Bool { appearance == .plain || isGrouped }

    /// Whether rows stand on a background.
    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

    private var headerForm: ListConfiguration.Header {
        switch header {
        case .supplementary: .supplementary(height: 16)
        case .firstItem: .firstItemInSection
        case .none: .none
        }
    }

    /// A background with a free row above the first text and below the last, which may have one below it already.
    private func padBackground(of section: inout SectionLayout) {
        let inset = section.inset ?? .zero
        section.background = nil
        section.decorationItems = [
            DecorationItem(
                contentInsets: ContentInsets(
                    top: header == .supplementary ? 16 : 0, leading: inset.left,
                    bottom: inset.bottom, trailing: inset.right))
        ]
        section.inset = EdgeInsets(
            top: 16, left: inset.left, bottom: inset.bottom + (showsSeparators ? 0 : 16),
            right: inset.right)
    }
}
