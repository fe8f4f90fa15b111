import Reflow

/// Texts for the clipboard and for titles.
extension DemoPart {
    func texts(of source: DemoTextSource) -> [String] {
        switch source {
        case .selection:
            return copiedTexts
        case .sectionTitles(let limit):
            return (0..<min(withView { $0.snapshot.numberOfSections }, limit)).map(
                title(ofSection:))
        case .names:
            guard let name = abilities.texts.name else { return [] }
            return withView { $0.snapshot }.itemIdentifiers.map { name(demo, $0) ?? "" }
        }
    }

    /// The clipboard texts of the selected items. They end after the text that is too long for the clipboard.
    private var copiedTexts: [String] {
        var texts: [String] = []
        var length = 0
        for item in withView({ $0.selectedItems }) {
            guard let text = abilities.texts.copied?(demo, item) else { continue }
            texts.append(text)
            length += text.utf8.count + 1
            if length > TerminalRequest.copyLimit + 1 { break }
        }
        return texts
    }

    /// Returns the first line of a section's header, at most 60 characters.
    private func title(ofSection index: Int) -> String {
        let lines = part(at: .header(ofSection: index)).map(text(of:)).joined(separator: "\n")
            .split(separator: "\n")
        let words = (lines.lazy.map { $0.split(separator: " ") }.first { !$0.isEmpty } ?? [])
        return String(words.joined(separator: " ").prefix(60))
    }
}
