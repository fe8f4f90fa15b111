import Reflow

/// A tool beside a demo: what can be changed about it, or read of it.
enum Panel: Hashable, CaseIterable {
    case knobs, inspector, code, devices

    var title: String {
        switch self {
        case .knobs: "Knobs"
        case .inspector: "Inspector"
        case .code: "Code"
        case .devices: "Devices"
        }
    }

    /// The key that opens it and takes the focus there and back.
    var key: Key {
        switch self {
        case .knobs: "K"
        case .inspector: "I"
        case .code: "C"
        case .devices: "D"
        }
    }
}

/// Which panels are open, and what hears keys.
struct Panels {
    /// In the order of their opening.
    private(set) var open: [Panel] = []
    /// The panel that hears keys; nil while the content does. What is typed or dragged in one ends with its focus.
    private(set) var focus: Panel? {
        didSet {
            guard focus != oldValue else { return }
            (field, knobs.drag) = (nil, nil)
        }
    }
    /// What is typed for a value of the panel that has the focus; nil while nothing is.
    var field: TextField?
    var knobs = KnobPanel()
    var code = CodePanel()
    var devices = DevicePanel()

    /// From so many columns on there may be two panels, one above the other.
    private static let columnsForTwo = 100

    /// Opens a panel and gives it the focus; the focus goes back to the content from the one that has it.
    mutating func toggle(_ panel: Panel, in pane: ScreenSize) {
        guard focus != panel else { return focus = nil }
        focus = panel
        guard !open.contains(panel) else { return }
        let most = pane.columns < Self.columnsForTwo ? 1 : 2
        open = open.suffix(most - 1) + [panel]
    }

    /// Closes the panel that has the focus, or the one that was opened last. Returns whether there was one.
    mutating func close() -> Bool {
        guard let panel = focus ?? open.last else { return false }
        open.removeAll { $0 == panel }
        focus = nil
        return true
    }

    mutating func setFocus(_ panel: Panel?) { focus = panel }

    /// Leaves only as many open as a pane has room for, the last ones.
    mutating func fit(_ pane: ScreenSize) {
        if pane.columns < Self.columnsForTwo { open = open.suffix(1) }
        if let focus, !open.contains(focus) { self.focus = open.last }
    }
}

extension Panels {
    /// How a pane is divided: the content keeps at least half of it.
    struct Division {
        var content: ScreenSize
        var panels: [(panel: Panel, area: ScreenArea)] = []
    }

    /// From so many columns on panels stand beside the content; with fewer, below it.
    private static let columnsForSide = 60

    func division(of pane: ScreenSize) -> Division {
        guard !open.isEmpty else { return Division(content: pane) }
        let isBeside = pane.columns >= Self.columnsForSide
        let wish = open.contains(.code) ? 84 : 30
        let columns = isBeside ? min(wish, pane.columns / 2) : pane.columns
        let rows = isBeside ? pane.rows : pane.rows / 2
        let left = pane.columns - columns
        var top = pane.rows - rows
        var division = Division(
            content: isBeside
                ? ScreenSize(columns: left, rows: pane.rows)
                : ScreenSize(columns: pane.columns, rows: top))
        for (index, panel) in open.enumerated() {
            let end = index == open.count - 1 ? pane.rows : top + rows / open.count
            division.panels.append(
                (panel, ScreenArea(columns: left..<pane.columns, rows: top..<end)))
            top = end
        }
        return division
    }
}
