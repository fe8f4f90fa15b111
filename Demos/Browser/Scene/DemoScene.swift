import Gallery
import Reflow

/// A demo with the state that a user can change: zoom, rotation, device, panels and pane.
final class DemoScene {
    let entry: DemoEntry
    /// The options that the demo was made with.
    let options: DemoOptions
    let demo: any RunningDemo
    private(set) var zoom = 1.0
    /// Whether the terminal itself is rotated.
    private var isTerminalTurned = false
    /// The simulated device; `nil` for the terminal itself.
    private(set) var held: OrientedDevice?
    /// The direction in which the layout runs.
    private(set) var layoutDirection: LayoutDirection
    var finder = Finder()
    /// The time of the last update.
    private var now = Duration.zero
    /// Whether the last key was a zero that is not part of a number.
    var isAfterZero = false
    /// The word for leaving the demo: `quit` or `back`.
    var leaving = "back" {
        didSet { if leaving != oldValue { table = nil } }
    }
    /// The panels beside the demo.
    var panels = Panels() {
        didSet { if panels.focus != oldValue.focus { table = nil } }
    }
    /// The position of the scrollbar.
    var scrollbarStyle = ScrollbarStyle.none
    /// The state of a drag on the scrollbar.
    var scrollbarDrag = Scrollbar.Drag()
    /// Whether the mouse drags the gap between the columns.
    var isDividerDragged = false
    /// The cached table of keys, and the features that it was made for.
    private var table: (features: DemoFeatures, knobs: [Knob], keys: ShellKeys<Command>)?
    /// The size of the pane, in cells.
    private(set) var pane: ScreenSize
    /// The size of the whole terminal, in cells. A rotated terminal swaps its sides.
    private var terminal: ScreenSize

    /// Makes a demo. Throws a sentence if its data is not available.
    init(
        _ entry: DemoEntry, options: DemoOptions, device: OrientedDevice? = nil, pane: ScreenSize,
        terminal: ScreenSize
    ) throws {
        self.entry = entry
        self.options = options
        demo = try entry.make(options)
        self.pane = pane
        self.terminal = terminal
        held = device
        layoutDirection = options.layoutDirection
        if let device, !Device.all.contains(device.device) { panels.devices.other = device.device }
        panels.fit(pane, hasPreview: demo.features.hasPreview)
        place()
    }

    var stage: Stage { stage(zoom: zoom) }

    private func stage(zoom: Double) -> Stage {
        var stage = placedStage(zoom: zoom)
        stage.layoutDirection = layoutDirection
        return stage
    }

    private func placedStage(zoom: Double) -> Stage {
        let room = division.content
        if let form = held?.form {
            return .device(
                form.size, safeArea: form.safeArea, pane: room, zoom: zoom,
                leastZoom: Self.minimumDeviceZoom)
        }
        guard isTerminalTurned else { return .whole(pane: room, zoom: zoom) }
        return .device(Stage.turned(terminal, zoom: zoom), pane: room, zoom: zoom)
    }

    /// The minimum scale of a device. Smaller texts would be unreadable.
    private static let minimumDeviceZoom = 0.5

    /// Resizes the pane and keeps the reader's scroll position.
    func resize(to pane: ScreenSize, terminal: ScreenSize) {
        guard pane != self.pane || terminal != self.terminal else { return }
        self.pane = pane
        self.terminal = terminal
        panelsChanged()
    }

    /// Passes the current size to the view.
    ///
    /// The hidden part at the bottom of a device counts as covered, so the reader can scroll to it. If the former stage
    /// is given, elements move from their former positions with an animation.
    func place(from old: Stage? = nil) {
        let stage = stage
        demo.place(
            in: stage.environment, scale: stage.scale, from: old.map { $0.corner(from: stage) })
    }
}

extension DemoScene {
    /// Whether the device or the terminal is rotated.
    var isRotated: Bool { held?.isTurned ?? isTerminalTurned }

    func rotate() -> Outcome {
        let old = stage
        if held == nil { isTerminalTurned.toggle() } else { held?.isTurned.toggle() }
        place(from: old)
        return .message(deviceText)
    }

    /// Changes the direction in which the layout runs.
    func changeLayoutDirection() -> Outcome {
        let old = stage
        layoutDirection = layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
        place(from: old)
        guard demo.facts.isMirrored || layoutDirection == .leftToRight else {
            return .message("\(layoutDirection.text): this layout does not mirror")
        }
        return .message(layoutDirection.text)
    }

    /// Shows the demo on another device; `nil` means the unrotated terminal.
    func hold(_ device: OrientedDevice?) {
        let old = stage
        held = device
        isTerminalTurned = false
        place(from: old)
    }

    /// Zooms by steps between 25 % and 400 %. Zooming out stops before a text would have no row, or boxes would touch.
    func zoom(by step: Int) -> Outcome {
        let steps: [Double] = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2, 3, 4]
        let now = steps.firstIndex { $0 >= zoom } ?? 6
        let last = min(max(now + step, 0), steps.count - 1)
        let next =
            last >= now
            ? last : (last..<now).reversed().prefix { shortage(zoom: steps[$0]) == nil }.last ?? now
        if next != now { zoom(to: steps[next]) }
        guard next != last, let shortage = shortage(zoom: steps[next - 1]) else {
            return .message(zoomText)
        }
        return .message("zoom \(percentText): a smaller zoom would \(shortage.warning)")
    }

    func resetZoom() -> Outcome {
        zoom(to: 1)
        return .message(zoomText)
    }

    private var percentText: String { "\(Int((stage.scale.zoom * 100).rounded())) %" }

    /// The message about the zoom, and the size that the layout has now.
    private var zoomText: String {
        (showsSizes ? "\(demo.facts.sizeText) · " : "") + "zoom \(percentText)"
    }

    /// Returns why a zoom would leave too few cells for the visible elements; `nil` if there are enough.
    func shortage(zoom: Double) -> CellShortage? {
        let stage = stage(zoom: zoom)
        return demo.shortage(
            in: stage.environment, scale: stage.scale, size: stage.visible)
    }

    private func zoom(to zoom: Double) {
        let old = stage
        self.zoom = zoom
        place(from: old)
    }

    /// The table of keys. The table is made again if the focus, the word for leaving or the demo's features change.
    var keys: ShellKeys<Command> {
        let (features, knobs) = (demo.features, demo.knobs)
        if let table, table.features == features, table.knobs == knobs { return table.keys }
        let keys = KeyMap.demo(
            DemoKeySource(
                features: features, knobs: knobs, leaving: leaving, focus: panels.focus))
        table = (features, knobs, keys)
        return keys
    }

    /// The time at which the demo must be woken, or right after this frame while a search runs; `nil` for no wake.
    var deadline: Duration? {
        .earlier(demo.waits.deadline, finder.isSearching ? now + .milliseconds(1) : nil)
    }

    /// Passes the time to the demo. Returns whether anything looks different.
    func advance(to now: Duration) -> Bool {
        self.now = now
        let hasChanged = demo.advance(to: now)
        if hasChanged { renewFind() }
        return hasChanged
    }
}
