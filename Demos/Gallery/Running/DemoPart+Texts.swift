import Reflow

/// Texts for the clipboard and for titles.
extension DemoPart {
    func texts(of source: DemoTextSource) -> [String] {
        switch source {
        case .selection:
            let item = withView { $0.selection }
            return item.flatMap { abilities.texts.copied?(demo, $0) }.map { [$0] } ?? []
        case .sectionTitles(let limit):
            return (0..<min(withView { $0.snapshot.numberOfSections }, limit)).map(
                title(ofSection:))
        }
    }

    /// Returns the first line of a section's header, at most 60 characters.
    private func title(ofSection index: Int) -> String {
        let lines = part(at: .header(ofSection: index)).map(text(of:)).joined(separator: "\n")
            .split(separator: "\n")
        let words = (lines.lazy.map { $0.split(separator: " ") }.first { !$0.isEmpty } ?? [])
        return String(words.joined(separator: " ").prefix(60))
    }
}
