import Gallery
import Reflow

/// Writes changed numbers into the files of the user, after a question, and undoes that.
struct NumberWriting {
    /// A file with its contents before and after a change.
    private struct Change: Equatable {
        let path: String
        let old, new: [UInt8]

        /// The change that undoes this one.
        var reversed: Change { Change(path: path, old: new, new: old) }

        func apply() throws(ReplacedFile.Failure) {
            try ReplacedFile.replace(old, by: new, at: Array(path.utf8))
        }
    }

    /// The question of the reader; `nil` for none.
    private(set) var question: DemoQuestion?
    /// The changes that the question is about.
    private var asked: [Change] = []
    private var isUndo = false
    /// The changes that were written last.
    private var written: [Change] = []

    /// Asks whether to write the changed numbers, or to undo the last change if no number is changed.
    mutating func ask(_ numbers: LayoutNumbers, _ values: [KnobState]) -> Outcome {
        let edits = numbers.edits(values)
        asked = numbers.files.indices.filter { !edits[$0].isEmpty }.map { index in
            Change(
                path: numbers.files[index].path, old: Array(numbers.files[index].text.utf8),
                new: numbers.contents(ofFile: index, edits[index]))
        }
        // Until the file is compiled again, the written numbers still differ from the compiled ones.
        isUndo = asked.isEmpty || asked == written
        if isUndo { asked = written.map(\.reversed) }
        guard !asked.isEmpty else { return .message("no number is changed: K changes one") }
        let count = edits.reduce(0) { $0 + $1.count }
        let names = asked.map(\.path.fileName).joined(separator: ", ").printable()
        let numberText = count == 1 ? "1 number" : "\(count) numbers"
        question = DemoQuestion(
            verb: isUndo ? "restore" : "write",
            choices: [
                isUndo
                    ? .init(
                        "Undo the numbers in \(names)?", word: "the file", keys: ["w"])
                    : .init("Write \(numberText) into \(names)?", word: numberText, keys: ["w"])
            ])
        return .redraw
    }

    /// Performs the answer to the question.
    mutating func answer(_ index: Int?) -> Outcome {
        defer { (question, asked) = (nil, []) }
        guard index == 0 else { return .message("nothing was written") }
        var done: [Change] = []
        for change in asked {
            do throws(ReplacedFile.Failure) {
                try change.apply()
                done.append(change)
            } catch {
                // All files change, or none. A file that cannot be restored is named.
                let left = done.reversed().filter { (try? $0.reversed.apply()) == nil }
                let written = left.map { ", but \($0.path.fileName) was" }.joined()
                return .message(
                    "\(change.path.fileName) was not written\(written): \(error.reason)".printable()
                )
            }
        }
        written = isUndo ? [] : asked
        let names = done.map(\.path.fileName).joined(separator: ", ").printable()
        return .message(isUndo ? "\(names) is as before" : "wrote \(names); w undoes it")
    }
}
