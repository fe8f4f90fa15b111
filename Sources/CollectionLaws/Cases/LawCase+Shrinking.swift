import CollectionLayouts

/// Searches for the smallest case that breaks a law.
extension LawCase {
    /// The largest number of smaller cases that are tried.
    private static var mostTries: Int { 600 }

    /// Returns the smallest case found that still breaks a law, and how it breaks the law.
    func shrunk(breaking law: Law, _ finding: Finding) -> (LawCase, Finding) {
        var best = (self, finding)
        var tries = 0
        var isSmaller = true
        while isSmaller {
            isSmaller = false
            for candidate in best.0.smaller {
                tries += 1
                guard tries < Self.mostTries else { return best }
                guard let finding = law.finding(in: candidate) else { continue }
                best = (candidate, finding)
                isSmaller = true
                break
            }
        }
        return best
    }

    /// The simpler cases, in the order in which they are tried. The cases that differ most from this case come first.
    private var smaller: [LawCase] {
        withFewerSections + withFewerEdits + withFewerItems + withLessAround + withLessRoom
    }

    private func with(_ change: (inout LawCase) -> Void) -> LawCase {
        var copy = self
        change(&copy)
        return copy
    }

    private var withFewerSections: [LawCase] {
        guard sections.count > 1 else { return [] }
        return sections.indices.map { index in
            with {
                $0.sections.remove(at: index)
                $0.edits.removeAll { $0.section == index }
                for edit in $0.edits.indices where $0.edits[edit].section > index {
                    $0.edits[edit].section -= 1
                }
            }
        }
    }

    private var withFewerEdits: [LawCase] {
        var found = edits.indices.map { index in with { $0.edits.remove(at: index) } }
        for (index, edit) in edits.enumerated() {
            if edit.sectionChange != nil {
                found.append(with { $0.edits[index].sectionChange = nil })
            }
            if edit.changesSizes {
                found.append(with { $0.edits[index].changesSizes = false })
            }
            for (place, hunk) in edit.hunks.enumerated() {
                found.append(with { $0.edits[index].hunks.remove(at: place) })
                if hunk.removed > 0 {
                    found.append(with { $0.edits[index].hunks[place].removed -= 1 })
                }
                if hunk.inserted > 0 {
                    found.append(with { $0.edits[index].hunks[place].inserted -= 1 })
                }
                if hunk.kept > 0 {
                    found.append(with { $0.edits[index].hunks[place].kept -= 1 })
                }
            }
        }
        return found
    }

    private var withFewerItems: [LawCase] {
        var found: [LawCase] = []
        for (index, section) in sections.enumerated() {
            let count = section.items.count
            if count > 3 {
                found.append(with { $0.sections[index].items.removeLast(count / 2) })
                found.append(with { $0.sections[index].items.removeFirst(count / 2) })
            }
            for item in section.items.indices.reversed() {
                found.append(with { $0.sections[index].items.remove(at: item) })
            }
        }
        return found
    }

    private var withLessAround: [LawCase] {
        var found: [LawCase] = []
        if placement != .column { found.append(with { $0.placement = .column }) }
        if isMeasured { found.append(with { $0.isMeasured = false }) }
        if !hasEqualSizes { found.append(with { $0.hasEqualSizes = true }) }
        if spacing > 0 { found.append(with { $0.spacing = 0 }) }
        for (index, section) in sections.enumerated() {
            if section.header > 0 { found.append(with { $0.sections[index].header = 0 }) }
            if section.footer > 0 { found.append(with { $0.sections[index].footer = 0 }) }
            if section.inset != .zero { found.append(with { $0.sections[index].inset = .zero }) }
            if section.hasBackground {
                found.append(with { $0.sections[index].hasBackground = false })
            }
            if section.sideways != nil {
                found.append(with { $0.sections[index].sideways = nil })
            }
            if section.side == .right { found.append(with { $0.sections[index].side = .left }) }
            if !section.isPlain, sections.count > 1 {
                found.append(with { $0.sections[index].isPlain = true })
            }
        }
        return found
    }

    private var withLessRoom: [LawCase] {
        [0.5, 0.8].flatMap { share -> [LawCase] in
            let width = (size.width * share).rounded(.down)
            let height = (size.height * share).rounded(.down)
            return [
                width >= 1 && width < size.width ? with { $0.size.width = width } : nil,
                height >= 1 && height < size.height ? with { $0.size.height = height } : nil,
            ].compactMap { $0 }
        }
    }
}
