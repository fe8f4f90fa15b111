import Reflow

/// A text file that grows, line by line, each as high as it is when wrapped.
///
/// It begins at the end and stays there while more comes; a reader who has scrolled up keeps their place.
public struct LogDemo: Demo {
    /// Sections are the files that had the name, items are lines by their numbers.
    public var view: CollectionView<Int, Int>

    let text: FollowedText
    /// Whether the end is to be seen when more comes.
    private(set) var isFollowing = true
    /// The time it was told last.
    private var now = Duration.zero
    /// When to look at the file again where nobody reports changes.
    private var nextLook: Duration?
    /// What came of a look that nobody asked for.
    private var unsaid: Outcome?
    /// The number of lines that is shown.
    private var shown = 0..<0
    /// Whether the last of them had no end yet.
    private var wasInLine = false

    /// How many bytes are looked at before the next frame: a few milliseconds' worth.
    static let portion = 1 << 23

    init(_ text: FollowedText) {
        self.text = text
        view = CollectionView(
            layout: Self.layout(Self.entry.parameters), snapshot: Snapshot<Int, Int>())
        _ = text.read(atMost: Self.portion)
        show()
    }

    static func layout(_ parameters: DemoParameters) -> FlowLayout<Int> {
        FlowLayout(defaults: SectionDefaults(pinsHeaders: parameters.pinsHeaders)) { _ in
            // A column is left to the scrollbar.
            SectionLayout.flow(
                items: .measured(perLine: 1, estimate: 16), inset: EdgeInsets(right: 8)
            )
            .header(height: 16)
        }
    }

    public func layout(_ parameters: DemoParameters) -> any CollectionLayoutConvertible<Int> {
        Self.layout(parameters)
    }

    public var emptySentence: String { "Nothing has been written yet." }

    public var place: String? { text.name }

    public static let entry = DemoEntry(
        name: "log", title: "Log", category: .living,
        summary: "a file that is followed as it grows", tunables: .pinning
    ) { options in
        if options.file == "-" { return LogDemo(try FollowedText(standardInput: 0)) }
        guard let file = options.file else { return LogDemo(try .ofThisMachine()) }
        return LogDemo(try FollowedText(path: Array(file.utf8)))
    }
}

extension LogDemo {
    public var descriptors: [Int32] { text.descriptors }

    public var deadline: Duration? {
        // At once, as the loop sees it: after this frame.
        let next = text.unreadBytes > 0 ? now + .milliseconds(1) : nil
        return [next, nextLook].compactMap { $0 }.min()
    }

    public mutating func advance(to now: Duration) -> Bool {
        self.now = now
        var hasChanged = view.advance(to: now)
        if let due = nextLook, due <= now {
            nextLook = nil
            let response = look()
            if case .message = response { unsaid = response }
            hasChanged = response != .ignored || hasChanged
        } else if text.unreadBytes > 0 {
            hasChanged = read() || hasChanged
        }
        // What is told in between does not put the look off.
        nextLook = text.interval.map { nextLook ?? now + $0 }
        return hasChanged
    }

    public mutating func wake() -> Outcome {
        defer { unsaid = nil }
        let response = look()
        return response == .ignored ? unsaid ?? .ignored : response
    }

    /// Looks at what has become of the file, and reads what is new.
    private mutating func look() -> Outcome {
        let events = text.check()
        let hadEnded = text.hasEnded
        let hasGrown = read()
        if let failure = text.takeFailure() { return .message(failure) }
        if text.hasEnded, !hadEnded { return .message("the end of \(text.name)") }
        guard let event = events.last else { return hasGrown ? .redraw : .ignored }
        if !hasGrown { show() }
        return event.sentence(name: text.name).map { .message($0) } ?? .redraw
    }

    /// Reads a portion; false when there was nothing.
    private mutating func read() -> Bool {
        guard text.read(atMost: Self.portion) else { return false }
        show()
        return true
    }

    /// Shows the lines there are now. O(files).
    private mutating func show() {
        let sections = text.parts.map { Section($0.id, items: $0.lines) }
        // Lines are numbered through.
        guard var snapshot = try? Snapshot(sections: sections) else { return }
        // What the reader saw of a line without an end may be more now.
        if wasInLine, let last = shown.last, text.lines.contains(last) {
            try? snapshot.reloadItems([last])
        }
        view.snapshot = snapshot
        shown = text.lines
        wasInLine = text.current.text.endsInLine
        if isFollowing { view.scroll(to: .end) }
    }

    public mutating func handle(_ input: Input, scale: CellScale) -> Outcome {
        let response = view.handle(input, scale: scale)
        isFollowing = view.scrollPosition.isAtEnd
        return response == .opened ? .message("nothing to open here") : response
    }

    public mutating func didPlace() {
        if isFollowing { view.scroll(to: .end) }
    }

    public mutating func scroll(by distance: Double) {
        view.scroll(by: distance)
        isFollowing = view.scrollPosition.isAtEnd
    }

    public func searchText(of item: Int) -> String? { text.text(ofLine: item) }

    public func searchedBytes(of item: Int) -> ArraySlice<UInt8> {
        LineText.searched(text.bytes(ofLine: item))
    }

    public mutating func didFind() { isFollowing = view.scrollPosition.isAtEnd }

    public mutating func go(to place: ReaderPlace) {
        if let line = place.selection?.base as? Int {
            view.select(line, following: false)
        } else {
            view.deselect()
        }
        view.contentOffset = place.offset
        isFollowing = view.scrollPosition.isAtEnd
    }

    public var actions: [DemoAction] {
        [DemoAction("f", word: "follow", help: "to the end, and stay there")]
    }

    public mutating func perform(_ key: Key, _ parameters: DemoParameters) -> Outcome {
        isFollowing = true
        view.scroll(to: .end)
        return .message("following \(text.name)")
    }
}

extension FollowedText.Event {
    /// What is said of it; nil for what is seen.
    fileprivate func sentence(name: String) -> String? {
        switch self {
        case .grown, .ended: nil
        case .cut: "\(name) was cut, and begins anew"
        case .replaced: "another file is \(name) now"
        case .gone: "\(name) is gone; it is waited for"
        case .returned: "\(name) is there again"
        case .failed(let sentence): sentence
        }
    }
}

extension FollowedText {
    /// Where systems keep the log that most is written to.
    private static let usual = [
        "/var/log/syslog", "/var/log/messages", "/var/log/system.log", "/var/log/dpkg.log",
        "/var/log/install.log",
    ]

    /// A log of this machine. Throws a sentence when none of the usual ones can be read.
    static func ofThisMachine() throws(LogError) -> FollowedText {
        for path in usual {
            if let text = try? FollowedText(path: Array(path.utf8)) { return text }
        }
        throw LogError(
            description: "No log of this machine can be read: “reflow log FILE” follows any file.")
    }
}
