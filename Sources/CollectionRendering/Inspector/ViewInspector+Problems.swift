import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Terminals

extension ViewInspector {
    /// Goes to a problem: scrolls to its item or section, and chooses this element. `index` is an index into the
    /// problems of the view's arrangement. Returns false if there is no such problem.
    ///
    /// For a problem of the whole layout, scrolls to the start. For a section without a frame, does not scroll.
    @discardableResult
    package mutating func goToProblem(_ index: Int, in view: inout View) -> Bool {
        let problems = view.arrangement.problems
        guard problems.indices.contains(index) else { return false }
        let place = problems[index]
        guard let section = place.section else {
            view.scroll(to: .start)
            choose(nil, forProblem: index)
            return true
        }
        view.scroll(toItem: place.item, inSection: section)
        let elements = Self.elements(of: view).filter { $0.attributes.section == section }
        // An item without a frame cannot be chosen, so the section's first element is chosen instead.
        choose(
            elements.first {
                $0.attributes.kind == .item && $0.attributes.item == place.item
            } ?? elements.first, forProblem: index)
        return true
    }

    /// Goes to the problem after the last shown problem. After the end of the list, continues with the first problem.
    mutating func goToNextProblem(in view: inout View) -> Outcome {
        let count = view.arrangement.problems.count
        guard count > 0 else { return .message("no problems") }
        goToProblem(((problem ?? -1) + 1) % count, in: &view)
        return .redraw
    }

    /// Returns the sentences of all problems; empty if there are none.
    func problemFacts(of view: View) -> [InspectorFacts] {
        let (problems, count) = (view.arrangement.problems, view.arrangement.problemCount)
        guard !problems.isEmpty else { return [] }
        return [
            InspectorFacts(
                title: count == 1 ? "1 problem" : "\(count) problems",
                facts: problems.enumerated().map {
                    InspectorFact(
                        "\($0 + 1)", "\($1)", isSentence: true, isMarked: $0 == problem)
                })
        ]
    }

    /// Returns the sentences of all notes; empty if there are none.
    func noteFacts(of view: View) -> [InspectorFacts] {
        let notes = view.arrangement.notes
        guard !notes.isEmpty else { return [] }
        return [
            InspectorFacts(
                title: notes.count == 1 ? "1 note" : "\(notes.count) notes",
                facts: notes.map { InspectorFact("-", "\($0)", isSentence: true) })
        ]
    }
}

extension CollectionView {
    /// Scrolls to an item, or to the start of its section if the item has no frame.
    fileprivate mutating func scroll(toItem item: Int?, inSection section: Int) {
        if let item, (0..<arrangement.itemCount(inSection: section)).contains(item),
            scroll(toItem: self.item(at: ItemIndex(section: section, item: item)), at: .center)
        {
            return
        }
        guard let frame = arrangement.frame(ofSection: section) else { return }
        let axis = scrollDirection
        let insets = environment.contentInset + environment.safeAreaInsets
        var target = contentOffset
        target[axis] =
            isMirrored && axis == .horizontal
            ? frame.maxX + insets.right - size.width : frame.min(axis) - insets.start(axis)
        scroll(to: target)
    }
}
