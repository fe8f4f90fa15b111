import Gallery
import Reflow

/// A demo with everything a reader can change about it: parameters, zoom, rotation, and the pane it is shown in.
///
/// An object, as it is a thing that goes on: its view is changed in place, and copied by nobody who asks for a fact.
final class DemoScene {
    let entry: DemoEntry
    /// What is shown; only what changes a scene changes it.
    var demo: any RunningDemo
    private(set) var parameters: DemoParameters
    private(set) var zoom = 1.0
    private(set) var isRotated = false
    var finder = Finder()
    /// The time it was told last.
    private var now = Duration.zero
    /// The number that is being typed, for G to jump to.
    var count = KeyCount()
    /// What leaving the demo does, in a word.
    var leaving = "quit"
    /// Where its scrollbar is.
    var scrollbarPlace = ScrollbarPlace.none
    /// Whether the mouse holds it.
    var isDraggingScrollbar = false
    /// The table of keys, and what it was made of.
    private var table: (source: KeySource, keys: KeyMap<Command>)?
    /// The cells there are for the content.
    private(set) var pane: ScreenSize
    /// The whole terminal that the simulated device is a rotation of.
    private(set) var terminal: ScreenSize

    /// Makes a demo; throws a sentence when its data can't be had.
    init(_ entry: DemoEntry, options: DemoOptions, pane: ScreenSize, terminal: ScreenSize) throws {
        self.entry = entry
        demo = try entry.make(options)
        demo.animates = options.animates
        parameters = entry.parameters
        self.pane = pane
        self.terminal = terminal
        place()
    }

    var stage: Stage {
        isRotated
            ? .device(pane: pane, terminal: terminal, zoom: zoom) : .whole(pane: pane, zoom: zoom)
    }

    /// Gives the demo another pane; the reader's place is kept.
    func resize(pane: ScreenSize, terminal: ScreenSize) {
        guard pane != self.pane || terminal != self.terminal else { return }
        self.pane = pane
        self.terminal = terminal
        place()
    }

    /// Tells the view how large it is now.
    ///
    /// What is cut off at the bottom of a device counts as covered, so that it can be scrolled to. With the stage
    /// there was before, elements are seen moving from where they were on that.
    private func place(from old: Stage? = nil) {
        let stage = stage
        demo.place(
            in: LayoutEnvironment(
                size: stage.size, safeAreaInsets: EdgeInsets(bottom: stage.hiddenHeight)),
            scale: stage.scale, from: old.map { $0.corner(from: stage) })
    }
}

extension DemoScene {
    func rotate() {
        let old = stage
        isRotated.toggle()
        place(from: old)
    }

    /// Zooms by steps of a quarter, between a quarter and four times.
    func zoom(_ step: Int) {
        let steps: [Double] = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2, 3, 4]
        let now = steps.firstIndex { $0 >= zoom } ?? 6
        zoom(to: steps[min(max(now + step, 0), steps.count - 1)])
    }

    func resetZoom() { zoom(to: 1) }

    private func zoom(to zoom: Double) {
        let old = stage
        self.zoom = zoom
        place(from: old)
    }

    /// Changes parameters; the layout is another one then, over the same data.
    func change(_ change: (inout DemoParameters) -> Void) {
        change(&parameters)
        demo.apply(parameters)
    }

    /// Takes a key or the mouse as a view does.
    func hand(_ input: Input) -> Outcome { demo.handle(input, scale: stage.scale) }

    /// Has the demo look at what has happened elsewhere.
    func wakeDemo() -> Outcome { demo.wake() }

    /// Does what a key of the demo's own does.
    func performOwn(_ key: Key) -> Outcome { demo.perform(key, parameters) }

    func goBack() -> Bool { demo.goBack() }

    /// What keys do here: made again when the demo can do something else than before.
    var keys: KeyMap<Command> {
        let leaving = leaving
        let source = ask {
            KeySource(actions: $0.actions, isSearchable: $0.isSearchable, leaving: leaving)
        }
        if let table, table.source == source { return table.keys }
        let keys = KeyMap.demo(self)
        table = (source, keys)
        return keys
    }

    /// Selects an item by its number and brings it to the top; false when there is none.
    func jump(toItem number: Int) -> Bool { demo.jump(toItem: number) }

    func hasShown(_ times: FrameTimes) { demo.hasShown(times) }

    /// Scrolls down by rows.
    func scroll(byRows rows: Int) {
        demo.scroll(by: Double(rows) * stage.scale.cell.height)
    }

    /// Asks the demo something where it stands: read out of this object all of it would be copied, which costs more
    /// than the answer.
    func ask<Answer>(_ question: (inout any RunningDemo) -> Answer) -> Answer { question(&demo) }

    var facts: DemoFacts { ask { $0.facts } }

    var columnCount: Int { ask { $0.columnCount } }

    /// What the demo listens to.
    var descriptors: [Int32] { ask { $0.descriptors } }

    /// When the demo wants to be woken, or a search goes on: right after this frame. Nil while neither is so.
    var deadline: Duration? {
        let step = finder.isSearching ? now + .milliseconds(1) : nil
        return .earlier(ask { $0.deadline }, step)
    }

    /// When what moves is to be drawn again; nil while nothing does.
    var nextFrame: Duration? { ask { $0.nextFrame } }

    /// Tells the time. Returns whether anything looks different.
    func advance(to now: Duration) -> Bool {
        self.now = now
        let hasChanged = demo.advance(to: now)
        if hasChanged { finder.isStale = true }
        return hasChanged
    }
}

/// What a demo's table of keys is made of that can change.
private struct KeySource: Equatable {
    let actions: [DemoAction]
    let isSearchable: Bool
    let leaving: String
}
