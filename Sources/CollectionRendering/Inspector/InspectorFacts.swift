import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Terminals

/// One line of an inspector's facts, for example `zIndex` and `1024`.
package struct InspectorFact: Hashable, Sendable {
    /// The name of the fact.
    package let label: String
    /// The value; lengths are in points, rounded to a thousandth. The value is not sanitised, because `drawFacts`
    /// sanitises it.
    package let value: String
    /// Whether the value is a sentence that may need several lines.
    package let isSentence: Bool
    /// Whether the fact is highlighted, such as the current problem.
    package let isMarked: Bool

    init(_ label: String, _ value: String, isSentence: Bool = false, isMarked: Bool = false) {
        (self.label, self.value) = (label, value)
        (self.isSentence, self.isMarked) = (isSentence, isMarked)
    }
}

/// The facts about one subject: an element, its section, or the view.
package struct InspectorFacts: Hashable, Sendable {
    /// The name of the subject.
    package let title: String
    /// The facts, in the order of their lines.
    package let facts: [InspectorFact]
}

extension ViewInspector {
    /// Returns the facts for a panel: about the chosen element and its section, or about the view if no element is
    /// chosen. Also returns all problems and notes. O(visible + sections with notes).
    package func facts(of view: View, scale: CellScale = CellScale()) -> [InspectorFacts] {
        let (problems, notes) = (problemFacts(of: view), noteFacts(of: view))
        let elements = Self.elements(of: view)
        guard let chosen else {
            let facts = [view.facts(count: elements.count, scale)]
            return (isAtProblem ? problems + facts : facts + problems) + notes
        }
        let element = elements.first { $0.address == chosen }
        let first = InspectorFacts(
            title: chosen.title,
            facts: element.map {
                $0.facts(in: view, scale)
                    + Self.rulers(of: $0.attributes, among: elements.map(\.attributes), in: view)
                    .map(\.fact)
            } ?? [InspectorFact("frame", "not visible")])
        let section = view.snapshot.indexOfSection(chosen.section)
        // After the key `!`, the reader looks for a problem, so the problems come first.
        let facts = [first] + (section.map { [view.sectionFacts(of: $0)] } ?? [])
        return (isAtProblem ? problems + facts : facts + problems) + notes
    }
}

extension ElementAddress {
    /// The title, for example `item 4 · red`.
    var title: String {
        let name = item.map { "\(kind.title) \($0)" } ?? kind.title
        return "\(name) · \(section)"
    }
}

extension InspectedElement {
    /// Returns the layout's facts about the element itself.
    fileprivate func facts(
        in view: CollectionView<SectionID, ItemID>, _ scale: CellScale
    ) -> [InspectorFact] {
        let cells = view.cells(of: attributes, scale: scale)
        let rows = cells.wholeRows
        var facts = [
            InspectorFact("kind", attributes.kind.title),
            InspectorFact("section", "\(attributes.section)".beside("\(section)")),
        ]
        if let item {
            facts.append(InspectorFact("item", "\(attributes.item)".beside("\(item)")))
        } else if attributes.kind.hasIndex {
            facts.append(InspectorFact("index", "\(attributes.item)"))
        }
        facts += [
            InspectorFact("frame", attributes.frame.text),
            InspectorFact(
                "cells",
                "\(cells.columns.lowerBound), \(rows.lowerBound)  \(cells.columns.count) × \(rows.count)"
            ),
            InspectorFact("zIndex", "\(attributes.zIndex)"),
            InspectorFact("pinned", attributes.isPinned ? "yes" : "no"),
        ]
        if attributes.alpha != 1 {
            facts.append(InspectorFact("alpha", Double(attributes.alpha).text))
        }
        return facts
    }
}

extension ElementKind {
    /// Whether a section may have several elements of this kind, one for each item or group.
    fileprivate var hasIndex: Bool {
        switch self {
        case .supplementary, .decoration: true
        case .item, .header, .footer, .background: false
        }
    }
}

extension ViewRuler {
    fileprivate var fact: InspectorFact {
        let target =
            switch end {
            case .element(.item, _, let item): "item \(item)"
            case .element(let kind, _, _): kind.title
            case .edge: "edge"
            }
        return InspectorFact("\(direction)", "\(distance.text) to \(target)")
    }
}

extension CollectionView {
    /// Returns the facts about the layout of a section.
    fileprivate func sectionFacts(of section: Int) -> InspectorFacts {
        let title = "section \(snapshot.sectionIdentifier(at: section))"
        guard let geometry = arrangement.geometry(ofSection: section, in: viewport) else {
            return InspectorFacts(title: title, facts: [InspectorFact("column", "left out")])
        }
        func size(of kind: ElementKind) -> String {
            arrangement.sectionFrame(of: kind, inSection: section)?.size.text ?? "none"
        }
        let facts = [
            InspectorFact(
                "column", "\(geometry.column.index + 1) of \(arrangement.columns.count)"),
            InspectorFact("column width", geometry.column.width.text),
            InspectorFact("frame", geometry.frame.text),
            InspectorFact("insets", geometry.inset.text),
            InspectorFact("header", size(of: .header)),
            InspectorFact("footer", size(of: .footer)),
            InspectorFact("items", "\(arrangement.itemCount(inSection: section))"),
        ]
        return InspectorFacts(
            title: title,
            facts: facts + geometry.numbers.map { InspectorFact($0.name, $0.amount.text) })
    }

    /// Returns the facts about the whole view.
    fileprivate func facts(count: Int, _ scale: CellScale) -> InspectorFacts {
        let (offset, cells) = (contentOffset, scale.cells(covering: size))
        var facts = [
            InspectorFact("size", size.text), InspectorFact("cells", cells.text),
            InspectorFact("content", contentSize.text),
            InspectorFact("offset", "\(offset.x.text), \(offset.y.text)"),
            InspectorFact("columns", arrangement.columns.map(\.width.text).joined(separator: ", ")),
            InspectorFact("content inset", environment.contentInset.text),
            InspectorFact("safe area", environment.safeAreaInsets.text),
        ]
        facts.append(InspectorFact("visible", "\(count) elements"))
        return InspectorFacts(title: "view", facts: facts)
    }
}

extension String {
    /// Returns an index followed by its identifier, unless both texts are equal.
    fileprivate func beside(_ identifier: String) -> String {
        self == identifier ? self : "\(self) · \(identifier)"
    }
}
