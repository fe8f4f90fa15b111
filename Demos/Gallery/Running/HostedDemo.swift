import Reflow

/// A demo around a view whose data and layout come from another program, such as a layout that was written for UIKit.
///
///     let hosted = HostedDemo(view, HostedDemoFunctions { element, region in region.fill(.blue) })
///     let demo = hosted.demo
public final class HostedDemo<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    private let part: DemoPart<Hosted<SectionID, ItemID>>

    /// The demo, for a browser or a server.
    public var demo: any RunningDemo { part }

    /// Makes a demo.
    public init(
        _ view: CollectionView<SectionID, ItemID>,
        _ functions: HostedDemoFunctions<SectionID, ItemID>, animates: Bool = true
    ) {
        part = DemoPart(
            Hosted(view: view, functions: functions), Hosted.abilities,
            options: DemoOptions(animates: animates))
    }

    /// Lets a closure change the view. The functions of the demo must not call this method, because the view may be
    /// calling them during another change.
    public func withView<Result>(
        _ body: (inout CollectionView<SectionID, ItemID>) -> Result
    ) -> Result {
        part.withView(body)
    }
}

/// The functions of a hosted demo. Only `draw` is required.
public struct HostedDemoFunctions<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    public typealias View = CollectionView<SectionID, ItemID>

    /// Draws one element into its frame.
    public var draw: (Element<SectionID, ItemID>, inout Region) -> Void
    /// Returns the title on the screen; `nil` for the title of the entry.
    public var title: () -> String? = { nil }
    /// Returns the text to show when there are no items.
    public var emptySentence: () -> String = { "There is nothing to show." }
    /// Returns the text of an item for searching and reading; `nil` for the words that the item draws.
    public var text: (ItemID) -> String? = { _ in nil }
    /// Sets the time since the start, and may change the view. Returns whether anything looks different.
    public var advance: (inout View, Duration) -> Bool = { _, _ in false }
    /// Returns the time of the next call of `advance`; `nil` if the demo waits for nothing.
    public var deadline: () -> Duration? = { nil }
    /// Called before the view gets a new environment.
    public var willPlace: (inout View, LayoutEnvironment) -> Void = { _, _ in }
    /// Called after the size or the scale of the view has changed.
    public var didPlace: (inout View) -> Void = { _ in }
    /// Called after the reader has scrolled or has changed the selection.
    public var didMove: (inout View) -> Void = { _ in }
    /// The settings that the reader can change.
    public var knobs: [Knob] = []
    /// Returns the values of the knobs.
    public var knobStates: () -> [KnobState] = { [] }
    /// Sets the value of a knob, and changes the layout of the view.
    public var setKnob: (inout View, Int, KnobValue) -> Void = { _, _, _ in }
    /// Handles Enter and a second click on an item.
    public var open: (inout View, ItemID) -> Outcome = { _, _ in .ignored }

    /// Makes functions with defaults for a demo that only draws.
    public init(draw: @escaping (Element<SectionID, ItemID>, inout Region) -> Void) {
        self.draw = draw
    }
}

/// The demo that calls the functions.
private struct Hosted<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Demo {
    var view: CollectionView<SectionID, ItemID>
    let functions: HostedDemoFunctions<SectionID, ItemID>

    /// The layout of the view. The demo has no layout of its own.
    var layout: CollectionLayout<SectionID> {
        get { view.layout.collectionLayout }
        set { view.update { $0.layout = newValue } }
    }

    func draw(_ element: Element<SectionID, ItemID>, in region: inout Region) {
        functions.draw(element, &region)
    }

    static var knobs: [DemoKnob<Self>] { [] }

    /// An entry that no list contains. It has no code, so the browser shows no code.
    static var entry: DemoEntry {
        DemoEntry(
            name: "hosted", title: "Hosted", category: .combined, summary: "a hosted layout",
            knobs: [], code: [], uiKitRemark: nil, options: [], argument: nil
        ) { (_: DemoOptions) throws -> any RunningDemo in
            throw DemoError("A hosted demo has no entry.")
        }
    }

    static var abilities: DemoAbilities<Self> {
        DemoAbilities(
            naming: DemoNaming(
                title: { $0.functions.title() }, emptySentence: { $0.functions.emptySentence() }),
            texts: DemoTexts(plain: { $0.functions.text($1) }),
            opening: DemoOpening(open: { $0.functions.open(&$0.view, $1) }),
            observing: DemoObserving(
                didMove: { $0.functions.didMove(&$0.view) },
                didPlace: { $0.functions.didPlace(&$0.view) },
                willPlace: { $0.functions.willPlace(&$0.view, $1) }),
            tuning: DemoTuning(
                knobs: { $0.functions.knobs }, states: { $0.functions.knobStates() },
                turn: { $0.functions.setKnob(&$0.view, $1, $2) }),
            waking: DemoWaking(
                advance: { $0.functions.advance(&$0.view, $1) },
                deadline: { $0.functions.deadline() }))
    }
}
