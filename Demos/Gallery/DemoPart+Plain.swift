import Reflow

/// An element as a line of text.
public struct PlainElement: Hashable, Sendable {
    /// The index of its section.
    public let section: Int
    /// Its index among those of its kind in the section.
    public let item: Int
    public let kind: ElementKind
    public let isSelected: Bool
    /// The words that it shows, in one line.
    public let text: String
}

/// Reading what is in sight, line by line.
extension DemoPart {
    var plainElements: [PlainElement] {
        let elements = ask { $0.visibleElements }.map { element in
            PlainElement(
                section: element.sectionIndex, item: element.itemIndex, kind: element.kind,
                isSelected: element.isSelected, text: text(of: element).plainLine)
        }
        return elements.filter { !$0.text.isEmpty }.sorted { $0.order < $1.order }
    }
}

extension PlainElement {
    /// In the order of the data: a header, then items with what sits on them, then a footer.
    fileprivate var order: (Int, Int, Int, Int) {
        switch kind {
        case .background: (section, 0, 0, 0)
        case .header: (section, 1, 0, 0)
        case .item: (section, 2, item, 0)
        case .supplementary(let number): (section, 2, item, 1 + Int(number))
        case .decoration(let number): (section, 2, item, 1_000 + Int(number))
        case .footer: (section, 3, 0, 0)
        }
    }
}

extension String {
    /// The words of its lines, without what only draws lines and boxes.
    fileprivate var plainLine: String {
        split(separator: "\n").map { line in
            line.split { $0 == " " || $0.isDrawing }.joined(separator: " ")
        }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

extension Character {
    /// Whether it is of the lines and blocks that Unicode has for terminals.
    fileprivate var isDrawing: Bool {
        unicodeScalars.allSatisfy { (0x2500...0x259F).contains($0.value) }
    }
}
