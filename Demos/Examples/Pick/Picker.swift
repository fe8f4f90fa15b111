import Reflow

/// Lines under the folder or the first letter they begin with, as far as they hold what is typed.
///
/// A section is the number of a group. An item is that and a place among the lines found of it, so that the items of
/// a section are a range, which costs nothing.
final class Picker {
    typealias View = CollectionView<Int, Int>

    /// What was picked, each line with its newline; nil when the reader has left.
    private(set) var picked: [UInt8]?
    private var input: LineReader
    private var field = TextField(placeholder: "type to filter")
    private var groups: [(title: String, found: [Int])] = []
    private var numbers: [String: Int] = [:]
    /// So many lines were looked through.
    private var searched = 0
    private var marked: Set<Int> = []

    init(_ input: LineReader) { self.input = input }

    func run(on terminal: some Terminal) {
        let layout = FlowLayout<Int> { column in
            .flow(items: .perLine(max(1, Int(column.width / 200)), height: 16))
                .header(height: 16, pinned: true)
        }
        var view = View(layout: layout, snapshot: Snapshot())
        terminal.run(
            &view, wakingWhile: { _ in self.searched < self.input.count },
            watching: self.input.descriptors, top: { self.drawPrompt(in: &$1) },
            bottom: { self.drawStatus(of: $0, in: &$1) }, { self.draw($0, in: &$1) },
            on: { self.handle($1, in: &$0) }, opening: { self.pick($1) })
    }

    /// Leaves arrows, pages and the mouse to the view.
    private func handle(_ input: Input, in view: inout View) -> Outcome {
        switch input {
        case .wake: return work(in: &view)
        case .key(.escape), .key(.control("c")): return .quit
        case .key(.enter): return pick(view.selection)
        case .key(.tab):
            view.selection.map { marked.formSymmetricDifference([line(of: $0)]) }
            view.selectNext()
            return .redraw
        case .key(.left), .key(.right): return .ignored
        case .key, .paste:
            let former = field.text
            let outcome = field.handle(input, at: .zero)
            guard field.text != former else { return outcome }
            for group in groups.indices { groups[group].found = [] }
            searched = 0
            view.deselect()
            return work(in: &view)
        default: return .ignored
        }
    }

    /// Takes the marked lines in order, or if none is, the one of an item.
    private func pick(_ item: Int?) -> Outcome {
        let lines = marked.isEmpty ? item.map { [line(of: $0)] } ?? [] : marked.sorted()
        picked = lines.flatMap { input[$0] + [UInt8(ascii: "\n")] }
        return .quit
    }

    /// Reads lines and looks through them for less than a frame takes.
    private func work(in view: inout View) -> Outcome {
        let end = ContinuousClock.now + .milliseconds(15)
        let pattern = WordPattern(field.text)
        while input.read() || searched < input.count, ContinuousClock.now < end {
            let piece = searched..<min(searched + 1000, input.count)
            for line in piece where pattern.matches(input[line]) { add(line) }
            searched = piece.upperBound
        }
        let sections = groups.indices.filter { !groups[$0].found.isEmpty }.map {
            Section($0, items: $0 << 32..<$0 << 32 + groups[$0].found.count)
        }
        // No item is there twice.
        view.apply((try? Snapshot(sections: sections)) ?? Snapshot(), animated: false)
        guard view.selection == nil else { return .redraw }
        view.scroll(to: .start)
        view.selectNext()
        return .redraw
    }

    private func add(_ line: Int) {
        let (folder, name) = parts(of: line)
        let title = folder.isEmpty ? name.prefix(1).uppercased() : folder
        let group = numbers[title] ?? groups.count
        if group == groups.count { groups.append((title, [])) }
        numbers[title] = group
        groups[group].found.append(line)
    }

    /// The folder with its slash, if there is one, and the rest.
    private func parts(of line: Int) -> (folder: String, name: String) {
        let text = input.text(ofLine: line)
        let slash = text.utf8.dropLast().lastIndex(of: UInt8(ascii: "/"))
        let start = slash.map(text.utf8.index(after:)) ?? text.startIndex
        return (String(text[..<start]), String(text[start...]))
    }

    private func line(of item: Int) -> Int { groups[item >> 32].found[item & 0xFFFF_FFFF] }

    private func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let item = element.item else {
            region.fill(.surface)
            return region.text(groups[element.section].title, .bold)
        }
        let mark = marked.contains(line(of: item)) ? "●" : " "
        region.text("\(mark) \(parts(of: line(of: item)).name)", row: 0, column: 1)
    }

    private func drawPrompt(in region: inout Region) {
        region.text("> ", row: 0, .bold)
        region.inset(columns: 2, rows: 0) { field.draw(into: &$0, at: .zero) }
    }

    private func drawStatus(of view: View, in region: inout Region) {
        let count = "\(view.snapshot.numberOfItems) of \(input.count)\(input.isAtEnd ? "" : "…")"
        let text = view.selection.map { input.text(ofLine: line(of: $0)) } ?? "nothing found"
        let keys: [(Key, String)] = [(.tab, "mark"), (.enter, "pick"), (.escape, "leave")]
        StatusLine(
            title: marked.isEmpty ? count : "\(count), \(marked.count) marked",
            parts: [.init(text, rank: 0, least: 9)], hints: keys.map { Hint($0, word: $1) }
        ).draw(into: &region, at: .zero)
    }
}
