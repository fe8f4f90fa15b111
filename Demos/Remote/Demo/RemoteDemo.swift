import Gallery
import Reflow

/// A demo in another process, as the browser runs it.
///
/// By default, no function waits for the other process. The functions send requests and return the last known values.
/// Drawing shows the last picture. The outcomes of actions arrive later, with the outcome of a `.wake`.
///
/// With `waits`, each function waits for its reply. Commands that only print a result use this.
public final class RemoteDemo: RunningDemo {
    /// The time limits for replies.
    public struct Limits: Hashable, Sendable {
        /// The time after which the title says that the layout has not answered.
        public var patience: Duration
        /// The time after which the process is ended.
        public var limit: Duration

        public init(patience: Duration = .seconds(2), limit: Duration = .seconds(10)) {
            (self.patience, self.limit) = (patience, limit)
        }
    }

    /// The title of the demo for messages, if the demo has no title of its own.
    private let title: String?
    let waitsForReplies: Bool
    let limits: Limits
    /// The time on the clock of the limits.
    let clock: () -> Duration
    var options: RemoteOptions

    /// The connection that the current values come from.
    var connection: RemoteConnection
    /// Whether there is a child. It may have ended.
    var hasChild: Bool
    /// Whether the child can receive requests.
    var isRunning: Bool { hasChild && endSentence == nil }
    /// The next connection, until its first picture has arrived.
    var replacement: Replacement?
    /// The last known state; `nil` before the first reply.
    var state: RemoteState?
    /// The knobs of the child. Empty before the first reply.
    public internal(set) var childKnobs: [Knob] = []
    /// The knobs that the browser shows; `nil` for those of the child. With a value, `knobs` has exactly these knobs,
    /// also before the first reply and after the code has changed.
    public var declaredKnobs: [Knob]?
    /// The reason why there is no running child, as a sentence; `nil` while it runs.
    public internal(set) var endSentence: String?
    /// Text lines to draw over the lower part of the picture.
    var messageLines: [String] = []
    /// The origin of the programs; `nil` if there is only one program.
    var source: (any RemoteSource)?
    /// The values of the knobs in the last picture of the child.
    var drawnKnobs: [KnobState] = []
    /// A sentence about a knob whose value has ended the child; `nil` for none.
    var knobRemark: String?
    /// The stage of the source's work; `nil` if no work is in progress.
    var progress: String?
    /// Sentences of the source about the program.
    var remarks: [String] = []
    /// The program that was started last; `nil` if the demo has only a link.
    var launch: Launch?
    /// The number of sections of the running program; `nil` before its first picture.
    var runningSections: Int?

    /// The time since the terminal was opened.
    var now = Duration.zero
    /// The last arguments of `place`.
    var place: (environment: LayoutEnvironment, scale: CellScale)?
    var isInspected = false
    var frames = FrameState()
    /// The results of requests without effect.
    var cache = QueryCache()
    var searches = SearchResults()
    /// The version of the text at the scroll position.
    var plainVersion = Identity()
    /// The number of whole seconds without a reply that the title shows; 0 for none.
    var shownSilence = 0

    /// Creates a demo and sends the first request.
    ///
    /// - Parameters:
    ///   - link: The connection to the child.
    ///   - title: The title for the status line.
    ///   - knobs: The knobs that the browser shows; `nil` for those of the child.
    ///   - waits: Whether each function waits for its reply.
    ///   - clock: The clock of the time limits; by default the system's.
    public convenience init(
        _ link: any DemoLink, options: RemoteOptions = RemoteOptions(), title: String? = nil,
        knobs: [Knob]? = nil, waits: Bool = false, limits: Limits = Limits(),
        clock: (() -> Duration)? = nil
    ) {
        self.init(
            link: link, options: options, title: title, knobs: knobs, waits: waits, limits: limits,
            clock: clock)
    }

    /// Creates a demo. Without a link, it has no child until `replace(with:)`.
    init(
        link: (any DemoLink)?, options: RemoteOptions, title: String?, knobs: [Knob]?, waits: Bool,
        limits: Limits, clock: (() -> Duration)?
    ) {
        let start = ContinuousClock.now
        self.clock = clock ?? { start.duration(to: .now) }
        (self.options, self.title, self.limits) = (options, title, limits)
        (declaredKnobs, waitsForReplies) = (knobs, waits)
        connection = RemoteConnection(link ?? MissingLink())
        hasChild = link != nil
        if waits { _ = reply(to: .start(options)) } else { send(.start(options)) }
    }

    deinit {
        connection.stop()
        replacement?.connection.stop()
    }
}

/// The last known values.
extension RemoteDemo {
    public var facts: DemoFacts {
        var facts = state?.facts ?? .unknown
        if let environment = place?.environment {
            // The message about a rotation appears before the child has answered.
            let size = environment.size
            (facts.width, facts.height) = (Int(size.width.rounded()), Int(size.height.rounded()))
            facts.isLandscape = environment.isLandscape
        }
        if let sourceNotice { facts.notice = sourceNotice }
        if let question = source?.question { facts.question = question }
        if let notice = statusNotice {
            facts.title = [facts.title ?? title, notice].compactMap(\.self).joined(separator: ": ")
        }
        return facts
    }

    /// The part of the title about the state of the child; `nil` if it answers in time.
    private var statusNotice: String? {
        if endSentence != nil { return "the layout has ended" }
        if shownSilence > 0 { return "the layout has not answered for \(shownSilence) s" }
        return nil
    }

    public var features: DemoFeatures {
        var features = hasChild || replacement != nil ? state?.features ?? .unknown : .unknown
        features.keys += source?.keys ?? []
        return features
    }

    public var knobs: [Knob] { declaredKnobs ?? childKnobs }

    /// The values of the declared knobs, or else of the child's knobs. The child may have other knobs after its code
    /// has changed.
    public var knobStates: [KnobState] {
        knobs.enumerated().map { index, knob in
            let place = childIndex(ofKnob: index)
            return knob.fitting(place.flatMap { state?.knobs[inside: $0] })
        }
    }

    /// Returns the index of a knob among the child's knobs; `nil` if the child does not have it.
    func childIndex(ofKnob index: Int) -> Int? {
        guard let declaredKnobs else { return index }
        guard let identity = declaredKnobs[inside: index]?.identity else { return nil }
        return childKnobs.firstIndex { $0.identity == identity }
    }

    public var preview: DemoPreview? { nil }

    public var plainState: PlainState { PlainState(version: plainVersion) }

    public var readerPosition: ReaderPosition {
        get { state?.position ?? ReaderPosition(item: nil, offset: .zero) }
        set {
            state?.position = newValue.withoutIdentifier
            send(changing: .setPosition(item: newValue.item, offset: newValue.offset))
        }
    }
}

extension DemoFacts {
    /// The facts before the first reply.
    fileprivate static var unknown: DemoFacts {
        DemoFacts(
            width: 0, height: 0, isLandscape: false, columns: 0, twoColumns: nil, sections: 0,
            items: 0, visible: nil, hasSelection: false, selectedItems: 0,
            scrollDirection: .vertical,
            isMirrored: false,
            position: ScrollPosition(offset: 0, contentLength: 0, viewportLength: 0),
            coveredHeight: 0)
    }
}

extension DemoFeatures {
    /// The features before the first reply.
    fileprivate static var unknown: DemoFeatures {
        DemoFeatures(
            itemName: "item", opens: false, copies: false, selectsSeveral: false,
            reorders: false, filters: false, hasParent: false,
            keys: [])
    }
}

extension Array {
    /// The element at an index; `nil` if there is none.
    subscript(inside index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
