import Reflow

/// The marks of the reader. The mark `'` is the position before the last jump.
extension DemoPart {
    /// The name of the mark for the position before the last jump.
    static var lastJump: Character { "'" }

    func setMark(_ name: Character) -> Outcome {
        guard let mark = currentMark else { return .message("there is nothing to mark") }
        marks[name] = mark
        return .message("mark \(name) is set; '\(name) goes back here")
    }

    func goToMark(_ name: Character) -> Outcome {
        let isLastJump = name == Self.lastJump
        guard let mark = marks[name] else {
            let sentence =
                isLastJump
                ? "there was no jump to go back from"
                : "there is no mark \(name); m\(name) sets it"
            return .message(sentence)
        }
        let filtering = abilities.filtering
        let item = filtering.map { filtering in mark.map { filtering.filtered(demo, $0) } } ?? mark
        guard let item, jump({ withView { $0.go(to: item) } }) else {
            return .message("the item of mark \(name) is not here any more")
        }
        reportMove()
        return .redraw
    }

    /// Performs a jump. If the reader moves, remembers the position before it.
    func jump<Result>(_ body: () -> Result) -> Result {
        let start = currentMark
        let (offset, selection) = withView { ($0.contentOffset, $0.selection) }
        let result = body()
        if let start, withView({ $0.contentOffset != offset || $0.selection != selection }) {
            marks[Self.lastJump] = start
        }
        return result
    }

    /// The current position. Its identifiers are those without a filter.
    private var currentMark: ReaderMark<D.ItemID>? {
        let mark = withView { ReaderMark($0) }
        guard let filtering = abilities.filtering else { return mark }
        return mark?.map { filtering.unfiltered(demo, $0) }
    }
}
