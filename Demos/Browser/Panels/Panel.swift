import Reflow

/// A panel beside a demo, to change the demo or read facts about it.
enum Panel: Hashable, CaseIterable {
    case knobs, inspector, code, devices, preview

    var title: String {
        switch self {
        case .knobs: "Knobs"
        case .inspector: "Inspector"
        case .code: "Code"
        case .devices: "Devices"
        case .preview: "Preview"
        }
    }

    /// The key that opens the panel, and moves the focus to the panel and back.
    var key: Key {
        switch self {
        case .knobs: "K"
        case .inspector: "I"
        case .code: "C"
        case .devices: "D"
        case .preview: "P"
        }
    }
}

/// The open panels, and the panel with the focus.
struct Panels {
    /// The open panels, in the order of opening.
    private(set) var open: [Panel] = []
    /// The panel that receives keys; `nil` while the content receives them. A drag ends when the focus moves.
    private(set) var focus: Panel? {
        didSet { if focus != oldValue { knobs.drag = nil } }
    }
    var knobs = KnobPanel()
    var code = CodePanel()
    var devices = DevicePanel()
    var preview = PreviewPanel()
    /// Whether the preview is open, as the user has chosen; `nil` before a choice. Then a wide pane has a preview.
    private var showsPreview: Bool?

    /// The minimum number of columns for two panels, one above the other.
    private static let columnsForTwo = 100

    /// Opens a panel and moves the focus to it. If the panel has the focus already, returns the focus to the content.
    mutating func toggle(_ panel: Panel, in pane: ScreenSize) {
        guard focus != panel else { return focus = nil }
        focus = panel
        if panel == .preview { showsPreview = true }
        guard !open.contains(panel) else { return }
        let most = pane.columns < Self.columnsForTwo ? 1 : 2
        open = open.suffix(most - 1) + [panel]
    }

    /// Closes the panel with the focus, or the panel that was opened last. Returns whether there was an open panel.
    ///
    /// A preview that the user has not opened closes only while it has the focus.
    mutating func close() -> Bool {
        let panels = showsPreview == nil ? open.filter { $0 != .preview } : open
        guard let panel = focus ?? panels.last else { return false }
        if panel == .preview { showsPreview = false }
        open.removeAll { $0 == panel }
        focus = nil
        return true
    }

    mutating func setFocus(_ panel: Panel?) { focus = panel }

    /// Closes the oldest panels if the pane has no room for all panels. Opens the preview in a wide pane, unless the
    /// user has made another choice.
    mutating func fit(_ pane: ScreenSize, hasPreview: Bool) {
        if showsPreview == nil {
            open.removeAll { $0 == .preview }
            let hasRoom = pane.columns >= Self.contentColumns + Self.leastColumns
            if hasPreview, hasRoom, open.count < 2 { open.insert(.preview, at: 0) }
        }
        if pane.columns < Self.columnsForTwo { open = open.suffix(1) }
        if let focus, !open.contains(focus) { self.focus = open.last }
    }
}

extension Panels {
    /// The division of a pane. The content keeps at least half of the pane.
    struct Division {
        var content: ScreenSize
        var panels: [(panel: Panel, area: ScreenArea)] = []
    }

    /// The minimum number of columns for panels beside the content. In a narrower pane, panels are below the content.
    private static let columnsForSide = 60
    /// The number of columns that the content keeps beside a preview, if possible. Files then has two columns.
    private static let contentColumns = 80
    /// The usual number of columns of a panel.
    private static let leastColumns = 30

    private func wishedColumns(for panel: Panel, in pane: ScreenSize) -> Int {
        switch panel {
        case .code: 84
        case .preview:
            max(Self.leastColumns, min(pane.columns - Self.contentColumns, pane.columns * 2 / 5))
        case .knobs, .inspector, .devices: Self.leastColumns
        }
    }

    func division(of pane: ScreenSize) -> Division {
        guard !open.isEmpty else { return Division(content: pane) }
        let isBeside = pane.columns >= Self.columnsForSide
        let wish = open.map { wishedColumns(for: $0, in: pane) }.max() ?? 0
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
