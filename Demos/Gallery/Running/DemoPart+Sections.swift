import Reflow

/// Titles of sections, and jumps to sections.
extension DemoPart {
    func sectionTitles(upTo most: Int) -> [String] {
        (0..<min(ask { $0.snapshot.numberOfSections }, most)).map { section in
            let lines = part(at: .header(ofSection: section)).map(text(of:)).joined(separator: "\n")
                .split(separator: "\n")
            let words = (lines.lazy.map { $0.split(separator: " ") }.first { !$0.isEmpty } ?? [])
            return String(words.joined(separator: " ").prefix(60))
        }
    }

    func jump(toSection index: Int) -> Bool {
        let snapshot = demo.view.snapshot
        guard (0..<snapshot.numberOfSections).contains(index) else { return false }
        defer { reportMove() }
        if demo.view.scroll(
            to: .header, ofSection: snapshot.sectionIdentifier(at: index), at: .top)
        {
            return true
        }
        guard snapshot.numberOfItems(inSectionAt: index) > 0 else { return false }
        let first = snapshot.itemIdentifier(at: ItemPosition(section: index, offset: 0))
        return demo.view.scroll(toItem: first, at: .top)
    }
}
