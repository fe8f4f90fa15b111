import Reflow

/// A list with one of the standard appearances.
struct AppearancesLayout: CollectionLayoutConvertible {
    /// The kind of a list's headers: supplementary elements, the first item of each section, or none.
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
        // With separators, a row has two lines of text height. The lower line contains the separator.
        let height = showsSeparators && hasSeparators ? 32.0 : 16
        var section = SectionLayout.list(
            ListConfiguration(
                appearance, rows: .height(height), header: headerForm,
                showsSeparators: showsSeparators,
                separator: ListConfiguration.Separator(
                    thickness: 16, leading: separatorInset, trailing: separatorInset)))
        if isGrouped { padBackground(of: &section) }
        return CompositionalLayout<String>(section: section).collectionLayout
    }

    var hasSeparators: Bool { appearance == .plain || isGrouped }

    /// Whether the rows of a section have a background.
    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

    private var headerForm: ListConfiguration.Header {
        switch header {
        case .supplementary: .supplementary(height: 16)
        case .firstItem: .firstItemInSection
        case .none: .none
        }
    }

    /// Adds a background with an empty line above the first text and below the last text. With separators, the last row
    /// already ends with an empty line.
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
