import Gallery
import Reflow

/// The origin of the programs that a remote demo runs, one after the other: for example a compiler that compiles a file
/// after each change.
///
/// The demo watches the descriptors, and reads the news after a wake. No function waits.
public protocol RemoteSource: AnyObject {
    /// The descriptors that are readable when there is news.
    var descriptors: [Int32] { get }

    /// The keys of the source, such as the one that starts it.
    var keys: [DemoKeyLabel] { get }

    /// The question of the source; `nil` for none.
    var question: DemoQuestion? { get }

    /// Handles one of the keys. The knobs are those of the program on the screen, which may be older than the last one.
    func perform(_ key: Key, _ knobs: [Knob], _ states: [KnobState]) -> Outcome

    /// Handles the answer to the question, which is an index of its choices; `nil` if the reader cancels.
    func answer(_ index: Int?) -> Outcome

    /// Returns the code with the values of the knobs on the screen; `nil` if the source has no code.
    func code(_ knobs: [Knob], _ states: [KnobState]) -> DemoCode?

    /// Returns the news since the last call.
    func news() -> [RemoteNews]
}

extension RemoteSource {
    public var question: DemoQuestion? { nil }
    public func answer(_ index: Int?) -> Outcome { .ignored }
    public func code(_ knobs: [Knob], _ states: [KnobState]) -> DemoCode? { nil }
}

/// A program of a source, with the settings that it is started with.
public struct RemoteProgram: Hashable, Sendable {
    public var process: ChildProcess
    /// Sentences for the status line.
    public var remarks: [String]
    /// The knobs that the program cannot know itself.
    public var knobs: [Knob]
    /// The values of these knobs at the start.
    public var knobStates: [KnobState]

    public init(
        _ process: ChildProcess, remarks: [String] = [], knobs: [Knob] = [],
        knobStates: [KnobState] = []
    ) {
        (self.process, self.remarks) = (process, remarks)
        (self.knobs, self.knobStates) = (knobs, knobStates)
    }
}

/// News of a source.
public enum RemoteNews: Hashable, Sendable {
    /// A program is ready. It replaces the running program as soon as it has drawn its first picture.
    case program(RemoteProgram)
    /// Lines to show over the last picture. No lines remove the text.
    case message([String])
    /// The current stage of the work, such as `compiling`; `nil` if no work is in progress.
    case progress(String?)
}

extension RemoteDemo {
    /// Creates a demo without a program. The source supplies the programs.
    public convenience init(
        _ source: any RemoteSource, options: RemoteOptions = RemoteOptions(),
        title: String? = nil, knobs: [Knob]? = nil, limits: Limits = Limits(),
        clock: (() -> Duration)? = nil
    ) {
        self.init(
            link: nil, options: options, title: title, knobs: knobs, waits: false, limits: limits,
            clock: clock)
        self.source = source
        readNews()
    }

    /// Starts a program and creates a demo that waits for each reply. Throws a sentence if the program does not start.
    public convenience init(waitingFor program: RemoteProgram, options: RemoteOptions) throws {
        var options = options
        (options.knobs, options.knobStates) = (program.knobs, program.knobStates)
        self.init(ProcessLink(program.process), options: options, waits: true)
        remarks = program.remarks
        launch = Launch(program: program.process, sections: options.sections)
        retryWhileCrashing()
        if let endSentence { throw DemoError(endSentence) }
    }

    /// Applies the news of the source. Returns whether anything looks different.
    @discardableResult
    func readNews() -> Bool {
        let news = source?.news() ?? []
        for item in news {
            switch item {
            case .program(let program):
                remarks = program.remarks
                var options = options
                (options.knobs, options.knobStates) = (program.knobs, keptStates(of: program))
                start(program.process, options: options)
            case .message(let lines): show(message: lines)
            case .progress(let text): progress = text?.printable()
            }
        }
        return !news.isEmpty
    }

    /// The stage of the source's work, or the remarks about the program; `nil` if there are neither.
    var sourceNotice: String? {
        if let progress { return progress }
        let all = allRemarks
        return all.isEmpty ? nil : all.joined(separator: " · ")
    }

    /// The different remarks of the source, of the child, about its sections, and about its knobs.
    public var allRemarks: [String] {
        var all: [String] = []
        let own = [knobRemark, sectionRemark].compactMap(\.self)
        for remark in own + remarks + (state?.remarks ?? []) {
            let text = remark.printable()
            if !all.contains(text) { all.append(text) }
        }
        return all
    }
}

/// The link of a demo whose program is not ready.
final class MissingLink: DemoLink {
    var end: LinkEnd? { nil }
    var failureLine: String? { nil }
    var descriptors: [Int32] { [] }
    var hasQueue: Bool { false }

    func send(_ frame: Frame) {}
    func receive() -> [Frame] { [] }
    func receive(within time: Duration) -> [Frame] { [] }
    func stop(byForce: Bool) {}
}
