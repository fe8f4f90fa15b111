import Reflow

/// The lines of an input, grouped by folder or first letter, and filtered by the typed words.
///
/// A section is the number of a group. An item is a group and a position among the found lines of the group. So the
/// items of a section are a range, which takes no memory.
struct Picker: ShellProgram {
    enum Pane { case prompt, list }
    enum Action { case pick, leave, list(ViewAction) }

    /// The picked lines, each with its newline; nil if the user has picked nothing.
    private(set) var picked: [UInt8]?
    private var input: LineReader
    var field = TextField(placeholder: "type to filter")
    var list = ViewPart(CollectionView(layout: layout, snapshot: Snapshot<Int, Int>()))
    /// The groups in the order of their first lines, each with the numbers of its found lines.
    private var groups: [(title: String, found: [Int])] = []
    /// The number of each group, by its title.
    private var numbers: [String: Int] = [:]
    /// The number of lines that were searched for the typed words.
    private var searched = 0
    /// The selected lines that the typed words do not find now.
    private var hidden: Set<Int> = []
    private var now = Duration.zero

    init(_ input: LineReader) {
        self.input = input
        list.view.allowsMultipleSelection = true
    }

    private static var layout: FlowLayout<Int> {
        FlowLayout { column in
            .flow(items: .perLine(max(1, Int(column.width / 200)), height: 16))
                .header(height: 16, pinned: true)
        }
    }

    let panes = Panes([.init(Pane.prompt, cells: 1), .init(.list)], .rows, gap: 0, narrow: .rows)

    static func part(in pane: Pane) -> ShellPart<Picker> {
        switch pane {
        case .prompt:
            ShellPart { picker, input, now in
                picker.field.handle(input, at: now)
            } draw: { picker, region, context in
                region.text("> ", row: 0, .bold)
                region.inset(columns: 2, rows: 0) { picker.field.draw(into: &$0, at: context.now) }
            }
        case .list: .view(\.list) { picker, element, region in picker.draw(element, in: &region) }
        }
    }

    static let keys = ShellKeys<Action>(
        "Pick",
        [
            .init([.tab], hint: Hint(.tab, word: "mark"), .program(.list(.toggle))),
            .init([.control("a")], .program(.list(.selectAll))),
            .init([.enter], hint: Hint(.enter, word: "pick"), .program(.pick)),
            .init([.escape, .control("c")], hint: Hint(.escape, word: "leave"), .program(.leave)),
            .init([.left], .program(.list(.move(.left)))),
            .init([.right], .program(.list(.move(.right)))),
        ])

    mutating func perform(
        _ action: Action, _ press: KeyPress, in shell: inout ShellState<Picker>
    ) -> Outcome {
        switch action {
        case .leave: return .quit
        case .list(let action): return list.view.perform(action, press)
        case .pick: return pick()
        }
    }

    /// Picks the selected line after a second click.
    mutating func open(_ pane: Pane, in shell: inout ShellState<Picker>) -> Outcome { pick() }

    /// Passes the keys that the prompt ignores to the list.
    mutating func handle(
        _ input: Input, ignoredBy pane: Pane, in shell: inout ShellState<Picker>
    ) -> Outcome { list.handle(input, at: shell.now) }

    /// Searches again after the text has changed, and keeps the focus in the prompt.
    mutating func finish(
        _ outcome: Outcome, of input: Input, in shell: inout ShellState<Picker>
    ) -> Outcome {
        shell.panes.setFocus(.prompt)
        guard field.text != pattern else { return outcome }
        pattern = field.text
        hidden.formUnion(markedLines)
        for group in groups.indices { groups[group].found = [] }
        searched = 0
        list.view.deselect()
        return work()
    }

    /// The text of the last search.
    private var pattern = ""

    /// The marked lines that are shown.
    private var markedLines: [Int] {
        list.view.hasSelectedItems ? list.view.selectedItems.map(line) : []
    }

    /// Picks the marked lines in their order, or the current line if no line is marked.
    private mutating func pick() -> Outcome {
        let marked = hidden.union(markedLines)
        let lines = marked.isEmpty ? list.view.selectedItems.map(line) : marked.sorted()
        picked = lines.flatMap { input[$0] + [UInt8(ascii: "\n")] }
        return .quit
    }

    var descriptors: [Int32] { input.descriptors }
    var deadline: Duration? { searched < input.count ? now + .nanoseconds(1) : nil }

    mutating func advance(to now: Duration) -> Bool {
        self.now = now
        return false
    }

    mutating func wake(in shell: inout ShellState<Picker>) -> Outcome { work() }

    /// Reads and searches lines for 15 ms, which is less than the duration of a frame.
    private mutating func work() -> Outcome {
        let end = ContinuousClock.now + .milliseconds(15)
        var found: [Int] = []
        let words = WordPattern(pattern)
        while input.read() || searched < input.count, ContinuousClock.now < end {
            let part = searched..<min(searched + 1000, input.count)
            for line in part where words.matches(input[line]) {
                let item = add(line)
                if hidden.remove(line) != nil { found.append(item) }
            }
            searched = part.upperBound
        }
        let sections = groups.indices.filter { !groups[$0].found.isEmpty }.map {
            Section($0, items: $0 << 32..<$0 << 32 + groups[$0].found.count)
        }
        // This call cannot fail: items are unique, because each group has its own range.
        list.view.apply((try? Snapshot(sections: sections)) ?? Snapshot(), animated: false)
        for item in found { list.view.toggleSelection(ofItem: item) }
        guard list.view.selection == nil else { return .redraw }
        list.view.scroll(to: .start)
        list.view.selectNext()
        return .redraw
    }

    /// Adds a line to its group. Returns its item.
    private mutating func add(_ line: Int) -> Int {
        let (folder, name) = parts(of: line)
        let title = folder.isEmpty ? name.prefix(1).uppercased() : folder
        let group = numbers[title] ?? groups.count
        if group == groups.count { groups.append((title, [])) }
        numbers[title] = group
        groups[group].found.append(line)
        return group << 32 + groups[group].found.count - 1
    }

    /// Returns the folder with its slash, if there is one, and the rest of a line.
    private func parts(of line: Int) -> (folder: String, name: String) {
        let text = input.text(ofLine: line)
        let slash = text.utf8.dropLast().lastIndex(of: UInt8(ascii: "/"))
        let start = slash.map(text.utf8.index(after:)) ?? text.startIndex
        return (String(text[..<start]), String(text[start...]))
    }

    /// Returns the number of the line of an item.
    private func line(of item: Int) -> Int { groups[item >> 32].found[item & 0xFFFF_FFFF] }

    private func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let item = element.item else {
            region.fill(.surface)
            return region.text(groups[element.section].title, .bold)
        }
        let mark = list.view.hasSelectedItems && element.isSelected ? "●" : " "
        region.text("\(mark) \(parts(of: line(of: item)).name)", row: 0, column: 1)
    }

    func status(in shell: ShellState<Picker>) -> StatusLine {
        let view = list.view
        let count = "\(view.snapshot.numberOfItems) of \(input.count)\(input.isAtEnd ? "" : "…")"
        let text = view.selection.map { input.text(ofLine: line(of: $0)) } ?? "no match"
        let marked = hidden.count + (view.hasSelectedItems ? view.selectedItemCount : 0)
        return StatusLine(
            title: marked == 0 ? count : "\(count), \(marked) marked",
            parts: [.init(text, rank: 0, least: 9)])
    }
}
