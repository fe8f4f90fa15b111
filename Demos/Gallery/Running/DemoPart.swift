import Reflow

/// Runs one demo: combines the behaviour of all demos with the demo's own features.
final class DemoPart<D: Demo>: RunningDemo {
    typealias Buffer = ElementBuffer<D.SectionID, D.ItemID>
    typealias Drawing = (inout D, inout Region, CellScale, inout Buffer, Stopwatch) -> Void

    var demo: D
    let abilities: DemoAbilities<D>
    /// Reads the facts about the view in place.
    private let viewFacts: (inout D) -> DemoFacts
    private let drawing: Drawing
    let stopwatch: Stopwatch
    /// The buffer for elements, reused for each frame.
    private var buffer = Buffer()
    /// A separate screen for elements. Drawing on it makes the text of an element readable.
    var elementText = ElementText()
    /// The last match of a search.
    var found: SearchMark?
    /// The marked positions, by their names.
    var marks: [Character: ReaderMark<D.ItemID>] = [:]
    /// The state of reading line by line.
    var reading = PlainReading()
    private(set) var scale = CellScale()
    /// Whether the view already has the demo's layout. The view gets the layout together with its first size, so that
    /// it solves the layout only once.
    private var isLaidOut = false
    /// The inspector; `nil` while it is closed.
    var inspector: ViewInspector<D.SectionID, D.ItemID>?
    let knobs: [Knob]
    /// The initial values of the knobs, in the knobs' order.
    private let initialValues: [KnobValue]

    init(
        _ demo: D, _ abilities: DemoAbilities<D> = DemoAbilities(),
        options: DemoOptions = DemoOptions(),
        viewFacts: @escaping (inout D) -> DemoFacts = { DemoFacts($0.view) },
        drawing: @escaping Drawing = { $0.drawView(into: &$1, scale: $2, reading: &$3, $4) }
    ) {
        self.demo = demo
        self.abilities = abilities
        self.viewFacts = viewFacts
        self.drawing = drawing
        stopwatch = Stopwatch(isRunning: abilities.isTimed && options.isTimed)
        knobs = abilities.tuning?.knobs(demo) ?? D.knobs.map(\.knob)
        initialValues = D.knobs.map { $0.value(demo) }
        self.demo.view.animates = options.animates
    }

    /// Passes the demo's layout to the view, with an animation.
    private func layOut() {
        let layout = demo.layout
        stopwatch.timeLayout { demo.view.update(animated: true) { $0.layout = layout } }
    }

    /// Calls a closure with the view in place. Reading the property `view` would make a copy of the view.
    func withView<Result>(
        _ body: (inout CollectionView<D.SectionID, D.ItemID>) -> Result
    ) -> Result { body(&demo.view) }

    /// Notifies the demo that the reader has scrolled or has changed the selection.
    func reportMove() { abilities.observing?.didMove(&demo) }
}

/// The size of the view.
extension DemoPart {
    func place(in environment: LayoutEnvironment, scale: CellScale, from corner: Point?) {
        let isRescaled = withView { $0.offsetQuantum } != scale.cell.height
        self.scale = scale
        let selected = isRescaled ? nil : withView { $0.selectionToKeep(in: environment.size) }
        abilities.observing?.willPlace(&demo, environment)
        stopwatch.timeLayout {
            place(&demo, in: environment, scale, isRescaled: isRescaled, from: corner)
        }
        isLaidOut = true
        abilities.observing?.didPlace(&demo)
        // The demo may have scrolled, for example to the end of a log. The selected item stays visible.
        if let selected { withView { _ = $0.scroll(toItem: selected) } }
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

    func shortage(
        in environment: LayoutEnvironment, scale: CellScale, size: ScreenSize
    ) -> CellShortage? {
        var trial = demo
        place(&trial, in: environment, scale, isRescaled: true, from: nil)
        var screen = Screen(size: size)
        var buffer = Buffer()
        return screen.draw { region in
            drawing(&trial, &region, scale, &buffer, Stopwatch(isRunning: false))
            return region.hidesText ? .hiddenTexts : region.closesGaps ? .closedGaps : nil
        }
    }
}

/// Drawing.
extension DemoPart {
    func draw(_ drawing: DemoDrawing, into region: inout Region) {
        switch drawing {
        case .content: drawContent(into: &region)
        case .inspectorFacts: inspector?.drawFacts(into: &region, of: demo.view, scale: scale)
        }
    }

