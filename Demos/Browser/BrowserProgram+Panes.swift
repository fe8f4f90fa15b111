import Gallery
import Reflow

/// The panes: the list and the demo.
extension BrowserProgram {
    static func part(in pane: Pane) -> ShellPart<BrowserProgram> {
        switch pane {
        case .list:
            ShellPart { program, input, now in
                program.list.handle(input, at: now)
            } draw: { program, region, context in
                program.list.draw(into: &region)
            }
        case .demo:
            ShellPart { program, input, _ in
                program.handleInDemo(input)
            } draw: { program, region, context in
                program.drawDemo(into: &region, isFocused: context.isFocused)
            } waits: { program in
                guard let scene = program.list.scene else { return .init() }
                let waits = scene.demo.waits
                return .init(
                    nextFrame: waits.nextFrame, deadline: scene.deadline,
                    descriptors: waits.descriptors)
            }
        }
    }

    /// The number of columns and rows that the frame of the preview takes at each side.
    private var frame: Int { mode == .list ? 1 : 0 }

    private mutating func handleInDemo(_ input: Input) -> Outcome {
        switch input {
        case .resize(let size):
            demoSize = ScreenSize(
                columns: max(0, size.columns - 2 * frame), rows: max(0, size.rows - 2 * frame))
            if mode == .list {
                hasPreview = true
                list.prepare(size: demoSize)
            }
            list.scene?.scrollbarStyle = mode == .list ? .beside : hasChrome ? .over : .none
            list.scene?.resize(to: demoSize, terminal: terminalSize)
            rememberColumns()
            return .redraw
        case .mouse(var event):
            event.column -= frame
            event.row -= frame
            return list.scene?.point(event) ?? .handled
        case .wake: return list.scene?.wake() ?? .ignored
        case .key, .paste, .end: return .ignored
        }
    }

    private func drawDemo(into region: inout Region, isFocused: Bool) {
        guard mode == .list else {
            list.scene?.draw(into: &region)
            return
        }
        let edge: TextOptions = isFocused ? .bold : .dim
        let color: Color? = isFocused && region.paintsTones ? .blue.mid : nil
        guard let scene = list.scene else {
            region.border(edge, color: color)
            let sentence = list.entry == nil ? "Nothing to show." : "This demo can't be shown here."
            return region.text(sentence, [.centered, .dim])
        }
        let facts = scene.demo.facts
        region.border(
            title: "\(facts.title ?? scene.entry.title) · \(scene.formText)", edge, color: color)
        region.inset { scene.draw(into: &$0, isPreview: true) }
        if !scene.stage.isFramed { scene.drawScrollbar(into: &region, before: 1) }
    }

    /// Draws nothing, because the frame of the preview separates the panes.
    func drawDivider(into region: inout Region) {}

    /// Returns the number of rows at the top: two above the list, and one for the sentence of the tour.
    func titleRows(in size: ScreenSize) -> Int {
        guard size.rows >= 10 else { return 0 }
        return mode == .list ? 2 : tour == nil ? 0 : 1
    }

    /// The sentence about the program, as it continues after the program's name.
    private static let introduction =
        "lays out lists, grids and shelves to fit the screen, as phone apps do."

    /// Draws the sentence about the program, and above the preview the title and the summary of the demo. During the
    /// tour, draws its sentence.
    func drawTitle(into region: inout Region, in shell: ShellState<BrowserProgram>) {
        if let tour, mode == .demo {
            if region.showsTones { region.fill(.raised) }
            region.text(" \(tour)", row: 0, .bold)
            return region.text(
                "any key stops ", row: 0, column: tour.displayWidth + 3, [.dim, .trailing])
        }
        region.text(" Reflow", row: 0, column: 0, .bold)
        region.text(Self.introduction, row: 0, column: 8, .dim)
        guard let entry = list.entry else { return }
        let column = shell.panes.area(of: .demo)?.columns.lowerBound ?? DemoList.columns / 2
        region.text(entry.title, row: 1, column: column, .bold)
        region.text(entry.summary, row: 1, column: column + entry.title.displayWidth + 2, .dim)
    }

    func status(in shell: ShellState<BrowserProgram>) -> StatusLine {
        guard let scene = focusedScene(shell.focus) else { return list.status }
        return scene.status(count: shell.count.number)
    }
}
