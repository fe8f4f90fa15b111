import Reflow

/// Runs one demo: combines the behaviour of all demos with the demo's own features.
final class DemoPart<D: Demo>: RunningDemo {
    typealias Buffer = ElementBuffer<D.SectionID, D.ItemID>
    typealias Drawing = (inout D, inout Region, CellScale, inout Buffer, Stopwatch) -> Void

    var demo: D
    let abilities: DemoAbilities<D>
    private let drawing: Drawing
    private let stopwatch: Stopwatch
    /// The buffer for elements, reused for each frame.
    private var buffer = Buffer()
    /// A separate screen for elements. Drawing on it makes the text of an element readable.
    var elementText = ElementText()
    /// The last match of a search.
    var found: SearchMark?
    /// The state of reading line by line.
    var reading = PlainReading()
    private(set) var scale = CellScale()
    /// Whether the view already has the demo's layout. The view gets the layout together with its first size, so that
    /// it solves the layout only once.
    private var isLaidOut = false
    /// The inspector; nil while it is closed.
    var inspector: ViewInspector<D.SectionID, D.ItemID>?
    /// The initial values of the knobs, in the knobs' order.
    private let initialValues: [KnobValue]

    init(
        _ demo: D, _ abilities: DemoAbilities<D> = DemoAbilities(),
        options: DemoOptions = DemoOptions(),
        drawing: @escaping Drawing = { $0.drawView(into: &$1, scale: $2, reading: &$3, $4) }
    ) {
        self.demo = demo
        self.abilities = abilities
        self.drawing = drawing
        stopwatch = Stopwatch(isRunning: abilities.isTimed && options.isTimed)
        initialValues = D.knobs.map { $0.value(demo) }
        self.demo.view.animates = options.animates
    }

    private func layOut() {
        let layout = demo.layout
        stopwatch.timeLayout { demo.view.update(animated: true) { $0.layout = layout } }
    }

    func place(in environment: LayoutEnvironment, scale: CellScale, from corner: Point?) {
        let isRescaled = ask { $0.offsetQuantum } != scale.cell.height
        self.scale = scale
        stopwatch.timeLayout {
            place(&demo, in: environment, scale, isRescaled: isRescaled, from: corner)
        }
        isLaidOut = true
        abilities.observing?.didPlace(&demo)
    }

    private func place(
        _ demo: inout D, in environment: LayoutEnvironment, _ scale: CellScale, isRescaled: Bool,
        from corner: Point?
    ) {
        var measurement: DemoScaling<D>.Measurement?
        var isNew = !isLaidOut
        switch isRescaled ? abilities.scaling : nil {
        case .measurement(let measure): measurement = measure(demo, scale)
        case .layout(let rescale):
            rescale(&demo, scale)
            isNew = true
        case nil: break
        }
        let layout = isNew ? demo.layout : nil
        demo.view.update(animated: corner != nil, from: corner ?? .zero) {
            $0.environment = environment
            if let measurement { $0.measurement = measurement }
            if let layout { $0.layout = layout }
            $0.scrollByCells(of: scale)
        }
    }

    func hidesText(
        in environment: LayoutEnvironment, scale: CellScale, size: ScreenSize
    ) -> Bool {
        var trial = demo
        place(&trial, in: environment, scale, isRescaled: true, from: nil)
        var screen = Screen(size: size)
        var buffer = Buffer()
        return screen.draw { region in
            drawing(&trial, &region, scale, &buffer, Stopwatch(isRunning: false))
            return region.hidesText
        }
    }

    func draw(into region: inout Region) {
        drawing(&demo, &region, scale, &buffer, stopwatch)
        inspector?.draw(over: &region, of: demo.view, scale: scale)
        if let emptySentence { region.text(emptySentence, [.centered, .dim]) }
    }

    var emptySentence: String? {
        guard ask({ $0.snapshot.numberOfItems }) == 0 else { return nil }
        return abilities.naming.emptySentence(demo)
    }

    func hasShown(_ times: FrameTimes) { stopwatch.finish(times) }

    func advance(to now: Duration) -> Bool {
        let hasMoved = demo.view.advance(to: now)
        return abilities.waking?.advance(&demo, now) ?? false || hasMoved
    }