    private func drawContent(into region: inout Region) {
        drawing(&demo, &region, scale, &buffer, stopwatch)
        inspector?.draw(over: &region, of: demo.view, scale: scale)
        if withView({ $0.snapshot.numberOfItems }) == 0 {
            region.text(emptySentence, [.centered, .dim])
        }
    }
}

/// The time.
extension DemoPart {
    func advance(to now: Duration) -> Bool {
        let hasMoved = demo.view.advance(to: now)
        return abilities.waking?.advance(&demo, now) ?? false || hasMoved
    }

    var waits: DemoWaits {
        let waking = abilities.waking
        return DemoWaits(
            deadline: waking?.deadline(demo), nextFrame: withView { $0.deadline },
            descriptors: waking?.descriptors(demo) ?? [])
    }
}

/// Facts and features.
extension DemoPart {
    var facts: DemoFacts {
        var facts = viewFacts(&demo)
        if let naming = abilities.naming {
            facts.title = naming.title(demo)
            facts.place = naming.place(demo)
        }
        if facts.items == 0 { facts.emptySentence = emptySentence }
        facts.filter = abilities.filtering?.state(demo)
        facts.choice = abilities.opening?.choice(demo)
        facts.question = abilities.asking?.question(demo)
        facts.timing = stopwatch.text
        return facts
    }

    private var emptySentence: String {
        abilities.naming?.emptySentence(demo) ?? DemoNaming<D>.emptySentence
    }

    var features: DemoFeatures {
        DemoFeatures(
            itemName: abilities.numbering.itemName, opens: abilities.opening != nil,
            copies: abilities.texts.copied != nil,
            selectsSeveral: withView { $0.allowsMultipleSelection },
            reorders: withView { $0.allowsReordering }, filters: abilities.filtering != nil,
            hasParent: abilities.opening?.goToParent != nil,
            hasNames: abilities.texts.name != nil, hasPreview: abilities.preview != nil,
            keys: Self.keyLabels(of: &demo))
    }

    /// Returns the labels of the demo's own keys. The parameter `inout` avoids a copy of the demo.
    private static func keyLabels(of demo: inout D) -> [DemoKeyLabel] {
        let keys = demo.keys
        return keys.isEmpty ? [] : keys.map(\.label)
    }

    var preview: DemoPreview? { abilities.preview?(&demo) }

    func geometry(of extent: GeometryExtent) -> DemoGeometry {
        withView { DemoGeometry($0, of: extent) }
    }

    func code(for target: CodeTarget) -> DemoCode? {
        let files = D.entry.codeFiles(for: target).compactMap { SourceText.file($0) }
        return files.isEmpty ? nil : DemoCode(files: files, values: demo.layout)
    }
}

/// Knobs and the demo's own keys, which can change the layout.
extension DemoPart {
    var knobStates: [KnobState] {
        abilities.tuning?.states(demo)
            ?? zip(D.knobs, initialValues).map {
                KnobState(value: $0.value(demo), initialValue: $1)
            }
    }

    func setKnob(_ index: Int, to value: KnobValue) {
        if let tuning = abilities.tuning { return tuning.turn(&demo, index, value) }
        let knob = D.knobs[index]
        knob.turn(&demo, value)
        if knob.changesLayout { layOut() }
    }

    /// Runs the action of one of the demo's own keys.
    func performOwn(_ press: KeyPress) -> Outcome {
        guard let own = demo.keys.first(where: { $0.label.keys.contains(press.key) }) else {
            return .ignored
        }
        let outcome = own.action(&demo, press)
        if own.changesLayout { layOut() }
        return outcome
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
