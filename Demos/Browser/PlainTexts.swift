import Gallery
import Reflow

extension DemoScene {
    /// The title of the demo, with its current folder, order or year.
    var plainTitle: String {
        let facts = demo.facts
        return [facts.title ?? entry.title, facts.place].compactMap(\.self)
            .joined(separator: " · ")
    }
}

extension Int {
    /// The number with a comma before every three digits: `40,000,000`.
    var grouped: String {
        var text = String(magnitude)
        var index = text.endIndex
        while let next = text.index(index, offsetBy: -3, limitedBy: text.startIndex),
            next > text.startIndex
        {
            text.insert(",", at: next)
            index = next
        }
        return (self < 0 ? "-" : "") + text
    }
}

extension PlainElement {
    /// The element as a line: `## Heading`, `- item`, `* selected item`. Footers, badges and decorations are indented.
    var line: String {
        switch id.kind {
        case .header: "## \(text)"
        case .footer: "   \(text)"
        case .supplementary, .decoration: "  \(text)"
        default: (isSelected ? "* " : "- ") + text
        }
    }
}
