import Gallery
import Reflow

/// The status line.
extension DemoScene {
    /// Returns the status line. After a typed number, its message is a hint about the key G.
    func status(count: Int?) -> StatusLine {
        let (facts, features) = (demo.facts, demo.features)
        // A panel with the focus needs the room for the hints of its keys.
        let position = panels.focus == nil ? position(facts) : []
        return StatusLine(
            title: facts.title ?? entry.title, parts: parts(facts),
            message: count.map { "\($0)   G goes to that \(features.itemName)" },
            keeping: 2 + features.keys.count { !$0.word.isEmpty }, position: position)
    }

    /// Returns the parts before the hints: place, filter, find and notice. No other part of the screen shows them.
    private func parts(_ facts: DemoFacts) -> [StatusLine.Part] {
        let place = facts.place.map {
            StatusLine.Part($0.suffix(fittingWidth: 30), rank: -1, least: 6)
        }
        let notice = facts.notice.map { StatusLine.Part($0.truncated(toWidth: 48), rank: 1) }
        let selected =
            facts.selectedItems > 0
            ? StatusLine.Part("\(facts.selectedItems) selected", rank: -1) : nil
        return [place, selected, facts.filter.map(filterPart), findPart, notice].compactMap(\.self)
    }

    /// Returns the reader's position. A narrow status line first removes the times of the last frame, then the
    /// sections.
    private func position(_ facts: DemoFacts) -> [StatusLine.Part] {
        [
            facts.sectionText.map { StatusLine.Part($0, rank: 1) },
            StatusLine.Part(facts.percentText, rank: 0),
            facts.timing.map { StatusLine.Part($0, rank: 2) },
        ].compactMap(\.self)
    }

    private func filterPart(_ filter: FilterState) -> StatusLine.Part {
        let text = filter.pattern.text.suffix(fittingWidth: 20)
        return StatusLine.Part(
            "\(text) \(filter)", rank: -3, lead: "&", least: "\(filter)".count + 5)
    }

    private var findPart: StatusLine.Part? {
        guard finder.canRepeat else { return nil }
        let text = finder.text.suffix(fittingWidth: 20)
        let progress = finder.progress.map {
            " \($0.figure)\(finder.isSearching ? " \($0.word)" : "")"
        }
        return StatusLine.Part(
            "\(text)\(progress ?? "")", rank: -2, lead: "/", least: (progress?.count ?? 0) + 4)
    }
}