    func wake() -> Outcome { abilities.waking?.wake(&demo) ?? .ignored }

    var waits: DemoWaits {
        DemoWaits(
            deadline: abilities.waking?.deadline(demo), nextFrame: ask { $0.deadline },
            descriptors: abilities.waking?.descriptors(demo) ?? [])
    }
}

extension DemoPart {
    /// Calls a closure with the view in place. This avoids the copy of the view that reading the property `view` would
    /// make.
    func ask<Answer>(
        _ question: (inout CollectionView<D.SectionID, D.ItemID>) -> Answer
    ) -> Answer { question(&demo.view) }

    var columnCount: Int { ask { $0.columnCount } }
    var twoColumns: (left: ClosedRange<Double>, right: ClosedRange<Double>)? {
        ask { view in
            guard view.scrollDirection == .vertical, let left = view.arrangement.column(.left),
                let right = view.arrangement.column(.right), left.width > 0, right.width > 0,
                left.rightEdge <= right.leftEdge
            else { return nil }
            return (left.leftEdge...left.rightEdge, right.leftEdge...right.rightEdge)
        }
    }
    var hasSelection: Bool { ask { $0.selection != nil } }
    var title: String? { abilities.naming.title(demo) }
    var itemName: String { abilities.numbering.itemName }
    var choice: DemoChoice? { abilities.opening?.choice(demo) }
    var copies: Bool { abilities.texts.copied != nil }
    var copied: String? { ask { $0.selection }.flatMap { abilities.texts.copied?(demo, $0) } }
    var keys: [DemoKeyLabel] { Self.labels(of: &demo) }
    var still: DemoGeometry { DemoGeometry(demo.view) }
    var facts: DemoFacts {
        let place = abilities.naming.place(demo)
        return ask { DemoFacts($0, place: place, timing: stopwatch.text) }
    }
    private static func labels(of demo: inout D) -> [DemoKeyLabel] {
        let keys = demo.keys
        return keys.isEmpty ? [] : keys.map { $0.label }
    }

    var opens: Bool { abilities.opening != nil }
    var hasParent: Bool { abilities.opening?.goToParent != nil }

    func goToParent() -> Outcome { abilities.opening?.goToParent?(&demo) ?? .ignored }

    func deselect() {
        ask { $0.deselect() }
        reportMove()
    }

    /// Notifies the demo that the reader has scrolled or has changed the selection.
    func reportMove() { abilities.observing?.didMove(&demo) }

    func press(_ key: Key, count: Int?) -> Outcome {
        guard let own = demo.keys.first(where: { $0.label.keys.contains(key) }) else {
            return .ignored
        }
        let outcome = own.action(&demo, DemoKeyPress(key: key, count: count))
        if own.changesLayout { layOut() }
        return outcome
    }
}

extension DemoPart {
    func code(for target: CodeTarget) -> DemoCode? {
        let files = D.entry.codeFiles(for: target).compactMap { SourceText.file($0) }
        return files.isEmpty ? nil : DemoCode(files: files, values: demo.layout)
    }

    private func index(of knob: Knob) -> Int? { D.knobs.firstIndex { $0.knob.name == knob.name } }

    func value(of knob: Knob) -> KnobValue? { index(of: knob).map { D.knobs[$0].value(demo) } }

    func initialValue(of knob: Knob) -> KnobValue? { index(of: knob).map { initialValues[$0] } }

    func turn(_ knob: Knob, to value: KnobValue) {
        guard let index = index(of: knob) else { return }
        D.knobs[index].turn(&demo, value)
        if D.knobs[index].changesLayout { layOut() }
    }
}

extension Demo {
    /// Draws the visible part of the view. Drawing the first element ends the stopwatch's stage of reading frames.
    func drawView(
        into region: inout Region, scale: CellScale,
        reading buffer: inout ElementBuffer<SectionID, ItemID>, _ stopwatch: Stopwatch
    ) {
        stopwatch.startReading()
        region.draw(view, scale: scale, buffer: &buffer) {
            stopwatch.endReading()
            draw($0, in: &$1)
        }
    }
}
