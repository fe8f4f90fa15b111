import Gallery
import Reflow

/// A demo with everything a reader can change about it: zoom, rotation, and the pane it is shown in.
final class DemoScene {
    let entry: DemoEntry
    /// What the demo was made with.
    let options: DemoOptions
    let demo: any RunningDemo
    private(set) var zoom = 1.0
    /// Whether the terminal itself is turned.
    private var isTerminalTurned = false
    /// The device that it is shown on; nil for the terminal itself.
    private(set) var held: HeldDevice?
    var finder = Finder()
    /// What is typed to filter by.
    var filterPrompt = Prompt(.filter)
    /// What was filtered by before something was typed.
    var formerFilter: TextPattern?
    /// The time it was told last.
    private var now = Duration.zero
    /// The number that is being typed before a key.
    var count = KeyCount()
    /// Whether the last key was a zero that began no number.
    var isAfterZero = false
    /// What leaving the demo does, in a word.
    var leaving = "quit"
    /// The tools beside it.
    var panels = Panels()
    /// Where its scrollbar is.
    var scrollbarPlace = ScrollbarPlace.none
    /// What the mouse does with it.
    var scrollbarDrag = ScrollbarDrag()
    /// Whether the mouse drags what is between the columns.
    var isDividerDragged = false
    /// The table of keys, and what it was made of.
    private var table: (source: DemoKeySource, keys: KeyMap<Command>)?
    /// The cells there are for the content.
    private(set) var pane: ScreenSize
    /// The whole terminal that the simulated device is a rotation of.
    private(set) var terminal: ScreenSize

    /// Makes a demo; throws a sentence when its data can't be had.
    init(
        _ entry: DemoEntry, options: DemoOptions, device: HeldDevice? = nil, pane: ScreenSize,
        terminal: ScreenSize
    ) throws {
        self.entry = entry
        self.options = options
        demo = try entry.make(options)
        self.pane = pane
        self.terminal = terminal
        held = device
        if let device, !Device.all.contains(device.device) { panels.devices.other = device.device }
        place()
    }

    var stage: Stage { stage(zoom: zoom) }

    private func stage(zoom: Double) -> Stage {
        let room = division.content
        if let form = held?.form {
            return .device(
                form.size, safeArea: form.safeArea, pane: room, zoom: zoom,
                leastZoom: Self.leastDeviceZoom)
        }
        guard isTerminalTurned else { return .whole(pane: room, zoom: zoom) }
        return .device(Stage.turned(terminal, zoom: zoom), pane: room, zoom: zoom)
    }

    /// Devices are not scaled down further than this, as text would be unreadable.
    private static let leastDeviceZoom = 0.5

    var title: String { demo.title ?? entry.title }

    /// Gives the demo another pane; the reader's place is kept.
    func resize(pane: ScreenSize, terminal: ScreenSize) {
        guard pane != self.pane || terminal != self.terminal else { return }
        self.pane = pane
        self.terminal = terminal
        panels.fit(pane)
        panelsChanged()
    }

    /// Tells the view how large it is now.
    ///
    /// What is cut off at the bottom of a device counts as covered, so that it can be scrolled to. With the stage
    /// there was before, elements are seen moving from where they were on that.
    func place(from old: Stage? = nil) {
        let stage = stage
        demo.place(
            in: stage.environment, scale: stage.scale, from: old.map { $0.corner(from: stage) })
    }
}

extension DemoScene {
    /// Whether the device is turned, or the terminal.
    var isRotated: Bool { held?.isTurned ?? isTerminalTurned }

    func rotate() {
        let old = stage
        if held == nil { isTerminalTurned.toggle() } else { held?.isTurned.toggle() }
        place(from: old)
    }

    /// Shows it on another device; nil for the terminal itself, as it is.
    func hold(_ device: HeldDevice?) {
        let old = stage
        held = device
        isTerminalTurned = false
        place(from: old)
    }

    /// Zooms by steps between a quarter and four times; false where it stops because texts would have no row.
    func zoom(_ step: Int) -> Bool {
        let steps: [Double] = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2, 3, 4]
        let now = steps.firstIndex { $0 >= zoom } ?? 6
        let last = min(max(now + step, 0), steps.count - 1)
        guard last < now else {
            zoom(to: steps[last])
            return true
        }
        let next = (last..<now).reversed().prefix { !hidesText(zoom: steps[$0]) }.last ?? now
        if next != now { zoom(to: steps[next]) }
        return next == last
    }

    /// Whether visible texts would be too low for a row.
    func hidesText(zoom: Double) -> Bool {
        let stage = stage(zoom: zoom)
        return demo.hidesText(
            in: stage.environment, scale: stage.scale, size: stage.visible)
    }

    func resetZoom() { zoom(to: 1) }

    private func zoom(to zoom: Double) {
        let old = stage
        self.zoom = zoom
        place(from: old)
    }

    /// The table of keys. Made again when the abilities of the demo change.
    var keys: KeyMap<Command> {
        let source = DemoKeySource(
            own: demo.keys, knobs: entry.knobs, hasParent: demo.hasParent, opens: demo.opens,
            copies: demo.copies, filters: demo.canFilter, leaving: leaving, focus: panels.focus)
        if let table, table.source == source { return table.keys }
        let keys = KeyMap.demo(source)
        table = (source, keys)
        return keys
    }

    /// Scrolls down by rows.
    func scroll(byRows rows: Int) { demo.scroll(by: Double(rows) * stage.scale.cell.height) }

    /// When the demo wants to be woken; right after this frame while a search is running; else nil.
    var deadline: Duration? {
        .earlier(demo.waits.deadline, finder.isSearching ? now + .milliseconds(1) : nil)
    }

    /// Tells the time. Returns whether anything looks different.
    func advance(to now: Duration) -> Bool {
        self.now = now
        let hasChanged = demo.advance(to: now)
        if hasChanged { renewFind() }
        return hasChanged
    }
}
